public import InkDrawing
public import InkEditing
public import StylusModel

/// How a stroke that begins is to look, and what becomes of it.
public struct StrokeStyle: Hashable, Sendable {
  /// What it is drawn with; ``/InkDrawing/InkType/eraser`` draws nothing.
  public var ink: Ink
  /// The ink's base width, in millimeters of the output: what an average hand gets.
  public var width: Double
  /// Chooses the noise of its textures.
  public var seed: UInt32
  /// When it began, for whoever reads the drawing later.
  public var creationDate: WallTime
  /// The strokes that it is wet together with, see ``/InkDrawing/WetGrouping``; nil: it is alone.
  /// It stays in the drawing.
  public var group: InkID?
  /// What becomes of it when it is finished.
  public var fate: Fate
  /// The ruler as it lay there when the stroke began, in millimeters of the output: a stroke that
  /// begins near an edge runs along that, and no ink is drawn on the ruler.
  public var ruler: Ruler?
  /// Whether it becomes a shape if the pen is held still: whoever keeps its samples sees to that.
  public var straightens = false
  /// How long ink that is to fade is seen as it was drawn after the pen was lifted.
  public var holding = Microseconds.milliseconds(2_000)

  /// What becomes of ink.
  public enum Fate: Hashable, Sendable {
    /// It stays in the drawing.
    case stays
    /// It never comes into the drawing: for ``holding`` after the pen was lifted it is seen as it
    /// was drawn, and within ``fading`` it fades.
    case fades
  }

  /// How long it takes to fade after that.
  public static let fading = Microseconds.milliseconds(300)

  /// A stroke of an ink.
  public init(
    ink: Ink, width: Double, seed: UInt32 = 0, creationDate: WallTime = .unknown,
    fate: Fate = .stays
  ) {
    self.ink = ink
    self.width = width
    self.seed = seed
    self.creationDate = creationDate
    self.fate = fate
  }
}
