import Foundation
import InkDrawing
import InkStorage
import ProgramKit
import Testing

/// `stylusctl recover`: what it writes, what it reports, and what it never touches.
@Suite struct RecoverTests {
  let programs: Programs
  /// A whole drawing.
  let ink: String
  let strokes: Int

  init() throws {
    programs = try Programs()
    ink = programs.path("notes.inkd")
    let recording = programs.path("words.evemu")
    _ = try programs.run("stylusctl", ["generate", "a few words of ink", "-o", recording])
    _ = try programs.run("stylusctl", ["import", recording, ink])
    strokes = try Drawing(decoding: Array(Data(contentsOf: URL(fileURLWithPath: ink)))).count
  }

  private func recover(_ arguments: String...) throws -> Programs.Outcome {
    try programs.run("stylusctl", ["recover"] + arguments)
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func write(_ bytes: some Sequence<UInt8>, _ name: String) throws -> String {
    let path = programs.path(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func count(_ path: String) throws -> Int { try Drawing(decoding: bytes(path)).count }

  // MARK: What comes back

  @Test func `a whole file is status 0, and the same ink`() throws {
    let outcome = try recover(ink)
    #expect(
      outcome.status == 0 && outcome.errors.contains("nothing is missing"), "\(outcome.errors)")
    #expect(
      try Drawing(decoding: bytes(programs.path("notes.recovered.inkd")))
        == Drawing(decoding: bytes(ink)))
  }

  @Test func `one flipped byte costs nothing, and the message of import names the way`() throws {
    var wrong = try bytes(ink)
    wrong[wrong.count / 2] ^= 0x40
    let path = try write(wrong, "flipped.inkd")
    let refused = try programs.run(
      "stylusctl", ["export", "--strict", path, programs.path("a.svg")])
    #expect(refused.status == 1 && refused.errors.contains("`stylusctl recover FILE`"))
    let read = try programs.run("stylusctl", ["export", path, programs.path("a.svg")])
    #expect(read.status == 0 && read.errors.contains("was corrected by the checksum"))
    let outcome = try recover(path)
    #expect(outcome.status == 0 && outcome.errors.contains("was corrected by the checksum"))
    #expect(try count(programs.path("flipped.recovered.inkd")) == strokes)
    #expect(try bytes(path) == wrong)
  }

  @Test func `a lost part is status 3, and named by its bytes, strokes and place`() throws {
    // A chunk for each stroke.
    var writer = InkFileWriter(.exact)
    var wrong = writer.begin()
    for stroke in try Drawing(decoding: bytes(ink)).strokes { wrong += writer.append([stroke]) }
    let end = wrong.count
    wrong += writer.finish()
    for place in end - 30..<end - 20 { wrong[place] ^= 0x55 }
    let path = try write(wrong, "HEADLESS-1.inkd.damaged-2")
    let outcome = try recover(path)
    #expect(outcome.status == 3)
    for words in [
      "to \(end - 1) cannot be read", "1 stroke is missing, after stroke \(strokes - 1)",
    ] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
    #expect(try count(programs.path("HEADLESS-1.recovered.inkd")) == strokes - 1)
    #expect(try bytes(path) == wrong)
  }

  @Test func `a file of which nothing can be read is status 1, and nothing is written`() throws {
    var wrong = try bytes(ink)
    for place in 20..<80 { wrong[place] = 0 }
    let path = try write(wrong, "gone.inkd")
    let outcome = try recover(path)
    #expect(outcome.status == 1 && outcome.errors.contains("Nothing was written"))
    #expect(!FileManager.default.fileExists(atPath: programs.path("gone.recovered.inkd")))
  }

  @Test func `a torn Xournal++ file gives what is before the tear, under any name`() throws {
    let xopp = programs.path("notes.xopp")
    _ = try programs.run("stylusctl", ["export", ink, xopp])
    let whole = try bytes(xopp)
    let path = try write(whole.prefix(whole.count * 3 / 4), "no ending")
    let outcome = try recover(path)
    let saved = programs.path("no ending.recovered.inkd")
    #expect(outcome.status == 3, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot be read") && outcome.errors.contains(saved))
    #expect(try (1..<strokes).contains(count(saved)))
  }

  @Test func `a torn recording stays a recording`() throws {
    let whole = try bytes(programs.path("words.evemu"))
    let path = try write(whole.prefix(whole.count / 2), "torn.evemu")
    let outcome = try recover(path)
    #expect(outcome.status == 3 && outcome.errors.contains("line "), "\(outcome.errors)")
    let saved = programs.path("torn.recovered.evemu")
    #expect(try programs.run("stylusctl", ["replay", saved, "--json"]).status == 0)
    #expect(whole.starts(with: try bytes(saved)))
  }

  @Test func `what has nothing in it is status 1, and nothing is written`() throws {
    for (name, content) in [("empty", ""), ("words", "only words, and no ink\n")] {
      let path = try write(content.utf8, name)
      let outcome = try recover(path)
      #expect(outcome.status == 1 && outcome.errors.contains(path), "\(outcome.errors)")
    }
    #expect(try recover(programs.path("missing.inkd")).status == 1)
    #expect(try recover(programs.folder.path).status == 1)
    #expect(try recover().status == 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: programs.folder.path)
    #expect(!names.contains { $0.contains("recovered") })
  }

  // MARK: What is never touched

  @Test func `the damaged file is never written, whatever it is called`() throws {
    let (link, hard) = (programs.path("link.inkd"), programs.path("hard.inkd"))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "notes.inkd")
    try FileManager.default.linkItem(atPath: ink, toPath: hard)
    let before = try bytes(ink)
    for name in [ink, link, hard, programs.path("./notes.inkd")] {
      let refused = try recover("--force", ink, name)
      #expect(refused.status == 1 && refused.errors.contains("is the damaged file"))
      #expect(refused.errors.contains("Fix: "))
    }
    #expect(try bytes(ink) == before)
  }

  @Test func `a file that exists stays without --force, and a default name is always free`() throws
  {
    let kept = try write("kept".utf8, "kept.inkd")
    #expect(try recover(ink, kept).status == 1)
    #expect(try bytes(kept) == Array("kept".utf8))
    #expect(try recover("-f", ink, kept).status == 0)
    #expect(try count(kept) == strokes)
    for _ in 1...2 { #expect(try recover(ink).status == 0) }
    #expect(try count(programs.path("notes.recovered-2.inkd")) == strokes)
    let folder = programs.path("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(try recover(ink, folder).status == 0)
    #expect(try count(folder + "/notes.recovered.inkd") == strokes)
    let picture = try recover(ink, programs.path("notes.svg"))
    #expect(picture.status == 1 && picture.errors.contains("`stylusctl export`"))
  }
}
