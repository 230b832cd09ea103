/// The intersections of eight neighboring rows with a convex shape made of discs and straight
/// lines.
struct RowChords {
  /// The left ends; greater than the right ends for a row without intersection.
  private(set) var left = Lanes(repeating: .greatestFiniteMagnitude)
  /// The right ends.
  private(set) var right = Lanes(repeating: -.greatestFiniteMagnitude)

  @inline(__always) init() {}

  @inline(__always)
  mutating func addDisc(x: Float, y: Float, squaredRadius: Float, _ rows: Lanes) {
    let height = rows - y
    let squared = squaredRadius - height * height
    let half = squared.atLeast(.zero).roughRoots
    includeLeft(x - half, where: squared)
    includeRight(x + half, where: squared)
  }

  @inline(__always)
  mutating func addLine(from a: SIMD2<Float>, to b: SIMD2<Float>, _ rows: Lanes) {
    let rise = b.y - a.y
    guard rise.magnitude > 1e-3 else { return }
    let share = (rows - a.y) / rise
    let crossing = a.x + share * (b.x - a.x)
    includeLeft(crossing, where: share.atMost(1 - share))
    includeRight(crossing, where: share.atMost(1 - share))
  }

  /// Includes the left ends of the rows whose `weight` is at least 0.
  @inline(__always) mutating func includeLeft(_ ends: Lanes, where weight: Lanes) {
    left = left.atMost(ends).where(weight, else: left)
  }

  /// Includes the right ends of the rows whose `weight` is at least 0.
  @inline(__always) mutating func includeRight(_ ends: Lanes, where weight: Lanes) {
    right = right.atLeast(ends).where(weight, else: right)
  }
}

extension RowChords {
  /// Creates the chords of rows from `y` on with a cone, in its coordinates, moved outwards by
  /// `growth` pixels. The chords lie inside and end before the rim by at most 0.2 % of the radius.
  @inline(__always) init(_ cone: RoundCone, y: Int, growth: Float) {
    self.init()
    let rows = Float(y - cone.originY) + Lanes.middles
    let (start, end) = (cone.startRadius + growth, cone.endRadius + growth)
    let endX = cone.startX + cone.alongX * cone.length
    let endY = cone.startY + cone.alongY * cone.length
    if start > 0 {
      addDisc(x: cone.startX, y: cone.startY, squaredRadius: start * start, rows)
    }
    if end > 0 { addDisc(x: endX, y: endY, squaredRadius: end * end, rows) }
    guard start > 0, end > 0, cone.length > 0 else { return }
    let cosine = (1 - cone.taper * cone.taper).squareRoot()
    for sign in 0..<2 {
      let side = sign == 0 ? cosine : -cosine
      let outX = cone.alongX * cone.taper - cone.alongY * side
      let outY = cone.alongY * cone.taper + cone.alongX * side
      addLine(
        from: SIMD2(cone.startX + outX * start, cone.startY + outY * start),
        to: SIMD2(endX + outX * end, endY + outY * end), rows)
    }
  }
}
