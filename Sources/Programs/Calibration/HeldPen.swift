import InkGeometry
import StylusModel

/// The places of a pen while it touches, and whether they are one: people hold a tip still to about
/// 0.2 mm.
struct HeldPen {
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var first: Timestamp?
  private var last: Timestamp?

  /// How far, in millimeters, each place may lie from the middle one.
  static let reach = 1.0
  /// Fewer samples are no touch, but a tap of something.
  static let fewest = 3
  /// Who touches longer does something else.
  static let longest = Microseconds.milliseconds(10_000)
  /// More than any pen sends in that time.
  private static let most = 16_384

  /// What a touch was.
  enum TouchVerdict: Hashable, Sendable {
    /// The tip was held here: the medians of x and y.
    case held(Point)
    /// It touched too short for anybody to know.
    case brief
    /// It moved by this number of millimeters from its usual position.
    case moved(Double)
    /// It stayed too long.
    case long
  }

  /// The tip was there.
  mutating func recordSample(_ sample: Sample) {
    first = first ?? sample.time
    last = sample.time
    guard xs.count < Self.most else { return }
    xs.append(Double(sample.x.value))
    ys.append(Double(sample.y.value))
  }

  /// What the touch was, now that it is over.
  var verdict: TouchVerdict {
    guard xs.count >= Self.fewest, let first, let last else { return .brief }
    let middle = Point(x: Self.median(xs), y: Self.median(ys))
    let farthest = zip(xs, ys).reduce(0) { max($0, Point(x: $1.0, y: $1.1).distance(to: middle)) }
    // Also what is not a number.
    guard farthest <= Self.reach else { return .moved(farthest) }
    return last - first > Self.longest ? .long : .held(middle)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let half = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
  }
}
