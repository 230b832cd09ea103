/// A width and a height, in millimeters.
@frozen
public struct Size: BitwiseCopyable, Hashable, Sendable {
  /// The size along the first direction; for a tip, along its edge.
  public var width: Double
  /// The size perpendicular to the width.
  public var height: Double

  /// Creates a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Creates a size whose width and height are equal.
  @inlinable public init(square side: Double) { self.init(width: side, height: side) }
}
