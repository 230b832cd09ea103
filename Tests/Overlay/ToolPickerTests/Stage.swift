import InkEditing
import InkGeometry
import InkRendering
import Units

@testable import ToolPicker

/// A picker above an area, with a clock turned by hand.
struct Stage {
  var picker: ToolPicker
  var now = Timestamp(microseconds: 1_000_000)
  var events: [PickerEvent] = []

  init(_ width: Double = 1280, _ height: Double = 800, _ tools: Toolset = Toolset()) {
    picker = ToolPicker(tools, in: Size(width: width, height: height), at: now)
  }

  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    picker.tick(at: now)
  }

  func middle(of element: PickerElement) -> Point {
    picker.geometry(at: now).elements.first { $0.element == element }?.rect.center ?? .zero
  }

  mutating func tap(_ element: PickerElement, by touch: PickerTouch = .pen) {
    let place = middle(of: element)
    events = picker.press(at: place, by: touch, at: now)
    events += picker.release(at: place, at: now)
  }

  mutating func drag(_ element: PickerElement, to place: Point) {
    let start = middle(of: element)
    events = picker.press(at: start, by: .pen, at: now)
    for step in 1...8 {
      events += picker.move(to: start.mixed(with: place, Double(step) / 8), at: now)
    }
    events += picker.release(at: place, at: now)
  }

  /// What is drawn of it, from nothing.
  func pixels(scale: Double = 1) -> [UInt32] {
    var painter = PickerPainter(scale: scale)
    return pixels(with: &painter)
  }

  func pixels(with painter: inout PickerPainter) -> [UInt32] {
    let layout = layout(painter.scale)
    var pixels = [UInt32](repeating: 7, count: layout.count)
    var span = pixels.mutableSpan
    painter.draw(picker.scene(at: now), on: &span, layout: layout, clip: layout.bounds)
    return pixels
  }

  func layout(_ scale: Double) -> PixelLayout {
    PixelLayout(
      bounds: PixelRect(
        x: 0, y: 0, width: Int(picker.area.width * scale), height: Int(picker.area.height * scale)),
      order: .blueLowest)
  }
}
