import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// Which format a file has, and what all formats have in common.
@Suite struct InkFileFormatTests {
  @Test(arguments: InkFileFormat.allCases) func `a file is known by its name and by its bytes`(
    format: InkFileFormat
  ) {
    #expect(InkFileFormat(fileName: "a/b.c/x." + format.fileExtension) == format)
    #expect(InkFileFormat(fileName: "X." + format.fileExtension.uppercased()) == format)
    #expect(InkFileFormat(bytes: format.bytes(of: Drawing()).bytes) == format)
  }

  @Test func `what is none of ours is not known`() {
    for name in ["inkml", "a.", "a.png", ""] { #expect(InkFileFormat(fileName: name) == nil) }
    for text in ["", "<svg/>", "hello <", "RIFF....WAVE", "<?xml?><!-- <ink> --><svg/>"] {
      #expect(InkFileFormat(bytes: Array(text.utf8)) == nil)
    }
    #expect(InkFileFormat(bytes: Array("<?xml?><!-- <svg> --> <a:ink>".utf8)) == .inkML)
    #expect(InkFileFormat(bytes: Array("<?xml version=\"1.0\"?><xournal/>".utf8)) == .xopp)
  }

  @Test(arguments: InkFileFormat.allCases) func `a drawing without strokes is written and read`(
    format: InkFileFormat
  ) throws {
    let (bytes, losses) = format.bytes(of: Drawing())
    #expect(losses.isEmpty)
    #expect(try format.read(bytes).drawing == Drawing())
  }

  @Test(arguments: InkFileFormat.allCases)
  func `every ink can be written, a dot and a path without points too`(
    format: InkFileFormat
  ) throws {
    let point = StrokePoint(location: Point(x: 10, y: 20), size: Size(square: 2))
    let strokes = InkType.allCases.flatMap { type in
      [[], [point], [point, point]].map {
        Stroke(ink: Ink(type), path: StrokePath(controlPoints: $0))
      }
    }
    let read = try format.read(format.bytes(of: Drawing(strokes: strokes)).bytes).drawing
    #expect(read.count == (format == .inkML ? strokes.count : 2 * (InkType.allCases.count - 1)))
    for stroke in read.strokes where !stroke.path.isEmpty {
      #expect((stroke.path.first?.location ?? .zero).distance(to: point.location) < 1e-4)
    }
  }

  @Test(arguments: InkFileFormat.allCases)
  func `progress goes up to the number of strokes, and a sink can stop the work`(
    format: InkFileFormat
  ) throws {
    struct Enough: Error {}
    var any = AnyDrawing(seed: 1)
    let drawing = any.drawing(strokes: 30)
    var done: [Int] = []
    var bytes: [UInt8] = []
    _ = format.write(
      drawing,
      progress: { part, all in
        #expect(all == 30)
        done.append(part)
      }, to: { bytes += $0 })
    #expect(done == Array(1...30))
    #expect(throws: Enough.self) {
      try format.write(drawing) { _ throws(Enough) in throw Enough() }
    }
    var last = (0, -1)
    _ = try format.read(bytes, progress: { last = ($0, $1) })
    #expect(last.0 == last.1)
  }

  @Test(arguments: [InkFileFormat.xopp, .uim])
  func `what a format cannot keep is told once, with how often`(
    format: InkFileFormat
  ) {
    var any = AnyDrawing(seed: 12)
    let losses = format.bytes(of: any.drawing(strokes: 36)).losses
    #expect(Set(losses.map(\.what)).count == losses.count)
    #expect(losses.first { $0.what == "texture is not kept" }?.count == 12)
    #expect(losses.first { $0.what.hasPrefix("eraser strokes") }?.count == 4)
  }
}
