import InkDrawing
import InkGeometry
import InkRendering
import InkStorage
import Testing

@testable import InkFormats

/// Previews of large files, and what a file manager gets of them.
@Suite struct PreviewFileTests {
  /// Loops in rows: as many as make a preview worthwhile.
  private static let large = Drawing(
    strokes: (0..<PreviewEnding.leastStrokes).map { number in
      let place = Point(x: Double(number % 70) * 4, y: Double(number / 70) * 5)
      return Sample.stroke(
        .pen, at: place, phase: Double(number) * 0.37, points: 7,
        color: number % 2 == 0 ? .black : Color(red: 0.8, green: 0.1, blue: 0.1))
    })

  /// Its file, and what that would be without a preview. Made once, for it takes seconds.
  private static let stored = (try? DrawingEncoder().encode(large, as: .inkd).bytes) ?? []
  private static let plain = large.encoded()

  @Test func `a large drawing is stored with a preview, a smaller one as it was`() throws {
    let file = try InkFile(Self.stored)
    let preview = try #require(file.preview())
    #expect(Self.stored[..<file.end] == Self.plain[..<file.end])
    for png in [preview.light, preview.dark] {
      let image = try PngImage(png)
      #expect(max(image.width, image.height) <= 512 && max(image.width, image.height) > 500)
    }
    #expect(preview.light != preview.dark)
    let small = Drawing(strokes: Self.large.strokes.prefix(300))
    for drawing in [small, Drawing()] {
      #expect(try DrawingEncoder().encode(drawing, as: .inkd).bytes == drawing.encoded())
    }
  }

  @Test func `a program that ends is not kept waiting for a preview`() throws {
    var encoder = DrawingEncoder()
    encoder.addsPreviews = false
    #expect(try encoder.encode(Self.large, as: .inkd).bytes == Self.plain)
  }

  @Test func `a file that was just written gets the preview that its drawing gets`() throws {
    let file = try InkFile(Self.plain)
    let read = try #require(PreviewEnding(of: file))
    let bytes = Self.plain[..<read.offset] + read.bytes
    #expect(try InkFile(Array(bytes)).preview() != nil)
    #expect(abs(bytes.count - Self.stored.count) < 2_000)
  }

  @Test func `a file gets the same preview while it is written`() throws {
    let file = try InkFile(Self.plain)
    var sketch = PreviewSketch()
    for stroke in Self.large.strokes { sketch.draw(stroke) }
    let made = try #require(sketch.makePreview())
    let ending = try #require(PreviewEnding(of: file, sketch))
    let whole = try InkFile(Array(Self.plain[..<ending.offset] + ending.bytes))
    #expect(whole.preview() != nil)
    let read = try #require(try InkFile(Self.stored).preview())
    for (one, other) in [(made.light, read.light), (made.dark, read.dark)] {
      #expect(one.count < 2 * other.count)
      let (one, other) = (try onPaper(one), try onPaper(other))
      #expect(max(one.width, one.height) == 512)
      #expect(abs(one.width - other.width) <= 4 && abs(one.height - other.height) <= 4)
      let (mean, expected) = (mean(one), mean(other))
      for k in 0..<3 { #expect(abs(mean[k] - expected[k]) < 6, "\(mean), not \(expected)") }
    }
    // A small file gets none, and costs nothing.
    let small = Drawing(strokes: Self.large.strokes.prefix(300))
    var other = PreviewSketch()
    for stroke in small.strokes { other.draw(stroke) }
    #expect(PreviewEnding(of: try InkFile(small.encoded()), other) == nil)
    #expect(PreviewSketch().makePreview() == nil, "of no strokes")
  }

  @Test func `a page without ink is passed over, and the pages behind are not shown`() throws {
    let empty = DocumentPage(Drawing(), on: PageBackground(.ruled))
    let other = DocumentPage(Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 900, y: 1))]))
    let document = try #require(InkDocument([empty, DocumentPage(Self.large), other]))
    let bytes = try DrawingEncoder().encode(document, as: .inkd).bytes
    let file = try InkFile(bytes)
    let (shown, alone) = (file.preview(), try InkFile(Self.stored).preview())
    #expect(shown != nil && shown == alone)
    #expect(file.pageCount == 3 && file.count == Self.large.count + 1)
    #expect(file.pictured?.strokes == 0..<Self.large.count)
  }

  @Test(arguments: [Appearance.light, .dark])
  func `a thumbnail of a preview looks like one of the ink`(appearance: Appearance) throws {
    let file = try InkFile(Self.stored)
    for side in [100, 150] {
      let thumbnail = Thumbnail(longerSide: side, appearance: appearance)
      let shown = try PngImage(try #require(thumbnail.shown(by: file)))
      let drawn = try PngImage(try #require(try thumbnail.drawn(of: file)))
      #expect(max(shown.width, shown.height) <= side)
      #expect(abs(shown.width - drawn.width) <= 2 && abs(shown.height - drawn.height) <= 2)
      let (one, other) = (mean(shown), mean(drawn))
      for channel in 0..<3 { #expect(abs(one[channel] - other[channel]) < 12, "\(one) \(other)") }
      #expect(one[3] == 255, "not opaque")
    }
    let least = try #require(Thumbnail(longerSide: 16, appearance: appearance).shown(by: file))
    #expect(try PngImage(least).height == 16)
    #expect(Thumbnail(longerSide: 513, appearance: appearance).shown(by: file) == nil)
  }

  private func onPaper(_ png: [UInt8]) throws -> PngImage {
    try PngImage(
      try #require(SmallPicture(png: png)?.png(on: Color(red: 0.5, green: 0.5, blue: 0.5))))
  }

  private func mean(_ image: PngImage) -> [Double] {
    (0..<4).map { channel in
      let sum = stride(from: channel, to: image.pixels.count, by: 4).reduce(0) {
        $0 + Int(image.pixels[$1])
      }
      return Double(sum) / Double(image.width * image.height)
    }
  }

  @Test func `a drawing of a few millimeters has a small preview, which is enough`() throws {
    let drawing = Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 20, y: 8))])
    var painter = try #require(PreviewPainter(bounds: drawing.bounds))
    painter.draw(drawing.strokes[0])
    let file = try InkFile(drawing.encoded(preview: painter.makePreview()))
    let image = try PngImage(
      try #require(Thumbnail(longerSide: 1_000, appearance: .light).shown(by: file)))
    #expect(image.width < 200 && image.width > 150)
  }

  @Test func `what is no picture is not shown`() throws {
    let bar = Drawing(strokes: [Sample.bar(from: .zero, to: Point(x: 20, y: 8))])
    let row = [UInt32](repeating: 0xFF00_00FF, count: 513 * 2)
    let wide = try PngEncoder.encode(premultiplied: row.span, width: 513, height: 2)
    let right = try PngEncoder.encode(
      premultiplied: row.span.extracting(0..<512), width: 512, height: 1)
    for (png, isShown) in [
      ([1, 2, 3], false), (wide, false), (Array(right.dropLast(30)), false), (right, true),
    ] {
      let file = try InkFile(bar.encoded(preview: InkPreview(light: png, dark: png)))
      #expect(file.preview() != nil)
      let shown = Thumbnail(longerSide: 64, appearance: .dark).shown(by: file)
      #expect((shown != nil) == isShown)
    }
  }

  @Test func `a picture that becomes smaller keeps its mean`() throws {
    let words = (0..<90 * 60).map { number -> UInt32 in
      (number / 3 + number / 90) % 2 == 0 ? 0xFF00_00C8 : 0xFF00_0064
    }
    let png = try PngEncoder.encode(premultiplied: words.span, width: 90, height: 60)
    let picture = try #require(SmallPicture(png: png))
    for side in [90, 64, 30, 7, 1] {
      let small = picture.fitted(into: side)
      #expect(small.width == side && small.height == max(1, (side * 2 + 1) / 3))
      let image = try PngImage(try #require(small.png(on: .white)))
      #expect(abs(mean(image)[0] - 150) < 1.5, "\(mean(image))")
    }
  }
}
