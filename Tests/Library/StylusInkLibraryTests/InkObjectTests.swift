import CInterface
import CStylus
import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import Testing

@testable import StylusInkLibrary

/// What C gets is what Swift has; Tests/Library/Installed/ink.c has the rest.
@Suite struct InkObjectTests {
  private let samples = (0..<150).map { index in
    let angle = Double(index) * 0.07
    return FitSample(
      time: Double(index) * 0.005,
      location: Point(x: 20 + 4 * angle, y: 30 + 6 * Turn.direction(of: angle).x), force: 0.6)
  }

  private func ink(_ type: InkType) throws -> WidthInk {
    let size = UInt32(MemoryLayout<stylus_ink>.size)
    return try stylus_ink(
      size: size, type: UInt32(type.rawValue), argb: 0xC020_3040, is_fixed: 0, width: 0
    ).checkedInk()
  }

  @Test(arguments: InkType.allCases.filter { $0 != .eraser })
  func aStrokeIsFittedAndDrawnAsInSwift(type: InkType) throws {
    let ink = try ink(type)
    #expect(ink.width == type.defaultWidth && ink.ink.color == Color(rgba: 0x2030_40C0))
    var object = InkObject()
    #expect(try object.fitStroke(samples, ink) == 0)
    let path = try StrokePath(
      fitting: samples, tolerance: FitTolerance.standard.shaping(ink.ink))
    let stroke = try object.stroke(0)
    #expect(stroke.path == path.inked(with: ink.ink, width: ink.width))

    let (width, height, scale) = (300, 240, 4.0)
    var view = stylus_ink_view()
    view.size = UInt32(MemoryLayout<stylus_ink_view>.size)
    (view.scale, view.x, view.y) = (scale, 5, 10)
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    try unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      let target = try unsafe PixelTarget(
        buffer.baseAddress, UInt32(width), UInt32(height), stride: width * 4)
      try unsafe withUnsafePointer(to: view) { try unsafe InkView($0) }.draw(
        object.drawing, on: target)
    }
    let picture = object.drawing.image(
      of: PixelRect(x: 0, y: 0, width: width, height: height),
      view: .translation(Point(x: -5, y: -10)).then(.scale(x: scale, y: scale)),
      background: .white)
    let expected = picture.pixels.map { word in
      word & 0xFF00_FF00 | word >> 16 & 0xFF | (word & 0xFF) << 16
    }
    #expect(pixels == expected && Set(pixels).count > 2)
  }

  @Test func aTurnedViewTurnsAboutItsCorner() throws {
    var view = stylus_ink_view()
    view.size = UInt32(MemoryLayout<stylus_ink_view>.size)
    (view.scale, view.x, view.y, view.angle) = (2, 7, 9, .pi / 2)
    let shown = try unsafe withUnsafePointer(to: view) { try unsafe InkView($0) }
    // What lies below the corner is to its right, as a page turned clockwise under the view's frame
    // lies.
    let place = shown.transform.applied(to: Point(x: 7, y: 19))
    #expect(place.distance(to: Point(x: 20, y: 0)) < 1e-9)
  }
}
