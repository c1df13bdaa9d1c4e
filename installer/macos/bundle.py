"""What macOS has to know about the app: its name, and that `.trakkx` files are its documents."""

from typing import Any

from installer.identity import MEDIA_TYPE, OLD_MEDIA_TYPE, TITLE
from installer.linux.catalogue import languages
from trakkx_desktop import APP_ID

DOCUMENT = f"{APP_ID}.game"


def information(version: str) -> dict[str, Any]:
    """Entries of `Info.plist` besides those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": languages(),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{TITLE} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "app.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT,
                "UTTypeDescription": f"{TITLE} game",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["trakkx"],
                    "public.mime-type": [MEDIA_TYPE, OLD_MEDIA_TYPE],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT licence",
    }
