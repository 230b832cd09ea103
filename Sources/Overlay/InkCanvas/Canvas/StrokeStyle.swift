public import InkDrawing
public import InkEditing
public import StylusModel

/// The appearance of a new stroke, and whether it stays or fades.
public struct StrokeStyle: Hashable, Sendable {
  /// The ink; ``/InkDrawing/InkType/eraser`` draws nothing.
  public var ink: Ink
  /// The ink's base width for an average hand, in millimeters of the output.
  public var width: Double
  /// The seed for the noise of the textures.
  public var seed: UInt32
  /// The date at which the stroke began, which is stored in the drawing.
  public var creationDate: WallTime
  /// The group of strokes that share their wet ink, see ``/InkDrawing/WetGrouping``; nil for none.
  /// It is stored in the drawing.
  public var group: InkID?
  /// Whether the finished stroke stays or fades.
  public var fate: Fate
  /// The ruler at the time when the stroke began, in millimeters of the output. A stroke that
  /// begins near an edge runs along it, and no ink is drawn on the ruler.
  public var ruler: Ruler?
  /// Whether the stroke becomes a shape if the pen is held still. The program that supplies the
  /// samples must detect this.
  public var straightens = false
  /// The time for which fading ink is fully visible after the pen was lifted.
  public var holding = Microseconds.milliseconds(2_000)

  /// What happens to ink when its stroke is finished.
  public enum Fate: Hashable, Sendable {
    /// The ink becomes part of the drawing.
    case stays
    /// The ink is never added to the drawing. It stays visible for ``holding`` after the pen was
    /// lifted, and then fades within ``fading``.
    case fades
  }

  /// The time in which ink fades after that.
  public static let fading = Microseconds.milliseconds(300)

  /// Creates the style of a stroke.
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
