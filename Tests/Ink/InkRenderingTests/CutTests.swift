import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@testable import InkRendering

/// Parts of strokes together beside the whole: the same pixels, away from where they were cut.
@Suite("The parts of a stroke")
struct CutTests {
  private static let transforms: [InkTransform] = [
    .identity, .rotation(0.7).then(.scale(x: 1.3, y: 1.3)).then(.translation(Point(x: 9, y: -9))),
    InkTransform(a: 1.2, b: 0.3, c: -0.5, d: -0.9, tx: 2, ty: 16),
  ]
  private static let inks = InkType.allCases.filter { $0 != .eraser }
  private let frame = Rect(x: -6, y: -8, width: 46, height: 42)

  private func image(_ strokes: [Stroke], scale: Double) -> Raster {
    Drawing(strokes: strokes).image(in: frame, scale: scale)
  }

  private func wave(_ type: InkType, _ transform: InkTransform) -> Stroke {
    var stroke = Sheets.wave(
      Ink(type, color: Sheets.blue), at: Point(x: 4, y: 8), width: type.validWidths.lowerBound * 2)
    stroke.transform = transform
    stroke.renderState.grainOffset = Point(x: 0.37, y: -1.2)
    return stroke
  }

  /// How many pixels differ whose middles are not near a region, and how many show ink at all.
  private func differing(
    _ a: Raster, _ b: Raster, awayFrom cut: Region, scale: Double
  ) -> (different: Int, inked: Int) {
    var (different, inked) = (0, 0)
    for y in a.bounds.minY..<a.bounds.maxY {
      for x in a.bounds.minX..<a.bounds.maxX where a[x, y] != 0 || b[x, y] != 0 {
        let place = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        guard !cut.contains(place) else { continue }
        inked += 1
        if a[x, y] != b[x, y] { different += 1 }
      }
    }
    return (different, inked)
  }

  /// What a cut may change: its surroundings as far as tips overlap there, and a wash flows.
  private func near(_ places: [Point], _ reach: Double) -> Region {
    places.reduce(.empty) { $0.union(Region(sweeping: [NibPose(center: $1, radius: reach)])) }
  }

  @Test("cut at any fractions are the whole", arguments: inks, transforms.indices)
  func slices(type: InkType, number: Int) {
    let whole = wave(type, Self.transforms[number])
    let ends = [0, 3.13, 9.37, 9.5, 16.999, 23]
    let group = InkID()
    let parts = zip(ends, ends.dropFirst()).map { from, to in
      var part = whole.substroke(range: from...to)
      part.id = InkID()
      part.renderGroupID = group
      return part
    }
    let cuts = ends[1...4].map { whole.path.interpolatedPoint(at: $0) }
    let reach =
      (cuts.map { max($0.size.width, $0.size.height) }.max() ?? 0) / 2
      * whole.transform.greatestScale + (type == .watercolor ? 3.2 : 0.45)
    let cut = near(cuts.map { whole.transform.applied(to: $0.location) }, reach)
    for scale in [3, 8.5] {
      let (different, inked) = differing(
        image([whole], scale: scale), image(parts, scale: scale), awayFrom: cut, scale: scale)
      #expect(different == 0 && inked > 80, "\(different) of \(inked)")
    }
  }

  @Test("that an eraser leaves are the whole with a hole", arguments: inks, transforms.indices)
  func erasing(type: InkType, number: Int) {
    var dice = SplitMix64(seed: UInt64(number) + 50)
    let whole = wave(type, Self.transforms[number])
    var hole = Region.empty
    var left = [whole]
    for value in [5.2, 11, 17.7] {
      let middle = whole.transform.applied(to: whole.path.interpolatedLocation(at: value))
      let way = Turn.direction(of: dice.number(0...6)) * 6
      let eraser = Region(
        sweeping: [middle - way, middle + way].map {
          NibPose(center: $0, radius: dice.number(0.3...0.8))
        })
      left = left.flatMap { $0.erasing(eraser) }
      hole.formUnion(eraser)
    }
    #expect(left.count > 1 && left.allSatisfy { $0.originID == whole.id })
    let margin = type == .watercolor ? 0.8 : 0.45
    let around = hole.rings.reduce(hole) { region, ring in
      region.union(
        Region(sweeping: (ring + ring.prefix(1)).map { NibPose(center: $0, radius: margin) }))
    }
    for scale in [3, 8.5] {
      let (a, b) = (image([whole], scale: scale), image(left, scale: scale))
      let (different, inked) = differing(a, b, awayFrom: around, scale: scale)
      #expect(different == 0 && inked > 80, "\(different) of \(inked) at \(scale)")
    }
  }

  @Test("of a wet group stay wet with the others", arguments: [InkType.marker, .watercolor])
  func groups(type: InkType) {
    let group = InkID()
    let strokes = [0.0, 0.9].map { angle in
      var stroke = wave(type, .rotation(angle))
      stroke.renderGroupID = group
      return stroke
    }
    var drawing = Drawing(strokes: strokes)
    let eraser = Region(
      sweeping: [Point(x: 13, y: -9), Point(x: 13, y: 30)].map { NibPose(center: $0, radius: 0.5) })
    drawing.erase(eraser, mode: .pixel)
    #expect(drawing.count > 2 && drawing.strokes.allSatisfy { $0.renderGroupID == group })
    let around = Region(Rect(x: 11.5, y: -10, width: 3, height: 50))
    let (different, inked) = differing(
      image(strokes, scale: 6), drawing.image(in: frame, scale: 6), awayFrom: around, scale: 6)
    #expect(different == 0 && inked > 1_000, "\(different) of \(inked)")
  }

  @Test("keep a grain that was made coarser at the beginning")
  func secondaryScale() {
    var whole = wave(.crayon, .identity)
    whole.path = StrokePath(
      controlPoints: whole.path.enumerated().map { number, point in
        var point = point
        point.secondaryScale = number < 3 ? 2.5 : 1
        return point
      })
    let part = whole.substroke(range: 12...23)
    let cut = near([whole.path.interpolatedLocation(at: 12)], 2)
      .union(
        Region(Rect(x: -9, y: -9, width: 9 + whole.path.interpolatedLocation(at: 12).x, height: 60))
      )
    let (different, inked) = differing(
      image([whole], scale: 8), image([part], scale: 8), awayFrom: cut, scale: 8)
    #expect(different == 0 && inked > 80, "\(different) of \(inked)")
    #expect(whole.substroke(range: 0...5).path == whole.path[0...5])
  }
}
