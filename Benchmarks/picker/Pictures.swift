import Glibc
import InkDrawing
import InkEditing
import InkFormats
import InkGeometry
import InkRendering
import ToolPicker
import Units

/// The pictures of docs/pictures, and more to look at.
struct Pictures {
  let folder: String
  private let now = Timestamp(microseconds: 10_000_000)

  init(folder: String) { self.folder = folder }

  func draw(all: Bool) throws {
    for look in [Appearance.light, .dark] {
      try write(bar(look), "picker-\(look)", scale: 2)
      try write(opened(look), "picker-open-\(look)", scale: 2)
      guard all else { continue }
      try write(bar(look), "bar-\(look)-1", scale: 1)
      try write(bar(look), "bar-\(look)-1.5", scale: 1.5)
      try write(
        bar(look), "crop-\(look)", scale: 4, crop: Rect(x: 165, y: 80, width: 330, height: 120))
      try write(
        bar(look), "crop2-\(look)", scale: 4, crop: Rect(x: 490, y: 80, width: 380, height: 120))
      for edge in [PickerEdge.left, .right] {
        try write(column(edge, look), "\(edge)-\(look)", scale: 2)
      }
      var top = bar(look)
      _ = top.dock(at: .top, 0.5, at: now)
      try write(top, "top-\(look)", scale: 2)
      for popover in [
        PickerElement.tool(.eraser), .tool(.lasso), .colorWell, .tool(.ink(.marker)),
        .tool(.ink(.pencil)),
      ] {
        try write(
          opened(look, popover), "open-\(popover)-\(look)".filter { $0.isLetter || $0 == "-" },
          scale: 2)
      }
    }
    try write(small(), "picker-small", scale: 2)
  }

  private func bar(_ look: Appearance) -> ToolPicker {
    var picker = ToolPicker(Toolset(), in: Size(width: 900, height: 190), at: now)
    picker.canUndo = true
    picker.appearance = look
    _ = picker.key(.digit(2), at: now)
    return picker
  }

  private func opened(_ look: Appearance, _ element: PickerElement = .colorWell) -> ToolPicker {
    var picker = ToolPicker(Toolset(), in: Size(width: 900, height: 420), at: now)
    picker.canUndo = true
    picker.appearance = look
    _ = picker.key(.digit(8), at: now)
    for _ in 0..<2 where picker.popover == nil {
      press(element, of: &picker)
    }
    return picker
  }

  private func column(_ edge: PickerEdge, _ look: Appearance) -> ToolPicker {
    var picker = ToolPicker(Toolset(), in: Size(width: 460, height: 820), at: now)
    picker.canUndo = true
    picker.appearance = look
    _ = picker.dock(at: edge, 0.5, at: now)
    _ = picker.key(.digit(3), at: now)
    press(.ruler, of: &picker)
    press(.tool(.ink(.fountainPen)), of: &picker)
    return picker
  }

  private func small() -> ToolPicker {
    var picker = ToolPicker(Toolset(), in: Size(width: 180, height: 130), at: now)
    _ = picker.key(.digit(8), at: now)
    _ = picker.makeSmall(at: now)
    return picker
  }

  private func press(_ element: PickerElement, of picker: inout ToolPicker) {
    let later = now + .milliseconds(900)
    guard let place = picker.descriptions(at: later).first(where: { $0.element == element }) else {
      return
    }
    _ = picker.press(at: place.bounds.center, at: later)
    _ = picker.release(at: place.bounds.center, at: later)
  }

  private func write(_ picker: ToolPicker, _ name: String, scale: Double, crop: Rect? = nil) throws
  {
    let area = crop ?? Rect(x: 0, y: 0, width: picker.area.width, height: picker.area.height)
    let bounds = PixelRect(around: InkTransform.scale(x: scale, y: scale).bounds(of: area))
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var painter = PickerPainter(scale: scale)
    var span = pixels.mutableSpan
    painter.draw(
      picker.scene(at: now + .milliseconds(3000)), on: &span, layout: layout, clip: bounds)
    try save(
      pixels, bounds, name,
      on: picker.appearance == .dark ? [0x26, 0x2A, 0x30] : [0xE4, 0xE8, 0xEC])
  }

  private func save(_ pixels: [UInt32], _ bounds: PixelRect, _ name: String, on ground: [UInt32])
    throws
  {
    var encoder = try PngEncoder(
      width: bounds.width, height: bounds.height, alpha: .opaque, effort: 9)
    var file: [UInt8] = []
    for y in 0..<bounds.height {
      var row: [UInt8] = []
      for word in pixels[y * bounds.width..<(y + 1) * bounds.width] {
        let rest = 255 - word >> 24
        for (number, shift) in [16, 8, 0].enumerated() {
          row.append(UInt8(min(255, (word >> UInt32(shift) & 255) + ground[number] * rest / 255)))
        }
        row.append(255)
      }
      try encoder.append(row.span)
      file += encoder.take()
    }
    file += try encoder.finish()
    guard let handle = unsafe fopen("\(folder)/\(name).png", "w") else { return }
    _ = unsafe file.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, handle) }
    unsafe fclose(handle)
  }
}
