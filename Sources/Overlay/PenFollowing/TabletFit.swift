import InkGeometry

/// A place that both a daemon and a compositor reported: in millimeters of the tablet, and in
/// logical units of the window.
struct MatchedPoints {
  var tablet: Point
  var window: Point
}

/// Where the places of a tablet lie in a window, learned from strokes that the compositor and the
/// daemon both reported.
///
/// A program does not know the position of its windows, nor the user's tablet settings; but the
/// same pen touches both the window and the tablet. How a tablet is stretched and turned stays; a
/// window that is moved shifts it.
struct TabletFit {
  /// From millimeters of the tablet to logical units of the window; nil until enough is known.
  private(set) var toWindow: InkTransform?
  private var pairs: [MatchedPoints] = []
  /// How many strokes in a row contradicted what was learned.
  private var contradictions = 0

  /// The number of positions kept.
  private static let mostPairs = 96
  /// Fewer positions have no information.
  private static let leastPairs = 8
  /// How far places must lie apart in every direction of the tablet, in millimeters of standard
  /// deviation.
  private static let leastSpread = 2.0
  /// After this many strokes in a row that do not fit, the tablet is assumed to be mapped
  /// differently.
  private static let mostContradictions = 3

  /// How far a place may be off, in logical units of the window: about a millimeter there, or half
  /// of one on the tablet.
  static func reach(of map: InkTransform) -> Double {
    max(4, 0.5 * abs(map.determinant).squareRoot())
  }

  /// A stroke is over of which both told: places of one that the hand was at together, those of the
  /// tablet in millimeters, those of the window in its logical units.
  mutating func learn(_ stroke: [MatchedPoints]) {
    guard !stroke.isEmpty else { return }
    guard let known = toWindow else {
      appendPairs(stroke)
      toWindow = Self.fit(pairs)
      return
    }
    if Self.agrees(known, with: stroke) || Self.fit(pairs + stroke) != nil {
      appendPairs(stroke)
      toWindow = Self.fit(pairs) ?? known
      contradictions = 0
    } else if let moved = Self.shifted(known, to: stroke) {
      shift(to: moved)
      appendPairs(stroke)
    } else {
      contradict(by: stroke)
    }
  }

  /// The window lies elsewhere.
  mutating func shift(to moved: InkTransform) {
    toWindow = moved
    pairs = []
    contradictions = 0
  }

  private mutating func contradict(by stroke: [MatchedPoints]) {
    contradictions += 1
    guard contradictions >= Self.mostContradictions else { return }
    self = TabletFit()
    appendPairs(stroke)
  }

  private mutating func appendPairs(_ stroke: [MatchedPoints]) {
    pairs += stroke
    if pairs.count > Self.mostPairs { pairs.removeFirst(pairs.count - Self.mostPairs) }
  }

  // MARK: Fitting

  private static func off(_ map: InkTransform, _ pair: MatchedPoints) -> Double {
    map.applied(to: pair.tablet).distance(to: pair.window)
  }

  private static func agrees(_ map: InkTransform, with pairs: [MatchedPoints]) -> Bool {
    let reach = reach(of: map)
    let near = pairs.count { off(map, $0) <= reach }
    return near * 4 >= pairs.count * 3
  }

  /// The same map for a window that was moved; nil if that does not explain a stroke.
  private static func shifted(
    _ map: InkTransform, to stroke: [MatchedPoints]
  ) -> InkTransform? {
    let way = stroke.reduce(Point.zero) { $0 + ($1.window - map.applied(to: $1.tablet)) }
    let moved = map.then(.translation(way * (1 / Double(stroke.count))))
    return agrees(moved, with: stroke) ? moved : nil
  }

  /// The map that explains three quarters of some places at least; nil if there is none, or they do
  /// not report it.
  ///
  /// The time of a place may be some milliseconds off, and then it is that of another: the worst
  /// ones are left out, one after the other.
  private static func fit(_ pairs: [MatchedPoints]) -> InkTransform? {
    var pairs = pairs
    for _ in 0...pairs.count / 4 {
      guard pairs.count >= leastPairs, isSpread(pairs), let map = leastSquares(pairs) else {
        return nil
      }
      let reach = reach(of: map)
      guard let worst = pairs.indices.max(by: { off(map, pairs[$0]) < off(map, pairs[$1]) }) else {
        return nil
      }
      if off(map, pairs[worst]) <= reach { return map }
      pairs.remove(at: worst)
    }
    return nil
  }

  /// Compositors stretch a tablet along its sides: where that explains all, it is better known than
  /// a map that slants, and a line of writing tells it, which is too low next to its length for
  /// that.
  private static func leastSquares(_ pairs: [MatchedPoints]) -> InkTransform? {
    for isTurned in [false, true] {
      guard let map = straight(pairs, isTurned: isTurned), isPlausible(map) else { continue }
      let reach = reach(of: map)
      if pairs.allSatisfy({ off(map, $0) <= reach }) { return map }
    }
    let free = InkTransform(leastSquares: pairs.map { (from: $0.tablet, to: $0.window) })
    return free.flatMap { isPlausible($0) ? $0 : nil }
  }

  /// Whether anybody stretches a tablet so.
  private static func isPlausible(_ map: InkTransform) -> Bool {
    (0.04...40_000).contains(abs(map.determinant))
  }

  private static func straight(_ pairs: [MatchedPoints], isTurned: Bool) -> InkTransform? {
    let x = leastSquaresLine(pairs.map { (isTurned ? $0.tablet.y : $0.tablet.x, $0.window.x) })
    let y = leastSquaresLine(pairs.map { (isTurned ? $0.tablet.x : $0.tablet.y, $0.window.y) })
    guard let x, let y else { return nil }
    return isTurned
      ? InkTransform(a: 0, b: y.slope, c: x.slope, d: 0, tx: x.start, ty: y.start)
      : InkTransform(a: x.slope, b: 0, c: 0, d: y.slope, tx: x.start, ty: y.start)
  }

  /// The line of least squares.
  private static func leastSquaresLine(_ pairs: [(Double, Double)]) -> (
    slope: Double, start: Double
  )? {
    let count = Double(pairs.count)
    let from = pairs.reduce(0) { $0 + $1.0 } / count
    let to = pairs.reduce(0) { $0 + $1.1 } / count
    let square = pairs.reduce(0) { $0 + ($1.0 - from) * ($1.0 - from) }
    guard square > 0 else { return nil }
    let slope = pairs.reduce(0) { $0 + ($1.0 - from) * ($1.1 - to) } / square
    return slope == 0 ? nil : (slope, to - slope * from)
  }

  private static func isSpread(_ pairs: [MatchedPoints]) -> Bool {
    let count = Double(pairs.count)
    let middle = pairs.reduce(Point.zero) { $0 + $1.tablet } * (1 / count)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for pair in pairs {
      let way = pair.tablet - middle
      (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
    }
    let trace = xx + yy
    let least = (trace - max(0, trace * trace - 4 * (xx * yy - xy * xy)).squareRoot()) / 2
    return (max(0, least) / count).squareRoot() >= leastSpread
  }
}
