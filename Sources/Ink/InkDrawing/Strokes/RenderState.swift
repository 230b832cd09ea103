public import InkGeometry

/// What a stroke's textures need to look the same when it is cut, replayed or made again.
public struct RenderState: BitwiseCopyable, Hashable, Sendable {
  /// Where the grain's origin lies in the stroke's own coordinates, in millimeters.
  public var grainOffset: Point

  /// The state of a stroke whose grain begins there.
  public init(grainOffset: Point = .zero) { self.grainOffset = grainOffset }
}
