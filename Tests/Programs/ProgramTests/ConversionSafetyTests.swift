import Foundation
import InkDrawing
import InkStorage
import ProgramKit
import Testing

/// `stylusctl export` and `import` where a file could be lost, or a part of one cannot be taken.
@Suite struct ConversionSafetyTests {
  let programs: Programs
  let recording: String

  init() throws {
    programs = try Programs()
    recording = programs.path("word.evemu")
    _ = try programs.run("stylusctl", ["generate", "i", "-o", recording])
  }

  private func export(_ arguments: String...) throws -> Programs.Outcome {
    try programs.run("stylusctl", ["export"] + arguments)
  }

  private func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func drawing(_ path: String) throws -> Drawing {
    try Drawing(decoding: Array(bytes(path)))
  }

  // MARK: Files that are there

  @Test(arguments: ["export", "import"])
  func `a file that is there stays, unless it is empty or --force is given`(command: String) throws
  {
    let kept = programs.path("kept.inkd")
    try Data("kept".utf8).write(to: URL(fileURLWithPath: kept))
    let refused = try programs.run("stylusctl", [command, recording, kept])
    #expect(refused.status == 1)
    for words in [kept, "already exists", "--force"] {
      #expect(refused.errors.contains(words), "\(refused.errors)")
    }
    #expect(try bytes(kept) == Data("kept".utf8))
    #expect(try programs.run("stylusctl", [command, "--force", recording, kept]).status == 0)
    #expect(try drawing(kept).count == 2)
    let empty = programs.path("empty.inkd")
    try Data().write(to: URL(fileURLWithPath: empty))
    #expect(try programs.run("stylusctl", [command, recording, empty]).status == 0)
    #expect(try drawing(empty).count == 2)
  }

  @Test func `what is read is never what is written, whatever it is called`() throws {
    let (ink, link, hard) = (
      programs.path("a.inkd"), programs.path("link.inkd"), programs.path("hard.inkd")
    )
    #expect(try export(recording, ink).status == 0)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.inkd")
    try FileManager.default.linkItem(atPath: ink, toPath: hard)
    let before = try bytes(ink)
    for name in [ink, link, hard, programs.path("./a.inkd")] {
      let refused = try export("--force", "--tolerance", "1", ink, name)
      #expect(refused.status == 1 && refused.errors.contains("is the file that is read"))
      #expect(
        refused.errors.contains(name) && refused.errors.contains("Fix: "), "\(refused.errors)")
    }
    let folder = try export("--force", "--to", "inkd", ink, recording, programs.folder.path)
    #expect(folder.status == 1 && folder.errors.contains("is the file that is read"))
    #expect(try bytes(ink) == before && bytes(link) == before && bytes(hard) == before)
  }

  @Test func `a folder's files that are there stay, and the others are written`() throws {
    let folder = programs.path("out")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: URL(fileURLWithPath: folder + "/word.svg"))
    let outcome = try export("--to", "svg", recording, "demo", folder)
    #expect(outcome.status == 1 && outcome.errors.contains("1 of 2 files failed"))
    #expect(try bytes(folder + "/word.svg") == Data("kept".utf8))
    #expect(try bytes(folder + "/demo.svg").starts(with: Data("<?xml".utf8)))
  }

  // MARK: Strokes that cannot be

  /// The recording, whose second stroke goes on so many seconds after the epoch.
  private func broken(seconds: String) throws -> String {
    var lines = try String(contentsOfFile: recording, encoding: .utf8).components(separatedBy: "\n")
    let downs = lines.indices.filter { lines[$0].hasSuffix(" 0001 014a 1") }
    try #require(downs.count == 2)
    for index in lines.indices where index > downs[1] + 20 && lines[index].hasPrefix("E: ") {
      let parts = lines[index].split(separator: " ", maxSplits: 2).map(String.init)
      lines[index] = "E: \(seconds).\(parts[1].split(separator: ".")[1]) \(parts[2])"
    }
    let path = programs.path("broken.evemu")
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `a stroke whose times cannot be is left out and named, and the others are written`()
    throws
  {
    let file = try broken(seconds: "9000000000")
    let ink = programs.path("rest.inkd")
    let outcome = try export("--quiet", file, ink)
    #expect(outcome.status == 1)
    for words in [
      "stroke 2, which began at 0.", "its sample ", "time", "1 stroke could not be used", ink,
    ] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(!outcome.errors.contains("notSound"))
    #expect(try drawing(ink).count == 1)
  }

  @Test func `a recording without a stroke is a failure, and nothing is written`() throws {
    let lines = try String(contentsOfFile: recording, encoding: .utf8).components(separatedBy: "\n")
    let empty = programs.path("empty.evemu")
    try lines.filter { !$0.hasPrefix("E: ") }.joined(separator: "\n")
      .write(toFile: empty, atomically: true, encoding: .utf8)
    for name in ["empty.svg", "empty.pdf", "empty.inkd"] {
      let outcome = try export(empty, programs.path(name))
      #expect(outcome.status == 1 && outcome.errors.contains("Fix: "), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: programs.path(name)))
    }
  }

  // MARK: Pictures that cannot be

  @Test func `a picture with too long a side names the resolution that would do, and that does`()
    throws
  {
    let far = programs.path("far.xopp")
    let strokes = ["0 0 1 1", "1417323 0 1417324 1"].map {
      "<stroke tool=\"pen\" color=\"#000000ff\" width=\"2\">\($0)</stroke>"
    }
    try
      ("<xournal><page width=\"600\" height=\"800\"><layer>" + strokes.joined()
      + "</layer></page></xournal>")
      .write(toFile: far, atomically: true, encoding: .utf8)
    let picture = programs.path("far.png")
    let refused = try export(far, picture)
    #expect(
      refused.status == 1 && refused.errors.contains("Fix: use --dpi 50 or less"),
      "\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: picture))
    let drawn = try export("--dpi", "50", "--quiet", far, picture)
    #expect(drawn.status == 0, "\(drawn.errors)")
  }
}
