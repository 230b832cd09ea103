import InkDrawing
import InkEditing
import InkRendering

/// The papers of the inks that lie on one: each made once in a program, when such an ink is drawn
/// first.
///
/// That takes a few tenths of a second. Until it is done a picker is shown at once if its
/// `showsTextures` is false.
public enum InkTextures {
  /// The inks that have some.
  static let inks = CanvasTool.inks.filter { InkLayer.hasPaper($0) }

  /// Makes them, on a thread that may take its time.
  public static func prepare() {
    for type in inks { InkLayer.makePaper(for: type) }
  }
}
