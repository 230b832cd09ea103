/// Counters of a canvas's work, which only increase.
public struct CanvasWork: BitwiseCopyable, Hashable, Sendable {
  /// The number of segments of wet strokes that were added to a layer.
  public internal(set) var segments = 0
  /// The number of pixels of dry ink that were drawn again.
  public internal(set) var dryPixels = 0
  /// The number of pixels that were repaired in buffers.
  public internal(set) var pixels = 0
}
