import StylusModel

/// What is known of the daemon's strokes that are open: under which numbers canvases and sessions
/// know them, which of them programs are asked about, and which are text already.
struct StrokeLedger {
  /// By the daemon's names: nil until it is known where they begin.
  private var open: [StrokeID: UInt64?] = [:]
  private var names: [UInt64: StrokeID] = [:]
  /// Ink that is text by now, though its strokes may not be finished.
  private var faded: Set<UInt64> = []
  private var asked: [StrokeID: AskedStroke] = [:]

  /// A stroke of which its program is asked whether it may be ink.
  struct AskedStroke {
    let number: UInt64
    /// When the pen was lifted; nil while it is down.
    var lifted: Timestamp?
  }

  /// A daemon that opens more strokes than these at once is not believed.
  private static let mostOpen = 16

  var isFull: Bool { open.count >= Self.mostOpen }

  func isOpen(_ stroke: StrokeID) -> Bool { open[stroke] != nil }

  /// Its number, once it is known where it begins.
  func identity(of stroke: StrokeID) -> UInt64? { open[stroke] ?? nil }

  /// One begins, nobody knows where.
  mutating func enter(_ stroke: StrokeID) { open.updateValue(nil, forKey: stroke) }

  /// It is known where it begins.
  mutating func identify(_ stroke: StrokeID, as number: UInt64) {
    open[stroke] = number
    names[number] = stroke
  }

  /// A stroke is over, or never was ink.
  ///
  /// - Returns: its number, if it had one, and whether it is text already.
  @discardableResult mutating func takeOut(
    _ stroke: StrokeID
  ) -> (number: UInt64, isFaded: Bool)? {
    guard let known = open.removeValue(forKey: stroke), let number = known else { return nil }
    names[number] = nil
    return (number, faded.remove(number) != nil)
  }

  /// The stroke of a number was no ink; its name, if it is open.
  mutating func takeOut(number: UInt64) -> StrokeID? {
    guard let stroke = names[number] else { return nil }
    takeOut(stroke)
    return stroke
  }

  /// Ink has become text: what of it is not finished yet fades when it is.
  mutating func fade(_ numbers: [UInt64]) { faded.formUnion(numbers.filter { names[$0] != nil }) }

  // MARK: Programs

  /// Whether it may be ink is asked of a program.
  mutating func awaitVerdict(on stroke: StrokeID, _ number: UInt64) {
    asked[stroke] = AskedStroke(number: number)
  }

  /// The request was canceled or answered.
  @discardableResult mutating func settleQuestion(about stroke: StrokeID) -> AskedStroke? {
    asked.removeValue(forKey: stroke)
  }

  /// The pen was lifted; whether the answer has to come first.
  mutating func waitsForAnswer(_ stroke: StrokeID, liftedAt time: Timestamp) -> Bool {
    asked[stroke]?.lifted = time
    return asked[stroke] != nil
  }
}
