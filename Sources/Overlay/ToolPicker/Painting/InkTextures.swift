import InkDrawing
import InkEditing
import InkGeometry
import InkRendering

/// The papers and noises of the inks that have some: made once in a program, when such an ink is drawn first.
///
/// That takes a few tenths of a second. Until it is done a picker is shown at once if its `showsTextures` is false.
public enum InkTextures {
  /// The inks that have some.
  static let inks: [InkType] = [.pencil, .crayon, .watercolor]

  /// Makes them, on a thread that may take its time.
  public static func prepare() {
    let bounds = PixelRect(x: -12, y: -12, width: 24, height: 24)
    var pixels = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    for type in inks {
      let sample = InkSample(ink: Ink(type), width: type.defaultWidth, length: 16, height: 3)
      var renderer = InkRenderer(view: .scale(x: 4, y: 4))
      var span = pixels.mutableSpan
      renderer.draw(
        [sample.stroke], on: &span, layout: PixelLayout(bounds: bounds), clip: bounds)
    }
  }
}
