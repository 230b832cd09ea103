import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import StylusTestKit
import Testing

/// `stylusctl export` and `import`.
@Suite struct ConversionTests {
  let programs: Programs

  /// A drawing of a short word, made from a recording.
  let word: String

  init() throws {
    programs = try Programs()
    word = programs.path("word.inkd")
    let recording = programs.path("word.evemu")
    _ = try programs.run("stylusctl", ["generate", "i", "-o", recording])
    _ = try programs.run(
      "stylusctl", ["export", recording, word, "--ink", "pencil", "--color", "#204080"])
  }

  private func export(_ arguments: String...) throws -> Programs.Outcome {
    try programs.run("stylusctl", ["export"] + arguments)
  }

  private func drawing(_ path: String) throws -> Drawing {
    try Drawing(decoding: Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test(arguments: ["inkd", "inkml", "xopp", "uim"])
  func `what is exported is imported again with the same strokes`(format: String) throws {
    let (other, last) = (programs.path("there." + format), programs.path("back.inkd"))
    let exported = try export(word, other)
    #expect(exported.status == 0 && exported.output.isEmpty, "\(exported.errors)")
    let imported = try programs.run("stylusctl", ["import", other, last])
    #expect(imported.status == 0, "\(imported.errors)")
    let (before, after) = (try drawing(word), try drawing(last))
    #expect(before.count >= 2 && after.count == before.count)
    #expect(before.strokes.allSatisfy { $0.ink.type == .pencil && $0.ink.color.blue > 0.5 })
    #expect(abs(after.bounds.width - before.bounds.width) < 1)
    if format == "inkd" || format == "inkml" { #expect(after == before) }
  }

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF-"), ("png", "\u{89}PNG")])
  func `pictures are what their names say`(format: String, start: String) throws {
    let path = programs.path("word." + format)
    let exported = try export(word, path, "--background", "#ffffff", "--dpi", "96")
    #expect(exported.status == 0, "\(exported.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    #expect(bytes.count > 500)
  }

  @Test func `the same recording gives the same bytes, and a tolerance fewer`() throws {
    let (again, small) = (programs.path("again.inkd"), programs.path("small.inkd"))
    let recording = programs.path("word.evemu")
    #expect(try export(recording, again, "--ink", "pencil", "--color", "#204080").status == 0)
    #expect(try export(word, small, "--tolerance", "0.01").status == 0)
    let bytes = try [word, again, small].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[2].count < bytes[0].count)
    #expect(try drawing(small).count == drawing(word).count)
  }

  @Test func `a folder gets a file for each, and one that fails does not stop the others`() throws {
    let folder = programs.path("out")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let bad = programs.path("bad.xopp")
    try Data("nothing of the kind".utf8).write(to: URL(fileURLWithPath: bad))
    let outcome = try export("--to", "svg", bad, word, folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(bad) && outcome.errors.contains("1 of 2 files failed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["word.svg"])
  }

  @Test func `what cannot be done is told with the culprit and the mend`() throws {
    let nowhere = try export(word, programs.path("word.doc"))
    #expect(nowhere.status == 1 && nowhere.errors.contains(".inkml"))
    let absent = try export(programs.path("absent.xopp"), programs.path("a.svg"))
    #expect(absent.status == 1 && absent.errors.contains("absent.xopp"))
    let folder = programs.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let unsaid = try export(word, folder)
    #expect(unsaid.status == 1 && unsaid.errors.contains("--to"))
    #expect(try export(word, programs.path("a.png"), "--ink", "chalk").status == 2)
    #expect(try export(word).status == 2)
  }

  @Test func `losses are told a line each, and not with --quiet`() throws {
    let path = programs.path("word.xopp")
    let told = try export(word, path)
    #expect(told.status == 0 && told.errors.contains(path))
    #expect(try export(word, path, "--quiet").errors.isEmpty)
  }
}
