; Installs Ludo for one user, without administrator rights. Built by recipes/windows.py, which defines OUT, ICON,
; FILES and WORDS (of recipes), VERSION, SIZE (KB), APP_ID, SIDE and HEAD (pictures), and SIGN where there is a certificate. Silent: /S; folder: /D=C:\...
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludo"
!define CLASSES "Software\Classes"
Unicode true
Target amd64-unicode
Name "Ludo"
OutFile "${OUT}"
!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"'
!endif
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
!include LogicLib.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define PYTHON "$INSTDIR\runtime\pythonw.exe"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${HEAD}"
!define MUI_FINISHPAGE_RUN "${PYTHON}"
!define MUI_FINISHPAGE_RUN_PARAMETERS "-m ludo"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\Ludo"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Installer language"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE RefuseASecondFolder
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

; There is one entry in the list of programs, and one start menu: a second folder would be known to neither.
Function RefuseASecondFolder
  ReadRegStr $0 HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} $0 != $INSTDIR
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(ELSEWHERE)" /SD IDOK
    SetErrorLevel 3
    Abort "$(ELSEWHERE)"
  ${EndIf}
FunctionEnd

; The task bar joins a window with the link that has its id, and pins that link.
!macro GIVE_ID LINK
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
  ${If} $0 P<> 0
    ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
    ${If} $1 P<> 0
      ${IPersistFile::Load} $1 '("${LINK}", ${STGM_READWRITE})'
      ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
      ${If} $2 P<> 0
        System::Call 'Oleaut32::SysAllocString(w "${APP_ID}")p.r3'
        System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r4'
        System::Call '*(&i2 ${VT_LPWSTR},&i6,p r3,&i8)p.r5'
        ${IPropertyStore::SetValue} $2 '($4,$5)'
        ${IPropertyStore::Commit} $2 ""
        System::Free $4
        System::Free $5
        System::Call 'Oleaut32::SysFreeString(p r3)'
        ${IUnknown::Release} $2 ""
        ${IPersistFile::Save} $1 '("${LINK}",1)'
      ${EndIf}
      ${IUnknown::Release} $1 ""
    ${EndIf}
    ${IUnknown::Release} $0 ""
  ${EndIf}
!macroend

!macro MAKE_LINK LINK
  CreateShortcut "${LINK}" "${PYTHON}" "-m ludo" "$INSTDIR\ludo.ico"
  !insertmacro GIVE_ID "${LINK}"
!macroend

!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\app"
  RMDir /r "$INSTDIR\runtime"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\ludo.exe" ; of versions before ludo.cmd
  Delete "$INSTDIR\ludo.cmd"
  Delete "$INSTDIR\ludo.ico"
  Delete "$INSTDIR\ludo-console.cmd"
!macroend

!macro REGISTER_KIND SUFFIX KIND NAME
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\ludo.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"${PYTHON}" -m ludo "%1"'
!macroend

!macro FORGET_KIND SUFFIX KIND
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
!macroend

Section "$(PROGRAM)" PROGRAM_FILES
  SectionIn RO
  Call RefuseASecondFolder
  Call RefuseWhileRunning
  !insertmacro REMOVE_PROGRAM
  !include "${FILES}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  !insertmacro MAKE_LINK "$SMPROGRAMS\Ludo.lnk"
  !insertmacro REGISTER_KIND ".ludogame" "Ludo.Partie" "$(PARTIE)"
  !insertmacro REGISTER_KIND ".ludo" "Ludo.Backup" "$(BACKUP)"
  !insertmacro REGISTER_KIND ".ludobook" "Ludo.Book" "$(BOOK)"
  !insertmacro REGISTER_KIND ".ludorules" "Ludo.Rules" "$(RULES)"
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
  !insertmacro MAKE_LINK "$DESKTOP\Ludo.lnk"
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
  !insertmacro FORGET_KIND ".ludorules" "Ludo.Rules"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Ludo"
  ${RefreshShellIcons}
  IfFileExists "$LOCALAPPDATA\Ludo\*.*" 0 done
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(DELETE_DATA)" /SD IDNO IDNO done
  RMDir /r "$LOCALAPPDATA\Ludo"
  done:
SectionEnd
