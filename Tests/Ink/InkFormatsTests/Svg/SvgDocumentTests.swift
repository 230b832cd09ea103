import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// SVG documents as a whole.
@Suite struct SvgDocumentTests {
  /// Drawings that may break a writer.
  static let hostile: [(String, Drawing)] = {
    var flat = Sample.stroke(.pen)
    flat.transform = .scale(x: 1, y: 0)
    var far = Sample.stroke(.reed)
    far.transform = .translation(Point(x: -9e6, y: 9e6))
    var vast = Sample.stroke(.monoline, points: 3)
    vast.transform = .scale(x: 1e5, y: 1e5)
    var masked = Sample.stroke(.pen)
    masked.mask = .empty
    let empty = Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: []))
    return [
      ("empty", Drawing()), ("no points", Drawing(strokes: [empty])),
      ("dot", Drawing(strokes: [Sample.dot(at: .zero, width: 0.1)])),
      ("no width", Drawing(strokes: [Sample.dot(at: .zero, width: 0)])),
      ("negative width", Drawing(strokes: [Sample.dot(at: .zero, width: -3)])),
      ("flat", Drawing(strokes: [flat])), ("far", Drawing(strokes: [far])),
      ("vast", Drawing(strokes: [vast])), ("masked away", Drawing(strokes: [masked])),
      ("far apart", Drawing(strokes: [Sample.dot(at: .zero, width: 1), far])),
      ("standing still", Drawing(strokes: [Sample.bar(from: .zero, to: .zero)])),
      ("all inks", Sample.allInks(points: 4)),
    ]
  }()

  @Test(.enabled(if: ForeignTool.has("xmllint"), ForeignTool.mend))
  func `every document is well-formed`() throws {
    for (name, drawing) in Self.hostile {
      var options = PictureOptions(background: .white, title: "a <b> & \"c\" \u{1} ü\u{FFFE}")
      options.description = "]]> --"
      let (bytes, _) = SvgWriter(options: options, includesData: true).bytes(of: drawing)
      try ForeignTool.inFolder { folder in
        try Data(bytes).write(to: folder.appending(path: "a.svg"))
        let answer = try ForeignTool.run("xmllint", ["--nonet", "--noout", "a.svg"], in: folder)
        #expect(answer.status == 0, "\(name): \(answer.complaints.prefix(200))")
      }
    }
  }

  @Test func `no number is missing, infinite or in another notation`() {
    for (name, drawing) in Self.hostile {
      let (bytes, _) = SvgWriter(includesData: true).bytes(of: drawing)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("\"\""), "\(name)")
      for path in SvgReading(bytes).paths { #expect(!path.rings.isEmpty, "\(name)") }
    }
  }

  @Test func `what is lost is named`() {
    var outlines = PictureOptions()
    outlines.texture = .outlines
    let losses = SvgWriter(options: outlines).bytes(of: Sample.allInks(points: 4)).losses
      .map(\.what)
    #expect(losses.contains("the tooth of the paper is not kept"))
    #expect(losses.contains("dark edges of wet ink are not kept"))
    #expect(losses.contains { $0.hasPrefix("eraser strokes") })
    #expect(SvgWriter().bytes(of: Drawing(strokes: [Sample.stroke(.pen)])).losses.isEmpty)
    let cut = SvgWriter(options: PictureOptions(area: .rect(Rect(x: 0, y: 0, width: 5, height: 5))))
    let away = Sample.dot(at: Point(x: 50, y: 0), width: 1)
    let named = cut.bytes(of: Drawing(strokes: [Sample.stroke(.pen), away])).losses.map(\.what)
    #expect(named == ["ink beyond the area is cut off", "strokes beyond the area are left out"])
  }

  @Test func `a dark picture has the colours of dark appearance`() {
    let drawing = Drawing(strokes: [Sample.stroke(.pen, points: 3)])
    var options = PictureOptions(appearance: .dark, background: .black)
    options.area = .a4
    let text = String(decoding: SvgWriter(options: options).bytes(of: drawing).bytes, as: UTF8.self)
    #expect(text.contains("<path fill=\"#fff\" d="))
    #expect(text.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 210 297\""))
    #expect(text.contains("<rect x=\"0\" y=\"0\" width=\"210\" height=\"297\"/>"))
  }

  @Test func `ten thousand strokes come in small parts, each told of once, the same each time`() {
    let drawing = Drawing(
      strokes: (0..<10_000).map { (number: Int) -> Stroke in
        let start = Point(x: Double(number % 100) * 3, y: Double(number / 100) * 3)
        return Sample.bar(from: start, to: start + Point(x: 2, y: 1), width: 0.5)
      })
    var (largest, total, told) = (0, 0, [Int]())
    _ = SvgWriter(options: PictureOptions(tolerance: 0.02)).write(drawing) { done, all in
      #expect(all == 10_000)
      told.append(done)
    } to: {
      largest = max(largest, $0.count)
      total += $0.count
    }
    #expect(largest < 128 << 10)
    #expect(total < 10_000 * 400)
    #expect(told == Array(1...10_000) + [10_000])
    let few = drawing[0..<50]
    #expect(SvgWriter().bytes(of: few).bytes == SvgWriter().bytes(of: few).bytes)
  }

  @Test func `a sink that fails ends the work with its own error`() {
    struct Full: Error {}
    #expect(throws: Full.self) {
      _ = try SvgWriter().write(Drawing()) { _ throws(Full) in throw Full() }
    }
  }

  @Test func `data tells the control points, the range and the transform`() throws {
    var stroke = Sample.stroke(.pen, at: Point(x: 1, y: 2), points: 6).substroke(range: 1.5...3)
    stroke.transform = .scale(x: 2, y: 2)
    let (bytes, _) = SvgWriter(includesData: true).bytes(of: Drawing(strokes: [stroke]))
    let attributes = try #require(SvgReading(bytes).paths.first).attributes
    #expect(attributes["data-ink"] == "pen")
    #expect(attributes["data-range"] == "1.5 3.0" || attributes["data-range"] == "1.5 3")
    #expect(attributes["data-transform"] == "2 0 0 2 0 0")
    #expect(attributes["data-start"] == "2023-11-14T22:13:20Z")
    var x = 0
    let steps = try #require(attributes["data-x"]).split(separator: " ").map { Int($0) ?? 0 }
    let places = steps.map { step in
      x += step
      return x
    }
    #expect(places == stroke.path.map { Int(($0.location.x * 1_000).rounded()) })
    #expect(attributes["data-roll"] == nil)
  }
}
