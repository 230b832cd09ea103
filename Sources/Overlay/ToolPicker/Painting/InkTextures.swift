import InkDrawing
import InkEditing
import InkRendering

/// The paper textures of inks, each of which is made once per program when such an ink is first
/// drawn.
///
/// Making them takes a few tenths of a second. Until they are ready, a picker is shown immediately
/// if its `showsTextures` is false.
public enum InkTextures {
  /// The inks with a paper texture.
  static let inks = CanvasTool.inks.filter { InkLayer.hasPaper($0) }

  /// Makes the textures; call it on a background thread.
  public static func prepare() {
    for type in inks { InkLayer.makePaper(for: type) }
  }
}
