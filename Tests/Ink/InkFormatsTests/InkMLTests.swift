import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// InkML that we write and read.
@Suite struct InkMLTests {
  @Test(arguments: 0..<10) func `our own reading gives every bit back`(seed: UInt64) throws {
    var any = AnyDrawing(seed: seed)
    any.reach = seed % 4 == 3 ? 9e6 : 180
    let drawing = any.drawing(strokes: Int(seed) * 3)
    let (bytes, losses) = InkFileFormat.inkML.bytes(of: drawing)
    #expect(losses.isEmpty)
    let read = try InkFileFormat.inkML.read(bytes)
    #expect(read.drawing == drawing)
    #expect(read.losses.isEmpty, "\(read.losses)")
  }

  @Test(arguments: 0..<10) func `without our control points the curves stay within the tolerance`(
    seed: UInt64
  ) throws {
    var any = AnyDrawing(seed: 100 + seed)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    let drawing = any.drawing(strokes: 24)
    let options = InkWritingOptions(keepsControlPoints: false)
    let read = try InkFileFormat.inkML.read(
      InkFileFormat.inkML.bytes(of: drawing, options: options).bytes)
    let drawn = drawing.strokes.filter { $0.ink.type != .eraser }
    #expect(read.drawing.count == drawn.count)
    for (was, now) in zip(drawn, read.drawing.strokes) {
      #expect(Apart.greatest(from: was, to: now) < 0.015)
      #expect(Apart.greatest(from: now, to: was) < 0.015)
      #expect(now.ink.type == was.ink.type && abs(now.ink.color.red - was.ink.color.red) < 0.002)
      #expect(abs(now.path.duration - was.path.duration) < 1e-5)
      #expect(was.creationDate == .unknown || now.creationDate != .unknown)
    }
  }

  @Test func `what was measured is read back from the channels`() throws {
    var any = AnyDrawing(seed: 5)
    (any.hasMasks, any.hasTransforms, any.hasEmptyPaths) = (false, false, false)
    let drawing = any.drawing(strokes: 18)
    let options = InkWritingOptions(tolerance: 0.001, keepsControlPoints: false)
    let read = try InkFileFormat.inkML.read(
      InkFileFormat.inkML.bytes(of: drawing, options: options).bytes)
    for (was, now) in zip(drawing.strokes.filter { $0.ink.type != .eraser }, read.drawing.strokes) {
      for share in [0.0, 1] {
        let (a, b) = (point(was, share), point(now, share))
        #expect(a.location.distance(to: b.location) < 2e-4)
        #expect(abs(a.force - b.force) < 1e-4 && abs(a.opacity - b.opacity) < 1e-3)
        #expect(abs(Turn.wrapped(Double(a.azimuth - b.azimuth))) < 1e-4)
        #expect(abs(a.altitude - b.altitude) < 1e-4)
        #expect(abs(Turn.wrapped(Double(a.roll - b.roll))) < 1e-4)
        #expect(
          abs(a.size.width - b.size.width) < 2e-4 && abs(a.size.height - b.size.height) < 2e-4)
      }
    }
  }

  private func point(_ stroke: Stroke, _ share: Double) -> StrokePoint {
    let range = stroke.path.parametricRange
    return stroke.path.interpolatedPoint(
      at: range.lowerBound + share * (range.upperBound - range.lowerBound))
  }

  @Test func `a trace that another program changed is read as it is now`() throws {
    var any = AnyDrawing(seed: 9)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    let drawing = any.drawing(strokes: 4)
    let text = String(decoding: InkFileFormat.inkML.bytes(of: drawing).bytes, as: UTF8.self)
    let start = text.ranges(of: "<trace ")[2]
    let content = try #require(text[start.upperBound...].range(of: ">"))
    let end = try #require(text[content.upperBound...].range(of: "</trace>"))
    let changed = text.replacingCharacters(
      in: content.upperBound..<end.lowerBound, with: zeros(text))
    let read = try InkFileFormat.inkML.read(Array(changed.utf8))
    #expect(read.drawing.count == 4)
    #expect(read.drawing.strokes[1] == drawing.strokes[1])
    #expect(read.drawing.strokes[2].path.first?.location == .zero)
    #expect(read.losses.contains { $0.what.contains("exact curves") })
  }

  /// A point of zeros with as many channels as the text declares.
  private func zeros(_ text: String) -> String {
    let channels = text.split(separator: "<channel ").count - 1
    return [String](repeating: "0", count: channels).joined(separator: " ")
  }

  @Test func `a mask is cut into the parts that are seen`() throws {
    let path = StrokePath(
      controlPoints: (0...10).map { StrokePoint(location: Point(x: Double($0), y: 5)) })
    var stroke = Stroke(ink: Ink(.pen), path: path)
    stroke.mask = Region(Rect(x: -5, y: 0, width: 40, height: 10))
      .subtracting(Region(Rect(x: 4, y: 0, width: 2, height: 10)))
    let drawing = Drawing(strokes: [stroke])
    let (bytes, losses) = InkFileFormat.inkML.bytes(
      of: drawing, options: InkWritingOptions(keepsControlPoints: false))
    #expect(losses.contains { $0.what == "masks were cut into separate strokes" })
    let read = try InkFileFormat.inkML.read(bytes).drawing
    #expect(read.count == 2)
    #expect(abs((read.strokes[0].path.last?.location.x ?? 0) - 4) < 0.01)
    #expect(abs((read.strokes[1].path.first?.location.x ?? 0) - 6) < 0.01)
    #expect(
      try InkFileFormat.inkML.read(InkFileFormat.inkML.bytes(of: drawing).bytes).drawing == drawing)
  }
}
