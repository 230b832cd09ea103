import StylusModel
import ToolPicker

/// The line of help of a first start, which is shown until the first stroke.
struct StartHelp {
  /// The first start, until the line is shown.
  private var first: FirstStart?
  private var isShown = false

  /// How long it is shown.
  private static let length = Microseconds.milliseconds(20_000)

  /// Shows the line as soon as the picker can be seen.
  mutating func prepare(for first: FirstStart) { self.first = first }

  /// The picker can be seen: returns the line, once, and remembers that the first start is over.
  ///
  /// - Parameters:
  ///   - letsClicksThrough: whether ink fades and windows get the pen.
  ///   - drawsByHand: whether the mouse draws in mode `draw`, because no tablet is connected.
  mutating func takeNotice(
    letsClicksThrough: Bool, drawsByHand: Bool, at now: Timestamp
  ) -> PickerNotice? {
    guard let first = first.take() else { return nil }
    first.record()
    isShown = true
    let text =
      switch (letsClicksThrough, drawsByHand) {
      case (true, false):
        "Draw with your pen. The ink fades: press this button to keep what you draw."
      case (true, true): "Connect a pen tablet, or press this button and draw with the mouse."
      case (false, false):
        "Draw with your pen. This button lets clicks through to the windows below."
      case (false, true):
        "Draw with the mouse. This button lets clicks through to the windows below."
      }
    return PickerNotice(
      text + "\nIf you hide this picker, start inkoverlay again to show it.",
      about: .action(.passThrough), until: now + Self.length)
  }

  /// Nobody needs it any more; returns whether it was shown.
  mutating func end() -> Bool {
    defer { isShown = false }
    return isShown
  }
}
