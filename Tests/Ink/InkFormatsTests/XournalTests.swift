import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// Our files as Xournal++ sees them.
@Suite(.enabled(if: ForeignTool.has("xournalpp") && ForeignTool.has("pdftoppm"), ForeignTool.mend))
struct XournalTests {
  /// Lets Xournal++ make a picture and a PDF, of which poppler makes gray pixels, `dpi` to the
  /// inch.
  private func pixels(of drawing: Drawing, dpi: Int) throws -> GrayImage {
    let folder = try TemporaryFolder()
    _ = try folder.write(InkFileFormat.xopp.bytes(of: drawing).bytes, "ours.xopp")
    for wish in ["--create-img=page.png", "--create-pdf=page.pdf"] {
      let made = try ForeignTool.run("xournalpp", [wish, "ours.xopp"], in: folder.url)
      #expect(made.status == 0)
      // It ends well even if it could not make sense of a stroke, and only mutters.
      let words = made.said.split(separator: "\n").filter { !$0.contains("successfully created") }
      #expect(words.isEmpty, "\(made.said)")
    }
    let drawn = try ForeignTool.run(
      "pdftoppm", ["-gray", "-r", "\(dpi)", "-singlefile", "page.pdf", "page"], in: folder.url)
    #expect(drawn.status == 0, "\(drawn.said)")
    return try #require(GrayImage(try folder.read("page.pgm")))
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func `it opens whatever we write without a word of warning`(
    seed: UInt64
  ) throws {
    var any = AnyDrawing(seed: 700 + seed)
    let image = try pixels(of: any.drawing(strokes: Int(seed) * 20), dpi: 30)
    #expect(image.width > 0)
  }

  @Test func `it draws lines as wide as they are`() throws {
    // A line that grows from 2 to 6 mm, and one of 3 mm.
    let drawing = Drawing(strokes: [
      XoppTests.line(
        (0...20).map { (20 + 8 * Double($0), 40) }, widths: (0...20).map { 2 + 0.2 * Double($0) }),
      XoppTests.line([(20, 100), (180, 100)], widths: [3, 3]),
      XoppTests.line([(100, 150)], widths: [8]),
    ])
    let image = try pixels(of: drawing, dpi: 254)
    for x in stride(from: 30.0, through: 170, by: 10) {
      let expected = 2 + 0.2 * (x - 20) / 8
      #expect(abs(image.darkHeight(x: x, y: 30...50, pixelsPerMillimeter: 10) - expected) < 0.15)
      #expect(abs(image.darkHeight(x: x, y: 90...110, pixelsPerMillimeter: 10) - 3) < 0.15)
    }
    #expect(abs(image.darkHeight(x: 100, y: 140...160, pixelsPerMillimeter: 10) - 8) < 0.15)
  }

  @Test func `it covers what our strokes cover`() throws {
    var any = AnyDrawing(seed: 42)
    (any.hasMasks, any.reach) = (false, 150)
    let strokes = any.drawing(strokes: 40).strokes.filter {
      ![.eraser, .marker].contains($0.ink.type)
    }
    var drawing = Drawing(
      strokes: strokes.map { stroke in
        var stroke = stroke
        stroke.ink.color = .black
        return stroke
      })
    drawing.transform(using: .translation(Point(x: 5, y: 5) - drawing.bounds.min))
    let image = try pixels(of: drawing, dpi: 127)
    var (inside, right) = (0, 0)
    for stroke in drawing.strokes {
      for point in stroke.path.interpolatedPoints(by: .distance(0.5)) {
        let place = stroke.transform.applied(to: point.location)
        guard min(point.size.width, point.size.height) > 0.5 else { continue }
        inside += 1
        right += image.darkness(at: place, pixelsPerMillimeter: 5) > 0.5 ? 1 : 0
      }
    }
    #expect(inside > 300)
    #expect(Double(right) > 0.995 * Double(inside), "\(right) of \(inside)")
  }
}

/// A binary PGM file.
struct GrayImage {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  init?(_ bytes: [UInt8]) {
    let head = bytes.split(maxSplits: 4, omittingEmptySubsequences: false) {
      $0 == 0x20 || $0 == 0x0A
    }
    let numbers = head.dropFirst().prefix(3).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard head.count == 5, head[0].elementsEqual("P5".utf8), numbers.count == 3 else { return nil }
    (width, height) = (numbers[0], numbers[1])
    pixels = Array(head[4])
    guard pixels.count == width * height else { return nil }
  }

  /// 0 white, 1 black.
  func darkness(at place: Point, pixelsPerMillimeter scale: Double) -> Double {
    let (column, row) = (Int(place.x * scale), Int(place.y * scale))
    guard 0..<width ~= column, 0..<height ~= row else { return 0 }
    return 1 - Double(pixels[row * width + column]) / 255
  }

  /// How much of a column is dark, in millimeters.
  func darkHeight(x: Double, y: ClosedRange<Double>, pixelsPerMillimeter scale: Double) -> Double {
    let rows = Int(y.lowerBound * scale)..<Int(y.upperBound * scale)
    return rows.reduce(0) {
      $0 + darkness(at: Point(x: x, y: (Double($1) + 0.5) / scale), pixelsPerMillimeter: scale)
    } / scale
  }
}
