import InkDrawing
import InkGeometry
import InkSynthesis
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
    // Half of what is left at a pool.
    #expect(image.pixels.map { $0 >> 24 }.max() ?? 0 <= 128)
  }

  @Test("of a pencil is darker where a stroke crosses itself")
  func buildUp() {
    let loop = [(2.0, 10.0), (28, 10), (28, 18), (15, 18), (15, 2)].map {
      StrokePoint(location: Point(x: $0.0, y: $0.1), size: Size(square: 3), opacity: 0.05)
    }
    let stroke = Stroke(ink: Ink(.pencil), path: StrokePath(controlPoints: loop))
    let image = Drawing(strokes: [stroke]).image(in: frame, scale: 8)
    func mean(_ x: Int, _ y: Int) -> Int {
      image.words(in: PixelRect(x: x - 4, y: y - 4, width: 8, height: 8)).reduce(0) {
        $0 + Int($1 >> 24)
      } / 64
    }
    #expect(mean(120, 80) > mean(70, 80) * 3 / 2)
  }

  @Test("of wax lets what is darker show through, and covers all else")
  func wax() {
    #expect(PixelMath.wax(0xFF80_4020, 0) == 0xFF80_4020)
    #expect(PixelMath.wax(0x8040_2010, 0xFFFF_FFFF) == PixelMath.over(0x8040_2010, 0xFFFF_FFFF))
    var dice = SplitMix64(seed: 4)
    for _ in 0..<20_000 {
      let alpha = UInt32.random(in: 0...255, using: &dice)
      let bottom = PixelMath.scaled(
        UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000, by: alpha)
      let top = PixelMath.scaled(
        UInt32.random(in: 0...0xFF_FFFF, using: &dice) | 0xFF00_0000,
        by: UInt32.random(in: 0...255, using: &dice))
      let (wax, over) = (PixelMath.wax(top, bottom), PixelMath.over(top, bottom))
      #expect(wax >> 24 == over >> 24)
      for shift: UInt32 in [0, 8, 16] {
        #expect(wax >> shift & 255 <= over >> shift & 255)
        let own = Int(top >> shift & 255) * Int(bottom >> 24)
        let other = Int(bottom >> shift & 255) * Int(top >> 24)
        let expected = Int(over >> shift & 255) - max(0, own - other) * 65 / 25500
        #expect(abs(Int(wax >> shift & 255) - expected) <= 1)
      }
    }
  }

  @Test("of wax over wax of its colour keeps the colour")
  func sameWax() {
    for share: UInt32 in 0...255 {
      let top = PixelMath.scaled(0xFFC5_331F, by: share)
      #expect(PixelMath.wax(top, 0xFFC5_331F) == PixelMath.over(top, 0xFFC5_331F))
    }
  }

  @Test("blends once in a group, and twice without one")
  func groups() {
    let group = InkID()
    func alpha(_ group: InkID?) -> Int {
      Drawing(strokes: [marker(across, .black, group: group), marker(down, .black, group: group)])
        .image(in: frame, scale: 4).channels(60, 40)[3]
    }
    #expect(alpha(group) == 110)
    #expect(alpha(nil) == 173)
  }

  @Test("of another colour begins a new layer within a group")
  func colors() {
    let group = InkID()
    let image = Drawing(strokes: [
      marker(across, Sheets.red, group: group), marker(down, .black, group: group),
    ]).image(in: frame, scale: 4)
    #expect(image.channels(60, 40)[3] == 173)
    #expect(image.channels(20, 40) == [99, 11, 16, 110])
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
    // Premultiplied with an alpha of 110: half of 0.86.
    for (channel, wanted) in zip(image.channels(60, 40).map { Int($0) }, [99, 11, 16, 110]) {
      #expect(abs(channel - wanted) <= 1)
    }
  }
}
