import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

/// `strokes` set and changed as an array.
@Suite struct StrokeArrayTests {
  private static func drawing(_ count: Int) -> Drawing {
    Drawing(strokes: (0..<count).map { DrawingTests.line(Double($0) * 3, 0) })
  }

  /// Everything that is found by other ways than the order is found as in a drawing made anew.
  private static func isSound(_ drawing: Drawing) -> Bool {
    let all = Array(drawing.strokes)
    return drawing.bounds == Drawing(strokes: all).bounds
      && all.enumerated().allSatisfy { position, stroke in
        drawing[stroke.id] == stroke && drawing.position(of: stroke.id) == position
          && drawing.strokes(touching: stroke.renderBounds).contains(stroke)
      }
  }

  @Test func `what an array can do, strokes can`() {
    var drawing = Self.drawing(20)
    let all = drawing.strokeArray
    drawing.strokes = [all[3], all[1]]
    #expect(drawing.strokes.map(\.id) == [all[3].id, all[1].id])
    drawing.strokes = all.reversed()
    drawing.strokes.sort { $0.renderBounds.min.x < $1.renderBounds.min.x }
    #expect(drawing.strokeArray == all)
    drawing.strokes.removeAll { $0.renderBounds.min.x < 30 }
    drawing.strokes.insert(all[0], at: 0)
    drawing.strokes += [all[1]]
    #expect(drawing.strokeArray == [all[0]] + all[11...] + [all[1]])
    #expect(Self.isSound(drawing))
    drawing.strokes = []
    #expect(drawing.count == 0 && drawing.bounds.isEmpty)
  }

  @Test func `random changes of the array leave a sound drawing and old copies alone`() {
    var numbers = SplitMix64(seed: 12)
    var drawing = Self.drawing(40)
    for _ in 0..<60 {
      let (copy, before) = (drawing, drawing.strokeArray)
      let (a, b) = (
        Int.random(in: 0..<before.count, using: &numbers),
        Int.random(in: 0..<before.count, using: &numbers)
      )
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: drawing.strokes[a].transform = .translation(Point(x: Double(b), y: 7))
      case 1: drawing.strokes.swapAt(a, b)
      case 2: drawing.strokes[a].ink.type = .marker
      default: drawing.strokes[a].id = InkID()
      }
      #expect(Self.isSound(drawing))
      #expect(copy.strokeArray == before && Self.isSound(copy))
    }
  }

  @Test func `a stroke that is there twice gets a new id the second time`() {
    var drawing = Self.drawing(3)
    let first = drawing.strokes[0]
    drawing.strokes[2] = first
    #expect(drawing.strokes[0] == first && drawing.strokes[2].id != first.id)
    #expect(drawing.strokes[2].path == first.path && Self.isSound(drawing))
  }
}
