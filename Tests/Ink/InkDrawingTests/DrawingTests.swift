import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

/// A drawing as an ordered sequence that is found by name, by position and by place.
@Suite struct DrawingTests {
  /// A stroke from one place to another.
  static func line(_ x: Double, _ y: Double, to far: Point? = nil, width: Double = 1) -> Stroke {
    let size = Size(square: width)
    return Stroke(
      ink: Ink(.pen),
      path: StrokePath(controlPoints: [
        StrokePoint(location: Point(x: x, y: y), size: size),
        StrokePoint(location: far ?? Point(x: x + 1, y: y), size: size),
      ]))
  }

  @Test func whatIsPrintedCountsAndShowsNoPosition() {
    let stroke = Self.line(12, 34)
    #expect("\(stroke)" == "pen, 2 control points")
    #expect("\(Drawing(strokes: [stroke]))" == "1 stroke" && "\(Drawing())" == "0 strokes")
    #expect("\(InkDocument(Drawing(strokes: [stroke])))" == "1 page, 1 stroke")
  }

  /// Random changes to a drawing and, in the plainest way, to an array.
  private struct Twin {
    var drawing = Drawing()
    var plain: [Stroke] = []
    var numbers = SplitMix64(seed: 7)

    mutating func change() {
      let position = plain.isEmpty ? 0 : Int.random(in: 0..<plain.count, using: &numbers)
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0...4:
        let stroke = any()
        drawing.append(stroke)
        plain.append(stroke)
      case 5:
        let stroke = any()
        drawing.insert(stroke, at: position)
        plain.insert(stroke, at: position)
      case 6 where !plain.isEmpty:
        drawing.remove(plain.remove(at: position).id)
      case 7 where !plain.isEmpty:
        let move = InkTransform.translation(Point(x: 40, y: -9))
        drawing.update(plain[position].id) { $0.transform = move }
        plain[position].transform = move
      case 8 where !plain.isEmpty:
        let parts = [any(), any()]
        drawing.replace(plain[position].id, with: parts)
        plain.replaceSubrange(position...position, with: parts)
      default: break
      }
    }

    private mutating func any() -> Stroke {
      let reach = Double.random(in: 0.01...4, using: &numbers)
      let x = Double.random(in: -300...300, using: &numbers)
      let y = Double.random(in: -300...300, using: &numbers)
      return line(x, y, to: Point(x: x + reach * reach * reach, y: y + reach))
    }
  }

  @Test func `it behaves like an array whatever is done to it`() {
    var twin = Twin()
    for round in 0..<6_000 {
      twin.change()
      guard round % 500 == 0 else { continue }
      #expect(Array(twin.drawing.strokes) == twin.plain)
      #expect(twin.drawing.count == twin.plain.count)
    }
    for (position, stroke) in twin.plain.enumerated() {
      #expect(twin.drawing.strokes[position] == stroke)
      #expect(twin.drawing[stroke.id] == stroke)
      #expect(twin.drawing.position(of: stroke.id) == position)
    }
    let around = twin.plain.reduce(Rect.empty) { $0.union($1.renderBounds) }
    #expect(twin.drawing.bounds == around)
  }

  @Test func `a search finds what looking at every stroke finds`() {
    var twin = Twin()
    for _ in 0..<4_000 { twin.change() }
    for step in 0..<60 {
      let side = Double(step * step) / 8
      let rect = Rect(x: Double(step) * 7 - 250, y: -Double(step) * 5 + 90, width: side, height: 3)
      let expected = twin.plain.filter { $0.renderBounds.intersects(rect) }
      #expect(twin.drawing.strokes(touching: rect) == expected)
    }
    #expect(twin.drawing.strokes(touching: .empty).isEmpty)
    let all = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    #expect(twin.drawing.strokes(touching: all) == twin.plain)
  }

  @Test func `a copy stays as it was`() {
    var drawing = Drawing(strokes: (0..<500).map { Self.line(Double($0), 0) })
    let copy = drawing
    let before = Array(copy.strokes)
    for stroke in before.dropFirst(100) { drawing.remove(stroke.id) }
    #expect(drawing.count == 100)
    #expect(Array(copy.strokes) == before)
  }

  @Test func `an id that is there already is given once only`() throws {
    let stroke = Self.line(0, 0)
    var drawing = Drawing(strokes: [stroke, stroke])
    let third = drawing.append(stroke)
    #expect(Set(drawing.strokes.map(\.id)).count == 3)
    #expect(drawing.strokes.allSatisfy { $0.originID == stroke.id })
    #expect(drawing.position(of: third) == 2)
  }

  @Test func `there is always room between two strokes`() {
    var drawing = Drawing(strokes: [Self.line(0, 0), Self.line(1, 0)])
    for count in 0..<200 { drawing.insert(Self.line(Double(count), 5), at: 1) }
    #expect(drawing.count == 202)
    #expect(drawing.strokes[1].path[0].location == Point(x: 199, y: 5))
    #expect(drawing.strokes[200].path[0].location == Point(x: 0, y: 5))
  }

  @Test func `a part of a drawing keeps its ids, and two parts make the whole`() {
    let drawing = Drawing(strokes: (0..<100).map { Self.line(Double($0), 0) })
    var both = drawing[0..<40]
    both.append(contentsOf: drawing[40..<100].strokes)
    #expect(both == drawing)
  }

  @Test func `a transform moves the bounds, and one that is no number is not taken`() {
    var drawing = Drawing(strokes: [Self.line(0, 0)])
    let before = drawing.bounds
    drawing.transform(using: .translation(Point(x: 10, y: 20)))
    #expect(drawing.bounds.min == before.min + Point(x: 10, y: 20))
    drawing.update(drawing.strokes[0].id) { $0.transform.a = .nan }
    #expect(drawing.bounds.min == before.min + Point(x: 10, y: 20))
  }

  @Test func `a transform whose bounds overflow harms nobody`() {
    var stroke = Self.line(0, 0)
    stroke.transform = InkTransform.scale(x: 1e-200, y: 1e200).then(.scale(x: 1e200, y: 1e200))
    var drawing = Drawing(strokes: [stroke, Self.line(5, 5)])
    #expect(drawing.strokes(touching: Rect(x: 4, y: 4, width: 3, height: 3)).count >= 1)
    let isGone = drawing.remove(stroke.id)
    #expect(isGone)
  }

  @Test func `strokes at the ends of the world are found`() {
    let far = [Self.line(9e6, -9e6), Self.line(-9e6, 9e6, to: Point(x: 9e6, y: 9e6))]
    let drawing = Drawing(strokes: far)
    #expect(
      drawing.strokes(touching: Rect(x: 9e6, y: -9e6, width: 1, height: 1)).map(\.id)
        == [far[0].id])
    #expect(
      drawing.strokes(touching: Rect(x: 0, y: 9e6, width: 1, height: 1)).map(\.id) == [far[1].id])
  }

  @Test func `where many neighbours were taken out others find their place`() {
    var drawing = Drawing(strokes: (0..<1000).map { Self.line(Double($0), 0) })
    var plain = Array(drawing.strokes)
    var numbers = SplitMix64(seed: 11)
    for _ in 0..<120 {
      let start = Int.random(in: 0..<plain.count, using: &numbers)
      let run = plain[start..<min(plain.count, start + 40)]
      for stroke in run { drawing.remove(stroke.id) }
      plain.removeSubrange(run.indices)
      for position in [start, start / 2, start / 2 + 1] {
        let stroke = Self.line(0, Double(position))
        drawing.insert(stroke, at: position)
        plain.insert(stroke, at: position)
      }
      for stroke in run.prefix(36) {
        drawing.append(stroke)
        plain.append(stroke)
      }
      #expect(drawing.strokes.elementsEqual(plain))
    }
    #expect(plain.allSatisfy { drawing[$0.id] == $0 })
  }

  /// Of many strokes all are gone through, of few each is found: with the same end.
  @Test(arguments: [3, 150]) func manyStrokesAtOnceAreAsOneByOne(_ count: Int) {
    let old = (0..<300).map { Self.line(Double($0 % 20), Double($0 / 20)) }
    let ids = (0..<count).map { old[2 * $0].id } + [InkID()]
    let drawing = Drawing(strokes: old)
    #expect(drawing.strokes(ids) == ids.compactMap { drawing[$0] })
    #expect(
      drawing.bounds(of: ids)
        == ids.reduce(Rect.empty) { $0.union(drawing.bounds(of: $1) ?? .empty) })

    var (one, other) = (drawing, drawing)
    one.remove(ids)
    for id in ids { other.remove(id) }
    #expect(
      one == other
        && one.strokes(touching: drawing.bounds) == other.strokes(touching: drawing.bounds))

    let new = (0..<count).map { Self.line(50, Double($0)) }
    one.insert(contentsOf: new, at: 7)
    for (place, stroke) in new.enumerated() { other.insert(stroke, at: 7 + place) }
    #expect(one == other && one.bounds == other.bounds)
    one.insert(contentsOf: new, at: 0)
    #expect(one.count == other.count + count && Set(one.strokes.map(\.id)).count == one.count)

    let moved = Array(one.strokes.prefix(count)).map { stroke in
      var stroke = stroke
      stroke.transform = .translation(Point(x: 300, y: 0))
      return stroke
    }
    one.update(moved)
    #expect(one.strokes(touching: Rect(x: 290, y: -5, width: 100, height: 400)).count == count)
  }
}
