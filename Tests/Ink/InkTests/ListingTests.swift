import Ink
import Testing

/// The listings of docs/develop/pencilkit.md do what the page says.
@Suite struct ListingTests {
  @Test func `a house is a file and a picture`() throws {
    let house = try house()
    let drawing = try Drawing(data: house.file)
    #expect(drawing.count == 1 && drawing.strokes[0].baseWidth == 0.7)
    #expect(drawing.strokes[0].path.bounds.contains(Rect(x: 0, y: 0, width: 16, height: 20)))
    #expect(drawing.strokes[0].creationDate > .unknown)
    let picture = try PngImage(house.picture)
    #expect((120...140).contains(picture.width) && (150...170).contains(picture.height))
    #expect(picture.pixels[0..<4].elementsEqual([255, 255, 255, 255]))
  }

  @Test func `letters of an alphabet stand beside each other`() {
    let alphabet = SampleInk.drawing
    let letters = letters(of: alphabet, strokeCounts: [1, 3, 2])
    #expect(letters.map(\.count) == [1, 3, 2])
    #expect(letters[1].strokes.map(\.id) == alphabet.strokes[1..<4].map(\.id))
    let text = text(of: [letters[0], letters[1], letters[0]], spacing: 2)
    #expect(text.count == 5 && Set(text.strokes.map(\.id)).count == 5)
    let (first, last) = (text.strokes[0].renderBounds, text.strokes[4].renderBounds)
    let width = letters[0].bounds.width + letters[1].bounds.width + 4
    #expect(abs(last.min.x - first.min.x - width) < 1e-9)
  }

  @Test func `places lie on what an eraser left, at equal distances`() {
    var stroke = SampleInk.stroke()
    stroke.mask = Region(Rect(x: -5, y: -5, width: 15, height: 20))
    let found = places(on: stroke, every: 1)
    #expect(found.count > 10 && found.allSatisfy { $0.x <= 10.01 })
    for place in found {
      #expect((stroke.path.nearest(to: place)?.distance ?? 1) < 1e-9)
    }
  }

  @Test func `a follower is as fast as the writer and stops at the end`() {
    var follower = StrokeFollower(SampleInk.path())
    let half = follower.advance(seconds: 0.5)
    #expect(half.distance(to: SampleInk.path().interpolatedLocation(at: 6)) < 1e-9)
    let end = follower.advance(seconds: 9)
    #expect(end == SampleInk.path().interpolatedLocation(at: 12))
  }

  @Test func `a revealed part looks like the whole there`() {
    let stroke = SampleInk.stroke(.pencil)
    let parts = middle(of: stroke)
    #expect(parts.path.duration < stroke.path.duration)
    #expect(parts.firstHalf.path.parametricRange == 0...6)
    let rect = Rect(x: -2, y: -2, width: 8, height: 8)
    let shown = frame(of: stroke, progress: 0.6).image(from: rect, scale: 8)
    #expect(shown == frame(of: stroke, progress: 7).image(from: rect, scale: 8))
    #expect(frame(of: stroke, progress: -1).count == 1)
  }

  @Test func `an edited stroke keeps its look, wet strokes their group`() {
    var stroke = SampleInk.stroke(.crayon)
    stroke.renderState = RenderState(grainOffset: Point(x: 3, y: 1))
    let rect = Rect(x: -5, y: -5, width: 40, height: 20)
    let same = edited(stroke, along: stroke.path)
    #expect(
      Drawing(strokes: [same]).image(from: rect, scale: 8)
        == Drawing(strokes: [stroke]).image(from: rect, scale: 8))
    let wet = makeWetInkStrokes(
      paths: [
        SampleInk.path(Ink(.marker), width: 4), SampleInk.path(Ink(.marker), width: 4, y: 1),
      ],
      ink: Ink(.marker))
    #expect(wet[0].renderGroupID != nil && wet[0].renderGroupID == wet[1].renderGroupID)
    let shown = animateGroupReveal(strokes: wet, progress: 0.75)
    #expect(shown.count == 2 && shown[1].path.count < 13)
    #expect(shown[1].renderGroupID == wet[0].renderGroupID)
    #expect(revealed(Drawing(strokes: wet), after: 100).count == 2)
  }
}
