/// What a canvas did so far; grows only.
public struct CanvasWork: BitwiseCopyable, Hashable, Sendable {
  /// Segments of wet strokes that were covered on a layer that is kept.
  public internal(set) var segments = 0
  /// Pixels of the drawing's picture that were drawn again.
  public internal(set) var dryPixels = 0
  /// Pixels that were repaired in buffers.
  public internal(set) var pixels = 0
}
