public import InkGeometry

/// An upright rectangle of whole pixels: columns `minX..<maxX`, rows `minY..<maxY`.
///
/// Pixel (i, j) is the square from (i, j) to (i + 1, j + 1); its middle lies half a pixel further.
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

  /// The rectangle between two corners; empty if it ends before it begins.
  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle of a corner and two sides.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The smallest rectangle of whole pixels around a rectangle in pixels. What sticks out by less
  /// than a millionth of a pixel is taken for a rounding error; nothing lies further out than 2^30.
  public init(around rect: Rect) {
    guard !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      minX: Self.floor(rect.min.x + 1e-6), minY: Self.floor(rect.min.y + 1e-6),
      maxX: -Self.floor(1e-6 - rect.max.x), maxY: -Self.floor(1e-6 - rect.max.y))
  }

  /// Holds no pixel; its union with anything is that thing.
  public static let empty = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)

  /// Whether it holds no pixel.
  @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// How many columns.
  @inlinable public var width: Int { isEmpty ? 0 : maxX - minX }

  /// How many rows.
  @inlinable public var height: Int { isEmpty ? 0 : maxY - minY }

  /// The pixels that both hold.
  @inlinable public func intersection(_ other: Self) -> Self {
    Self(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle with both in it.
  @inlinable public func union(_ other: Self) -> Self {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Self(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The same with so many pixels more on each side; an empty one stays empty.
  public func grown(by margin: Int) -> Self {
    isEmpty
      ? .empty
      : Self(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Whether all of `other` is inside; an empty one always is.
  @inlinable public func contains(_ other: Self) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Whether the pixel is inside.
  @inlinable public func contains(x: Int, y: Int) -> Bool {
    minX <= x && x < maxX && minY <= y && y < maxY
  }

  /// The same in pixels of the plane.
  var rect: Rect {
    Rect(
      min: Point(x: Double(minX), y: Double(minY)), max: Point(x: Double(maxX), y: Double(maxY)))
  }

  /// The part within 2^30 pixels from the origin.
  var limited: Self {
    let limit = 1 << 30
    return intersection(Self(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
  }

  /// The whole number at or below, to 2^-21; what is not a number or beyond 2^30 is brought there.
  @inline(__always) static func floor(_ value: Double) -> Int {
    // A positive number is rounded down by the processor's own conversion; `rounded` would call
    // libm.
    let shifted = value + 0x1p31
    guard shifted > 0x1p30 else { return -(1 << 30) }
    return shifted < 0x1.8p31 ? Int(shifted) - (1 << 31) : 1 << 30
  }
}
