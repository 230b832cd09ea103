import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// Files of Xournal++ that we write and read.
@Suite struct XoppTests {
  static func line(
    _ places: [(Double, Double)], widths: [Double], _ type: InkType = .pen, _ color: Color = .black
  ) -> Stroke {
    Stroke(
      ink: Ink(type, color: color),
      path: StrokePath(
        controlPoints: zip(places, widths).map {
          StrokePoint(location: Point(x: $0.0, y: $0.1), size: Size(square: $1))
        }))
  }

  @Test(arguments: 0..<10) func `strokes come back within the tolerance`(seed: UInt64) throws {
    var any = AnyDrawing(seed: 300 + seed)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    let drawing = any.drawing(strokes: Int(seed) * 3)
    let (bytes, losses) = InkFileFormat.xopp.bytes(of: drawing)
    let read = try InkFileFormat.xopp.read(bytes).drawing
    let drawn = drawing.strokes.filter { $0.ink.type != .eraser }
    #expect(read.count == drawn.count)
    let isMoved = losses.contains { $0.what.contains("moved") }
    for (was, now) in zip(drawn, read.strokes) where !isMoved {
      #expect(Apart.greatest(from: was, to: now) < 0.015)
      #expect((now.ink.type == .marker) == (was.ink.type == .marker))
      #expect(now.ink.color.rgba8.prefix(3) == was.ink.color.rgba8.prefix(3))
    }
  }

  @Test func `a drawing that fits no page is moved onto one, and that is told`() throws {
    for far in [-30.0, 9e6] {
      let drawing = Drawing(strokes: [
        Self.line([(far, far), (far + 20, far + 5)], widths: [1, 1])
      ])
      let (bytes, losses) = InkFileFormat.xopp.bytes(of: drawing)
      #expect(losses.contains { $0.what == "the drawing was moved onto its page" })
      let read = try InkFileFormat.xopp.read(bytes).drawing
      #expect(abs(read.bounds.min.x - 10) < 0.01 && abs(read.bounds.min.y - 10) < 0.01)
      #expect(abs(read.bounds.width - drawing.bounds.width) < 0.01)
    }
  }

  @Test func `a page can have a size of its own`() throws {
    let drawing = Drawing(strokes: [Self.line([(0, 0), (90, 90)], widths: [1, 1])])
    let options = InkWritingOptions(page: .size(Size(width: 50, height: 60)))
    let (bytes, losses) = InkFileFormat.xopp.bytes(of: drawing, options: options)
    #expect(losses.contains { $0.what == "some strokes are outside the page" })
    #expect(try InkFileFormat.xopp.read(bytes).drawing.count == 1)
  }

  private func read(
    _ layers: String, pages: Int = 1
  ) throws -> (document: InkDocument, losses: [Loss]) {
    let page =
      "<page width=\"595\" height=\"720\"><background type=\"solid\" color=\"white\" style=\"lined\"/>\(layers)</page>"
    let text =
      "<?xml version=\"1.0\"?><xournal version=\"0.4.8\">\(String(repeating: page, count: pages))</xournal>"
    let reading = try InkFileFormat.xopp.read(Array(text.utf8))
    return (reading.document, reading.losses)
  }

  @Test func `old files, plain and with colours by name, are read`() throws {
    let (document, losses) = try read(
      "<layer><stroke tool=\"pen\" color=\"blue\" width=\"1.41\">72 72 144 72</stroke>"
        + "<text font=\"Sans\" size=\"12\" x=\"1\" y=\"2\" color=\"black\">hello</text></layer>"
        + "<layer><stroke tool=\"highlighter\" color=\"#ffff007f\" width=\"8.5\">0 0 72 0 72 72</stroke></layer>",
      pages: 2)
    #expect(document.pages.map(\.drawing.count) == [2, 2])
    let drawing = document.pages[1].drawing
    #expect(
      drawing.strokes[0].path.map(\.location) == [Point(x: 25.4, y: 25.4), Point(x: 50.8, y: 25.4)])
    #expect(abs((drawing.strokes[0].path.first?.size.width ?? 0) - 1.41 * 25.4 / 72) < 1e-12)
    #expect(drawing.strokes[0].ink.color == Color(red: 0.2, green: 0.2, blue: 0.8))
    #expect(drawing.strokes[1].ink == Ink(.marker, color: Color(red: 1, green: 1, blue: 0)))
    #expect(drawing.strokes[1].path.allSatisfy { $0.opacity == 1 })
    let told = losses.map(\.what)
    #expect(told.contains("text is left out") && told.contains("layers were merged"))
    #expect(!told.contains("pages were placed one below the other"))
    #expect(told.contains("the margin line of the paper is not kept"))
    #expect(losses.first { $0.what == "text is left out" }?.count == 2)
  }

  @Test func `a file of a version to come is read as far as we know it`() throws {
    let text =
      "<xournal fileversion=\"6\"><page width=\"9\" height=\"9\"><layer><sculpture/></layer></page></xournal>"
    let losses = try InkFileFormat.xopp.read(Array(text.utf8)).losses.map(\.what)
    #expect(losses.contains("the file's format is newer than this program"))
    #expect(losses.contains("the unknown element <sculpture> is left out"))
  }

  @Test func `widths of segments become widths of places`() throws {
    let (document, _) = try read(
      "<layer><stroke tool=\"pen\" color=\"black\" width=\"2 1 3\">0 0 72 0 144 0</stroke>"
        + "<stroke tool=\"pen\" color=\"black\" width=\"2 1\">0 0 72 0 144 0</stroke></layer>")
    let drawing = document.pages[0].drawing
    let widths = drawing.strokes[0].path.interpolatedPoints(by: .parametricStep(1)).map {
      $0.size.width * 72 / 25.4
    }
    #expect(zip(widths, [1, 2, 3]).allSatisfy { abs($0 - $1) < 1e-9 })
    // Xournal++ says "wrong number of points" here and draws the first width.
    #expect(drawing.strokes[1].path.allSatisfy { abs($0.size.width * 72 / 25.4 - 2) < 1e-9 })
  }

  @Test func `a file without any stroke to read is refused with its line and a fix`() {
    let error = #expect(throws: InkFormatError.self) { try read("<layer><stroke") }
    #expect(error?.description.hasPrefix("line 1: this is not XML") == true)
  }
}

extension Color {
  var rgba8: [Int] { [red, green, blue, alpha].map { Int(($0 * 255).rounded()) } }
}
