import InkDrawing
import InkGeometry
import Testing

@testable import InkRendering

/// Small pictures of whole drawings, made stroke by stroke.
@Suite struct MiniatureTests {
  private func bounds(_ strokes: [Stroke]) -> Rect {
    strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
  }

  private func small(_ strokes: [Stroke], side: Int, mostScale: Double = 8) throws -> [Raster] {
    var painter = try #require(
      MiniaturePainter(
        bounds: bounds(strokes), longerSide: side, mostScale: mostScale, for: [.light, .dark]))
    for stroke in strokes { painter.draw(stroke) }
    return painter.finish()
  }

  /// What the renderer shows in the same view.
  private func full(
    _ strokes: [Stroke], like raster: Raster, _ appearance: Appearance, side: Int,
    mostScale: Double = 8
  ) -> Raster {
    let bounds = bounds(strokes)
    let scale = min(mostScale, Double(side - 4) / max(bounds.width, bounds.height))
    let view = InkTransform.translation(.zero - bounds.min).then(.scale(x: scale, y: scale))
    var result = Raster(bounds: raster.bounds)
    var renderer = InkRenderer(view: view, appearance: appearance)
    let layout = result.layout
    var pixels = result.pixels.mutableSpan
    renderer.draw(strokes, on: &pixels, layout: layout, clip: layout.bounds)
    return result
  }

  /// The greatest and the mean difference of all channels.
  private func difference(_ a: Raster, _ b: Raster) -> (most: Int, mean: Double) {
    var (most, sum) = (0, 0)
    for (one, other) in zip(a.bytes, b.bytes) {
      let apart = abs(Int(one) - Int(other))
      most = max(most, apart)
      sum += apart
    }
    return (most, Double(sum) / Double(max(1, a.bytes.count)))
  }

  @Test func `strokes with few points are what the renderer shows, to the last bit`() throws {
    let strokes = Array(Sheets.all.strokes)
    let pictures = try small(strokes, side: 512)
    for (picture, appearance) in zip(pictures, [Appearance.light, .dark]) {
      #expect(picture == full(strokes, like: picture, appearance, side: 512))
    }
  }

  @Test(arguments: InkType.allCases.filter { $0 != .eraser })
  func `strokes with many points look the same with fewer`(type: InkType) throws {
    let group = InkID(high: 1, low: 1)
    let strokes = (0..<3).map { row in
      var stroke = Sheets.wave(
        Ink(type, color: Sheets.blue), at: Point(x: 4, y: 8 + 2 * Double(row)), points: 3_000)
      stroke.renderGroupID = row > 0 ? group : nil
      return stroke
    }
    for side in [64, 256] {
      let pictures = try small(strokes, side: side)
      for (picture, appearance) in zip(pictures, [Appearance.light, .dark]) {
        let full = full(strokes, like: picture, appearance, side: side)
        let apart = difference(picture, full)
        #expect(apart.most <= 64 && apart.mean < 1.5, "\(side) \(appearance): \(apart)")
        #expect(full.pixels.contains { $0 != 0 })
      }
    }
    let view = InkTransform.scale(x: 3, y: 3)
    #expect(strokes[0].thinned(for: view).path.count < 1_000)
  }

  @Test func `parts of strokes, as erasing leaves them, end where they ended`() throws {
    let whole = Sheets.wave(Ink(.pen), points: 3_000)
    let parts = [whole.substroke(range: 300.25...1200.5), whole.substroke(range: 1800.75...2700.1)]
    let picture = try small(parts, side: 200)[0]
    let apart = difference(picture, full(parts, like: picture, .light, side: 200))
    #expect(apart.most <= 64 && apart.mean < 0.5, "\(apart)")
    #expect(parts[0].thinned(for: .scale(x: 8, y: 8)).path.count < parts[0].path.count)
  }

  @Test func `a corner keeps its points`() {
    let corners = [
      Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 50, y: 50), Point(x: 0, y: 50),
    ]
    let points = corners.flatMap { Array(repeating: StrokePoint(location: $0), count: 3) }
    let stroke = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))
    #expect(stroke.thinned(for: .scale(x: 1, y: 1)) == stroke)
  }

  @Test func `ink that was erased is not shown`() throws {
    var bar = Sheets.line(
      Ink(.monoline, color: Sheets.red), from: Point(x: 0, y: 10), to: Point(x: 100, y: 10),
      width: 6)
    bar.mask = Region(bar.renderBounds.expanded(by: 1)).subtracting(
      Region(Rect(x: 30, y: 0, width: 40, height: 20)))
    let frame = Sheets.line(
      Ink(.monoline), from: Point(x: 0, y: 0), to: Point(x: 100, y: 0), width: 1)
    for picture in try small([frame, bar], side: 104, mostScale: 1) {
      for x in 34..<68 { #expect(picture[x, 11] == 0, "\(x)") }
      #expect(picture[10, 11] != 0 && picture[90, 11] != 0)
    }
  }

  @Test func `a long group of wet strokes is drawn in parts`() throws {
    let group = InkID(high: 1, low: 1)
    let strokes = (0..<MiniaturePainter.mostWet * 2 + 5).map { number in
      var stroke = Sheets.line(
        Ink(.pen), from: Point(x: Double(number % 50), y: Double(number / 50)),
        to: Point(x: Double(number % 50) + 1, y: Double(number / 50)), width: 0.4)
      stroke.renderGroupID = group
      return stroke
    }
    let picture = try small(strokes, side: 128)[0]
    let apart = difference(picture, full(strokes, like: picture, .light, side: 128))
    #expect(apart.mean < 1, "\(apart)")
  }

  private func grown(_ strokes: [Stroke], side: Int, mostScale: Double = 8) -> [Raster] {
    var painter = MiniaturePainter(
      longerSide: side, mostScale: mostScale, for: [.light, .dark])
    for stroke in strokes { painter.draw(stroke) }
    return painter.finish()
  }

  private func moved(_ stroke: Stroke, by shift: Point) -> Stroke {
    var stroke = stroke
    stroke.transform = stroke.transform.then(.translation(shift))
    return stroke
  }

  /// The opacity of all pixels together.
  private func ink(of raster: Raster) -> Double {
    Double(raster.pixels.reduce(0) { $0 + Int($1 >> 24) })
  }

  @Test func `a drawing of unknown size has the pictures of one that is known`() throws {
    let sheet = Sheets.all.strokes.filter { $0.renderGroupID == nil }
    let width = bounds(sheet).width
    // Copies to the right, then one far to the left and above.
    let strokes = (0..<6).flatMap { copy in
      sheet.map { stroke in
        let shift =
          copy < 5 ? Point(x: Double(copy) * width, y: 0) : Point(x: -2 * width, y: -3 * width)
        return moved(stroke, by: shift)
      }
    }
    for side in [64, 200] {
      let pictures = grown(strokes, side: side)
      let box = bounds(strokes)
      for (picture, appearance) in zip(pictures, [Appearance.light, .dark]) {
        let longer = max(picture.width, picture.height)
        #expect(longer > side && longer <= 2 * side + 8, "\(longer)")
        var scale = 8.0
        while max(box.width, box.height) * scale > Double(2 * side) { scale /= 2 }
        var painter = try #require(
          MiniaturePainter(
            bounds: box, longerSide: 4 * side, mostScale: scale, for: [appearance]))
        #expect(painter.scale == scale)
        for stroke in strokes { painter.draw(stroke) }
        let (one, two) = (ink(of: picture), ink(of: painter.finish()[0]))
        #expect(abs(one - two) < 0.06 * two, "\(side) \(appearance): \(one), not \(two)")
      }
    }
  }

  @Test func `a drawing that never grows too large is drawn once, to the last bit`() throws {
    // A group that is wet while its picture grows is blended in two parts.
    let strokes = Sheets.all.strokes.filter { $0.renderGroupID == nil }
    let box = bounds(strokes)
    let first = try #require(strokes.first { $0.ink.type != .eraser }).renderBounds.min
    let pictures = grown(strokes, side: 4_000, mostScale: 4)
    for (picture, appearance) in zip(pictures, [Appearance.light, .dark]) {
      var result = Raster(bounds: picture.bounds)
      let view = InkTransform.translation(.zero - first).then(.scale(x: 4, y: 4))
      var renderer = InkRenderer(view: view, appearance: appearance)
      renderer.draw(strokes, on: &result)
      #expect(abs(Double(picture.width) - box.width * 4) < 7)
      let apart = difference(picture, result)
      #expect(apart.most == 0, "\(apart)")
    }
  }

  @Test func `a halved picture keeps its place and its mean`() {
    var raster = Raster(bounds: PixelRect(minX: -3, minY: -5, maxX: 5, maxY: 2))
    for k in raster.pixels.indices { raster.pixels[k] = UInt32(k * 4) * 0x0101_0101 }
    let half = raster.halved()
    #expect(half.bounds == PixelRect(minX: -2, minY: -3, maxX: 3, maxY: 1))
    let four = [(-2, -4), (-1, -4), (-2, -3), (-1, -3)].map { Int(raster[$0.0, $0.1] & 255) }
    #expect(Int(half[-1, -2] & 255) == (four.reduce(0, +) + 2) / 4)
    #expect(half[-1, -2] >> 24 == half[-1, -2] & 255)
    // Beyond the edge there is nothing.
    #expect(Int(half[-2, -3] & 255) == (Int(raster[-3, -5] & 255) + 2) / 4)
    let empty = Raster(bounds: .empty)
    #expect(empty.halved() == empty && empty.cropped(to: .empty) == empty)
    #expect(half.cropped(to: raster.bounds)[-1, -2] == half[-1, -2])
    #expect(half.cropped(to: PixelRect(x: 50, y: 50, width: 2, height: 2)).pixels == [0, 0, 0, 0])
  }

  @Test func `strokes as far away as numbers go are no trouble`() {
    let near = Sheets.line(Ink(.pen), from: .zero, to: Point(x: 10, y: 0), width: 1)
    for far in [1e4, 1e12, 1e150] {
      let other = moved(near, by: Point(x: far, y: -far))
      for strokes in [[near, other, near], [other, near]] {
        let picture = grown(strokes, side: 64)[0]
        #expect(picture.width <= 136 && picture.height <= 136 && picture.width > 64)
      }
    }
    #expect(grown([], side: 64).map(\.width) == [0, 0])
  }

  @Test func `nothing is drawn where there is nothing, or no end of it`() {
    let whole = Rect(min: Rect.empty.max, max: Rect.empty.min)
    for bounds in [Rect.empty, whole, Rect(x: .nan, y: 0, width: 1, height: 1)] {
      #expect(
        MiniaturePainter(bounds: bounds, longerSide: 512, mostScale: 8, for: [.light]) == nil)
    }
    let dot = Rect(x: 5, y: 5, width: 0, height: 0)
    let painter = MiniaturePainter(bounds: dot, longerSide: 512, mostScale: 8, for: [.light])
    #expect(painter?.finish().map(\.width) == [2])
  }
}
