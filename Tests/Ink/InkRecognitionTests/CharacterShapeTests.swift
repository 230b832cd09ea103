import Testing

@testable import InkRecognition

/// How alike strokes and characters are, where it can be calculated.
@Suite struct CharacterShapeTests {
  /// A straight stroke of eight places.
  private func stroke(
    from begin: SIMD2<Float>, to end: SIMD2<Float>
  ) -> EightPlaces {
    var stroke = EightPlaces(x: .zero, y: .zero, length: (end - begin).size)
    for place in 0..<8 {
      let here = begin + (end - begin) * (Float(place) / 7)
      (stroke.x[place], stroke.y[place]) = (here.x, here.y)
    }
    return stroke
  }

  private func likeness(_ input: [EightPlaces], _ template: ArraySlice<EightPlaces>) -> Float {
    var match = StrokeMatch()
    return match.likeness(input, template)
  }

  private func outline(_ strokes: [SIMD2<Float>]...) -> CharacterOutline {
    var outline = CharacterOutline()
    outline.extract(WritingTrace(strokes: strokes))
    return outline
  }

  @Test func `a stroke is like itself, and nearly so the other way round`() {
    let stroke = stroke(from: SIMD2(0, 0), to: SIMD2(1, 0.5))
    let same = stroke.likeness(stroke)
    #expect(same.share == 1 && !same.isTurned)
    let turned = stroke.likeness(stroke.turned)
    #expect(abs(turned.share - 0.01 / 0.012) < 1e-5 && turned.isTurned)
    #expect(
      stroke.turned.x[0] == 1 && stroke.turned.y[7] == 0 && stroke.turned.turned.x == stroke.x)
  }

  @Test func `where a stroke lies counts half`() {
    let stroke = stroke(from: SIMD2(0, 0), to: SIMD2(1, 0))
    let right = self.stroke(from: SIMD2(0.1, 0), to: SIMD2(1.1, 0))
    #expect(abs(stroke.likeness(right).share - 0.01 / 0.015) < 1e-4)
    let below = self.stroke(from: SIMD2(0, 0.2), to: SIMD2(1, 0.2))
    #expect(abs(stroke.likeness(below).share - 0.01 / 0.03) < 1e-4)
    // The mean square of sevenths around their middle is 3/28, across and down.
    let upright = self.stroke(from: SIMD2(0.5, -0.5), to: SIMD2(0.5, 0.5))
    #expect(abs(stroke.likeness(upright).share - 0.01 / (0.01 + 3.0 / 14)) < 1e-4)
  }

  @Test func `each stroke has one partner, and those without fit nothing`() {
    let (one, two) = (
      stroke(from: SIMD2(0, 0), to: SIMD2(1, 0)), stroke(from: SIMD2(0, 1), to: SIMD2(1, 1))
    )
    let three = stroke(from: SIMD2(0.5, 0), to: SIMD2(0.5, 1))
    #expect(abs(likeness([one, two, three], [one, two, three]) - 1) < 1e-5)
    #expect(abs(likeness([three, one, two], [one, two, three]) - 1) < 1e-5)
    // One of two, and of three, strokes of equal length.
    #expect(abs(likeness([one], [one, two]) - 2.0 / 3) < 1e-5)
    #expect(abs(likeness([one, two, three], [two]) - 2.0 / 4) < 1e-5)
    #expect(likeness([], [one]) == 0 && likeness([one], []) == 0)
    // What stands before the slice does not count.
    #expect(likeness([one], [one, three][1...]) < 0.5)
  }

  @Test func `a template is moved and stretched to where its partners are`() {
    let own = [
      stroke(from: SIMD2(0, 0), to: SIMD2(1, 0)), stroke(from: SIMD2(0, 0.5), to: SIMD2(1, 0.5)),
      stroke(from: SIMD2(0, 1), to: SIMD2(1, 1)),
    ]
    let moved = own.map { stroke in
      EightPlaces(x: stroke.x * 0.9 + 0.05, y: stroke.y * 0.9 + 0.1, length: stroke.length * 0.9)
    }
    let fitted = likeness(own, moved[...])
    let asTheyLie = zip(own, moved).map { $0.likeness($1).share }.min() ?? 1
    #expect(fitted > 0.9 && asTheyLie < 0.65 && fitted <= 1)
  }

  @Test func `a template that lies aside is fitted by least squares`() {
    let template = [
      stroke(from: SIMD2(0.6, 0.6), to: SIMD2(1, 0.7)),
      stroke(from: SIMD2(0.7, 0.9), to: SIMD2(0.9, 0.6)),
      stroke(from: SIMD2(0.2, 0.7), to: SIMD2(0.6, 0.9)),
    ]
    // The same stretched, flattened and sheared; the second is drawn from its end.
    let input = [
      stroke(from: SIMD2(0.56, 0.64), to: SIMD2(1, 0.76)),
      stroke(from: SIMD2(0.89, 0.67), to: SIMD2(0.67, 0.89)),
      stroke(from: SIMD2(0.12, 0.68), to: SIMD2(0.56, 0.88)),
    ]
    // By Gauss's elimination with the same weights; as they lie it is .81298.
    #expect(abs(likeness(input, template[...]) - 0.90529) < 1e-4)
  }

  @Test func `a dot is one place in the middle`() {
    let places = outline([SIMD2(30, 70)]).places
    #expect(places.count == 1 && places[0].place == SIMD2(0.5, 0.5) && places[0].way == .zero)
    #expect(outline().places.isEmpty)
  }

  @Test func `a line is cut evenly, from its begin to its end, and is low`() {
    let places = outline([SIMD2(10, 40), SIMD2(50, 40)]).places
    #expect(abs(places.count - 160) <= 1 && places.allSatisfy { $0.stroke == 0 })
    for (place, other) in zip(places, places.reversed()) {
      #expect(abs(place.place.x + other.place.x - 1) < 1e-3 && place.place.y == 0.5)
      #expect(place.way.x > 0 && place.way.y == 0)
    }
    #expect(abs(places.reduce(0) { $0 + $1.way.x } - 1) < 1e-3)
    // Where it was, and how large, is gone.
    let same = outline([SIMD2(0, 0), SIMD2(0.5, 0)]).places
    #expect(zip(places, same).allSatisfy { ($0.place - $1.place).size < 1e-3 })
  }

  @Test func `pieces are shared out by the length of strokes, two for each at least`() {
    let places = outline(
      [SIMD2(0, 0), SIMD2(30, 0)], [SIMD2(0, 10), SIMD2(10, 10)], [SIMD2(0, 20), SIMD2(0.1, 20)]
    ).places
    let counts = (0..<3).map { stroke in places.count { $0.stroke == stroke } }
    #expect(abs(counts[0] - 120) <= 1 && abs(counts[1] - 40) <= 1 && counts[2] == 2)
  }

  @Test func `a narrow character stays narrow, but less so`() {
    func width(_ strokes: [SIMD2<Float>]...) -> Float {
      var outline = CharacterOutline()
      outline.extract(WritingTrace(strokes: strokes))
      let ends = outline.places.flatMap { [$0.place.x - $0.way.x / 2, $0.place.x + $0.way.x / 2] }
      return (ends.max() ?? 0) - (ends.min() ?? 0)
    }
    func box(_ width: Float) -> [SIMD2<Float>] {
      [SIMD2(0, 0), SIMD2(width, 0), SIMD2(width, 40), SIMD2(0, 40), SIMD2(0, 0)]
    }
    // The square root of its share of the height.
    #expect(abs(width(box(40)) - 1) < 0.01)
    #expect(abs(width(box(10)) - 0.5) < 0.01)
    #expect(abs(width(box(2.5)) - 0.25) < 0.01)
    // A tenth at least, however straight.
    #expect(abs(width([SIMD2(0, 0), SIMD2(0.1, 20), SIMD2(0, 40)]) - 0.1) < 0.01)
  }

  @Test func `only the first 64 strokes are looked at`() {
    var outline = CharacterOutline()
    outline.extract(
      WritingTrace(strokes: (0..<70).map { [SIMD2(Float($0), 0), SIMD2(Float($0), 9)] }))
    #expect(outline.places.last?.stroke == 63 && Set(outline.places.map(\.stroke)).count == 64)
  }

  @Test func `the strokes of an outline have eight places each, from begin to end`() throws {
    var strokes = CharacterStrokes()
    strokes.extract(outline([SIMD2(0, 0), SIMD2(40, 0)], [SIMD2(40, 30), SIMD2(0, 30)]))
    #expect(strokes.strokes.count == 2)
    let (first, second) = (try #require(strokes.strokes.first), try #require(strokes.strokes.last))
    #expect(abs(first.x[0]) < 0.01 && abs(first.x[7] - 1) < 0.01)
    #expect(abs(second.x[0] - 1) < 0.01 && abs(second.x[7]) < 0.01)
    for place in 0..<7 {
      #expect(first.x[place] < first.x[place + 1] && second.x[place] > second.x[place + 1])
      #expect(abs(first.x[place] + first.x[7 - place] - 1) < 0.01)
    }
    #expect(abs(first.length - 1) < 0.01 && first.y[0] < second.y[0])
    strokes.extract(outline([SIMD2(5, 5)]))
    #expect(strokes.strokes.count == 1 && strokes.strokes[0].length == 0)
    #expect(strokes.strokes[0].x == SIMD8(repeating: 0.5))
  }

  private func map(_ outline: CharacterOutline) -> DirectionMap {
    var map = DirectionMap()
    map.extract(outline)
    return map
  }

  @Test func `maps are alike by where the pen goes which way`() {
    let line = map(outline([SIMD2(0, 0), SIMD2(40, 0)]))
    let back = map(outline([SIMD2(40, 0), SIMD2(0, 0)]))
    let upright = map(outline([SIMD2(0, 0), SIMD2(0, 40)]))
    #expect(line.map.count == 32 && abs(line.likeness(line.map, at: 0) - 1) < 1e-4)
    // The reverse counts .4: (1 - .16) / (1 + .16).
    #expect(abs(line.likeness(back.map, at: 0) - 0.72414) < 1e-3)
    #expect(line.likeness(upright.map, at: 0) == 0)
    let all = upright.map + line.map
    #expect(line.likeness(all, at: 0) == 0 && abs(line.likeness(all, at: 32) - 1) < 1e-4)
    // A dot goes nowhere.
    #expect(map(outline([SIMD2(3, 3)])).map.allSatisfy { $0 == .zero })
  }

  @Test func `a diagonal goes along no axis`() {
    func shares(_ map: DirectionMap) -> SIMD4<Float> {
      map.map.reduce(.zero) { $0 + $1.lowHalf.lowHalf + $1.highHalf.lowHalf }
    }
    // A cross has no slant that could be removed.
    let cross = shares(
      map(outline([SIMD2(0, 0), SIMD2(40, 40)], [SIMD2(40, 0), SIMD2(0, 40)])))
    #expect(cross[1] > 20 * cross[0] && cross[3] > 20 * cross[2])
    #expect(abs(cross[1] - cross[3]) < 0.05 * cross[1])
    let plus = shares(
      map(outline([SIMD2(0, 20), SIMD2(40, 20)], [SIMD2(20, 0), SIMD2(20, 40)])))
    #expect(plus[0] > 20 * plus[1] && plus[2] > 20 * plus[3])
  }

  @Test func `the same ink covers all, however it is cut, and other ink less`() {
    func cover(_ outline: CharacterOutline) -> InkCover {
      var cover = InkCover()
      cover.extract(outline)
      return cover
    }
    let line = cover(outline([SIMD2(0, 0), SIMD2(40, 0)]))
    func likeness(_ rows: ArraySlice<SIMD8<Float>>) -> Float {
      var cover = line
      return cover.likeness(rows)
    }
    #expect(abs(likeness(line.rows[...]) - 1) < 1e-5)
    let back = cover(outline([SIMD2(40, 0), SIMD2(0, 0)]))
    // Twice .003 for the way; nearest places are the same.
    #expect(abs(likeness(back.rows[...]) - 0.01 / 0.016) < 5e-3)
    let upright = cover(outline([SIMD2(0, 0), SIMD2(0, 40)]))
    #expect(likeness(upright.rows[...]) < 0.25)
    let rows = upright.rows + line.rows
    #expect(abs(likeness(rows[32...]) - 1) < 1e-5)
  }

  @Test func `a file of templates has its bytes in order`() {
    let templates = CharacterTemplates(
      licence: "CC", templates: [.init("十", [[SIMD2(1, 2), SIMD2(3, 4)], [SIMD2(255, 0)]])])
    #expect(
      templates.bytes == Array("strokes\n".utf8) + [
        1, 0, 0, 0, 2, 0, 0, 0, 0x43, 0x43, 1, 0, 0, 0, 0x41, 0x53, 0, 0, 2, 2, 1, 2, 3, 4, 1, 255,
        0,
      ])
  }

  @Test func `an error names the byte behind what was read`() {
    func offset(_ bytes: [UInt8]) -> Int? {
      do throws(CharacterTemplatesError) { _ = try CharacterTemplates(bytes: bytes) } catch {
        return error.offset
      }
      return nil
    }
    let magic = Array("strokes\n".utf8)
    let head = magic + [1, 0, 0, 0, 0, 0, 0, 0]
    #expect(offset([]) == 0 && offset(magic) == 8 && offset(magic + [3, 0, 0, 0]) == 12)
    #expect(offset(head) == 16 && offset(head + [0, 0, 0, 0]) == nil)
    #expect(offset(head + [0, 0, 0, 0, 9]) == 20 && offset(head + [1, 0, 0, 0]) == 20)
    let one = head + [1, 0, 0, 0, 0x41, 0x53, 0, 0]
    #expect(offset(one) == 24 && offset(one + [0]) == 25 && offset(one + [1, 33]) == 26)
    #expect(offset(one + [1, 2, 0, 0, 0]) == 26 && offset(one + [1, 2, 0, 0, 0, 0]) == nil)
    #expect(offset(one + [64] + [UInt8](repeating: 1, count: 64 * 3)) == nil)
  }
}
