import InkDrawing
import InkGeometry
import InkPractice
import InkRendering

/// Draws what the page has into pixels.
struct Brush {
  private let layout: PixelLayout
  private var renderer = InkRenderer(view: .identity)

  init(_ layout: PixelLayout) { self.layout = layout }

  /// A rectangle, as it is.
  func fill(_ area: Rect, _ color: Color, _ pixels: inout MutableSpan<UInt32>) {
    let box = PixelRect(around: area).intersection(layout.bounds)
    let word = layout.word(color)
    for y in box.minY..<max(box.minY, box.maxY) {
      for x in box.minX..<max(box.minX, box.maxX) { pixels[y * layout.rowLength + x] = word }
    }
  }

  /// A rectangle with round corners.
  func bar(_ area: Rect, _ color: Color, _ pixels: inout MutableSpan<UInt32>) {
    let radius = 14.0
    let inner = area.expanded(by: -radius)
    let box = PixelRect(around: area.expanded(by: 1)).intersection(layout.bounds)
    var layer = WetLayer(bounds: box)
    for y in stride(from: inner.min.y, through: inner.max.y, by: 1) {
      layer.cover(
        from: NibPose(center: Point(x: inner.min.x, y: y), radius: radius),
        to: NibPose(center: Point(x: inner.max.x, y: y), radius: radius))
    }
    layer.blend(layout.word(color), over: &pixels, layout: layout, clip: layout.bounds)
  }

  func disc(
    _ center: Point, _ radius: Double, _ color: Color, _ pixels: inout MutableSpan<UInt32>
  ) {
    let area = Rect(min: center, max: center).expanded(by: radius + 1)
    var layer = WetLayer(bounds: PixelRect(around: area).intersection(layout.bounds))
    let pose = NibPose(center: center, radius: radius)
    layer.cover(from: pose, to: pose)
    layer.blend(layout.word(color), over: &pixels, layout: layout, clip: layout.bounds)
  }

  /// A text, in one color.
  mutating func draw(_ text: PracticeText, _ color: Color, _ pixels: inout MutableSpan<UInt32>) {
    let strokes = text.strokes.map { stroke in
      let scale = max(stroke.transform.greatestScale, 1e-3)
      return stroke.inked(
        with: Ink(.monoline, color: color), width: max(1.3, text.xHeight / 8) / scale)
    }
    renderer.draw(strokes, on: &pixels, layout: layout, clip: layout.bounds)
  }
}

extension PixelRect {
  var rect: Rect {
    Rect(
      x: Double(minX), y: Double(minY), width: Double(maxX - minX), height: Double(maxY - minY))
  }
}

extension Color {
  static let desk = Color(rgba: 0xFAFA_F8FF)
  static let edge = Color(rgba: 0xE0E3_E8FF)
  static let metal = Color(rgba: 0xB8BC_C4FF)
  static let light = Color(rgba: 0xF2F4_F7FF)
  static let cut = Color(rgba: 0x4448_50FF)
  static let ink = Color(rgba: 0x2024_2CFF)
  static let faint = Color(rgba: 0x8A8E_96FF)
  static let rule = Color(rgba: 0xD8DA_DEFF)
  static let accent = Color(rgba: 0xE080_20FF)
  static let selection = Color(rgba: 0xBFD4_F5FF)
}
