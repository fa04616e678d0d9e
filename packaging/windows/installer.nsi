; Installs Ludo for one user, without administrator rights. Built by recipes/windows.py, which defines OUT, ICON,
; FOLDER, VERSION, WORDS (recipes/words.py) and SIZE (KB). Silent: /S; folder: /D=C:\...
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludo"
!define CLASSES "Software\Classes"
Unicode true
Target amd64-unicode
Name "Ludo"
OutFile "${OUT}"
BrandingText "Ludo ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Ludo"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
ManifestSupportedOS all
!include VersionKeys.nsh
!include MUI2.nsh
!include FileFunc.nsh

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\ludo.exe"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Ludo"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Installer language"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!include "${WORDS}"
!insertmacro MUI_RESERVEFILE_LANGDLL

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; A program that runs cannot be opened for writing.
!macro REFUSE_WHILE_RUNNING UN
Function ${UN}RefuseWhileRunning
  retry:
  IfFileExists "$INSTDIR\runtime\pythonw.exe" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\runtime\pythonw.exe" a
  IfErrors 0 opened
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
  SetErrorLevel 2
  Abort "$(RUNNING)"
  opened:
  FileClose $0
  free:
FunctionEnd
!macroend
!insertmacro REFUSE_WHILE_RUNNING ""
!insertmacro REFUSE_WHILE_RUNNING "un."

!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\app"
  RMDir /r "$INSTDIR\runtime"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\ludo.exe"
  Delete "$INSTDIR\ludo.ico"
  Delete "$INSTDIR\ludo-console.cmd"
!macroend

!macro REGISTER_KIND SUFFIX KIND NAME
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\ludo.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\ludo.exe" "%1"'
!macroend

!macro FORGET_KIND SUFFIX KIND
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
!macroend

Section "$(PROGRAM)" PROGRAM_FILES
  SectionIn RO
  Call RefuseWhileRunning
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Ludo.lnk" "$INSTDIR\ludo.exe" "" "$INSTDIR\ludo.ico"
  !insertmacro REGISTER_KIND ".ludogame" "Ludo.Partie" "$(PARTIE)"
  !insertmacro REGISTER_KIND ".ludo" "Ludo.Backup" "$(BACKUP)"
  !insertmacro REGISTER_KIND ".ludobook" "Ludo.Book" "$(BOOK)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Ludo"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\ludo.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Ludo authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section /o "$(DESKTOP)" DESKTOP_ICON
  CreateShortcut "$DESKTOP\Ludo.lnk" "$INSTDIR\ludo.exe" "" "$INSTDIR\ludo.ico"
SectionEnd

Section "Uninstall"
  Call un.RefuseWhileRunning
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Ludo.lnk"
  Delete "$DESKTOP\Ludo.lnk"
  !insertmacro FORGET_KIND ".ludogame" "Ludo.Partie"
  !insertmacro FORGET_KIND ".ludo" "Ludo.Backup"
  !insertmacro FORGET_KIND ".ludobook" "Ludo.Book"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Ludo"
  ${RefreshShellIcons}
  IfFileExists "$LOCALAPPDATA\Ludo\*.*" 0 done
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_DATA)" /SD IDNO IDNO done
  RMDir /r "$LOCALAPPDATA\Ludo"
  done:
SectionEnd
