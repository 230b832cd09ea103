import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import ToolPicker
import Units

/// How long pictures of the picker take, and how many pixels are painted for them.
struct Costs {
  private let area = Size(width: 1280, height: 800)
  private let scale = 2.0
  private let clock = ContinuousClock()

  func tell() {
    var stage = Stage(area: area, scale: scale)
    row(
      "the first picture of a program, without textures",
      [stage.step { picker, _ in picker.showsTextures = false }])
    row("the textures, on another thread", [(clock.measure { InkTextures.prepare() }, 0)])
    row("the picture with textures", [stage.step { picker, _ in picker.showsTextures = true }])
    let again = (0..<9).map { _ in
      var stage = Stage(area: area, scale: scale)
      return stage.step { _, _ in }
    }
    row("a first picture later", again)
    row(
      "another tool (a frame of its rising)",
      (0..<40).map { number in
        stage.step { $0.show(tools(number), at: $1) }
      })
    row("dragging (a frame)", stage.dragged())
    row("fading (a frame)", stage.faded())
    row("the colors open", (0..<9).map { _ in stage.toggled(.colorWell) })
    row("a color of the field (a frame)", stage.slid())
  }

  private func tools(_ number: Int) -> Toolset {
    var tools = Toolset()
    tools.choose(.ink(CanvasTool.inks[number / 5 % 8]))
    return tools
  }

  private func row(_ name: String, _ steps: [(time: Duration, pixels: Int)]) {
    let times = steps.map(\.time).sorted()
    guard let most = times.last else { return }
    let pixels = steps.map(\.pixels).sorted()[steps.count / 2]
    func ms(_ time: Duration) -> String {
      let tenths = Int(time / .microseconds(10))
      return "\(tenths / 100).\(tenths / 10 % 10)\(tenths % 10)"
    }
    print("| \(name) | \(ms(times[times.count / 2])) | \(ms(most)) | \(pixels) |")
  }
}

/// A picker, a buffer, and what was shown last.
private struct Stage {
  var picker: ToolPicker
  var painter: PickerPainter
  var shown: PickerScene?
  var pixels: [UInt32]
  let layout: PixelLayout
  var now = Timestamp(microseconds: 1_000_000)
  let clock = ContinuousClock()

  init(area: Size, scale: Double) {
    picker = ToolPicker(Toolset(), in: area, at: now)
    painter = PickerPainter(scale: scale)
    layout = PixelLayout(
      bounds: PixelRect(
        x: 0, y: 0, width: Int(area.width * scale), height: Int(area.height * scale)),
      order: .blueLowest)
    pixels = [UInt32](repeating: 0, count: layout.count)
  }

  /// Changes something, and draws what changed.
  mutating func step(_ change: (inout ToolPicker, Timestamp) -> Void) -> (
    time: Duration, pixels: Int
  ) {
    now = now + .milliseconds(16)
    let before = painter.paintedPixels
    let start = clock.now
    change(&picker, now)
    let scene = picker.scene(at: now)
    let changes = scene.changes(from: shown, scale: painter.scale)
    draw(scene, changes)
    shown = scene
    return (clock.now - start, painter.paintedPixels - before)
  }

  private mutating func draw(_ scene: PickerScene, _ areas: [PixelRect]) {
    var painter = painter
    self.painter = PickerPainter(scale: painter.scale)
    let layout = layout
    var span = pixels.mutableSpan
    for area in areas { painter.draw(scene, on: &span, layout: layout, clip: area) }
    self.painter = painter
  }

  mutating func dragged() -> [(time: Duration, pixels: Int)] {
    let start = middle(of: .handle)
    _ = picker.press(at: start, at: now)
    let steps = (1...40).map { number in
      step {
        _ = $0.move(to: start + Point(x: Double(number) * 2, y: Double(number) * -6), at: $1)
      }
    }
    _ = picker.release(at: start, at: now)
    return steps
  }

  mutating func faded() -> [(time: Duration, pixels: Int)] {
    settle()
    _ = picker.inkCame(to: middle(of: .undo) + Point(x: 0, y: -60), at: now)
    let steps = (1...8).map { _ in step { _, _ in } }
    _ = picker.inkEnded(at: now)
    settle()
    return steps
  }

  mutating func toggled(_ element: PickerElement) -> (time: Duration, pixels: Int) {
    if picker.popover != nil { _ = picker.key(.escape, at: now) }
    settle()
    let place = middle(of: element)
    return step {
      _ = $0.press(at: place, at: $1)
      _ = $0.release(at: place, at: $1)
    }
  }

  mutating func slid() -> [(time: Duration, pixels: Int)] {
    settle()
    let place = middle(of: .spectrum)
    _ = picker.press(at: place, at: now)
    let steps = (1...40).map { number in
      step { _ = $0.move(to: place + Point(x: Double(number), y: Double(number)), at: $1) }
    }
    _ = picker.release(at: place, at: now)
    return steps
  }

  /// Until nothing moves.
  private mutating func settle() {
    now = now + .milliseconds(2000)
    picker.tick(at: now)
    now = now + .milliseconds(2000)
    _ = step { _, _ in }
  }

  private func middle(of element: PickerElement) -> Point {
    picker.descriptions(at: now).first { $0.element == element }?.bounds.center ?? .zero
  }
}
