import Testing

/// A hand writes three phrases into the name of a window, *clear* (which may be *dear*), *on* and
/// *us*, and then taps words of the first two where their letters stand.
///
/// The window is as wide as the screen. The letters begin at its left edge, and so do the lists, 48
/// below: *dear* is at 105 of that of *clear*, the bin at 259 of that of *on*.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class EarlierReadingScribbleTests {
  private static let choice = ["tap 28,31", "rest 1", "tap 105,79", "rest 1"]

  /// - Parameter on: where the middle of *on* stands behind *dear*, from the left.
  @Test(arguments: [("gtk3", 71), ("qt6", 48), ("firefox", 68), ("chromium", 68)])
  func aWordOfTheFirstPhraseBecomesAnotherAndOneOfTheSecondGoes(toolkit: String, on: Int) throws {
    let stage = try ScribbleStage(toolkit)
    // Browsers tell of their pages later.
    let wait = ["firefox", "chromium"].contains(toolkit) ? ["rest 5"] : []
    try stage.play(
      wait + ["write 200,38,12 clear", "rest 1", "write 320,38,12 on", "rest 1"]
        + ["write 400,38,12 us", "rest 1"] + Self.choice
        + ["tap \(on),31", "rest 1", "tap 259,79", "rest 1", "tap 800,400", "rest 1"])
    let status = stage.status
    #expect(status.written == 3 && status.failed == 0, "\(status) \(stage.log)")
    // The last tap is elsewhere, and the program's.
    #expect(status.corrected == 2 && status.taps == 1, "\(status)")
    let fields = try stage.desktop.fields(of: toolkit)
    #expect(fields.name == "dear us" && fields.presses == 1, "\(fields)")
    #expect(
      fields.line == "the quick brown fox" && fields.page == "line one has words\nline two too\n")
  }

  /// What is written before it moves it, and so does what is scratched out.
  @Test(arguments: ["gtk3", "qt6"]) func aWordThatWasMovedIsFoundWhereItStands(toolkit: String)
    throws
  {
    let stage = try ScribbleStage(toolkit)
    let width = toolkit == "gtk3" ? 50 : 40
    try stage.play(
      [
        "write 200,38,12 clear", "rest 1", "write 14,38,12 house", "rest 1",
        "scratch 16,31,\(width)",
      ]
        + ["rest 1"] + Self.choice)
    #expect(stage.status.corrected == 1 && stage.status.gestures == 1, "\(stage.status)")
    #expect(try stage.desktop.fields(of: toolkit).name == "dear", "\(stage.status) \(stage.log)")
  }
}
