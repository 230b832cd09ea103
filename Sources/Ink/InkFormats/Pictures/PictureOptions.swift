public import InkDrawing
public import InkGeometry

/// The contents and precision of a picture of a drawing.
public struct PictureOptions: Sendable {
  /// The part of the drawing to show.
  public var area: PictureArea
  /// The appearance, which determines the colors of inks that adapt to it.
  public var appearance: Appearance
  /// The color painted first; nil for none.
  public var background: Color?
  /// The largest distance between an outline and the area that the ink covers, in millimeters; at
  /// least 0.002.
  public var tolerance: Double
  /// How textured ink (pencil, crayon and watercolor) is represented.
  public var texture: PictureTexture
  /// The change of opacity within an outline, 0.01...1, above which it is painted in steps of this
  /// size. No point differs by more than half a step.
  public var opacityStep: Double
  /// The title of the picture.
  public var title: String
  /// A description of the picture; empty for none.
  public var description: String
  /// The text of parts of the picture: titles in an SVG, invisible text in a PDF.
  public var texts: [PictureText] = []
  /// The number of tip poses that are processed at once, which limits the memory for long strokes.
  var rangeLength = TipTraces.usualLength

  /// Creates options. By default, the picture shows all ink with a margin of 5 mm, and widths are
  /// accurate to 0.01 mm.
  public init(
    area: PictureArea = .ink(margin: 5), appearance: Appearance = .light, background: Color? = nil,
    tolerance: Double = 0.005, title: String = "Drawing"
  ) {
    self.area = area
    self.appearance = appearance
    self.background = background
    self.tolerance = tolerance
    self.title = title
    texture = .pixels(perInch: 300)
    opacityStep = 0.05
    description = ""
  }
}

/// How a picture represents textured ink.
public enum PictureTexture: Hashable, Sendable {
  /// As pixels, next to an outline that is not painted. The resolution is given in pixels per inch,
  /// 72...1200; for watercolor, which is softer, it is two thirds of that. Shapes that would have
  /// more than 16 million pixels get a lower resolution, and those that would have less than 72
  /// pixels per inch become outlines; both are reported.
  case pixels(perInch: Double)
  /// As outlines, without texture; suitable for plotters and cutters.
  case outlines
}

/// The part of a drawing that a picture shows.
public enum PictureArea: Hashable, Sendable {
  /// All ink, with a margin in millimeters.
  case ink(margin: Double)
  /// A rectangle of the drawing, in millimeters; anything outside is cut off.
  case rect(Rect)

  /// An upright A4 sheet, starting at the drawing's origin.
  public static let a4 = rect(Rect(x: 0, y: 0, width: 210, height: 297))
  /// An upright US Letter sheet, starting at the drawing's origin.
  public static let letter = rect(Rect(x: 0, y: 0, width: 215.9, height: 279.4))

  /// Returns the rectangle for a drawing. Its edges are at whole hundredths of a millimeter and its
  /// sides at least 1 mm long.
  ///
  /// - Parameter ink: a rectangle that contains all visible ink.
  func rect(around ink: Rect) -> Rect {
    var rect =
      switch self {
      case .ink(let margin): ink.expanded(by: max(0, margin))
      case .rect(let rect): rect
      }
    if rect.isEmpty || !rect.min.isFinite || !rect.max.isFinite {
      rect = Rect(x: 0, y: 0, width: 0, height: 0)
    }
    let corner = Point(x: Self.hundredths(rect.min.x, .down), y: Self.hundredths(rect.min.y, .down))
    let end = Point(x: Self.hundredths(rect.max.x, .up), y: Self.hundredths(rect.max.y, .up))
    return Rect(
      x: corner.x, y: corner.y, width: max(1, end.x - corner.x), height: max(1, end.y - corner.y))
  }

  // Exact hundredths stay unchanged, although 0.1 is not exact in binary.
  private static func hundredths(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let scaled = value * 100
    let nearest = scaled.rounded()
    return (abs(scaled - nearest) < 1e-6 ? nearest : scaled.rounded(rule)) / 100
  }
}
