import Foundation
import InkDrawing
import ProgramKit
import Testing

/// What `stylusctl export` and `import` refuse, and what they say then.
@Suite struct ConversionRefusalTests {
  private let programs: Programs
  /// A drawing of a short word.
  private let word: String

  init() throws {
    programs = try Programs()
    word = try programs.word()
  }

  @Test func `limits can be raised as the message says`() throws {
    let path = programs.path("long.inkml")
    let text = String(repeating: "1 1,", count: 5 << 20)
    let ink = "<ink xmlns=\"http://www.w3.org/2003/InkML\"><trace>\(text)2 2</trace></ink>"
    try ink.write(toFile: path, atomically: true, encoding: .utf8)
    let refused = try programs.run("stylusctl", ["import", path, programs.path("a.inkd")])
    #expect(refused.status == 1 && refused.errors.contains("raise the limits (--limit)"))
    #expect(!FileManager.default.fileExists(atPath: programs.path("a.inkd")))
    let raised = try programs.run(
      "stylusctl", ["import", path, "/dev/null", "--limit", "abc"])
    #expect(raised.status == 2)
  }

  @Test func `a file that holds no ink is named for what it is`() throws {
    for (name, text, words) in [
      ("a.png", "\u{89}PNG", "has an unknown format"), ("a.pdf", "%PDF-1.7\n", "is a PDF"),
      ("a.svg", "<svg/>", "is an SVG picture"),
      ("a.txt", "Dear diary,\n", "has an unknown format"),
    ] {
      let path = programs.path(name)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      for command in ["export", "import"] {
        let outcome = try programs.run("stylusctl", [command, path, programs.path("out.inkd")])
        #expect(outcome.status == 1 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.contains(path) && outcome.errors.contains("CSV"))
      }
    }
    #expect(try programs.export(word, programs.path("real.png")).status == 0)
    let picture = try programs.export(programs.path("real.png"), programs.path("b.svg"))
    #expect(picture.errors.contains("is a PNG picture"), "\(picture.errors)")
  }

  @Test func `a name of no format and a folder that is missing are told apart`() throws {
    let format = try programs.export(word, programs.path("out.jpg"))
    #expect(
      format.status == 1 && format.errors.contains("the ending .jpg cannot be written"),
      "\(format.errors)")
    for name in ["missing", "missing/"] {
      let folder = try programs.export("--to", "svg", word, programs.path(name))
      #expect(folder.status == 1 && folder.errors.contains("Fix: mkdir "), "\(folder.errors)")
    }
    let inside = try programs.export(word, programs.path("missing/out.svg"))
    #expect(inside.status == 1, "\(inside.errors)")
    #expect(inside.errors.contains("Fix: mkdir -p \(programs.path("missing"))"), "\(inside.errors)")
  }

  @Test func `import writes our own format and no other`() throws {
    let other = programs.path("out.svg")
    let outcome = try programs.run("stylusctl", ["import", word, other])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("Fix: stylusctl export \(word) \(other)"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: other))
  }

  @Test func `what cannot be done is told with the culprit and the fix`() throws {
    let nowhere = try programs.export(word, programs.path("word.doc"))
    #expect(nowhere.status == 1 && nowhere.errors.contains(".inkml"))
    let absent = try programs.export(programs.path("absent.xopp"), programs.path("a.svg"))
    #expect(absent.status == 1 && absent.errors.contains("absent.xopp"))
    let folder = programs.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let unsaid = try programs.export(word, folder)
    #expect(unsaid.status == 1 && unsaid.errors.contains("--to"))
    #expect(try programs.export(word, programs.path("a.png"), "--ink", "chalk").status == 2)
  }
}
