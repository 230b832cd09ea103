import Ink
import Testing

/// A type of the app with a name that Ink has, too.
private enum Color { case mine }

/// `import Ink` alone is enough, though the module has the name of a type in it.
@Suite struct ImportTests {
  @Test func `a type of the module's name can be made, named and extended`() {
    let ink: Ink = Ink(.pen, color: .black)
    #expect(ink.isBlackPen)
    #expect([Ink(.pen)] == [ink])
  }

  @Test func `a type of the app hides ours, and its own module tells it`() {
    let mine = Color.mine
    let ours: InkDrawing.Color = .white
    #expect(mine == .mine && ours == InkDrawing.Color(red: 1, green: 1, blue: 1))
  }

  @Test func `every room is there`() throws {
    let place: InkGeometry.Point = .zero
    let samples = (0..<9).map { FitSample(time: Double($0) / 100, location: place) }
    let path = try StrokePath(fitting: samples)
    let drawing = Drawing(strokes: [Stroke(ink: Ink(.pen), path: path)])
    #expect(try InkFile(drawing.encoded()).count == 1)
    #expect(SvgWriter().bytes(of: drawing).bytes.starts(with: "<?xml".utf8))
    #expect(drawing.thumbnail(width: 8, height: 8).width == 8)
  }

  @Test func `the clock is the calendar's`() {
    let (first, second) = (WallTime.now, WallTime.now)
    // From 2024 to 2100.
    #expect((1_704_067_200_000_000...4_102_444_800_000_000).contains(first.microsecondsSince1970))
    #expect(abs(second.microsecondsSince1970 - first.microsecondsSince1970) < 60_000_000)
  }
}

extension Ink {
  fileprivate var isBlackPen: Bool { type == .pen && color == .black }
}
