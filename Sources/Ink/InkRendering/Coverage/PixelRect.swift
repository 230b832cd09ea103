public import InkGeometry

/// An upright rectangle of whole pixels: columns `minX..<maxX`, rows `minY..<maxY`.
///
/// Pixel (i, j) is the square from (i, j) to (i + 1, j + 1), with its center half a pixel further.
@frozen
public struct PixelRect: BitwiseCopyable, Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// Creates a rectangle between two corners; empty if a maximum is not greater than its minimum.
  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from a corner and two sides.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates the smallest rectangle of whole pixels around a rectangle in pixels. An excess of less
  /// than a millionth of a pixel is treated as a rounding error, and coordinates are limited to
  /// 2^30.
  public init(around rect: Rect) {
    guard !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      minX: Self.floor(rect.min.x + 1e-6), minY: Self.floor(rect.min.y + 1e-6),
      maxX: -Self.floor(1e-6 - rect.max.x), maxY: -Self.floor(1e-6 - rect.max.y))
  }

  /// A rectangle without pixels. Its union with any rectangle is that rectangle.
  public static let empty = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)

  /// Whether the rectangle contains no pixels.
  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The number of columns.
  @inlinable public var width: Int { isEmpty ? 0 : maxX - minX }

  /// The number of rows.
  @inlinable public var height: Int { isEmpty ? 0 : maxY - minY }

  /// Returns the pixels that both rectangles contain.
  @inlinable public func intersection(_ other: Self) -> Self {
    Self(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable public func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Self(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the rectangle extended by a number of pixels on each side; an empty one stays empty.
  public func grown(by margin: Int) -> Self {
    isEmpty
      ? .empty
      : Self(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Returns whether the rectangle contains all of `other`, which is always true if `other` is
  /// empty.
  @inlinable public func contains(_ other: Self) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns whether the rectangle contains a pixel.
  @inlinable public func contains(x: Int, y: Int) -> Bool {
    minX <= x && x < maxX && minY <= y && y < maxY
  }

  /// The rectangle in coordinates of the plane.
  var rect: Rect {
    Rect(
      min: Point(x: Double(minX), y: Double(minY)), max: Point(x: Double(maxX), y: Double(maxY)))
  }

  /// The part within 2^30 pixels from the origin.
  var limited: Self {
    let limit = 1 << 30
    return intersection(Self(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
  }

  /// Returns the number rounded down, after rounding to 2^-21; NaN and numbers beyond 2^30 are
  /// clamped.
  @inline(__always) static func floor(_ value: Double) -> Int {
    // A positive number is rounded down by the processor's conversion; `rounded` would call libm.
    let shifted = value + 0x1p31
    guard shifted > 0x1p30 else { return -(1 << 30) }
    return shifted < 0x1.8p31 ? Int(shifted) - (1 << 31) : 1 << 30
  }
}
