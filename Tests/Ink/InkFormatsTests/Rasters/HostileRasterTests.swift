import Foundation
import InkDrawing
import InkGeometry
import Testing

@testable import InkFormats

/// Textured ink that may break a writer.
@Suite struct HostileRasterTests {
  private static let hostile: [(String, Drawing)] = {
    var drawings: [(String, Drawing)] = []
    for type in [InkType.pencil, .crayon, .watercolor] {
      for (name, transform) in [
        ("flat", InkTransform.scale(x: 1, y: 0)), ("tiny", .scale(x: 1e-7, y: 1e-7)),
        ("vast", .scale(x: 1e5, y: 1e5)), ("far", .translation(Point(x: -9e6, y: 9e6))),
        ("skewed", InkTransform(a: 1, b: 40, c: 0, d: 1, tx: 0, ty: 0)),
      ] {
        var stroke = Sample.stroke(type, points: 4)
        stroke.transform = transform
        drawings.append(("\(name) \(type)", Drawing(strokes: [stroke])))
        let near = Sample.stroke(type, points: 4)
        drawings.append(("\(name) \(type) and another", Drawing(strokes: [near, stroke])))
      }
      var masked = Sample.stroke(type, points: 4)
      masked.mask = .empty
      drawings.append(("masked \(type)", Drawing(strokes: [masked])))
      drawings.append(
        (
          "thin \(type)",
          Drawing(strokes: [Sample.bar(from: .zero, to: .zero, width: 0, type: type)])
        ))
      let white = Sample.stroke(type, points: 4, color: .white)
      let clear = Sample.stroke(
        type, points: 4, color: Color(red: 0, green: 0, blue: 0, alpha: 0))
      drawings.append(("white and clear \(type)", Drawing(strokes: [white, clear])))
    }
    return drawings
  }()

  @Test(.enabled(if: ForeignTool.has("xmllint", "qpdf"), ForeignTool.mend))
  func `every document is sound`() throws {
    for (name, drawing) in Self.hostile {
      var options = PictureOptions()
      options.texture = .pixels(perInch: 72)
      let svg = SvgWriter(options: options).bytes(of: drawing).bytes
      let text = String(decoding: svg, as: UTF8.self)
      // What is packed in letters may spell anything.
      let words = text.split(separator: "base64,").map { $0.drop { $0 != "\"" } }.joined()
      #expect(!words.contains("nan") && !words.contains("\"inf"), "\(name)")
      let pdf = PdfWriter(options: options, content: .flat).bytes(of: drawing).bytes
      try ForeignTool.inFolder { folder in
        try Data(svg).write(to: folder.appending(path: "a.svg"))
        try Data(pdf).write(to: folder.appending(path: "a.pdf"))
        let xml = try ForeignTool.run(
          "xmllint", ["--nonet", "--noout", "--huge", "a.svg"], in: folder)
        #expect(xml.status == 0, "\(name): \(xml.complaints.prefix(200))")
        let check = try ForeignTool.run("qpdf", ["--check", "a.pdf"], in: folder)
        #expect(check.status == 0 && check.complaints.isEmpty, "\(name): \(check.said.prefix(300))")
      }
    }
  }

  @Test(arguments: [(1_000, false), (10_000, true)])
  func `a thousand pencil strokes and ten thousand that are wet together are written`(
    _ count: Int, _ isWet: Bool
  ) throws {
    let group = InkID()
    let drawing = Drawing(
      strokes: (0..<count).map { (number: Int) -> Stroke in
        let start = Point(x: Double(number % 100), y: Double(number / 100))
        var stroke = Sample.bar(
          from: start, to: start + Point(x: 0.7, y: 0.4), width: 0.5,
          type: isWet ? .watercolor : .pencil, opacity: 0.5)
        if isWet { stroke.renderGroupID = group }
        return stroke
      })
    var options = PictureOptions()
    options.texture = .pixels(perInch: 72)
    var (most, total) = (0, 0)
    let losses = PdfWriter(options: options, content: .flat).write(drawing) {
      most = max(most, $0.count)
      total += $0.count
    }
    #expect(most <= partLength)
    #expect(total < count * 1_500)
    #expect(losses.map(\.what) == ["time, pressure and tilt are not kept"])
  }
}
