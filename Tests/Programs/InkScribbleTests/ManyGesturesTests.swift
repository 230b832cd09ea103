import Foundation
import Testing

/// Many gestures over the words of each toolkit, each of which is followed by one that undoes it:
/// at the end all stands there as before. Of each kind so many as STYLUSD_SCRIBBLE_GESTURES says, 1
/// without it.
@Suite(.enabled(if: FieldsDesktop.isThere, FieldsDesktop.mend), .serialized)
final class ManyGesturesTests {
  private static let toolkits = ["gtk3", "gtk4", "qt5", "qt6"]

  private static var count: Int {
    ProcessInfo.processInfo.environment["STYLUSD_SCRIBBLE_GESTURES"].flatMap { Int($0) } ?? 1
  }

  /// Where "quick" begins in the window of a toolkit, and its width: the letters of Qt are smaller.
  private func quick(_ toolkit: String) -> (left: Int, width: Int) {
    let window = 320 * (Self.toolkits.firstIndex(of: toolkit) ?? 0)
    return toolkit.hasPrefix("qt") ? (window + 42, 32) : (window + 53, 37)
  }

  private func play(
    _ deeds: (_ left: Int, _ width: Int) -> [String], gestures: Int,
    check: (FieldsDesktop.Fields) -> Bool
  ) throws {
    let stage = try ScribbleStage(Self.toolkits)
    for toolkit in Self.toolkits {
      let (left, width) = quick(toolkit)
      let all = (0..<Self.count).flatMap { _ in
        deeds(left, width).flatMap { [$0, "rest 1.2"] }
      }
      var fields: FieldsDesktop.Fields?
      stage.atEnd = { fields = try stage.desktop.fields(of: toolkit) }
      try stage.play(all)
      #expect(stage.status.gestures == gestures * Self.count, "\(toolkit) \(stage.status)")
      #expect(fields.map { check($0) } == true, "\(toolkit) \(String(describing: fields))")
    }
    for toolkit in Self.toolkits {
      let fields = try stage.desktop.fields(of: toolkit)
      #expect(fields.line == "the quick brown fox", "\(toolkit)")
      #expect(fields.name == "" && fields.secret == "" && fields.clicks == 0, "\(toolkit)")
    }
  }

  @Test func circlesSelectTheWordInThem() throws {
    try play({ ["circle \($0 - 5),78,\($1 + 8)"] }, gestures: 1, check: { $0.selected == "quick" })
  }

  @Test func linesSelectWhatTheyUnderline() throws {
    try play({ ["line \($0 - 4),84,\($1 + 10)"] }, gestures: 1, check: { $0.selected == "quick" })
  }

  @Test func linesAcrossPartAWordAndJoinIt() throws {
    try play(
      { ["part \($0 + $1 / 2),66,40", "part \($0 + $1 / 2 + 2),66,40"] }, gestures: 2,
      check: { $0.line == "the quick brown fox" })
  }
}
