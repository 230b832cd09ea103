/// The rim of a hull, moved outwards or inwards, for finding its intersections with rows.
struct HullRim {
  private let count: Int
  /// The discs; for a missing disc, the rows are empty.
  private let x: Lanes
  private let y: Lanes
  private let squaredRadius: Lanes
  private let discTop: Lanes
  private let discBottom: Lanes
  /// The straight parts.
  private let lineX: Lanes
  private let lineY: Lanes
  private let slope: Lanes
  private let lineTop: Lanes
  private let lineBottom: Lanes
  private let normalX: Lanes

  /// Creates the rim of a hull, moved by `growth` pixels. A disc that is too small for that becomes
  /// a point if at most 0.05 pixels are missing, and otherwise nothing.
  @inline(__always) init(_ shape: borrowing HullShape, growth: Float) {
    let far = Lanes(repeating: .greatestFiniteMagnitude)
    (count, x, y, normalX) = (shape.count, shape.x, shape.y, shape.normalX)
    let radius = shape.radius + growth
    let reach = radius.atLeast(.zero)
    squaredRadius = reach * reach
    discTop = (y - reach).where(radius, else: far)
    discBottom = y + reach
    let nextReach = shape.followingLanes(reach)
    lineX = x + normalX * reach
    lineY = y + shape.normalY * reach
    let rise = shape.followingLanes(y) + shape.normalY * nextReach - lineY
    let run = shape.followingLanes(x) + normalX * nextReach - lineX
    slope = run / (rise + Lanes(repeating: 1e-30))
    let end = lineY + rise
    let isThere = (radius.atMost(shape.followingLanes(radius)) + 0.05).atMost(
      rise.magnitudes - 1e-3)
    lineTop = lineY.atMost(end).where(isThere, else: far)
    lineBottom = lineY.atLeast(end)
  }

  /// Returns where eight rows cross the rim; `rows` are their centers.
  @inline(__always) func chords(_ rows: Lanes) -> RowChords {
    var chords = RowChords()
    let (first, last) = (rows[0], rows[7])
    for k in 0..<count {
      if discTop[k] <= last, discBottom[k] >= first {
        chords.addDisc(x: x[k], y: y[k], squaredRadius: squaredRadius[k], rows)
      }
      guard lineTop[k] <= last, lineBottom[k] >= first else { continue }
      let crossing = lineX[k] + slope[k] * (rows - lineY[k])
      let weight = (rows - lineTop[k]).atMost(lineBottom[k] - rows)
      if normalX[k] < 0 {
        chords.includeLeft(crossing, where: weight)
      } else {
        chords.includeRight(crossing, where: weight)
      }
    }
    return chords
  }
}
