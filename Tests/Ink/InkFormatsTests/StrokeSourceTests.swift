import InkDrawing
import InkGeometry
import InkStorage
import Testing

@testable import InkFormats

/// Drawings that go by, a part of a file at a time.
@Suite struct StrokeSourceTests {
  /// 300 strokes: three chunks.
  private static let long: Drawing = {
    var any = AnyDrawing(seed: 81)
    return any.drawing(strokes: 300)
  }()

  /// A file of which the parts are told apart.
  private static func file(_ drawing: Drawing) throws -> InkFile {
    try InkFile(drawing.encoded())
  }

  private func bytes(
    of strokes: StrokeSource, as format: DrawingFormat
  ) -> (bytes: [UInt8], losses: [Loss]) {
    var all: [UInt8] = []
    let losses = DrawingEncoder().writeStrokes(strokes, as: format) { all += $0 }
    return (all, losses)
  }

  @Test(arguments: DrawingFormat.allCases.filter { $0 != .png })
  func `a file that goes by gives the bytes that it gives in memory`(format: DrawingFormat) throws {
    let file = try Self.file(Self.long)
    #expect(file.partCount == 3)
    let (passing, held) = (
      bytes(of: StrokeSource(file), as: format), bytes(of: StrokeSource(Self.long), as: format)
    )
    #expect(passing.bytes == held.bytes && passing.losses == held.losses)
    #expect(passing.bytes.count > 10_000)
  }

  @Test func `pages lie below each other as in the joined document`() throws {
    let pages = (0..<4).map { page in
      DocumentPage(
        Drawing(strokes: Array(Self.long.strokes.dropFirst(page * 70).prefix(page * 20))))
    }
    let document = try #require(InkDocument(pages))
    let source = StrokeSource(try InkFile(document.encoded()))
    #expect(source.count == document.strokeCount)
    #expect(Array(source) == Array(document.joined.strokes))
    #expect(Array(source) == Array(document.joined.strokes), "a second pass gives the same")
  }

  @Test(arguments: DrawingFormat.allCases.filter { $0 != .png && $0 != .inkd })
  func `nothing is written of a file of which a part cannot be read`(format: DrawingFormat) throws {
    var content = Self.long.encoded()
    content[content.count / 2] ^= 1
    let source = StrokeSource(try InkFile(content))
    #expect(bytes(of: source, as: format).bytes.isEmpty)
    #expect(source.readError != nil)
  }

  @Test func `parts are asked for in their order, and again if they are too many to keep`() throws {
    let file = try Self.file(Self.long)
    let points = try file.strokes(ofPart: 0).reduce(0) { $0 + $1.path.count }
    for (kept, expected) in [
      (0, [0, 1, 2, 0, 1, 2]), (points, [0, 1, 2, 1, 2]), (500_000, [0, 1, 2]),
    ] {
      var asked: [Int] = []
      let source = StrokeSource(file, keeping: kept) { number throws(InkFileError) in
        asked.append(number)
        return try file.strokes(ofPart: number)
      }
      #expect(Array(source).count == 300 && Array(source).count == 300)
      #expect(asked == expected)
    }
  }

  @Test func `UIM waits where it was told to, and a place without room ends the work`() throws {
    struct NoRoom: Error {}
    var (file, waiting) = ([UInt8](), [UInt8]())
    let usual = InkFileFormat.uim.bytes(of: Self.long).bytes
    func write(most: Int) throws(NoRoom) {
      (file, waiting) = ([], [])
      let spool = ByteSpool { (bytes) throws(NoRoom) in
        waiting += bytes
        if waiting.count > most { throw NoRoom() }
      } get: { (range) throws(NoRoom) in
        Array(waiting[range])
      }
      _ = try InkFileFormat.uim.write(StrokeSource(Self.long), spool: spool) {
        (bytes) throws(NoRoom) in file += bytes
      }
    }
    try write(most: .max)
    #expect(file == usual && waiting.count > usual.count / 2)
    #expect(throws: NoRoom.self) { try write(most: waiting.count / 2) }
    #expect(file.isEmpty)
  }

  // MARK: InkML in groups

  private static func changed(_ change: (String) -> String) throws -> InkReading {
    let text = String(decoding: InkFileFormat.inkML.bytes(of: long).bytes, as: UTF8.self)
    return try InkFileFormat.inkML.read(Array(change(text).utf8))
  }

  @Test func `three groups give all strokes exactly`() throws {
    #expect(try Self.changed { $0 }.drawing == Self.long)
    let text = String(decoding: InkFileFormat.inkML.bytes(of: Self.long).bytes, as: UTF8.self)
    #expect(text.ranges(of: "<traceGroup").count == 3)
  }

  @Test func `within a tolerance InkML is shorter, and keeps every ink`() throws {
    var encoder = DrawingEncoder()
    encoder.tolerance = 0.1
    let loose = try encoder.encode(Self.long, as: .inkml).bytes
    #expect(loose.count < InkFileFormat.inkML.bytes(of: Self.long).bytes.count * 3 / 4)
    let read = try InkFileFormat.inkML.read(loose).drawing
    #expect(read.strokes.map(\.ink) == Self.long.strokes.map(\.ink))
    for (was, now) in zip(Self.long.strokes, read.strokes) where !was.path.isEmpty {
      let scale = was.transform.greatestScale
      let places = zip(was.path, now.path).map { $0.location.distance(to: $1.location) * scale }
      #expect((places.max() ?? 0) < 0.3)
    }
  }

  @Test func `traces that are gone, new, or in another order do not take the others with them`()
    throws
  {
    let traces = String(decoding: InkFileFormat.inkML.bytes(of: Self.long).bytes, as: UTF8.self)
      .matches(of: try Regex("<trace .*?</trace>\n")).map { String($0.0) }
    let last = traces[traces.count - 1]
    let gone = try Self.changed { $0.replacing(traces[3], with: "") }
    #expect(gone.drawing.count >= 250)
    #expect(gone.drawing.strokes.last == Self.long.strokes.last)
    let more = try Self.changed { $0.replacing(last, with: last + last) }
    #expect(more.drawing.strokes.contains { $0 == Self.long.strokes.last })
    let data = try Regex("<data>....")
    let noData = try Self.changed { $0.replacing(data, with: "<data>AAAA") }
    #expect(noData.drawing.count >= traces.count * 9 / 10)
    #expect(noData.losses.contains { $0.what.contains("exact curves") })
  }

  @Test func `a group of many more strokes than we write is not taken into memory`() throws {
    let empty = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: []))
    for count in [InkMLPortion.mostStrokes, InkMLPortion.mostStrokes + 1, 100_000] {
      var group = [UInt8]("<ink xmlns=\"http://www.w3.org/2003/InkML\"><traceGroup>".utf8)
      let strokes = [Stroke](repeating: empty, count: count)
      InkMLPortion.appendAnnotation(
        InkFragment.encodeStrokes(strokes, .exact), sums: strokes.map { _ in [] }, to: &group)
      group += Array("</traceGroup></ink>".utf8)
      let read = try InkFileFormat.inkML.read(group)
      let isTaken = count <= InkMLPortion.mostStrokes
      #expect(read.drawing.count == (isTaken ? count : 0), "\(count)")
      #expect(read.losses.contains { $0.what.contains("exact curves") } != isTaken)
    }
  }

  @Test func `traces of equal samples belong to strokes in their order, by their ink`() throws {
    let strokes = (0..<3).map { number in
      Stroke(
        ink: Ink(.pen, color: Color(red: Float(number) / 2, green: 0, blue: 0)),
        path: StrokePath(controlPoints: Array(Self.long.strokes.first { $0.path.count > 3 }!.path)))
    }
    for order in [[0, 1, 2], [2, 0, 0, 1], [1, 1, 1], [0, 2, 1, 2]] {
      let drawing = Drawing(
        strokes: order.enumerated().map { place, number in
          var stroke = strokes[number]
          stroke.id = InkID(high: 1, low: UInt64(place))
          return stroke
        })
      let text = InkFileFormat.inkML.bytes(of: drawing).bytes
      #expect(try InkFileFormat.inkML.read(text).drawing == drawing, "\(order)")
    }
  }

  @Test func `an annotation of another program says nothing`() throws {
    let foreign = "<annotationXML type=\"x\"><a><b>1</b></a></annotationXML>"
    let read = try Self.changed {
      $0.replacing(
        "<traceGroup>", with: "<traceGroup>" + foreign)
    }
    #expect(read.drawing == Self.long)
  }
}
