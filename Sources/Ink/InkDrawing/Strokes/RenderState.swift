public import InkGeometry

/// The state that a stroke's textures need to look the same when the stroke is cut, replayed or
/// recreated.
public struct RenderState: BitwiseCopyable, Hashable, Sendable {
  /// The position of the grain's origin in the stroke's own coordinates, in millimeters.
  public var grainOffset: Point

  /// Creates a state with the grain's origin.
  public init(grainOffset: Point = .zero) { self.grainOffset = grainOffset }
}
