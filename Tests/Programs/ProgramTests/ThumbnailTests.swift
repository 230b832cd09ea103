import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
import Testing

/// `stylusctl thumbnail`.
@Suite struct ThumbnailTests {
  private let programs: Programs
  /// A drawing of a short word.
  private let word: String

  init() throws {
    programs = try Programs()
    word = try programs.word()
  }

  @Test(arguments: [16, 48, 256])
  func `a thumbnail is a PNG of at most that size, whatever its name`(size: Int) throws {
    let path = programs.path("picture-of-mine")
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    let made = try programs.run("stylusctl", ["thumbnail", word, path, "--size", "\(size)"])
    #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(bytes.starts(with: "\u{89}PNG".unicodeScalars.map { UInt8($0.value) }))
    let sides = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let longer = try #require(sides.max())
    #expect(longer <= size && longer >= min(size - 4, 16), "\(sides)")
  }

  @Test func `a file with a preview is shown by it, on light and on dark paper`() throws {
    func thumbnail(_ arguments: String...) throws -> [UInt8] {
      let path = programs.path("picture.png")
      let made = try programs.run("stylusctl", ["thumbnail"] + arguments + [path])
      #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let (light, dark) = (try thumbnail(word), try thumbnail("--dark", word))
    #expect(light != dark)
    // Pictures of another drawing, so that it is known where they come from.
    let points = [Point(x: 0, y: 0), Point(x: 30, y: 9)].map { StrokePoint(location: $0) }
    let line = Drawing(strokes: [Stroke(ink: Ink(.pen), path: StrokePath(controlPoints: points))])
    let (plain, shown) = (programs.path("plain.inkd"), programs.path("shown.inkd"))
    try Data(line.encoded()).write(to: URL(fileURLWithPath: plain))
    let bytes = line.encoded(preview: InkPreview(light: light, dark: dark))
    try Data(bytes).write(to: URL(fileURLWithPath: shown))
    #expect(try thumbnail(shown) == light && thumbnail("--dark", shown) == dark)
    let own = try thumbnail(plain)
    #expect(own != light)
    // A preview that is damaged is not shown.
    var wrong = bytes
    wrong[try InkFile(bytes).end + 40] ^= 1
    try Data(wrong).write(to: URL(fileURLWithPath: shown))
    #expect(try thumbnail(shown) == own)
  }

  @Test func `a picture that takes too long is none`() throws {
    let (pipe, path) = (programs.path("pipe"), programs.path("late.png"))
    let status = unsafe mkfifo(pipe, 0o600)
    #expect(status == 0)
    let made = try programs.run("stylusctl", ["thumbnail", pipe, path, "--seconds", "1"])
    #expect(made.status == 1 && made.errors.contains("takes longer than 1 s"), "\(made.errors)")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `what is no drawing, or has no ink, has no thumbnail`() throws {
    let (empty, text, path) = (
      programs.path("empty.inkd"), programs.path("text.txt"), programs.path("none.png")
    )
    try Data(Drawing().encoded()).write(to: URL(fileURLWithPath: empty))
    try Data("some text".utf8).write(to: URL(fileURLWithPath: text))
    for (file, reason) in [(empty, "no ink"), (text, "is not a drawing")] {
      let made = try programs.run("stylusctl", ["thumbnail", file, path])
      #expect(made.status == 1 && made.errors.contains(reason), "\(made.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
