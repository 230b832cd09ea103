import Ink
import InkSynthesis
import Testing

/// Drawings as values: joined, moved, stored and compared.
@Suite struct DrawingValueTests {
  private static let area = Rect(x: -30, y: -30, width: 90, height: 90)

  /// Some strokes of any ink.
  private static func any(_ numbers: inout SplitMix64) -> Drawing {
    Drawing(
      strokes: (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
        var stroke = SampleInk.stroke(
          InkType.allCases.randomElement(using: &numbers) ?? .pen,
          y: .random(in: -20...40, using: &numbers))
        stroke.randomSeed = .random(in: 0...9, using: &numbers)
        return stroke
      })
  }

  @Test func `appending is associative, and nothing is its neutral element`() {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<30 {
      let (a, b, c) = (Self.any(&numbers), Self.any(&numbers), Self.any(&numbers))
      let joined = a.appending(b).appending(c)
      #expect(joined == a.appending(b.appending(c)))
      #expect(joined.strokeArray == a.strokeArray + b.strokeArray + c.strokeArray)
      #expect(a.appending(Drawing()) == a && Drawing().appending(a) == a)
    }
  }

  @Test func `a drawing on top of itself has twice its strokes, all with ids of their own`() {
    let drawing = SampleInk.drawing
    let twice = drawing.appending(drawing)
    #expect(twice.count == 2 * drawing.count)
    #expect(Set(twice.strokes.map(\.id)).count == twice.count)
    #expect(twice[0..<drawing.count] == drawing)
    #expect(twice[drawing.count..<twice.count] != drawing)
  }

  @Test func `there and back shows the same pixels`() throws {
    let drawing = SampleInk.drawing
    let before = drawing.image(from: Self.area, scale: 4)
    // Powers of two and quarter turns are exact.
    for transform in [
      InkTransform.translation(Point(x: 64, y: -8)), .scale(x: 2, y: -0.5),
      InkTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 16),
    ] {
      let back = try #require(transform.inverse)
      let moved = drawing.transformed(using: transform)
      #expect(moved.image(from: Self.area, scale: 4) != before)
      #expect(moved.transformed(using: back).image(from: Self.area, scale: 4) == before)
    }
  }

  @Test func `any turn there and back is off by a level at most`() throws {
    let drawing = SampleInk.drawing
    let before = drawing.image(from: Self.area, scale: 4).bytes
    let turn = InkTransform.rotation(0.7).then(.scale(x: 1.3, y: 1.3))
    let there = drawing.transformed(using: turn)
    let after = there.transformed(using: try #require(turn.inverse))
      .image(from: Self.area, scale: 4).bytes
    #expect(zip(before, after).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `what is stored comes back equal, and lossy bytes are read too`() throws {
    var numbers = SplitMix64(seed: 8)
    for _ in 0..<20 {
      let drawing = Self.any(&numbers)
      let again = try Drawing(data: drawing.dataRepresentation())
      #expect(again == drawing && again.hashValue == drawing.hashValue)
      #expect(again.dataRepresentation() == drawing.dataRepresentation())
    }
    let lossy = try Drawing(data: SampleInk.drawing.encoded(.lossy(.standard)))
    #expect(lossy.count == SampleInk.drawing.count)
    #expect(throws: InkFileError.self) { try Drawing(data: [1, 2, 3]) }
  }

  @Test func `hashes agree with equality whatever is done to copies`() {
    var numbers = SplitMix64(seed: 5)
    var drawing = SampleInk.drawing
    for _ in 0..<60 {
      let copy = drawing
      let old = drawing.hashValue
      let position = Int.random(in: 0..<drawing.count, using: &numbers)
      let stroke = drawing.strokes[position]
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: drawing.append(SampleInk.stroke(y: .random(in: 0...9, using: &numbers)))
      case 1: drawing.strokes[position].ink.color = Color(red: 0.5, green: 0, blue: 0)
      case 2: drawing.transform(using: .scale(x: 2, y: 2))
      default: drawing.strokes.swapAt(0, position)
      }
      #expect(copy.hashValue == old)
      let again = Drawing(strokes: drawing.strokes)
      #expect(again == drawing && again.hashValue == drawing.hashValue)
      if copy == drawing { #expect(copy.hashValue == drawing.hashValue) }
      drawing.update(stroke.id) { $0 = stroke }
    }
    #expect(Set([drawing, drawing, Drawing()]).count == 2)
  }

  @Test func `a picture that cannot be is refused`() {
    for dots in [0, -1, .nan, .infinity, 1e9] {
      #expect(throws: PngError.self) { try SampleInk.drawing.pngData(dotsPerInch: dots) }
    }
    #expect(throws: PngError.self) { try Raster(bounds: .empty).pngData() }
  }
}
