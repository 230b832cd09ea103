import InkDrawing
import InkGeometry
import InkRendering

/// One thing that is painted, over what was painted before.
enum PictureStep: Sendable {
  /// What outlines go around; holes go the other way around.
  case fill([Contour], Paint)
  /// A rectangle with round corners, upright or turned by quarters.
  case rounded(Rect, radius: Double, Paint)
  /// What a round tip leaves.
  case line([Point], width: Double, Color)
  /// The same of several lines, which do not grow darker where they cross.
  case lines([[Point]], width: Double, Color)
  /// The shadow of a rectangle with round corners.
  case shadow(SoftShadow)
  /// All hues and lightnesses, at one saturation.
  case spectrum(Rect, radius: Double, saturation: Double)
  /// Ink as a canvas would draw it; its path is in millimeters.
  case ink(Stroke)
}

/// A shadow without a hard edge.
struct SoftShadow: Hashable, Sendable {
  var rect: Rect
  var radius: Double
  /// It is full this far inside of the edge, and none this far outside.
  var blur: Double
  var color: Color
  /// What casts it, if that is painted above it and opaque: nothing is painted beneath it.
  var caster: Rect?

  /// How much is left at a share of the way from inside to outside: near to what a Gaussian blur
  /// leaves.
  static func falloff(_ way: Double) -> Double {
    let rest = 1 - way
    return rest * rest * rest * (rest * (rest * 6 - 15) + 10)
  }
}

/// The size of lengths on a screen.
public enum ScreenUnit {
  /// The number of points (logical pixels) per millimeter: 96 are an inch.
  public static let pointsPerMillimeter = 96 / 25.4
}

extension PixelRect {
  /// The whole pixels nearest to a rectangle.
  init(rounding rect: Rect) {
    self.init(
      around: Rect(
        min: Point(x: rect.min.x.rounded(), y: rect.min.y.rounded()),
        max: Point(x: rect.max.x.rounded(), y: rect.max.y.rounded())))
  }
}

/// The field of all hues: from left to right, and of all lightnesses: from light at its top to
/// dark.
enum ColorField {
  /// The color of a place; places outside are moved to the edge.
  static func color(at place: Point, in rect: Rect, saturation: Double) -> Color {
    let share = fraction(of: place, in: rect)
    return HueColor(hue: share.x * hues, saturation: saturation, lightness: 1 - share.y).color
  }

  /// Where a place lies in the field, 0...1 each.
  static func fraction(of place: Point, in rect: Rect) -> Point {
    func clamped(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
    return Point(
      x: clamped((place.x - rect.min.x) / rect.width),
      y: clamped((place.y - rect.min.y) / rect.height))
  }

  /// Where a color lies.
  static func fieldPoint(of color: HueColor, in rect: Rect) -> Point {
    Point(
      x: rect.min.x + rect.width * min(1, color.hue / hues),
      y: rect.min.y + rect.height * (1 - color.lightness))
  }

  /// The field ends just before red comes again.
  static let hues = 0.995
}
