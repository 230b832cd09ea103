import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
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

  @Test(arguments: ["evemu", "inkd", "xopp"])
  func `what comes through a pipe is read once`(format: String) throws {
    let (path, made) = (programs.path("word." + format), programs.path("piped.svg"))
    if format == "xopp" { #expect(try export(word, path).status == 0) }
    let program = Programs.program("stylusctl").path
    let piped = try programs.run(
      "/bin/sh", ["-c", "cat '\(path)' | '\(program)' export /dev/stdin '\(made)'"])
    #expect(piped.status == 0, "\(piped.errors)")
    #expect(try String(contentsOfFile: made, encoding: .utf8).contains("<path"))
  }

  /// A pipe cannot take back what it got.
  @Test func `a damaged drawing goes into a pipe once, without the damaged part`() throws {
    let (path, link) = (programs.path("damaged.inkd"), programs.path("out.svg"))
    var strokes: [Stroke] = []
    for _ in 0..<150 { strokes += try drawing(word).strokes }
    for index in strokes.indices { strokes[index].id = InkID(high: 1, low: UInt64(index)) }
    var bytes = Drawing(strokes: strokes).encoded()
    // One wrong byte would be mended.
    for place in 0..<8 { bytes[bytes.count / 2 + place * 40] ^= 0x55 }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/stdout")
    let pipe = Pipe()
    let exporting = try programs.start(
      "stylusctl", ["export", path, link], output: pipe.fileHandleForWriting)
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    exporting.process.waitUntilExit()
    #expect(exporting.process.terminationStatus == 3, "\(exporting.log)")
    #expect(exporting.log.contains("missing"))
    #expect(text.ranges(of: "<svg").count == 1 && text.hasSuffix("</svg>\n"))
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
    for (file, reason) in [(empty, "no ink"), (text, "is no drawing")] {
      let made = try programs.run("stylusctl", ["thumbnail", file, path])
      #expect(made.status == 1 && made.errors.contains(reason), "\(made.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: path))
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

  @Test func `a trace as CSV is read as predict reads it, with a byte order mark too`() throws {
    let path = programs.path("trace.csv")
    let rows = (0..<40).map {
      "a,\($0 * 5),\($0),10,0.5\n" + ($0 == 39 ? "b,0,5,5,0.2\nb,5,6,5,0.2\n" : "")
    }
    try ("\u{FEFF}stroke,t_ms,x_mm,y_mm,pressure\n" + rows.joined()).write(
      toFile: path, atomically: false, encoding: .utf8)
    let out = programs.path("trace.inkd")
    let outcome = try export(path, out)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try drawing(out).count == 2)
    #expect(abs(try drawing(out).bounds.width - 39) < 2)
    try "stroke,t_ms,x_mm,y_mm\na,0,0,0\n".write(toFile: path, atomically: false, encoding: .utf8)
    let lacking = try export("--force", path, out)
    #expect(lacking.status == 1 && lacking.errors.contains("lacks pressure"), "\(lacking.errors)")
  }

  @Test func `a file that holds no ink is named for what it is`() throws {
    for (name, text, words) in [
      ("a.png", "\u{89}PNG", "nothing that can be read"), ("a.pdf", "%PDF-1.7\n", "is a PDF"),
      ("a.svg", "<svg/>", "is an SVG picture"),
      ("a.txt", "Dear diary,\n", "nothing that can be read"),
    ] {
      let path = programs.path(name)
      try text.write(toFile: path, atomically: false, encoding: .utf8)
      for command in ["export", "import"] {
        let outcome = try programs.run("stylusctl", [command, path, programs.path("out.inkd")])
        #expect(outcome.status == 1 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(outcome.errors.contains(path) && outcome.errors.contains("CSV"))
      }
    }
    #expect(try export(word, programs.path("real.png")).status == 0)
    let picture = try export(programs.path("real.png"), programs.path("b.svg"))
    #expect(picture.errors.contains("is a PNG picture"), "\(picture.errors)")
  }

  @Test func `a name of no format and a folder that is missing are told apart`() throws {
    let format = try export(word, programs.path("out.jpg"))
    #expect(format.status == 1 && format.errors.contains(".jpg is no format"), "\(format.errors)")
    for name in ["missing", "missing/"] {
      let folder = try export("--to", "svg", word, programs.path(name))
      #expect(folder.status == 1 && folder.errors.contains("Fix: mkdir "), "\(folder.errors)")
    }
    let inside = try export(word, programs.path("missing/out.svg"))
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

  @Test func `a daemon without strokes gives no empty file`() throws {
    let socket = programs.path("s")
    _ = try programs.daemon(["--replay", try programs.shortInk()], socket: socket)
    let out = programs.path("today.pdf")
    let outcome = try export("--socket", socket, "-", out)
    #expect(outcome.status == 1 && outcome.errors.contains("no finished strokes"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test func `many files on a terminal are counted`() throws {
    let recording = programs.path("word.evemu")
    var line = [Programs.program("stylusctl").path, "export", "--to", "svg", "--quiet"]
    for number in 0..<60 {
      let path = programs.path("\(number).evemu")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: recording)
      line.append(path)
    }
    let folder = programs.path("many")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    func told(_ arguments: [String]) throws -> String {
      let command = arguments.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try programs.run("/usr/bin/script", ["-qec", command, "/dev/null"])
      #expect(outcome.status == 0)
      return String(decoding: outcome.output, as: UTF8.self)
    }
    #expect(try told(line + [folder]) == "")
    let loud = try told(line.filter { $0 != "--quiet" } + ["--force", folder])
    #expect(loud.contains(" of 60 files"), "\(loud)")
  }

  @Test func `what cannot be done is told with the culprit and the fix`() throws {
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
    #expect(try export("--force", word, path, "--quiet").errors.isEmpty)
  }

  @Test(arguments: ["inkml", "uim"])
  func `ink of others is fitted if that is asked for, within the tolerance, and told`(
    format: String
  ) throws {
    let (other, exact, fitted) = (
      programs.path("there." + format), programs.path("exact.inkd"), programs.path("fitted.inkd")
    )
    #expect(try export(word, other).status == 0)
    if format == "inkml" {
      // As another program writes it: without our control points.
      let text = try String(contentsOfFile: other, encoding: .utf8)
      let annotation = try Regex("<annotationXML type=\"stylusd\">.*?</annotationXML>")
      try text.replacing(annotation, with: "")
        .write(toFile: other, atomically: true, encoding: .utf8)
    }
    let plain = try programs.run("stylusctl", ["import", other, exact])
    #expect(plain.status == 0 && !plain.errors.contains("fitted"), "\(plain.errors)")
    let fit = try programs.run("stylusctl", ["import", "--fit", "0.1", other, fitted])
    #expect(fit.status == 0 && fit.errors.contains("within 0.1 mm"), "\(fit.errors)")
    let (before, after) = (try drawing(exact), try drawing(fitted))
    #expect(after.count == before.count)
    let points = [before, after].map { $0.strokes.reduce(0) { $0 + $1.path.count } }
    #expect(points[1] * 2 < points[0])
    for (old, new) in zip(before.strokes, after.strokes) {
      #expect(new.ink == old.ink)
      for index in old.path.indices {
        let place = old.path.interpolatedLocation(at: Double(index))
        #expect(try #require(new.path.nearest(to: place)).distance <= 0.1)
      }
    }
  }

  @Test func `a recording is fitted closer if that is asked for`() throws {
    let (recording, close) = (programs.path("word.evemu"), programs.path("close.inkd"))
    let outcome = try programs.run("stylusctl", ["import", "--fit", "0.002", recording, close])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let points = try [word, close].map { try drawing($0).strokes.reduce(0) { $0 + $1.path.count } }
    #expect(points[1] > points[0])
  }

  // MARK: The daemon's strokes

  @Test func `the daemon's finished strokes are exported as a drawing and as a picture`() throws {
    let (socket, ink, picture) = (
      programs.path("s"), programs.path("now.inkd"), programs.path("now.svg")
    )
    let recording = try programs.shortInk(3)
    _ = try programs.daemon(["--replay", recording, "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    for path in [ink, picture] {
      let outcome = try programs.run("stylusctl", ["--socket", socket, "export", "-", path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let drawing = try drawing(ink)
    #expect(drawing.count == 3)
    #expect(drawing.strokes.allSatisfy { $0.path.count > 1 && $0.creationDate != .unknown })
    // The same as from the recording itself, but for when it was.
    let played = programs.path("played.inkd")
    #expect(try export(recording, played).status == 0)
    let direct = try self.drawing(played)
    #expect(direct.strokes.map(\.path.controlPoints) == drawing.strokes.map(\.path.controlPoints))
    let text = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(text.components(separatedBy: "<path").count == 4)
  }

  @Test func `a folder gets the daemon's strokes under a name of their own`() throws {
    let (socket, folder) = (programs.path("s"), programs.path("all"))
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(1), "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let outcome = try programs.run(
      "stylusctl", ["--socket", socket, "export", "--to", "svg", "-", folder])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["strokes.svg"])
  }

  @Test func `the daemon is found by the environment too`() throws {
    let (folder, ink) = (programs.path("run"), programs.path("found.inkd"))
    let socket = folder + "/stylusd.sock"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try programs.daemon(
      ["--replay", try programs.shortInk(2), "--speed", "max"], socket: socket)
    _ = try RawClient(socket).wholeStream()
    let tool = try programs.start(
      "stylusctl", ["export", "-", ink], environment: ["XDG_RUNTIME_DIR": folder])
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    #expect(try drawing(ink).count == 2)
  }

  @Test func `without a daemon the socket is named, and nothing is written`() throws {
    let (socket, ink) = (programs.path("absent"), programs.path("none.inkd"))
    let outcome = try programs.run("stylusctl", ["--socket", socket, "export", "-", ink])
    #expect(outcome.status == 1 && outcome.errors.contains(socket), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: ink))
  }
}
