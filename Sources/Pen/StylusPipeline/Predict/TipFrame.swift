/// The tip's frame of reference: ahead is its direction, and it always turns to the same side.
struct TipFrame: BitwiseCopyable {
  /// The speed over the last 36 ms, in millimeters per millisecond; never quite 0.
  let pace: Double
  private let headingX: Double
  private let headingY: Double
  private let side: Double

  /// Half a millimeter per second: a pen at rest.
  private static let leastPace = 5e-4
  /// Below this a direction is noise, in millimeters.
  private static let leastLength = 1e-9

  /// The frame of a tip with this past and this expected displacement. The two together give the
  /// direction, because one alone is noise on a coarse tablet.
  init(_ past: TipPast, ahead: (x: Double, y: Double)) {
    pace = past.length / max(min(past.age, 36), 4) + Self.leastPace
    let recent = past[lag: 3]
    let (x, y) = (past.tip.x - recent.x + ahead.x, past.tip.y - recent.y + ahead.y)
    let length = (x * x + y * y).squareRoot()
    (headingX, headingY) = length > Self.leastLength ? (x / length, y / length) : (1, 0)
    let earlier = past[lag: 8]
    let (beforeX, beforeY) = (recent.x - earlier.x, recent.y - earlier.y)
    side = beforeX * headingY - beforeY * headingX < 0 ? -1 : 1
  }

  /// A way on the tablet as the tip sees it.
  func inward(_ x: Double, _ y: Double) -> (along: Double, across: Double) {
    (x * headingX + y * headingY, side * (y * headingX - x * headingY))
  }

  /// The way on the tablet.
  func outward(along: Double, across: Double) -> (x: Double, y: Double) {
    (along * headingX - side * across * headingY, along * headingY + side * across * headingX)
  }
}

/// The tip's positions at some moments of its last 76 ms.
struct TipPast {
  let tip: TipHistory.TipMoment
  /// The age of the stroke, in milliseconds.
  let age: Double
  private var looks = InlineArray<12, TipHistory.TipMoment>(repeating: .init())

  /// The ages of the moments, in milliseconds.
  static let lags: InlineArray<12, Double> = [4, 8, 12, 16, 20, 24, 30, 36, 44, 52, 64, 76]

  /// A stroke with at least one known look.
  init(_ history: borrowing TipHistory) {
    tip = history[0]
    age = tip.time - history.start
    var place = 0
    for index in looks.indices {
      looks[index] = history.look(at: tip.time - Self.lags[index], from: &place)
    }
  }

  /// The look at one of ``lags``.
  subscript(lag index: Int) -> TipHistory.TipMoment { looks[index] }

  /// The length of the path in the last 36 ms, in steps long enough that a coarse tablet does not
  /// lengthen it, in millimeters.
  var length: Double {
    var way = 0.0
    var later = tip
    for index in stride(from: 1, through: 7, by: 2) {
      let (x, y) = (looks[index].x - later.x, looks[index].y - later.y)
      way += (x * x + y * y).squareRoot()
      later = looks[index]
    }
    return way
  }
}
