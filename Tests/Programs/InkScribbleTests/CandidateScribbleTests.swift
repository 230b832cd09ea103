import Foundation
import Testing

/// A hand writes *clear*, which may be *dear*, taps it, and chooses from the list beside it.
///
/// The window is as wide as the screen, with fields at heights of 30 (name), 78 (line) and 160 to
/// 660 (page). The word is at (380, 350); its list lies above it, from 226 to 596, with *dear* at
/// 329 and the bin at 568, at a height of 288.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class CandidateScribbleTests {
  private static let misread = ["write 380,350,14 clear", "rest 1.3", "tap 392,348", "rest 1"]
  private static let before = "line one has words\nline two too\n"

  /// Pictures of the word, of its list, and of what was chosen, for people.
  private func keepFilm(of stage: ScribbleStage, _ name: String) throws {
    guard ProcessInfo.processInfo.environment["STYLUSD_PICTURES"] != nil else { return }
    usleep(7_400_000)
    for number in 1...8 {
      try stage.desktop.keepPicture("\(name)-\(number)")
      usleep(400_000)
    }
  }

  @Test(arguments: ["gtk3", "gtk4", "qt5", "qt6", "firefox", "chromium"])
  func aReadingThatIsChosenTakesThePlaceOfTheWord(toolkit: String) throws {
    let stage = try ScribbleStage(toolkit)
    // The last list is closed by a tap elsewhere, which is the program's.
    // Browsers tell of their pages later.
    let wait = ["firefox", "chromium"].contains(toolkit) ? ["rest 4"] : []
    try stage.play(
      wait + Self.misread
        + ["tap 329,288", "rest 1.5", "tap 392,348", "rest 1", "tap 800,500", "rest 1"]
    ) {
      try keepFilm(of: stage, "candidates-\(toolkit)")
    }
    let status = stage.status
    #expect(status.written == 1 && status.failed == 0, "\(status) \(stage.log)")
    #expect(status.corrected == 1 && status.taps == 1, "\(status)")
    let fields = try stage.desktop.fields(of: toolkit)
    #expect(fields.page.contains("dear") && !fields.page.contains("clear"), "\(fields)")
    #expect(fields.name == "" && fields.line == "the quick brown fox" && fields.clicks == 0)
    #expect(fields.presses == 1, "the program was pressed through the list: \(fields)")
    #expect(!stage.log.contains("dear"))
  }

  @Test(.enabled(if: FieldsDesktop.Kind.kwin.isThere, FieldsDesktop.mend))
  func onKWinItIsTheSame() throws { try choose(on: .kwin, top: 0) }

  @Test(.enabled(if: FieldsDesktop.Kind.gnome.isThere, FieldsDesktop.mend))
  func onGnomeItIsTheSame() throws { try choose(on: .gnome, top: 62) }

  /// - Parameter top: how far below the screen's edge what is in the windows begins. They have no
  ///   tablet of their own here.
  private func choose(on kind: FieldsDesktop.Kind, top: Int) throws {
    let stage = try ScribbleStage(["gtk4", "qt6"], on: kind)
    try stage.play(
      "write 380,\(top + 350),14 clear", "rest 1.3", "tap 392,\(top + 348)", "rest 1",
      "tap 329,\(top + 288)", "rest 1.5", "tap 500,\(top + 500)", "rest 1")
    #expect(stage.status.corrected == 1 && stage.status.taps == 1, "\(stage.status) \(stage.log)")
    let fields = try stage.desktop.fields(of: "gtk4")
    #expect(fields.page.contains("dear") && fields.presses == 1, "\(fields)")
  }

  @Test(arguments: ["gtk3", "qt6", "chromium"]) func aWordCanGo(toolkit: String) throws {
    let stage = try ScribbleStage(toolkit)
    try stage.play(Self.misread + ["tap 568,288", "rest 1.5"])
    #expect(stage.status.corrected == 1 && stage.status.taps == 0, "\(stage.status)")
    #expect(try stage.desktop.fields(of: toolkit).page == Self.before)
  }

  @Test func aMouseChoosesAndASecondTapIsThePrograms() throws {
    let stage = try ScribbleStage("gtk3")
    try stage.play(Self.misread + ["rest 5", "tap 392,348", "rest 1", "tap 392,348", "rest 1"]) {
      // The hand rests for 4 s, and the list is there from 9 s on for 6.
      usleep(11_000_000)
      for deed in ["set 329 288", "press button1", "release button1"] {
        try stage.desktop.sway("seat - cursor \(deed)")
      }
    }
    #expect(stage.status.corrected == 1 && stage.status.taps == 1, "\(stage.status)")
    let fields = try stage.desktop.fields(of: "gtk3")
    #expect(fields.page.contains("dear") && fields.presses == 1, "\(fields)")
  }

  /// The word is written from 200 on, and stands at the left edge.
  @Test(arguments: ["gtk3", "qt6", "firefox", "chromium"])
  func theLettersInTheFieldAreTapped(toolkit: String) throws {
    let stage = try ScribbleStage(toolkit)
    try stage.play("rest 3", "write 200,38,12 clear", "rest 1.5", "tap 28,31", "rest 1") {
      try keepFilm(of: stage, "candidates-letters-\(toolkit)")
    }
    #expect(stage.status.written == 1 && stage.status.taps == 0, "\(stage.status)")
    let fields = try stage.desktop.fields(of: toolkit)
    #expect(fields.name == "clear" && fields.presses == 0, "\(fields)")
  }
}
