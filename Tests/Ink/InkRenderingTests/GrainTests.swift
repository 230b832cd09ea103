import InkDrawing
import InkGeometry
import Testing

@testable import InkRendering

@Suite("Grain")
struct GrainTests {
  private static let textured: [InkType] = [.pencil, .crayon]
  private let frame = Rect(x: 0, y: 0, width: 32, height: 20)

  private func image(_ strokes: [Stroke], scale: Double = 8) -> Raster {
    Drawing(strokes: strokes).image(in: frame, scale: scale)
  }

  @Test("shows", arguments: textured)
  func shows(type: InkType) {
    let line = Sheets.line(
      Ink(type), from: Point(x: 5, y: 10), to: Point(x: 27, y: 10), width: 6, opacity: 0.6)
    let values = image([line]).words(in: PixelRect(x: 80, y: 72, width: 96, height: 16)).map {
      Int($0 >> 24)
    }
    let (least, most) = (values.min() ?? 0, values.max() ?? 0)
    #expect(most - least > 30, "\(least) to \(most)")
    #expect(Set(values).count > 20)
  }

  @Test("stays where it is when a stroke is cut", arguments: InkType.allCases)
  func cutting(type: InkType) {
    let whole = Sheets.wave(
      Ink(type), at: Point(x: 4, y: 10), width: type.validWidths.lowerBound * 2)
    let cut = 9.37
    let group = InkID()
    var parts = [whole.substroke(range: 0...cut), whole.substroke(range: cut...23)]
    for number in parts.indices {
      parts[number].id = InkID()
      parts[number].renderGroupID = group
    }
    let (a, b) = (image([whole]), image(parts))
    // Away from the cut: a tip's width, and how far a wash flows.
    let place = whole.path.interpolatedPoint(at: cut)
    let far = place.size.width + place.size.height + (type == .watercolor ? 3.5 : 2)
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        let there = Point(x: (Double(x) + 0.5) / 8, y: (Double(y) + 0.5) / 8)
        #expect(there.distance(to: place.location) < far, "\(x) \(y)")
      }
    }
  }

  @Test("moves with the stroke", arguments: textured)
  func moving(type: InkType) {
    let stroke = Sheets.wave(Ink(type), at: Point(x: 4, y: 8))
    var moved = stroke
    moved.transform = .translation(Point(x: 2, y: 1))
    let (a, b) = (image([stroke]), image([moved]))
    var different = 0
    for y in 0..<a.height - 8 {
      for x in 0..<a.width - 16
      where abs(Int(a[x, y] >> 24) - Int(b[x + 16, y + 8] >> 24)) > 1 { different += 1 }
    }
    #expect(different == 0)
  }

  @Test(
    "moves with the grain's offset, and changes with the seed if it is a wash's",
    arguments: textured)
  func offset(type: InkType) {
    let line = Sheets.line(
      Ink(type), from: Point(x: -20, y: 10), to: Point(x: 60, y: 10), width: 8, opacity: 0.6)
    var shifted = line
    shifted.renderState.grainOffset = Point(x: 2, y: 0)
    var other = line
    other.randomSeed = 1
    let middle = PixelRect(x: 40, y: 72, width: 96, height: 16)
    let there = PixelRect(x: 56, y: 72, width: 96, height: 16)
    // Places in the grain are rounded to 1/65536 of a cell.
    let pairs = zip(image([line]).words(in: middle), image([shifted]).words(in: there))
    #expect(pairs.allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 1 })
    // Paper is the same for all strokes.
    let isSame = image([line]).words(in: middle) == image([other]).words(in: middle)
    #expect(isSame == (type != .watercolor))
  }

  @Test("is as coarse as the secondary scale says")
  func secondaryScale() {
    func roughness(_ scale: Float) -> Int {
      var line = Sheets.line(
        Ink(.crayon), from: Point(x: -20, y: 10), to: Point(x: 60, y: 10), width: 8, opacity: 0.6)
      line.path = StrokePath(
        controlPoints: line.path.map {
          var point = $0
          point.secondaryScale = scale
          return point
        })
      let values = image([line]).words(in: PixelRect(x: 8, y: 60, width: 240, height: 40)).map {
        Int($0 >> 24)
      }
      return zip(values, values.dropFirst()).reduce(0) { $0 + abs($1.0 - $1.1) }
    }
    #expect(roughness(1) > roughness(4) * 3 / 2)
  }

  @Test("of a wash is darker at its rim than inside")
  func wetEdge() {
    let line = Sheets.line(
      Ink(.watercolor), from: Point(x: -20, y: 10), to: Point(x: 60, y: 10), width: 8, opacity: 0.5)
    let picture = image([line], scale: 16)
    func mean(_ row: Int) -> Int {
      (64..<448).reduce(0) { $0 + Int(picture[$1, row] >> 24) } / 384
    }
    #expect(mean(99) > mean(160) + 20)
    #expect(mean(220) > mean(160) + 20)
  }
}
