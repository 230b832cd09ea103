/// A point on the grid of regions, in multiples of 1/4096 mm.
///
/// Coordinates are in the range from -2^29 to 2^29 (131 072 mm). The product of two offsets between
/// points therefore needs 61 bits, and all comparisons of sides are exact in 64 bits.
package struct GridPoint: BitwiseCopyable, Hashable, Sendable {
  package var x: Int32
  package var y: Int32

  /// The largest coordinate; the smallest is its negative.
  package static let limit: Int32 = 1 << 29
  /// The number of grid steps per millimeter.
  package static let stepsPerMillimeter = 4096.0

  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// Creates the nearest point of the grid. Points beyond the grid are moved to its limit; the
  /// result is nil for NaN.
  package init?(nearest place: Point) {
    guard let x = Self.coordinate(place.x), let y = Self.coordinate(place.y) else { return nil }
    self.init(x: x, y: y)
  }

  private static func coordinate(_ millimeters: Double) -> Int32? {
    let steps = (millimeters * stepsPerMillimeter).rounded()
    guard !steps.isNaN else { return nil }
    return Int32(min(max(steps, -Double(limit)), Double(limit)))
  }

  /// The exact position in millimeters.
  package var point: Point {
    Point(x: Double(x) / Self.stepsPerMillimeter, y: Double(y) / Self.stepsPerMillimeter)
  }

  static func + (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x + b.x, y: a.y + b.y) }

  /// A key that orders points from left to right, and points with the same x by y.
  var key: UInt64 {
    UInt64(UInt32(bitPattern: x) ^ 0x8000_0000) << 32 | UInt64(UInt32(bitPattern: y) ^ 0x8000_0000)
  }

  /// Creates the point of a key.
  init(key: UInt64) {
    x = Int32(bitPattern: UInt32(truncatingIfNeeded: key >> 32) ^ 0x8000_0000)
    y = Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000)
  }

  /// Returns whether `self` comes before another point from left to right, or by y if x is the
  /// same.
  func precedes(_ other: GridPoint) -> Bool { x != other.x ? x < other.x : y < other.y }

  /// Returns a positive number if `third` lies clockwise on screen of the line from `first` to
  /// `second`, and 0 if it is in line.
  static func side(_ first: GridPoint, _ second: GridPoint, _ third: GridPoint) -> Int64 {
    let (x, y) = (Int64(first.x), Int64(first.y))
    return (Int64(second.x) - x) * (Int64(third.y) - y)
      - (Int64(second.y) - y) * (Int64(third.x) - x)
  }
}

/// An upright box on the grid, including its edges.
package struct GridBox: BitwiseCopyable, Hashable, Sendable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  /// A box that contains nothing.
  static let empty = GridBox(minX: .max, minY: .max, maxX: .min, maxY: .min)

  mutating func include(_ place: GridPoint) {
    minX = min(minX, place.x)
    minY = min(minY, place.y)
    maxX = max(maxX, place.x)
    maxY = max(maxY, place.y)
  }

  mutating func include(_ other: GridBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func intersects(_ other: GridBox) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// The box in millimeters.
  var rect: Rect {
    guard minX <= maxX else { return .empty }
    return Rect(
      min: GridPoint(x: minX, y: minY).point, max: GridPoint(x: maxX, y: maxY).point)
  }
}
