import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import StylusTestKit
import Testing

/// `stylusctl export` and `import`.
@Suite struct ConversionTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  private func export(_ arguments: String...) throws -> Programs.Outcome {
    try programs.run("stylusctl", ["export"] + arguments)
  }

  private func drawing(_ path: String) throws -> Drawing {
    try Drawing(decoding: Array(Data(contentsOf: URL(fileURLWithPath: path))))
  }

  @Test(arguments: ["inkd", "inkml", "xopp", "uim"])
  func `what is exported is imported again with the same strokes`(format: String) throws {
    let (first, other, last) = (
      programs.path("demo.inkd"), programs.path("demo." + format), programs.path("again.inkd")
    )
    #expect(try export("demo", first, "--ink", "pencil", "--color", "#204080").status == 0)
    let exported = try export(first, other)
    #expect(exported.status == 0 && exported.output.isEmpty, "\(exported.errors)")
    let imported = try programs.run("stylusctl", ["import", other, last])
    #expect(imported.status == 0, "\(imported.errors)")
    let (before, after) = (try drawing(first), try drawing(last))
    #expect(before.count > 20 && after.count == before.count)
    #expect(abs(after.bounds.width - before.bounds.width) < 1)
    if format == "inkd" || format == "inkml" { #expect(after == before) }
  }

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF-"), ("png", "\u{89}PNG")])
  func `pictures are what their names say`(format: String, start: String) throws {
    let path = programs.path("demo." + format)
    let exported = try export("demo", path, "--background", "#ffffff", "--dpi", "96")
    #expect(exported.status == 0, "\(exported.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    #expect(bytes.count > 2_000)
  }

  @Test func `the same recording gives the same bytes`() throws {
    let (a, b) = (programs.path("a.inkd"), programs.path("b.inkd"))
    #expect(try export("demo", a).status == 0)
    #expect(try export("demo", b).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: a)) == Data(contentsOf: URL(fileURLWithPath: b)))
  }

  @Test func `a tolerance makes our own format smaller`() throws {
    let (exact, small) = (programs.path("exact.inkd"), programs.path("small.inkd"))
    #expect(try export("demo", exact).status == 0)
    #expect(try export("demo", small, "--tolerance", "0.01").status == 0)
    let sizes = try [exact, small].map { try Data(contentsOf: URL(fileURLWithPath: $0)).count }
    #expect(sizes[1] * 2 < sizes[0])
    #expect(try drawing(small).count == drawing(exact).count)
  }

  @Test func `a folder gets a file for each, and one that fails does not stop the others`() throws {
    let folder = programs.path("out")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (good, bad) = (programs.path("good.inkd"), programs.path("bad.xopp"))
    #expect(try export("demo", good).status == 0)
    try Data("nothing of the kind".utf8).write(to: URL(fileURLWithPath: bad))
    let outcome = try export("--to", "svg", bad, good, folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(bad) && outcome.errors.contains("1 of 2 files failed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["good.svg"])
  }

  @Test func `what cannot be done is told with the culprit and the mend`() throws {
    let nowhere = try export("demo", programs.path("demo.doc"))
    #expect(nowhere.status == 1 && nowhere.errors.contains(".inkml"))
    let absent = try export(programs.path("absent.xopp"), programs.path("a.svg"))
    #expect(absent.status == 1 && absent.errors.contains("absent.xopp"))
    let folder = programs.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let unsaid = try export("demo", folder)
    #expect(unsaid.status == 1 && unsaid.errors.contains("--to"))
    #expect(try export("demo", programs.path("a.png"), "--ink", "chalk").status == 2)
    #expect(try export("demo").status == 2)
  }

  @Test func `losses are told a line each, and not with --quiet`() throws {
    let path = programs.path("demo.xopp")
    let told = try export("demo", path)
    #expect(told.status == 0 && told.errors.contains(path))
    #expect(try export("demo", path, "--quiet").errors.isEmpty)
  }
}
