/// A pen movement that is a command rather than writing.
///
/// A gesture is recognized by geometry only, from one stroke. Sizes are relative to the handwriting
/// around it: a stroke that is not clearly larger than letters is treated as writing.
public enum InkGesture: String, CaseIterable, Sendable {
  /// A movement back and forth over ink, to delete it.
  case scratchOut
  /// A loop around ink.
  case circle
  /// A straight line along the writing.
  case line
  /// A straight line across the writing, to mark the space between words.
  case verticalLine
  /// A straight line with a head.
  case arrow
  /// A caret, ^ or v: two straight legs that meet in a tip above or below, which points to a
  /// position between letters.
  case caret

  /// Recognizes the gesture in a stroke; nil if there is none.
  ///
  /// - Parameters:
  ///   - stroke: its points in millimeters, y downwards.
  ///   - scale: the height of small letters around it, in millimeters.
  public init?(_ stroke: [SIMD2<Float>], scale: Float) {
    let trace = WritingTrace(strokes: [stroke])
    guard trace.points.count > 1, scale > 0 else { return nil }
    let shape = StrokeShape(trace.points, step: scale * 0.35)
    guard shape.points.count > 5 else { return nil }
    let size = scale
    if shape.isScratch(size) {
      self = .scratchOut
    } else if shape.isCircle(size) {
      self = .circle
    } else if shape.straightness > 0.965, shape.length > 4.5 * size {
      let way = shape.way
      switch (abs(way.x), abs(way.y)) {
      case (let x, let y) where y > 4 * x: self = .verticalLine
      case (let x, let y) where x > 2.5 * y && x > 7 * size: self = .line
      default: return nil
      }
    } else if shape.isCaret(size) {
      self = .caret
    } else if shape.isArrow(size) {
      self = .arrow
    } else {
      return nil
    }
  }
}

/// The overall shape of a stroke.
private struct StrokeShape {
  /// The points, in even steps.
  let points: [SIMD2<Float>]
  let step: Float
  let length: Float
  let low: SIMD2<Float>
  let high: SIMD2<Float>
  /// The exact end, which the last step may not reach.
  let end: SIMD2<Float>

  private static let most = 600

  init(_ all: [SIMD2<Float>], step: Float) {
    let (low, high) = all.corners ?? (.zero, .zero)
    var length: Float = 0
    for (one, two) in zip(all, all.dropFirst()) { length += (two - one).size }
    let step = max(step, length / Float(Self.most))
    var points = [all[0]]
    var last = all[0]
    for point in all {
      while (point - last).size >= step, points.count <= Self.most {
        last += (point - last) * (step / (point - last).size)
        points.append(last)
      }
    }
    (self.points, self.step, self.length) = (points, step, length)
    (self.low, self.high, end) = (low, high, all[all.count - 1])
  }

  var way: SIMD2<Float> { points[points.count - 1] - points[0] }

  /// The distance from start to end as a fraction of the length.
  var straightness: Float { length > 0 ? way.size / length : 0 }

  /// Returns whether the stroke goes back and forth at least five times over nearly the same area,
  /// along x or at any slant.
  func isScratch(_ size: Float) -> Bool {
    let extent = high - low
    guard max(extent.x, extent.y) > 2.5 * size, length > 4.2 * max(extent.x, extent.y) else {
      return false
    }
    // The mean direction of the stroke, regardless of its sense.
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    for (one, two) in zip(points, points.dropFirst()) {
      let way = two - one
      (xx, xy, yy) = (xx + way.x * way.x, xy + way.x * way.y, yy + way.y * way.y)
    }
    let axis = Self.axis(xx, xy, yy)
    let along = points.map { $0.x * axis.x + $0.y * axis.y }
    let across = points.map { $0.y * axis.x - $0.x * axis.y }
    let spread = (along.max() ?? 0) - (along.min() ?? 0)
    let width = (across.max() ?? 0) - (across.min() ?? 0)
    return Self.runs(along, atLeast: 0.45 * spread) >= 5 && width < 0.8 * spread
      && (xx > 2 * yy || width < 0.35 * spread)
  }

  /// Returns the direction of the larger spread; half angles without a sine.
  private static func axis(_ xx: Float, _ xy: Float, _ yy: Float) -> SIMD2<Float> {
    let root = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
    guard root > 0 else { return SIMD2(1, 0) }
    let cosine = (xx - yy) / root
    let x = max(0, (1 + cosine) / 2).squareRoot()
    let y = max(0, (1 - cosine) / 2).squareRoot()
    return SIMD2(x, xy < 0 ? -y : y)
  }

  /// Returns how often numbers increase or decrease by this amount without turning.
  private static func runs(_ numbers: [Float], atLeast height: Float) -> Int {
    var (turn, extreme, count) = (numbers[0], numbers[0], 0)
    let tremble = height * 0.2
    for number in numbers {
      let isOn = extreme >= turn ? number > extreme : number < extreme
      if isOn || extreme == turn {
        extreme = number
      } else if abs(extreme - number) > tremble {
        if abs(extreme - turn) >= height { count += 1 }
        (turn, extreme) = (extreme, number)
      }
    }
    return count + (abs(extreme - turn) >= height ? 1 : 0)
  }

  /// Returns whether the stroke is a single closed and round loop, larger than letters.
  func isCircle(_ size: Float) -> Bool {
    let extent = high - low
    guard min(extent.x, extent.y) > 2.2 * size, max(extent.x, extent.y) > 4 * size,
      way.size < 0.3 * max(extent.x, extent.y)
    else { return false }
    var area: Float = 0
    for (one, two) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += one.x * two.y - one.y * two.x
    }
    let filled = abs(area) / 2 / (extent.x * extent.y)
    let around = length / (extent.x + extent.y)
    return filled > 0.62 && filled < 0.92 && around > 1.3 && around < 2.1
  }

  /// Returns whether the stroke goes up once and down once, or the reverse, with straight legs of
  /// similar length that are higher than letters.
  func isCaret(_ size: Float) -> Bool {
    let tip = points.indices.max { height($0) < height($1) } ?? 0
    let (first, second) = (points[tip] - points[0], points[points.count - 1] - points[tip])
    let top = first.y < 0 ? low.y : high.y
    let (rise, fall) = (abs(top - points[0].y), abs(top - end.y))
    let depth = min(rise, fall)
    guard first.y * second.y < 0, first.x * second.x > 0, depth > 2.2 * size,
      depth > 0.6 * max(rise, fall)
    else { return false }
    let width = abs(way.x)
    guard width > 0.4 * depth, width < 2.4 * depth,
      min(abs(first.x), abs(second.x)) > 0.2 * width
    else { return false }
    return bow(0...tip) < 0.09 * first.size && bow(tip...points.count - 1) < 0.09 * second.size
  }

  /// Returns the distance of a part of the stroke from the straight line between its ends.
  private func bow(_ part: ClosedRange<Int>) -> Float {
    let (begin, end) = (points[part.lowerBound], points[part.upperBound])
    let way = end - begin
    // A tip lies between two of the points.
    let inner = points[part].filter { ($0 - begin).size > step && ($0 - end).size > step }
    return inner.map { abs(way.x * ($0.y - begin.y) - way.y * ($0.x - begin.x)) }.max()
      .map { $0 / way.size } ?? 0
  }

  /// Returns how far a point is above or below both ends.
  private func height(_ index: Int) -> Float {
    let (begin, end, y) = (points[0].y, points[points.count - 1].y, points[index].y)
    return max(min(begin, end) - y, y - max(begin, end))
  }

  /// Returns whether the stroke is a straight shaft followed by turns of more than a right angle at
  /// its end.
  func isArrow(_ size: Float) -> Bool {
    let far = points.indices.map(reach).max() ?? 0
    guard far > 6 * size, let tip = points.indices.first(where: { reach($0) > 0.98 * far }),
      tip < points.count - 2
    else { return false }
    let shaft = points[tip] - points[0]
    guard shaft.size > 0.95 * step * Float(tip) else { return false }
    let head = length - step * Float(tip)
    let back = points[tip...].map { -(($0 - points[tip]) * shaft).sum() / shaft.size }.max() ?? 0
    return head > 0.18 * shaft.size && head < 1.3 * shaft.size && back > 0.08 * shaft.size
      && back < 0.6 * shaft.size
  }

  private func reach(_ index: Int) -> Float { (points[index] - points[0]).size }
}
