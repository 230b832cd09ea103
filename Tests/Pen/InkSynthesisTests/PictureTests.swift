import StylusModel
import Testing

@testable import InkSynthesis

@Test(arguments: Shape.allCases)
func everyShapeIsDrawnInsideItsArea(shape: Shape) throws {
  for size in [(40, 60), (150, 95), (320, 180)] as [(Float, Float)] {
    let area = area(size.0, size.1)
    let sketch = Sketch(style: HandStyle(), seed: 3)
    let stays = try sketch.drawShapes([shape], in: area, sensor: Sensor(rate: 100))
    #expect(stays.count == 1)
    expectInside(stays, area)
    #expect(try sketch.drawShapes([shape], in: area, sensor: Sensor(rate: 100)) == stays)
  }
}

@Test func shapesFollowOneBelowTheOther() throws {
  let stays = try Sketch(style: HandStyle(), seed: 3)
    .drawShapes([.spiral, .waves], in: area(100, 100), sensor: Sensor(rate: 100))
  #expect(stays.count == 2)
  let ink = stays.map { stay in stay.filter { $0.pressure > .zero } }
  #expect(try #require(ink[0].map(\.y).max()) < (try #require(ink[1].map(\.y).min())))
}

@Test func aShapeThatCannotFitIsRefused() {
  let area = area(5, 40)
  #expect(throws: SynthesisError.noRoom(area)) {
    try Sketch(style: HandStyle(), seed: 1).drawShapes(
      [.house], in: area, sensor: Sensor(rate: 100))
  }
}

@Test(arguments: UInt64(1)...4)
func theDemonstrationLastsAQuarterOfAMinute(seed: UInt64) throws {
  let stays = try Demonstration.stays(area: area(150, 95), rate: 200, seed: seed)
  let first = try #require(stays.first?.first).time
  let last = try #require(stays.last?.last).time
  #expect((12_000_000...18_000_000).contains((last - first).value))
  #expect((30...60).contains(strokes(of: stays).count))
  #expect(try Demonstration.stays(area: area(150, 95), rate: 200, seed: seed) == stays)
}

@Test(arguments: [(60, 90), (150, 95), (152, 95), (224, 148), (596, 335)] as [(Float, Float)])
func theDemonstrationFitsEveryTablet(width: Float, height: Float) throws {
  let area = area(width, height)
  expectInside(try Demonstration.stays(area: area, rate: 133, seed: 1), area)
}

@Test func theDemonstrationShowsPressure() throws {
  let pressures = try strokes(of: Demonstration.stays(area: area(150, 95), rate: 200, seed: 1))
    .joined().map { Double($0.pressure.value) }.sorted()
  #expect(pressures[pressures.count / 20] < 0.5 * pressures[pressures.count * 19 / 20])
}
