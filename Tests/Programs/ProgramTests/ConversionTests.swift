import Foundation
import InkDrawing
import InkGeometry
import InkStorage
import ProgramKit
import Testing

/// `stylusctl export` and `import`.
@Suite struct ConversionTests {
  private let programs: Programs
  /// A drawing of a short word.
  private let word: String

  init() throws {
    programs = try Programs()
    word = try programs.word()
  }

  @Test(arguments: ["inkd", "inkml", "xopp", "uim"])
  func `what is exported is imported again with the same strokes`(format: String) throws {
    let (other, last) = (programs.path("there." + format), programs.path("back.inkd"))
    let exported = try programs.export(word, other)
    #expect(exported.status == 0 && exported.output.isEmpty, "\(exported.errors)")
    let imported = try programs.run("stylusctl", ["import", other, last])
    #expect(imported.status == 0, "\(imported.errors)")
    let (before, after) = (try programs.drawing(word), try programs.drawing(last))
    #expect(before.count >= 2 && after.count == before.count)
    #expect(before.strokes.allSatisfy { $0.ink.type == .pencil && $0.ink.color.blue > 0.5 })
    #expect(abs(after.bounds.width - before.bounds.width) < 1)
    if format == "inkd" || format == "inkml" { #expect(after == before) }
  }

  @Test(arguments: ["evemu", "inkd", "xopp"])
  func `what comes through a pipe is read once`(format: String) throws {
    let (path, made) = (programs.path("word." + format), programs.path("piped.svg"))
    if format == "xopp" { #expect(try programs.export(word, path).status == 0) }
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
    for _ in 0..<150 { strokes += try programs.drawing(word).strokes }
    for index in strokes.indices { strokes[index].id = InkID(high: 1, low: UInt64(index)) }
    var bytes = Drawing(strokes: strokes).encoded()
    // One wrong byte would be repaired.
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
    let exported = try programs.export(word, path, "--background", "#ffffff", "--dpi", "96")
    #expect(exported.status == 0, "\(exported.errors)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    #expect(bytes.count > 500)
  }

  @Test func `pages go from file to file, and formats without pages say so`() throws {
    let look =
      ##"<background type="solid" color="#ffffffff" style="graph" config="r1=20,f1=00ff00"/>"##
    let pages = ["", look, ""].map { look in
      #"<page width="595.276" height="841.89">\#(look)<layer><stroke tool="pen" color="black" "#
        + #"width="2">20 20 200 30</stroke></layer></page>"#
    }
    var previous = programs.path("first.xopp")
    try Data("<xournal>\(pages.joined())</xournal>".utf8)
      .write(to: URL(fileURLWithPath: previous))
    for name in ["a.inkd", "b.inkml", "c.inkd", "d.xopp", "e.inkd"] {
      let next = programs.path(name)
      let made = try programs.export(previous, next, "-q")
      #expect(made.status == 0 && made.errors.isEmpty, "\(made.errors)")
      previous = next
    }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: previous))
    let document = try InkDocument(decoding: Array(bytes))
    #expect(document.pages.map(\.drawing.count) == [1, 1, 1])
    #expect(document.pages.map { $0.background?.pattern } == [nil, .grid, nil])
    for (format, isTold) in [("svg", true), ("uim", true), ("png", true), ("pdf", false)] {
      let made = try programs.export(previous, programs.path("picture." + format))
      #expect(made.status == 0)
      #expect(made.errors.contains("one below the other") == isTold, "\(made.errors)")
    }
  }

  @Test func `the same recording gives the same bytes, and a tolerance fewer`() throws {
    let (again, small) = (programs.path("again.inkd"), programs.path("small.inkd"))
    let recording = programs.path("word.evemu")
    #expect(
      try programs.export(recording, again, "--ink", "pencil", "--color", "#204080").status == 0)
    #expect(try programs.export(word, small, "--tolerance", "0.01").status == 0)
    let bytes = try [word, again, small].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[2].count < bytes[0].count)
    #expect(try programs.drawing(small).count == programs.drawing(word).count)
  }

  @Test func `a folder gets a file for each, and one that fails does not stop the others`() throws {
    let folder = programs.path("out")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let bad = programs.path("bad.xopp")
    try Data("nothing of the kind".utf8).write(to: URL(fileURLWithPath: bad))
    let outcome = try programs.export("--to", "svg", bad, word, folder)
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
    let outcome = try programs.export(path, out)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try programs.drawing(out).count == 2)
    #expect(abs(try programs.drawing(out).bounds.width - 39) < 2)
    try "stroke,t_ms,x_mm,y_mm\na,0,0,0\n".write(toFile: path, atomically: false, encoding: .utf8)
    let lacking = try programs.export("--force", path, out)
    #expect(lacking.status == 1 && lacking.errors.contains("lacks pressure"), "\(lacking.errors)")
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

  @Test func `losses are told a line each, and not with --quiet`() throws {
    let path = programs.path("word.xopp")
    let told = try programs.export(word, path)
    #expect(told.status == 0 && told.errors.contains(path))
    #expect(try programs.export("--force", word, path, "--quiet").errors.isEmpty)
  }

  @Test(arguments: ["inkml", "uim"])
  func `ink of others is fitted if that is asked for, within the tolerance, and told`(
    format: String
  ) throws {
    let (other, exact, fitted) = (
      programs.path("there." + format), programs.path("exact.inkd"), programs.path("fitted.inkd")
    )
    #expect(try programs.export(word, other).status == 0)
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
    let (before, after) = (try programs.drawing(exact), try programs.drawing(fitted))
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
    let points = try [word, close].map {
      try programs.drawing($0).strokes.reduce(0) { $0 + $1.path.count }
    }
    #expect(points[1] > points[0])
  }
}
