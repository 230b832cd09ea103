import InkGeometry

/// The measures of a stroke that tell writing from marks. Lengths are in millimeters.
struct StrokeMeasure: Sendable {
  /// The length of the path.
  let length: Float
  /// The mean place of the ink, where each piece counts by its length.
  let middle: SIMD2<Float>
  /// The heights of the movements up and down.
  let runs: [Float]
  /// The direction of the largest spread, of length 1, with x not below 0.
  let axis: SIMD2<Float>
  /// The extents along and across ``axis``.
  let extent: (along: Float, across: Float)
  let (start, end): (SIMD2<Float>, SIMD2<Float>)
  /// The area between the path and its chord, regardless of the turning sense.
  let area: Float
  /// The share of the length that runs nearly along x or y: with a slope of less than 0.18.
  let squareShare: Float

  /// Measures points, of which there is at least one.
  init(_ points: [SIMD2<Float>]) {
    (start, end) = (points[0], points[points.count - 1])
    var sums = PathSums(origin: points[0])
    for (one, two) in zip(points, points.dropFirst()) { sums.accumulate(one, two) }
    length = sums.length
    middle = sums.middle
    area = abs(sums.area) / 2
    squareShare = Self.squareShare(points, step: max(0.8, sums.length / 60))
    let axis = sums.axis
    self.axis = axis
    var (low, high) = (SIMD2<Float>(repeating: .infinity), -SIMD2<Float>(repeating: .infinity))
    for point in points {
      let turned = SIMD2(
        point.x * axis.x + point.y * axis.y, point.y * axis.x - point.x * axis.y)
      low.replace(with: turned, where: turned .< low)
      high.replace(with: turned, where: turned .> high)
    }
    extent = (high.x - low.x, high.y - low.y)
    runs = Self.runs(points)
  }

  /// The distance from the start to the end as a share of the larger extent.
  var opening: Float { (end - start).size / max(extent.along, 1e-6) }

  /// Steps of this length bridge the grid of the digitizer.
  private static func squareShare(_ points: [SIMD2<Float>], step: Float) -> Float {
    var (square, all, last) = (Float(0), Float(0), points[0])
    for point in points where (point - last).size >= step {
      let (way, size) = (point - last, (point - last).size)
      all += size
      if min(abs(way.x), abs(way.y)) < 0.18 * max(abs(way.x), abs(way.y)) { square += size }
      last = point
    }
    return all > 0 ? square / all : 0
  }

  private static func runs(_ points: [SIMD2<Float>]) -> [Float] {
    guard let (low, high) = points.corners else { return [] }
    var runs: [Float] = []
    let tremble = max((high.y - low.y) * 0.04, 0.05)
    WritingScale.addRuns(points[...], tremble) { runs.append($0) }
    return runs
  }
}

/// What is summed along a path.
private struct PathSums {
  private let origin: SIMD2<Float>
  private(set) var length: Float = 0
  private(set) var area: Float = 0
  private var weighted = SIMD2<Float>.zero
  private var squares = SIMD3<Float>.zero

  init(origin: SIMD2<Float>) { self.origin = origin }

  mutating func accumulate(_ one: SIMD2<Float>, _ two: SIMD2<Float>) {
    let (from, to) = (one - origin, two - origin)
    let size = (two - one).size
    let middle = (from + to) / 2
    length += size
    area += from.x * to.y - from.y * to.x
    weighted += middle * size
    squares += SIMD3(middle.x * middle.x, middle.x * middle.y, middle.y * middle.y) * size
  }

  var middle: SIMD2<Float> { length > 0 ? origin + weighted / length : origin }

  /// Half angles without a sine.
  var axis: SIMD2<Float> {
    guard length > 0 else { return SIMD2(1, 0) }
    let (mean, squares) = (weighted / length, squares / length)
    let xx = squares.x - mean.x * mean.x
    let xy = squares.y - mean.x * mean.y
    let yy = squares.z - mean.y * mean.y
    let root = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
    guard root > 0 else { return SIMD2(1, 0) }
    let cosine = (xx - yy) / root
    let y = max(0, (1 - cosine) / 2).squareRoot()
    return SIMD2(max(0, (1 + cosine) / 2).squareRoot(), xy < 0 ? -y : y)
  }
}
