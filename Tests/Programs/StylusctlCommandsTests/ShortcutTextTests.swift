import StylusProtocol
import Testing

@testable import StylusctlCommands

/// The overlay's keys in configuration files.
@Suite struct ShortcutTextTests {
  private let keys = OverlayShortcut.all

  /// Somebody's configuration, in each syntax.
  private static let files: [(ShortcutSyntax, String)] = [
    (.sway, "set $mod Mod4\nbindsym $mod+Return exec foot\n"),
    (.sway, ""), (.sway, "output * bg #000000 solid_color"),
    (.hyprlang, "$mainMod = SUPER\r\nbind = $mainMod, Q, exec, kitty\r\n"),
    (.hyprlandLua, "hl.bind(\"SUPER + Q\", hl.dsp.exec_cmd(\"kitty\"))\n"),
    (
      .niri,
      """
      // binds {
      recent-windows {
          binds {
              Alt+Tab { next-window; }
          }
      }
      window-rule { match title="{"; }
      binds {
          Mod+T { spawn "foot"; }
      }

      """
    ),
    (.niri, "input {\n}\n"),
    (.labwc, "<labwc_config>\n  <keyboard>\n    <default />\n  </keyboard>\n</labwc_config>\n"),
    (
      .labwc,
      """
      <?xml version="1.0"?>
      <openbox_config>
        <keyboard><keybind key="W-Return"><action name="Execute" command="foot"/></keybind></keyboard>
        <!-- </openbox_config> -->
      </openbox_config>

      """
    ),
  ]

  @Test(arguments: files)
  func keysAreAddedOnceAndRemovedWithoutATrace(_ syntax: ShortcutSyntax, _ text: String) throws {
    let plain = try ShortcutText(text, in: syntax)
    #expect(!plain.hasKeys && plain.withoutKeys == text)
    let new = try plain.withKeys(keys)
    for key in keys { #expect(new.contains(syntax.binding(key))) }
    // Each line of the file is still there, in its order.
    var rest = new.unicodeScalars.split(separator: "\n").map(String.init)[...]
    for line in text.unicodeScalars.split(separator: "\n").map(String.init) {
      let index = try #require(rest.firstIndex(of: line))
      rest = rest[(index + 1)...]
    }
    let again = try ShortcutText(new, in: syntax)
    #expect(again.hasKeys)
    #expect(try again.withKeys(keys) == new)
    #expect(again.withoutKeys == text || again.withoutKeys == text + "\n")
  }

  @Test(arguments: files)
  func theKeysOfAnOlderVersionAreReplacedWhereTheyAre(
    _ syntax: ShortcutSyntax, _ text: String
  ) throws {
    let old = try ShortcutText(text, in: syntax).withKeys([keys[0]])
    let more = old + "\(syntax.comment("mine"))\n"
    let new = try ShortcutText(more, in: syntax).withKeys(keys)
    #expect(new.hasSuffix("\(syntax.comment("mine"))\n"))
    for key in keys {
      #expect(new.count(of: syntax.binding(key)) == 1, "\(key.name)")
    }
    #expect(
      new == (try ShortcutText(text, in: syntax).withKeys(keys)) + "\(syntax.comment("mine"))\n")
  }

  @Test func markersThatAreNoPairAreRefused() throws {
    let text = try ShortcutText("a\n", in: .sway).withKeys(keys)
    let lines = text.split(separator: "\n").map(String.init)
    let halves = [
      Array(lines.dropLast()), Array(lines[...0] + lines[2...]), lines + lines,
      [lines[lines.count - 1], lines[1]],
    ]
    for half in halves {
      #expect(throws: ShortcutTextError.self) {
        try ShortcutText(half.joined(separator: "\n"), in: .sway)
      }
    }
  }

  @Test func aFileWithoutThePlaceForKeysIsRefused() {
    let files: [(ShortcutSyntax, String)] = [
      (.niri, "binds { Mod+T { quit; } }\n"), (.niri, "binds {\n"), (.labwc, "<labwc_config/>\n"),
      (.labwc, ""),
    ]
    for (syntax, text) in files {
      #expect(throws: ShortcutTextError.self) {
        try ShortcutText(text, in: syntax).withKeys(keys)
      }
    }
  }

  @Test func niriGetsThemInItsSectionOfKeysAndWithoutOneInANewSection() throws {
    let text = try ShortcutText("binds {\n    Mod+T { quit; }\n}\n", in: .niri).withKeys(keys)
    #expect(text.count(of: "binds {") == 1)
    #expect(text.hasPrefix("binds {\n  // Begin: "))
    let bare = try ShortcutText("input {\n}\n", in: .niri).withKeys(keys)
    #expect(bare.count(of: "binds {") == 1 && bare.hasPrefix("input {\n}\n// Begin"))
  }

  @Test func labwcKeepsItsDefaultKeysIfTheFileHasNone() throws {
    let empty = "<labwc_config>\n<!-- <keybind key=\"W-a\"/> -->\n</labwc_config>\n"
    let text = try ShortcutText(empty, in: .labwc).withKeys(keys)
    #expect(text.contains("<default />"))
    let own = "<labwc_config>\n<keyboard>\n<keybind key=\"W-a\"/>\n</keyboard>\n</labwc_config>\n"
    #expect(!(try ShortcutText(own, in: .labwc).withKeys(keys)).contains("<default />"))
    // Two hyphens in a row would end an XML comment.
    for line in text.split(separator: "\n") where line.contains("<!-- Begin") {
      #expect(!line.dropFirst(8).dropLast(3).contains("--"))
    }
  }

  @Test(arguments: [
    (ShortcutSyntax.sway, "bindsym Mod4+F9 exec foot", true),
    (.sway, "  bindsym --locked $mod+f9 exec foot", true),
    (.sway, "# bindsym Mod4+F9 exec foot", false), (.sway, "bindsym Mod4+Shift+F9 exec a", false),
    (.sway, "bindsym Shift+Mod4+F9 exec a", false), (.sway, "bindsym F9 exec foot", false),
    (.sway, "bindsym Mod4+F90 exec a", false), (.sway, "bindsym Mod1+F9 exec a", false),
    (.hyprlang, "bind = SUPER, F9, exec, kitty", true),
    (.hyprlang, "binde=$mainMod,F9,exec,kitty", true),
    (.hyprlang, "bind = SUPER SHIFT, F9, exec, kitty", false),
    (.hyprlang, "bind = , F9, exec, kitty", false),
    (.hyprlandLua, "hl.bind(mainMod .. \" + F9\", hl.dsp.exec_cmd(\"a\"))", true),
    (.hyprlandLua, "hl.bind(\"SUPER + F9\", hl.dsp.exec_cmd(\"a\"))", true),
    (.hyprlandLua, "-- hl.bind(\"SUPER + F9\", hl.dsp.exec_cmd(\"a\"))", false),
    (.hyprlandLua, "hl.bind(\"SUPER + ALT + F9\", hl.dsp.exec_cmd(\"a\"))", false),
    (.niri, "    Mod+F9 { quit; }", true), (.niri, "    Super+F9 repeat=false { quit; }", true),
    (.niri, "    // Mod+F9 { quit; }", false), (.niri, "    Mod+Ctrl+F9 { quit; }", false),
    (.labwc, "<keybind key=\"W-F9\">", true), (.labwc, "<keybind key='Mod4-F9'>", true),
    (.labwc, "<!-- <keybind key=\"W-F9\"> -->", false), (.labwc, "<keybind key=\"C-W-F9\">", false),
  ])
  func aKeyThatIsInUseIsFound(_ syntax: ShortcutSyntax, _ line: String, _ isUsed: Bool) throws {
    let text = try ShortcutText("first\n\(line)\n", in: syntax)
    #expect(text.lineNumber(binding: keys[0]) == (isUsed ? 2 : nil))
  }

  @Test func ourOwnKeysAreNotInUse() throws {
    for (syntax, text) in Self.files {
      let new = try ShortcutText(text, in: syntax).withKeys(keys)
      for key in keys { #expect(try ShortcutText(new, in: syntax).lineNumber(binding: key) == nil) }
    }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
