import InkDrawing
import InkFitting
import InkGeometry
import InkRendering
import InkSynthesis
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct DamageTests {
  @Test func aListHoldsAllThatWasAddedInAFewRectangles() {
    var dice = SplitMix64(seed: 9)
    for _ in 0..<100 {
      var damage = Damage()
      var added: [PixelRect] = []
      for _ in 0..<40 {
        added.append(
          PixelRect(
            x: dice.whole(0..<2000), y: dice.whole(0..<2000), width: dice.whole(0..<90),
            height: dice.whole(0..<90)))
        damage.add(added[added.count - 1])
        #expect(damage.count <= Damage.capacity)
      }
      for rect in added where !rect.isEmpty {
        #expect(damage.contains { $0.contains(rect) })
      }
      let all = added.reduce(PixelRect.empty) { $0.union($1) }
      #expect(damage.allSatisfy { all.contains($0) })
    }
  }

  @Test func neighboursBecomeOneRectangleAndDistantOnesDoNot() {
    var damage = Damage(PixelRect(x: 0, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 12, y: 0, width: 10, height: 10))
    #expect(Array(damage) == [PixelRect(x: 0, y: 0, width: 22, height: 10)])
    damage.add(PixelRect(x: 500, y: 500, width: 10, height: 10))
    #expect(damage.count == 2 && damage.area == 320)
    damage.add(PixelRect(x: 3, y: 3, width: 2, height: 2))
    damage.add(.empty)
    #expect(damage.count == 2)
  }

  @Test func theDamageOfWritingIsHardlyMoreThanWhatChanges() {
    var canvas = OutputCanvas(width: 300, height: 200, pixelsPerMillimeter: 3.78)
    var screen = Screen(canvas)
    screen.show(&canvas)
    canvas.begin(1, .usual(.pen))
    let samples = WetInkTests.written(seed: 4, rate: 133)
    var (damaged, changed, pictures) = (0, 0, 0)
    for start in stride(from: 0, to: samples.count - 4, by: 2) {
      canvas.append(samples[start], to: 1)
      canvas.append(samples[start + 1], to: 1)
      canvas.expect(Array(samples[start + 2..<start + 4]), behind: 1)
      let result = screen.show(&canvas)
      #expect(result.missed == 0)
      damaged += result.damage.area
      changed += result.changed.width * result.changed.height
      pictures += 1
    }
    // Beside the smallest rectangle around the pixels that changed: one span and the rim of
    // antialiasing more.
    #expect(damaged < 3 * changed + pictures * 300, "\(damaged) pixels told, \(changed) changed")
  }

  /// What twenty pictures of a line cost, a sample each.
  private func costOfALine(on page: OutputCanvas) -> CanvasWork {
    var canvas = page
    var screen = Screen(canvas)
    screen.show(&canvas)
    let before = canvas.work
    for step in 0..<20 {
      let place = Point(x: 60 + Double(step) * 0.4, y: 50)
      canvas.append(FitSample(time: 6 + Double(step) * 0.001, location: place), to: 1)
      screen.show(&canvas)
    }
    var cost = canvas.work
    cost.segments -= before.segments
    cost.pixels -= before.pixels
    cost.dryPixels -= before.dryPixels
    return cost
  }

  /// A stroke with so many samples, the last of them always the same, over so many dry ones.
  private func page(samples: Int, drawing: Drawing) -> OutputCanvas {
    var canvas = OutputCanvas(width: 400, height: 300, pixelsPerMillimeter: 3.78, drawing: drawing)
    canvas.begin(1, .usual(.pen))
    for index in 5000 - samples..<5000 {
      let angle = Double(index) * 0.02
      let place = Point(x: 20, y: 20) + Turn.direction(of: angle) * (5 + angle * 0.05)
      canvas.append(FitSample(time: Double(index) * 0.001, location: place), to: 1)
    }
    return canvas
  }

  @Test func aPictureCostsWhatChangesNotWhatIsThere() {
    var dice = SplitMix64(seed: 2)
    let strokes = (0..<100).map { _ in
      Stroke(
        ink: Ink(.pen),
        path: StrokePath(
          controlPoints: (0..<5).map { _ in
            StrokePoint(location: Point(x: dice.number(0...100), y: dice.number(0...70)))
          }))
    }
    let few = costOfALine(on: page(samples: 100, drawing: Drawing()))
    let many = costOfALine(on: page(samples: 5000, drawing: Drawing(strokes: strokes)))
    #expect(few.dryPixels == 0 && many.dryPixels == 0)
    #expect(many.segments == few.segments && many.pixels == few.pixels && many.pixels > 1000)
  }

  @Test func aThousandHertzDoNotCostMorePixelsThanTheWayTakes() {
    var costs: [Double: CanvasWork] = [:]
    for rate in [133.0, 1000] {
      var canvas = OutputCanvas(width: 300, height: 200, pixelsPerMillimeter: 3.78)
      var screen = Screen(canvas)
      screen.show(&canvas)
      let before = canvas.work.pixels
      canvas.begin(1, .usual(.pen))
      var shown = 0.0
      for sample in WetInkTests.written(seed: 4, rate: rate) {
        canvas.append(sample, to: 1)
        guard sample.time >= shown else { continue }
        shown += 1.0 / 60
        screen.show(&canvas)
      }
      costs[rate] = canvas.work
      costs[rate]?.pixels -= before
    }
    let (slow, fast) = (costs[133]?.pixels ?? 0, costs[1000]?.pixels ?? 0)
    #expect(slow > 1000 && fast < slow * 3 / 2)
    // A segment for each sample, no more.
    #expect((costs[1000]?.segments ?? 0) < 1_100)
  }

  @Test func aPenThatRestsDamagesNothing() {
    var canvas = OutputCanvas(width: 100, height: 80, pixelsPerMillimeter: 4)
    var screen = Screen(canvas)
    canvas.begin(1, .usual(.fountainPen))
    for step in 0..<200 {
      canvas.append(FitSample(time: Double(step) * 0.001, location: Point(x: 9, y: 9)), to: 1)
      let result = screen.show(&canvas)
      if step > 2 { #expect(result.damage.area < 600 && result.changed.isEmpty) }
    }
    #expect(canvas.work.segments == 1)
  }
}
