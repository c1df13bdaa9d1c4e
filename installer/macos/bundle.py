"""What macOS has to know about the app: its name, and that `.trakkx` files are its documents."""

from typing import Any

NAME = "Trakkx Desktop"
IDENTIFIER = "games.trakkx.desktop"
DOCUMENT = f"{IDENTIFIER}.game"


def information(version: str) -> dict[str, Any]:
    """Entries of `Info.plist` besides those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{NAME} game",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "app.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [DOCUMENT],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": DOCUMENT,
                "UTTypeDescription": f"{NAME} game",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["trakkx"],
                    "public.mime-type": ["application/x-trakkx"],
                },
            }
        ],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "NSHumanReadableCopyright": "MIT licence",
    }
