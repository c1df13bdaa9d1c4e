"""The version that Windows shows for the program in its properties."""

from typing import Any

NAME = "Trakkx Desktop"


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants exactly four numbers: `0.1.0` becomes 0.1.0.0."""
    parts = [int(part) for part in version.split(".")]
    first, second, third, fourth = [*parts, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def version_resource(version: str) -> Any:
    """Only PyInstaller on Windows has the module for it."""
    from PyInstaller.utils.win32 import versioninfo as info  # type: ignore[import-untyped]

    numbers = four_numbers(version)
    texts = {
        "FileDescription": NAME,
        "ProductName": NAME,
        "FileVersion": version,
        "ProductVersion": version,
        "OriginalFilename": "trakkx-desktop.exe",
        "LegalCopyright": "MIT licence",
    }
    table = info.StringTable("040904B0", [info.StringStruct(k, v) for k, v in texts.items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo([table]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 0x04B0])]),
        ],
    )
