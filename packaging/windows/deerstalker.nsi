; The installer for Windows, which packaging/installer.py makes with NSIS. It defines VERSION, NUMBERS (four of them), OUT,
; ICON, LICENCE, KILOBYTES and FILES, a list of the files to install and to remove.
; It is for one user and needs no administrator. "/S" asks nothing, "/D=FOLDER" (last, without quotes) chooses the folder.
; Exit status: 0 installed, 1 cancelled, 2 the program is running.

Target amd64-unicode ; as the program is for 64 bits only
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off

!include MUI2.nsh
!include "${FILES}"

!define NAME "Deerstalker"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Deerstalker"
!define CLASSES "Software\Classes"
!define KIND "Deerstalker.case"

Name "${NAME}"
OutFile "${OUT}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}, a detective's sheet: installer"
VIAddVersionKey "CompanyName" "The Deerstalker authors"
VIAddVersionKey "LegalCopyright" "The Deerstalker authors; MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\deerstalker.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Portuguese"

LangString RUNNING ${LANG_ENGLISH} "Deerstalker is running. Close it, then try again."
LangString RUNNING ${LANG_FRENCH} "Deerstalker est ouvert. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_GERMAN} "Deerstalker läuft. Beende es und versuche es noch einmal."
LangString RUNNING ${LANG_SPANISH} "Deerstalker está abierto. Ciérralo y vuelve a intentarlo."
LangString RUNNING ${LANG_ITALIAN} "Deerstalker è aperto. Chiudilo e riprova."
LangString RUNNING ${LANG_DUTCH} "Deerstalker is geopend. Sluit het en probeer het opnieuw."
LangString RUNNING ${LANG_PORTUGUESE} "O Deerstalker está aberto. Feche-o e tente novamente."

; A program that runs cannot be opened for writing.
!macro CHECK un
Function ${un}CheckOne
    Exch $0
    Push $1
    retry:
    IfFileExists "$0" 0 done
    ClearErrors
    FileOpen $1 "$0" a
    IfErrors 0 close
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
    SetErrorLevel 2
    Quit
    close:
    FileClose $1
    done:
    Pop $1
    Pop $0
FunctionEnd

Function ${un}CheckRunning
    Push "$INSTDIR\deerstalker.exe"
    Call ${un}CheckOne
    Push "$INSTDIR\deerstalker-console.exe"
    Call ${un}CheckOne
FunctionEnd
!macroend
!insertmacro CHECK ""
!insertmacro CHECK "un."

Section
    SetShellVarContext current
    Call CheckRunning

    ; an older version goes first, as it may have files that this one lacks
    ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
    IfFileExists "$0\uninstall.exe" 0 fresh
    ExecWait '"$0\uninstall.exe" /S _?=$0' $1
    IntCmp $1 0 removed
    IntCmp $1 2 0 fresh fresh
    SetErrorLevel 2
    Abort "$(RUNNING)"
    removed: ; but for the uninstaller, which would take this version out of the menu if it stayed in another folder
    Delete "$0\uninstall.exe"
    RMDir "$0"
    fresh:

    !insertmacro INSTALL_FILES
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\deerstalker.exe"

    WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\deerstalker.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "The Deerstalker authors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1

    ; Windows looks at the last ending only: Deerstalker is offered for .json ("Open with"), and takes it from nobody
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${NAME} case"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\deerstalker.exe,0"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\deerstalker.exe" "%1"'
    WriteRegStr HKCU "${CLASSES}\.json\OpenWithProgids" "${KIND}" ""
    WriteRegStr HKCU "${CLASSES}\Applications\deerstalker.exe" "FriendlyAppName" "${NAME}"
    WriteRegStr HKCU "${CLASSES}\Applications\deerstalker.exe\SupportedTypes" ".json" ""
    WriteRegStr HKCU "${CLASSES}\Applications\deerstalker.exe\shell\open\command" "" '"$INSTDIR\deerstalker.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
SectionEnd

; Only what was installed is removed: games that were saved in the folder stay, as do the library and the settings.
Section Uninstall
    SetShellVarContext current
    Call un.CheckRunning
    !insertmacro REMOVE_FILES
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "${KEY}"
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${CLASSES}\Applications\deerstalker.exe"
    DeleteRegValue HKCU "${CLASSES}\.json\OpenWithProgids" "${KIND}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
