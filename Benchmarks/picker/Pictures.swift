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
  let now = Timestamp(microseconds: 10_000_000)

  func all() throws {
    var picker = ToolPicker(Toolset(), in: Size(width: 920, height: 200), at: now)
    picker.canUndo = true
    for scale in [1.0, 2.0] {
      for look in [Appearance.light, .dark] {
        picker.appearance = look
        try write(picker, "bar-\(look)-\(Int(scale))", scale: scale)
      }
    }
  }

  func write(_ picker: ToolPicker, _ name: String, scale: Double) throws {
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(picker.area.width * scale), height: Int(picker.area.height * scale))
    let layout = PixelLayout(bounds: bounds, order: .blueLowest)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var painter = PickerPainter(scale: scale)
    let clock = ContinuousClock()
    let scene = picker.scene(at: now)
    let took = clock.measure {
      var span = pixels.mutableSpan
      painter.draw(scene, on: &span, layout: layout, clip: bounds)
    }
    print(name, took)
    let ground: [UInt32] = picker.appearance == .dark ? [0x26, 0x2A, 0x30] : [0xE4, 0xE8, 0xEC]
    var encoder = try PngEncoder(width: bounds.width, height: bounds.height, alpha: .opaque)
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
