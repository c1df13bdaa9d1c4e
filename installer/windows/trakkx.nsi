; The installer for Windows: for one person, without administrator; `windows/setup.py` calls makensis with
;   VERSION       0.1.0
;   VERSION4      0.1.0.0
;   APP           the frozen folder
;   ICON          app.ico
;   LICENCE       the licence text
;   OUTPUT        the installer to write
;   MEDIA_TYPE    what the saved games are
;   WORDS         its languages, and what it says in each
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

!define NAME "Trakkx Desktop"
!define PROGRAM "trakkx-desktop.exe"
!define KIND "TrakkxDesktop.Game"
!define SAVES "$LOCALAPPDATA\trakkx-desktop"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\TrakkxDesktop"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION4}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!include "${WORDS}"

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_64)" /SD IDOK
        Abort
    ${EndIf}
FunctionEnd

; A program that runs cannot be deleted: nothing is touched before it has gone.
!macro REMOVE_PROGRAM
    again:
    ClearErrors
    Delete "$INSTDIR\${PROGRAM}"
    ${If} ${Errors}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
        SetErrorLevel 3
        Abort "$(IS_RUNNING)"
    ${EndIf}
    Delete "$INSTDIR\trakkx-desktop-console.exe"
    Delete "$INSTDIR\trakkx-think.exe"
    RMDir /r "$INSTDIR\_internal"
!macroend

Section "!$(PROGRAM_PART)" SectionProgram
    SectionIn RO
    SetShellVarContext current
    SetOutPath "$INSTDIR"
    !insertmacro REMOVE_PROGRAM
    File /r "${APP}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"

    WriteRegStr HKCU "Software\Classes\.trakkx" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\.trakkx" "Content Type" "${MEDIA_TYPE}"
    WriteRegStr HKCU "Software\Classes\.trakkx\OpenWithProgids" "${KIND}" ""
    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GAME_FILE)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Trakkx Desktop authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    ${RefreshShellIcons}
SectionEnd

Section "$(DESKTOP_PART)" SectionDesktop
    SetShellVarContext current
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "un.$(PROGRAM_PART)" SectionRemove
    SectionIn RO
    SetShellVarContext current
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\uninstall.exe"
    ; Only if it is empty: a person may have put something of their own there.
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"

    ReadRegStr $0 HKCU "Software\Classes\.trakkx" ""
    ${If} $0 == "${KIND}"
        DeleteRegValue HKCU "Software\Classes\.trakkx" ""
        DeleteRegValue HKCU "Software\Classes\.trakkx" "Content Type"
    ${EndIf}
    DeleteRegValue HKCU "Software\Classes\.trakkx\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.trakkx\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.trakkx"
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegKey HKCU "${UNINSTALL}"
    ${RefreshShellIcons}
SectionEnd

; Not ticked unless the person ticks it; a silent removal keeps them too.
Section /o "un.$(SAVES_PART)" SectionSaves
    SetShellVarContext current
    RMDir /r "${SAVES}"
SectionEnd
