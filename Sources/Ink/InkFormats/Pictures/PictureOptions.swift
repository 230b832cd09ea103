public import InkDrawing
public import InkGeometry

/// What a picture of a drawing shows, and how exactly.
public struct PictureOptions: Sendable {
  /// Which part of the drawing becomes the picture.
  public var area: PictureArea
  /// What the drawing lies on: decides the colors of inks that adapt.
  public var appearance: Appearance
  /// What is painted first; nil: nothing.
  public var background: Color?
  /// How far an outline may lie from what the ink covers, in millimeters; at least 0.002.
  public var tolerance: Double
  /// How ink with a texture is kept: pencil, crayon and watercolor.
  public var texture: PictureTexture
  /// By how much the opacity within an outline may change before it is painted in steps of that
  /// size, 0.01...1; no place is off by more than half a step.
  public var opacityStep: Double
  /// What the picture is called.
  public var title: String
  /// What it shows, in words; empty: nothing is said.
  public var description: String
  /// What parts of it read: titles of an SVG, invisible text of a PDF.
  public var texts: [PictureText] = []
  /// How many poses of tips are followed at once: bounds the memory that long strokes take.
  var rangeLength = TipTraces.usualLength

  /// What people usually want: the ink with 5 mm around it, widths true to 0.01 mm.
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

/// How a picture keeps ink that has a texture.
public enum PictureTexture: Hashable, Sendable {
  /// As pixels, beside an outline that is not painted: so many per inch, 72...1200, and two thirds
  /// of them for a watercolor, which is softer. Shapes that would have more than 16 million pixels
  /// get fewer, and those that would have less than 72 per inch become outlines; both is told.
  case pixels(perInch: Double)
  /// Not at all: all ink becomes outlines. For plotters and cutters.
  case outlines
}

/// Which part of a drawing a picture shows.
public enum PictureArea: Hashable, Sendable {
  /// All ink and so many millimeters around it.
  case ink(margin: Double)
  /// A rectangle of the drawing, in millimeters; what lies beyond is cut off.
  case rect(Rect)

  /// A sheet of A4, upright, from the drawing's origin.
  public static let a4 = rect(Rect(x: 0, y: 0, width: 210, height: 297))
  /// A sheet of US Letter, upright, from the drawing's origin.
  public static let letter = rect(Rect(x: 0, y: 0, width: 215.9, height: 279.4))

  /// The rectangle for a drawing, with edges on whole hundredths of a millimeter and sides of 1 mm
  /// at least.
  ///
  /// - Parameter ink: around everything that leaves ink.
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

  // What is a hundredth already shall stay, although 0.1 is none in binary.
  private static func hundredths(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let scaled = value * 100
    let nearest = scaled.rounded()
    return (abs(scaled - nearest) < 1e-6 ? nearest : scaled.rounded(rule)) / 100
  }
}
