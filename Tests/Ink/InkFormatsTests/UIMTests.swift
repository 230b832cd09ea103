import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// Files of the Universal Ink Model that we write and read.
@Suite struct UIMTests {
  @Test(arguments: 0..<10) func `strokes come back within the tolerance`(seed: UInt64) throws {
    var any = AnyDrawing(seed: 500 + seed)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    let drawing = any.drawing(strokes: Int(seed) * 3)
    let read = try InkFileFormat.uim.read(InkFileFormat.uim.bytes(of: drawing).bytes).drawing
    let drawn = drawing.strokes.filter { $0.ink.type != .eraser }
    #expect(read.count == drawn.count)
    for (was, now) in zip(drawn, read.strokes) {
      #expect(now.id == was.id && now.ink.type == was.ink.type && now.randomSeed == was.randomSeed)
      #expect(now.ink.color.rgba8 == was.ink.color.rgba8)
      #expect(Apart.greatest(from: was, to: now) < 0.02)
      #expect(Apart.greatest(from: now, to: was) < 0.02)
      #expect(abs(now.path.duration - was.path.duration) < 0.0011)
      if was.creationDate != .unknown {
        let apart = now.creationDate.microsecondsSince1970 - was.creationDate.microsecondsSince1970
        let began = was.path.interpolatedPoint(at: was.path.parametricRange.lowerBound).timeOffset
        #expect(abs(Double(apart) - began * 1e6) <= 1_000)
      }
    }
  }

  @Test func `what was measured is read back`() throws {
    var any = AnyDrawing(seed: 77)
    (any.hasMasks, any.hasTransforms, any.hasEmptyPaths) = (false, false, false)
    let drawing = any.drawing(strokes: 18)
    let read = try InkFileFormat.uim.read(InkFileFormat.uim.bytes(of: drawing).bytes).drawing
    for (was, now) in zip(drawing.strokes.filter { $0.ink.type != .eraser }, read.strokes) {
      for isEnd in [false, true] {
        let (a, b) = (end(was, isEnd), end(now, isEnd))
        #expect(a.location.distance(to: b.location) < 1e-3)
        #expect(abs(a.force - b.force) < 1e-4 && abs(a.altitude - b.altitude) < 1e-4)
        #expect(abs(Turn.wrapped(Double(a.azimuth - b.azimuth))) < 1e-4)
        #expect(abs(Turn.wrapped(Double(a.roll - b.roll))) < 1e-4)
        #expect(
          abs(a.size.width - b.size.width) < 1e-3 && abs(a.size.height - b.size.height) < 1e-3)
        // A byte, and of a transparent color only a part of it.
        #expect(abs(a.opacity - b.opacity) * was.ink.color.alpha < 0.005)
      }
    }
  }

  @Test(arguments: [
    Size(width: 1e-40, height: 0.3), Size(width: 0, height: 0.3), .init(width: 0.3, height: 1e-40),
  ])
  func `a tip that is a needle keeps its stroke and its longer side`(size: Size) throws {
    var points = (0..<3).map {
      StrokePoint(location: Point(x: Double($0), y: 0), timeOffset: Double($0))
    }
    for index in points.indices { points[index].size = size }
    let stroke = Stroke(ink: Ink(.marker), path: StrokePath(controlPoints: points))
    let bytes = InkFileFormat.uim.bytes(of: Drawing(strokes: [stroke])).bytes
    let read = try #require(try InkFileFormat.uim.read(bytes).drawing.strokes.first)
    #expect(read.id == stroke.id)
    #expect(abs(end(read, false).size.width - size.width) < 1e-3)
    #expect(abs(end(read, false).size.height - size.height) < 1e-3)
  }

  private func end(_ stroke: Stroke, _ isEnd: Bool) -> StrokePoint {
    let range = stroke.path.parametricRange
    return stroke.path.interpolatedPoint(at: isEnd ? range.upperBound : range.lowerBound)
  }

  @Test func `far from the origin places are as near as a float can tell`() throws {
    var any = AnyDrawing(seed: 3)
    (any.hasMasks, any.hasTransforms, any.hasEmptyPaths, any.reach) = (false, false, false, 9e6)
    let drawing = any.drawing(strokes: 8)
    let read = try InkFileFormat.uim.read(InkFileFormat.uim.bytes(of: drawing).bytes).drawing
    for (was, now) in zip(drawing.strokes, read.strokes) {
      #expect(end(was, false).location.distance(to: end(now, false).location) < 2)
    }
  }

  @Test func `measurements of a kind that we do not know are named as lost`() throws {
    var any = AnyDrawing(seed: 78)
    (any.hasMasks, any.hasTransforms, any.hasEmptyPaths) = (false, false, false)
    let drawing = any.drawing(strokes: 6)
    var bytes = InkFileFormat.uim.bytes(of: drawing).bytes
    #expect(
      !(try InkFileFormat.uim.read(bytes).losses.contains { $0.what.contains("measurements") }))
    let (known, strange) = (Array("channel/Altitude".utf8), Array("channel/Humidity".utf8))
    let place = try #require(bytes.firstRange(of: known))
    bytes.replaceSubrange(place, with: strange)
    let reading = try InkFileFormat.uim.read(bytes)
    let (read, losses) = (reading.drawing, reading.losses)
    let drawn = drawing.strokes.filter { $0.ink.type != .eraser }.count
    #expect(read.count == drawn)
    let told = losses.first { $0.what == "unknown measurements are not kept" }
    #expect(told?.count ?? 0 > 0)
  }

  @Test func `a part with a name that we do not know is named as lost`() throws {
    var any = AnyDrawing(seed: 79)
    var bytes = InkFileFormat.uim.bytes(of: any.drawing(strokes: 6)).bytes
    let what = "unknown parts of the file are not kept"
    #expect(!(try InkFileFormat.uim.read(bytes).losses.contains { $0.what == what }))
    let place = try #require(bytes.firstRange(of: Array("INPT".utf8)))
    bytes.replaceSubrange(place, with: Array("INPX".utf8))
    let reading = try InkFileFormat.uim.read(bytes)
    #expect(!reading.drawing.strokes.isEmpty && reading.losses.contains { $0.what == what })
  }
}
