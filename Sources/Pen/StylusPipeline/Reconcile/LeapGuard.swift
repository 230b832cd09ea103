import CMath
import StylusModel

/// Detects readings at a position that no hand can have reached, for example of a tablet that
/// reports 0/0 once before it lifts.
///
/// Such a reading is doubted, and the previous position is used. The next reading decides: if it is
/// nearer to the doubted position than to the previous one, the pen really is there. A hand that is
/// faster than assumed therefore loses only one position, and nothing waits.
struct LeapGuard: BitwiseCopyable {
  private var believed: TimedPosition?
  private var doubted: TimedPosition?
  private var doubts = 0

  private struct TimedPosition: BitwiseCopyable {
    var time: Timestamp
    var x: Millimeters
    var y: Millimeters

    init(_ frame: ToolFrame) { (time, x, y) = (frame.time, frame.x, frame.y) }

    func distance(to other: TimedPosition) -> Double {
      hypot(Double(other.x.value - x.value), Double(other.y.value - y.value))
    }
  }

  /// Millimeters a millisecond. The fastest pen of our recordings moves at 0.45, the fastest finger
  /// at 1.4.
  private static let fastest = 5.0
  /// Frames that arrived at once may have been measured at this distance.
  private static let leastStep = 5.0
  /// The limit of doubts in a row; after these, the tablet's readings are accepted.
  private static let mostDoubts = 3

  /// Whether a frame in contact is at a position that no hand can have reached; it then gets the
  /// previous position.
  mutating func corrects(_ frame: inout ToolFrame) -> Bool {
    if frame.isHeld { return false }
    let here = TimedPosition(frame)
    guard frame.isTouching, frame.presence == .near, !frame.followsGap, let believed,
      isLeap(from: believed, to: here)
    else {
      let isNear = frame.presence == .near || frame.presence == .entered
      (self.believed, doubted, doubts) = (isNear ? here : nil, nil, 0)
      return false
    }
    (doubted, doubts) = (here, doubts + 1)
    (frame.x, frame.y) = (believed.x, believed.y)
    return true
  }

  private func isLeap(from believed: TimedPosition, to here: TimedPosition) -> Bool {
    guard doubts < Self.mostDoubts else { return false }
    let elapsed = Double((here.time - believed.time).value) / 1_000
    let distance = believed.distance(to: here)
    guard distance > Self.fastest * max(elapsed, Self.leastStep) else { return false }
    return doubted.map { $0.distance(to: here) >= distance } ?? true
  }
}
