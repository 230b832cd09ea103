import InkDrawing
import InkGeometry

/// A page with all inks in real use: a note at the left, a picture at the right.
struct GalleryPage {
  /// The page, in millimeters.
  static let area = Rect(x: 0, y: 0, width: 150, height: 100)

  private(set) var drawing = Drawing()
  /// When the next stroke begins, in seconds: later than anything before could still be wet.
  private var clock = 10.0

  init() throws {
    try paint()
    try write()
  }

  /// Puts strokes on top.
  mutating func append(_ strokes: [Stroke]) {
    for stroke in strokes { drawing.append(stroke) }
  }

  /// Puts movements of a brush on top, each a stroke; wet together if `group` says so.
  mutating func append(
    _ movements: [(Brush, Color)], _ type: InkType, width: Double? = nil, wetTogether: Bool = false
  ) throws {
    let group = wetTogether ? InkID() : nil
    for (brush, color) in movements {
      var stroke = try brush.stroke(
        Ink(type, color: color), width: width ?? type.defaultWidth, at: clock)
      stroke.renderGroupID = group
      drawing.append(stroke)
      clock += brush.duration + 0.2
    }
    clock += 10
  }
}

extension Color {
  static let night = Color(red: 0.07, green: 0.10, blue: 0.36)
  static let graphite = Color(red: 0.15, green: 0.15, blue: 0.17)
  static let coal = Color(red: 0.08, green: 0.08, blue: 0.09)
  static let sepia = Color(red: 0.36, green: 0.20, blue: 0.10)
  static let signal = Color(red: 0.80, green: 0.13, blue: 0.13)
  static let lemon = Color(red: 1.00, green: 0.91, blue: 0.12)
  static let rose = Color(red: 1.00, green: 0.59, blue: 0.75)
  static let sky = Color(red: 0.20, green: 0.47, blue: 0.78)
  static let dusk = Color(red: 0.93, green: 0.52, blue: 0.30)
  static let leaf = Color(red: 0.34, green: 0.56, blue: 0.20)
  static let straw = Color(red: 0.90, green: 0.76, blue: 0.22)
  static let moss = Color(red: 0.13, green: 0.37, blue: 0.15)
  static let sun = Color(red: 0.96, green: 0.66, blue: 0.05)
}
