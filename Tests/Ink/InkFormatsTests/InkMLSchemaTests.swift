import Foundation
import InkDrawing
import InkFormats
import InkGeometry
import Testing

/// Our InkML as libxml2 sees it, beside a schema made from the Recommendation.
@Suite(.enabled(if: ForeignTool.has("xmllint"), ForeignTool.mend)) struct InkMLSchemaTests {
  /// Another schema, such as the one that the W3C publishes, by its place in INKML_XSD.
  private static let schema: String = {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return ProcessInfo.processInfo.environment["INKML_XSD"]
      ?? here.deletingLastPathComponent().appendingPathComponent("Support/Oracles/inkml.xsd").path
  }()

  private func validate(_ bytes: [UInt8]) throws -> ForeignTool.Answer {
    let folder = try TemporaryFolder()
    _ = try folder.write(bytes, "a.inkml")
    return try ForeignTool.run(
      "xmllint", ["--nonet", "--noout", "--huge", "--schema", Self.schema, "a.inkml"],
      in: folder.url)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5] as [UInt64], [true, false])
  func `whatever we write is valid`(seed: UInt64, keepsControlPoints: Bool) throws {
    var any = AnyDrawing(seed: 900 + seed)
    if seed == 5 { any.reach = 9e6 }
    let options = InkWritingOptions(keepsControlPoints: keepsControlPoints)
    let drawing = any.drawing(strokes: Int(seed) * 12)
    let result = try validate(InkFileFormat.inkML.bytes(of: drawing, options: options).bytes)
    #expect(result.status == 0, "\(result.said)")
  }

  @Test func `pages are valid`() throws {
    var any = AnyDrawing(seed: 910)
    let document = try #require(
      InkDocument(
        [nil, PageBackground(.grid), .clear].map {
          DocumentPage(any.drawing(strokes: 12), on: $0)
        }))
    var bytes: [UInt8] = []
    _ = InkFileFormat.inkML.write(document) { bytes += $0 }
    let result = try validate(bytes)
    #expect(result.status == 0, "\(result.said)")
  }

  @Test func `the schema refuses what is wrong`() throws {
    var any = AnyDrawing(seed: 2)
    let text = String(
      decoding: InkFileFormat.inkML.bytes(of: any.drawing(strokes: 6)).bytes, as: UTF8.self)
    for (right, wrong) in [
      ("brushRef=", "brushReference="), ("<definitions>", "<definition>"),
      ("<channel ", "<channels "),
    ] {
      #expect(text.contains(right))
      #expect(
        try validate(Array(text.replacingOccurrences(of: right, with: wrong).utf8)).status != 0)
    }
  }
}
