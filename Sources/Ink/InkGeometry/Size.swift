/// Two sides, in millimeters.
@frozen
public struct Size: BitwiseCopyable, Hashable, Sendable {
  /// Along the first direction; of a tip, along its edge.
  public var width: Double
  /// Across it.
  public var height: Double

  /// Two sides.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Twice the same side.
  @inlinable public init(square side: Double) { self.init(width: side, height: side) }
}
