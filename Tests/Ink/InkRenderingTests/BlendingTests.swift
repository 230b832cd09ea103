import InkDrawing
import InkGeometry
import Testing

@testable import InkRendering

@Suite("Ink in an image")
struct BlendingTests {
  private let frame = Rect(x: 0, y: 0, width: 30, height: 20)
  private let across = (Point(x: 2, y: 10), Point(x: 28, y: 10))
  private let down = (Point(x: 15, y: 2), Point(x: 15, y: 18))

  private func marker(_ way: (Point, Point), _ color: Color, group: InkID? = nil) -> Stroke {
    var stroke = Sheets.line(
      Ink(.marker, color: color), from: way.0, to: way.1, width: 4, opacity: 0.5)
    stroke.renderGroupID = group
    return stroke
  }

  @Test("products of channels are rounded to the nearest")
  func products() {
    for value: UInt32 in 0...255 {
      for share: UInt32 in 0...255 {
        let nearest = (value * share * 2 + 255) / 510
        #expect(PixelMath.scaled(value * 0x0101_0101, by: share) == nearest * 0x0101_0101)
      }
    }
  }

  @Test("never doubles within one stroke")
  func oneStroke() {
    let loop = [(2.0, 2.0), (28, 18), (15, 19), (2, 18), (28, 2)].map {
      StrokePoint(location: Point(x: $0.0, y: $0.1), size: Size(width: 4, height: 2), opacity: 0.5)
    }
    let stroke = Stroke(ink: Ink(.marker), path: StrokePath(controlPoints: loop))
    let image = Drawing(strokes: [stroke]).image(in: frame, scale: 4)
    #expect(image.pixels.map { $0 >> 24 }.max() == 128)
  }

  @Test("blends once in a group, and twice without one")
  func groups() {
    let group = InkID()
    func alpha(_ group: InkID?) -> Int {
      Drawing(strokes: [marker(across, .black, group: group), marker(down, .black, group: group)])
        .image(in: frame, scale: 4).channels(60, 40)[3]
    }
    #expect(alpha(group) == 128)
    #expect(alpha(nil) == 192)
  }

  @Test("of another colour begins a new layer within a group")
  func colors() {
    let group = InkID()
    let image = Drawing(strokes: [
      marker(across, Sheets.red, group: group), marker(down, .black, group: group),
    ]).image(in: frame, scale: 4)
    #expect(image.channels(60, 40)[3] == 192)
    #expect(image.channels(20, 40) == [115, 13, 19, 128])
  }

  @Test("of an eraser is not drawn")
  func eraser() {
    let stroke = Sheets.line(Ink(.eraser), from: across.0, to: across.1, width: 4)
    #expect(Drawing(strokes: [stroke]).image(in: frame, scale: 3).pixels.allSatisfy { $0 == 0 })
  }

  @Test("adapts to a dark ground")
  func dark() {
    let stroke = Sheets.line(Ink(.pen), from: across.0, to: across.1, width: 4)
    let image = Drawing(strokes: [stroke]).image(
      in: frame, scale: 4, appearance: .dark, background: .black)
    #expect(image.channels(60, 40) == [255, 255, 255, 255])
    #expect(image.channels(60, 4) == [0, 0, 0, 255])
  }

  @Test("keeps its own colour where it is transparent")
  func straight() {
    let image = Drawing(strokes: [marker(across, Sheets.red)]).image(in: frame, scale: 4)
    // Premultiplied with an alpha of 128.
    for (channel, wanted) in zip(image.channels(60, 40).map { Int($0) }, [115, 13, 19, 128]) {
      #expect(abs(channel - wanted) <= 1)
    }
  }
}
