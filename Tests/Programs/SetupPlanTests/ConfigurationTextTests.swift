import Testing

@testable import SetupPlan

/// Changes of configuration files, which leave all other lines as they are.
@Suite struct ConfigurationTextTests {
  private func file(_ text: String) -> KConfigText {
    KConfigText(text, group: "Wayland", key: "InputMethod")
  }

  /// Files without the entry, with and without its group.
  @Test(arguments: [
    "", "\n", "[Desktops]\nNumber=1\n", "Top=1\n[Desktops]\nNumber=1\n\n[Tiling]\n",
    "[Wayland]\n", "[Wayland]\nEnableX=1\n\n[Z]\nInputMethod=other\n", "[A]\n[Wayland]\n[B]\n",
  ])
  func anAddedEntryIsRemovedWithoutATrace(_ text: String) {
    var changed = file(text)
    #expect(changed.value == nil)
    let hadGroup = changed.hasGroup
    changed.setLine("InputMethod[$e]=/a b.desktop")
    #expect(file(changed.text).value == "/a b.desktop")
    #expect(changed.text.contains("[Wayland]\nInputMethod[$e]=/a b.desktop\n"))
    changed.removeLine(keepingGroup: hadGroup)
    #expect(changed.text == text)
  }

  @Test func theLastEntryCountsAndIsPutBack() {
    let text = "[Wayland]\r\nInputMethod=a\nInputMethod[$e] = b \nInputMethods=c\n"
    var changed = file(text)
    #expect(changed.value == "b" && changed.line == "InputMethod[$e] = b ")
    changed.setLine("InputMethod=new")
    #expect(changed.value == "new" && changed.text.contains("InputMethod=a\n"))
    changed.setLine("InputMethod[$e] = b ")
    #expect(changed.text == text)
  }

  @Test func entriesOfOtherGroupsDoNotCount() {
    #expect(file("InputMethod=a\n[Wayland][Sub]\nInputMethod=b\n").value == nil)
    #expect(file("[Wayland]\n# InputMethod=a\n").value == nil)
  }

  /// KWin writes its file again in the meantime, in another order.
  @Test func aGroupThatBelongsToSomebodyElseNowStays() {
    var changed = file("[A]\nx=1\n\n[Wayland]\nEnableX=1\nInputMethod=ours\n")
    changed.removeLine(keepingGroup: false)
    #expect(changed.text == "[A]\nx=1\n\n[Wayland]\nEnableX=1\n")
    var last = file("[A]\nx=1\n\n[Wayland]\nInputMethod=ours\n")
    last.removeLine(keepingGroup: false)
    #expect(last.text == "[A]\nx=1\n\n")
  }

  @Test(arguments: [
    ("[$i]\n[Wayland]\nA=1\n", true), ("[Wayland][$i]\n", true),
    ("[Wayland]\nInputMethod[$i]=a\n", true), ("[Wayland]\nInputMethod[$ei]=a\n", true),
    ("[Wayland]\nInputMethod[$e]=/i[$i]\n", false), ("[Other][$i]\n[Wayland]\n", false),
  ])
  func whatAnAdministratorFixedIsSeen(_ text: String, _ isFixed: Bool) {
    #expect(file(text).isFixed == isFixed)
  }

  @Test func linesOfOursStandOnceAtTheEnd() {
    var lines = MarkedLines("set $mod Mod4\n")
    #expect(!lines.hasOurs && !lines.mentions("inkscribe"))
    lines.appendLines(["exec old"])
    lines.appendLines(["exec systemctl --user start inkscribe.service"])
    #expect(lines.hasOurs && lines.mentions("inkscribe") && !lines.text.contains("old"))
    #expect(lines.text.hasPrefix("set $mod Mod4\n# Begin: inkscribe"))
    lines.removeLines()
    #expect(lines.text == "set $mod Mod4\n" && !lines.hasOurs)
    #expect(MarkedLines("  # exec inkscribe\n").mentions("inkscribe") == false)
    #expect(MarkedLines("  exec inkscribe").mentions("inkscribe"))
  }

  @Test func aListOfSettingsIsReadAndWritten() {
    #expect(SettingsList.texts(in: "['a@b', \"c\"]\n") == ["a@b", "c"])
    #expect(SettingsList.texts(in: "@as []\n") == [] && SettingsList.texts(in: "[]") == [])
    #expect(SettingsList.texts(in: "No such key") == nil)
    #expect(SettingsList.listText(of: ["a", "b"]) == "['a', 'b']")
    #expect(SettingsList.listText(of: []) == "@as []")
  }
}
