import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

@Suite struct PictureTests {
  /// A few things that somebody does.
  private static let doings: [@Sendable (inout Stage) -> Void] = [
    { $0.tap(.tool(.ink(.fountainPen))) },
    { $0.wait(60) },
    { $0.tap(.tool(.ink(.fountainPen))) },
    { $0.drag(.width, to: $0.middle(of: .width) + Point(x: 20, y: 0)) },
    { $0.wait(700) },
    { $0.picker.canUndo = true },
    { $0.tap(.colorWell) },
    { $0.drag(.spectrum, to: $0.middle(of: .spectrum) + Point(x: 31, y: 12)) },
    { $0.tap(.ruler) },
    { _ = $0.picker.key(.tab, at: $0.now) },
    { _ = $0.picker.inkCame(to: $0.middle(of: .undo), at: $0.now) },
    { $0.wait(70) },
    { _ = $0.picker.inkEnded(at: $0.now) },
    { $0.wait(900) },
    { $0.tap(.handle) },
    { $0.wait(90) },
    { $0.wait(900) },
  ]

  @Test(arguments: [1.0, 1.5]) func whatChangesIsDrawnAsIfAllWere(scale: Double) {
    var stage = Stage(820, 460)
    var painter = PickerPainter(scale: scale)
    let layout = stage.layout(scale)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var shown: PickerScene?
    for (number, doing) in Self.doings.enumerated() {
      doing(&stage)
      let scene = stage.picker.scene(at: stage.now)
      var span = pixels.mutableSpan
      for area in scene.changes(from: shown, scale: scale) {
        painter.draw(scene, on: &span, layout: layout, clip: area)
      }
      shown = scene
      guard number % 4 == 3 || number == Self.doings.count - 1 else { continue }
      let isSame = pixels == stage.pixels(scale: scale)
      #expect(isSame, "after doing \(number)")
    }
  }

  @Test func aPictureIsTheCropOfALargerOne() {
    let stage = Stage(820, 160)
    let whole = stage.pixels()
    let layout = stage.layout(1)
    var pixels = [UInt32](repeating: 0, count: layout.count)
    var painter = PickerPainter(scale: 1)
    var span = pixels.mutableSpan
    for x in stride(from: 0, to: 820, by: 103) {
      painter.draw(
        stage.picker.scene(at: stage.now), on: &span, layout: layout,
        clip: PixelRect(x: x, y: 0, width: 103, height: 160))
    }
    let isSame = pixels == whole
    #expect(isSame)
  }

  @Test func aToolThatRisesPaintsItsPlaceAlone() {
    var stage = Stage(900, 200)
    var painter = PickerPainter(scale: 1)
    _ = stage.pixels(with: &painter)
    let all = painter.paintedPixels
    stage.tap(.tool(.ink(.monoline)))
    stage.wait(50)
    _ = stage.pixels(with: &painter)
    #expect(painter.paintedPixels - all < all / 10)
  }

  @Test func draggingAndFadingPaintNothing() {
    var stage = Stage(900, 600)
    var painter = PickerPainter(scale: 1)
    let start = stage.middle(of: .undo) + Point(x: 0, y: -1)
    _ = stage.picker.press(at: stage.middle(of: .handle), by: .pen, at: stage.now)
    _ = stage.picker.move(to: start, at: stage.now)
    _ = stage.pixels(with: &painter)
    let all = painter.paintedPixels
    _ = stage.picker.move(to: start + Point(x: 3, y: -200), at: stage.now)
    _ = stage.pixels(with: &painter)
    stage.picker.cancelPress(at: stage.now)
    stage.wait(1000)
    _ = stage.pixels(with: &painter)
    let dragged = painter.paintedPixels
    _ = stage.picker.inkCame(to: stage.middle(of: .undo), at: stage.now)
    stage.wait(40)
    _ = stage.pixels(with: &painter)
    #expect(painter.paintedPixels == dragged)
    // The handle that is let go looks another way.
    #expect(dragged - all < all / 10)
  }

  @Test func allIsTransparentAroundIt() {
    let stage = Stage(900, 300)
    let pixels = stage.pixels()
    #expect(pixels[0..<900 * 100].allSatisfy { $0 == 0 })
    let frame = stage.picker.placement.frame(at: stage.now)
    let middle = Int(frame.center.y) * 900 + Int(frame.min.x) + 4
    #expect(pixels[middle] >> 24 == 255)
  }

  @Test func everyInkLooksAnotherWay() {
    let looks = CanvasTool.inks.map { type in
      InkSample(ink: Ink(type), width: type.defaultWidth, length: 25, height: 4)
    }
    var pictures: Set<[UInt32]> = []
    for look in looks {
      var easel = Easel(bounds: PixelRect(x: -20, y: -12, width: 40, height: 24), scale: 1)
      for step in PickerLook.sample(look).steps(PickerTheme(.light)) {
        easel.paintStep(step, by: .identity, within: nil, theme: PickerTheme(.light))
      }
      pictures.insert(easel.pixels)
    }
    #expect(pictures.count == looks.count)
  }

  @Test func theTipHasTheColorOfTheInk() {
    var tools = Toolset()
    tools.choose(.ink(.marker))
    tools.setColor(Color(rgba: 0x11C0_44FF))
    let stage = Stage(900, 200, tools)
    let slot = CanvasTool.inks.firstIndex(of: .marker) ?? 0
    #expect(stage.picker.content.toolLook(slot).color == Color(rgba: 0x11C0_44FF))
  }

  @Test func texturesCanComeLater() {
    var stage = Stage(900, 200)
    stage.picker.showsTextures = false
    func count() -> Int {
      stage.picker.scene(at: stage.now).layers[0].parts.count { part in
        if case .sample = part.look { true } else { false }
      }
    }
    #expect(count() == 5)
    stage.picker.showsTextures = true
    #expect(count() == 8)
  }
}
