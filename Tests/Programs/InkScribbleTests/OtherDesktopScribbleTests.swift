import Foundation
import ProgramKit
import Testing

/// The same on KWin, which tells its windows by a script and starts its input method itself, and on
/// GNOME, by an extension and IBus: words into windows of GTK 4 and Qt 6 and into browsers, and out
/// again; and of KWin's pad. These have no tablet of their own here: ink comes through the daemon.
@Suite(.serialized) struct OtherDesktopScribbleTests {
  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinWordsGoIntoFieldsAndOutAgain() throws {
    try writeAndScratch(on: .kwin, top: 0)
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeWordsGoIntoFieldsAndOutAgain() throws {
    try writeAndScratch(on: .gnome, top: 62)
  }

  /// - Parameter top: how far below the screen's edge what is in the windows begins.
  private func writeAndScratch(on kind: FieldsDesktop.Kind, top: Int) throws {
    let stage = try ScribbleStage(["gtk4", "qt6"], on: kind)
    try stage.play(
      "write 30,\(top + 38),12 hello", "rest 1.5", "write 670,\(top + 38),12 water", "rest 1.5",
      "scratch 18,\(top + 79),340", "rest 1.5", "scratch 658,\(top + 79),170", "rest 1.5",
      "tap 300,500", "rest 1", "tap 1000,500", "rest 1")
    #expect(
      stage.status.desktopFault == nil && stage.status.accessibilityFault == nil, "\(stage.log)")
    #expect(
      stage.status.written == 2 && stage.status.gestures == 2 && stage.status.taps == 2,
      "\(stage.status) \(stage.log)")
    for (toolkit, word) in [("gtk4", "hello"), ("qt6", "water")] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.name == word && fields.line == "", "\(toolkit) \(fields)")
      // Two clicks find the letters that GTK 4 does not report.
      let presses = toolkit == "gtk4" ? 3 : 1
      #expect(fields.history.last == "page" && fields.presses == presses, "\(toolkit) \(fields)")
      #expect(fields.secret == "" && fields.page == "line one has words\nline two too\n")
    }
    #expect(!stage.log.contains("hello"))
    // Nothing of ours is left behind.
    #expect(stage.desktop.files.filter { $0.hasSuffix(".js") && $0.contains("stylusd") } == [])
  }

  // MARK: Whom GNOME's extension serves

  /// Nobody is told of windows before the user said so, and no other program ever, however often it
  /// calls.
  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeNothingIsToldBeforeItsUserAllowedItAndToNoOtherProgram() throws {
    let stage = try ScribbleStage(["gtk4"], on: .gnome, consent: "ask")
    let (dialog, hand) = ("._body.scribble._dialog", ["write 30,100,12 hello", "rest 2"])
    func shell(_ end: String) throws -> String {
      try stage.desktop.ask(
        "String(Main.extensionManager.lookup('scribble@stylusd.org').stateObj\(end))")
    }
    for _ in 0..<20 {
      #expect(try stage.desktop.callExtension("Watch") == "('foreign',)\n")
      #expect(try stage.desktop.callExtension("Tap", "5", "5") == nil)
    }
    #expect(try shell(dialog) == "null")
    try stage.play(hand)
    #expect(
      stage.status.written == 0 && stage.status.desktopFault?.contains("asks whether") == true)
    #expect(try stage.desktop.fields(of: "gtk4").name == "")
    #expect(try eventually { try shell(dialog) != "null" })
    _ = try shell("._body.scribble._answerTo(true)")
    #expect(try eventually { try shell(dialog) == "null" })
    try stage.play(hand)
    #expect(stage.status.written == 1 && stage.status.desktopFault == nil, "\(stage.status)")
    #expect(try eventually { try stage.desktop.fields(of: "gtk4").name == "hello" })
    let kept = try String(
      contentsOfFile: stage.desktop.path(".config/stylusd/gnome-scribble"), encoding: .utf8)
    #expect(kept.contains("allow /") && kept.contains("/inkscribe\n"))
    #expect(try stage.desktop.callExtension("Watch") == "('foreign',)\n")
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeWhoWasRefusedGetsNothingAndIsNotAskedAgain() throws {
    let stage = try ScribbleStage(["gtk4"], on: .gnome, consent: "refuse")
    try stage.play("write 30,100,12 hello", "rest 2")
    #expect(stage.status.written == 0, "\(stage.status)")
    #expect(stage.status.desktopFault?.contains("was set not to") == true)
    #expect(try stage.desktop.fields(of: "gtk4").name == "")
  }

  // MARK: Through the input method

  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinWordsGoIntoPagesAndOutAgainAndNotIntoTheirPasswords() throws {
    try writeIntoPages(on: .kwin, firefox: 0, chromium: 0)
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeWordsGoIntoPagesAndOutAgainAndNotIntoTheirPasswords() throws {
    try writeIntoPages(on: .gnome, firefox: 32, chromium: 64)
  }

  /// - Parameters:
  ///   - firefox, chromium: how far below the screen's edge its page begins.
  private func writeIntoPages(on kind: FieldsDesktop.Kind, firefox: Int, chromium: Int) throws {
    let stage = try ScribbleStage(["firefox", "chromium"], on: kind)
    try stage.play(
      // With the first pen that comes near the language is read, which takes long here.
      "tap 900,\(chromium + 300)", "rest 12", "write 30,\(firefox + 36),12 hello", "rest 3",
      "write 670,\(chromium + 36),12 water", "rest 3", "write 760,\(chromium + 36),12 table",
      "rest 3", "scratch 16,\(firefox + 76),170", "rest 3",
      "scratch 656,\(chromium + 76),170", "rest 3", "write 30,\(firefox + 130),12 secret",
      "rest 1.5",
      "write 670,\(chromium + 130),12 secret", "rest 1.5")
    #expect(
      stage.status.inputFault == nil && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    #expect(stage.status.written == 3 && stage.status.gestures == 2, "\(stage.status)")
    for (toolkit, word) in [("firefox", "hello"), ("chromium", "water table")] {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(
        fields.name == word && fields.line == "" && fields.secret == "", "\(toolkit) \(fields)")
    }
    #expect(stage.unwritten == [] && !stage.log.contains("hello"))
    #expect(try kind != .gnome || eventually { try stage.desktop.engine() == "xkb:us::eng" })
  }

  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinThePadWritesIntoWhateverHasTheKeyboard() throws { try writeOnPad(on: .kwin) }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeThePadWritesIntoWhateverHasTheKeyboard() throws { try writeOnPad(on: .gnome) }

  /// KWin 5.27 tells of no field in Chromium after Firefox, until it gets the keyboard anew.
  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinThePadWritesIntoChromiumAlsoBehindFirefox() throws {
    let stage = try ScribbleStage(["firefox", "chromium"], on: .kwin)
    try stage.play(
      "tap 150,36", "rest 12", "tap 800,36", "rest 1.5", "write 200,640,30 hello", "rest 2",
      "write 200,640,30 water", "rest 2"
    ) { try stage.pad("show") }
    #expect(stage.status.written == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let fields = try stage.desktop.fields(of: "chromium")
    #expect(fields.name == "hello water", "\(fields)")
    let other = try stage.desktop.fields(of: "firefox")
    #expect(other.name == "", "\(other) \(stage.status)")
  }

  /// Its places are those that PadScribbleTests has.
  private func writeOnPad(on kind: FieldsDesktop.Kind) throws {
    let stage = try ScribbleStage(["gtk4"], on: kind)
    try stage.play(
      "tap 300,300", "rest 1.5", "write 200,640,30 hello", "rest 2", "write 200,640,30 water",
      "rest 2", "tap 1099,670", "rest 1", "write 200,640,30 people", "rest 2", "tap 1099,566",
      "rest 1.5"
    ) { try stage.pad("show") }
    #expect(stage.status.written == 3 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let page = try stage.desktop.fields(of: "gtk4").page
    #expect(page == "line one has words\nline two too\nhello water\npeopl", "\(page)")
  }

  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinThePadsFirstWordStandsApartFromWhatIsThere() throws {
    try writeBehindText(on: .kwin, line: 80)
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeThePadsFirstWordStandsApartFromWhatIsThere() throws {
    try writeBehindText(on: .gnome, line: 148)
  }

  /// A tap behind a line's text puts the caret there, of which not every input method is told.
  private func writeBehindText(on kind: FieldsDesktop.Kind, line: Int) throws {
    let stage = try ScribbleStage(["gtk4"], on: kind)
    try stage.play(
      "tap 600,\(line)", "rest 3", "write 200,640,30 hello", "rest 2", "write 200,640,30 water",
      "rest 2"
    ) { try stage.pad("show") }
    #expect(stage.status.written == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let text = try stage.desktop.fields(of: "gtk4").line
    #expect(text == "the quick brown fox hello water", "\(text)")
  }

  /// Its ink lies above the pad, and both above all windows, also when one of these was raised.
  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeInkLiesAboveAllElse() throws {
    let stage = try ScribbleStage(["gtk4"], on: .gnome)
    let expected = "gtk4 2, inkscribe-pad 4, inkoverlay 4"
    stage.atEnd = {
      let found = try stage.desktop.stacking()
      #expect(found == expected)
    }
    try stage.play("tap 300,300", "rest 3", "write 200,640,30 hello", "rest 2") {
      try stage.pad("show")
      #expect(try eventually { try stage.desktop.stacking() == expected })
    }
    #expect(stage.status.taps == 1 && stage.status.written == 1, "\(stage.status)")
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeTheUsersEngineIsBackAlsoWhereWeAreKilledWhileOursIsTheSessions() throws {
    struct Killed: Error {}
    let stage = try ScribbleStage(["gtk4", "chromium"], on: .gnome)
    #expect(throws: Killed.self) {
      try stage.play("tap 900,400", "rest 12", "write 670,100,12 hello", "rest 9") {
        #expect(try eventually { try stage.desktop.engine() == "stylusd-scribble" })
        kill(stage.scribble, SIGKILL)
        #expect(try eventually { try stage.desktop.engine() == "xkb:us::eng" })
        throw Killed()
      }
    }
  }

  // MARK: By keys

  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere && FieldsDesktop.hasX11, FieldsDesktop.mend))
  func onKWinThePadTypesIntoProgramsForX11() throws {
    try typeOnPad(on: .kwin, layout: "de")
    try typeIntoBrowser(on: .kwin)
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere && FieldsDesktop.hasX11, FieldsDesktop.mend))
  func onGnomeThePadTypesIntoProgramsForX11() throws {
    try typeOnPad(on: .gnome, layout: "de")
    try typeIntoBrowser(on: .gnome)
  }

  /// A terminal for X11 knows no input method here. In a German layout y and z are where the other
  /// is in most.
  private func typeOnPad(on kind: FieldsDesktop.Kind, layout: String) throws {
    let stage = try ScribbleStage(["xterm"], on: kind, layout: layout)
    try stage.play(
      "rest 6", "write 200,640,30 lazy", "rest 3", "write 200,640,30 water",
      "rest 3", "tap 1099,670", "rest 1", "write 200,640,30 people", "rest 3", "tap 1099,566",
      "rest 2"
    ) { try stage.pad("show") }
    #expect(stage.status.written == 3 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let page = try stage.desktop.fields(of: "xterm").page
    #expect(page == "lazy water\npeopl", "\(page)")
    #expect(!stage.log.contains("lazy") && stage.unwritten == [])
  }

  /// As Electron is by default.
  private func typeIntoBrowser(on kind: FieldsDesktop.Kind) throws {
    let stage = try ScribbleStage(["chromium-x11"], on: kind)
    try stage.play(
      "rest 6", "write 200,640,30 hello", "rest 3", "write 200,640,30 House", "rest 3"
    ) { try stage.pad("show") }
    #expect(stage.status.written == 2 && stage.status.failed == 0, "\(stage.status) \(stage.log)")
    let fields = try stage.desktop.fields(of: "chromium-x11")
    #expect(fields.page.contains("hello House") && fields.secret == "", "\(fields)")
  }

  /// Nothing of it is typed, not even what the layout has; it is said, and the button beside it
  /// copies it.
  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere && FieldsDesktop.hasX11, FieldsDesktop.mend))
  func onKWinATextThatTheLayoutLacksWaits() throws {
    try refuseOnPad(on: .kwin)
  }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere && FieldsDesktop.hasX11, FieldsDesktop.mend))
  func onGnomeATextThatTheLayoutLacksWaits() throws {
    try refuseOnPad(on: .gnome)
  }

  private func refuseOnPad(on kind: FieldsDesktop.Kind) throws {
    let stage = try ScribbleStage(["xterm"], on: kind, layout: "ru")
    var copied = ""
    stage.atEnd = { copied = try stage.desktop.clipboard(of: kind) }
    try stage.play("rest 6", "write 200,640,30 water", "rest 3", "tap 1044,517", "rest 1") {
      try stage.pad("show")
    }
    #expect(stage.status.written == 0 && stage.status.failed == 1, "\(stage.status) \(stage.log)")
    #expect(stage.status.inputFault?.contains("the keyboard's layout has no key") == true)
    #expect(try stage.desktop.fields(of: "xterm").page == "")
    #expect(copied == "water" && stage.unwritten == [], "\(copied)")
    #expect(!stage.log.contains("water"))
  }
}
