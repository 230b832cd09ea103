import Foundation
import ProgramKit
import Testing

/// Every door to the recognizer reads the same, corrections included.
@Suite struct RecognitionToolTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  private func stylusctl(_ arguments: String...) throws -> Programs.Outcome {
    try programs.run("stylusctl", arguments)
  }

  /// A recording of a synthetic hand.
  private func ink(_ text: String, seed: Int = 1) throws -> String {
    let path = programs.path("\(text.split(separator: " ")[0])-\(seed).evemu")
    #expect(try stylusctl("generate", text, "--seed", "\(seed)", "--output", path).status == 0)
    return path
  }

  /// What `recognise` reads first, and what lies in an SVG.
  private func readings(_ ink: String, _ options: String...) throws -> (told: String, drawn: String)
  {
    let told = try programs.run("stylusctl", ["recognise", "--csv", "--no-lexicon", ink] + options)
    let picture = programs.path("picture.svg")
    let export = try programs.run(
      "stylusctl", ["export", "--text", "--no-lexicon", "--force", ink, picture] + options)
    #expect(export.status == 0, "\(export.errors)")
    let titles = try String(contentsOfFile: picture, encoding: .utf8).components(
      separatedBy: "<title>"
    ).dropFirst(2).map { $0.components(separatedBy: "</title>")[0] }
    let words = told.lines.dropFirst().map { $0.components(separatedBy: ",")[2] }
    return (words.joined(separator: " "), titles.joined(separator: " "))
  }

  @Test func `a corrected word is read by recognise, export and find alike`() throws {
    let ink = try ink("wernig", seed: 5)
    for _ in 0..<3 {
      #expect(try stylusctl("words", "add", "wernig wernig wernig wernig wernig").status == 0)
    }
    let corrected = try readings(ink)
    #expect(corrected.told == "wernig" && corrected.drawn == "wernig")
    #expect(try stylusctl("find", "Wernig", "--no-lexicon", ink).status == 0)
    let plain = try readings(ink, "--no-corrections")
    #expect(plain.told == plain.drawn)
  }

  @Test func `words that follow each other are found together`() throws {
    let ink = try ink("buy milk")
    let found = try stylusctl("find", "buy milk", "--no-lexicon", ink)
    #expect(found.lines.count == 1 && found.lines.first?.contains(":1.1: buy milk (") == true)
    #expect(try stylusctl("find", "milk buy", "--no-lexicon", ink).status == 1)
    #expect(try stylusctl("find", " ", "--no-lexicon", ink).errors.contains("Fix: name a word"))
  }

  /// Templates of 一, 十 and 口, as 'stylusctl templates' makes them, and CSV of strokes.
  private func characters(_ strokes: [[(Int, Int)]]) throws -> (templates: String, drawn: String) {
    let folder = programs.path("kanji")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, paths) in [
      ("04e00", ["M10,54L100,52"]), ("05341", ["M10,50L100,48", "M54,8L54,102"]),
      ("053e3", ["M22,26L26,84", "M22,26L86,24L82,82", "M26,80L82,79"]),
    ] {
      let svg = "<svg>" + paths.map { "<path id=\"s\" d=\"\($0)\"/>" }.joined() + "</svg>"
      try svg.write(toFile: "\(folder)/\(name).svg", atomically: true, encoding: .utf8)
    }
    let templates = programs.path("small.strokes")
    #expect(try stylusctl("templates", folder, "--force", "-o", templates).status == 0)
    let drawn = programs.path("drawn.csv")
    let rows = strokes.enumerated().flatMap { stroke, places in
      places.map { "a,\(stroke),\($0.0),\($0.1)" }
    }
    try (["item,stroke,x_mm,y_mm"] + rows).joined(separator: "\n")
      .write(toFile: drawn, atomically: true, encoding: .utf8)
    return (templates, drawn)
  }

  @Test func `an item of several characters is a phrase, in each of the languages`() throws {
    let ten = [[(1, 5), (10, 5)], [(5, 1), (5, 10)]]
    let mouth = [[(14, 2), (14, 9)], [(14, 2), (21, 2), (21, 9)], [(14, 9), (21, 9)]]
    let (templates, drawn) = try characters(ten + mouth)
    for language in ["ja", "zh_CN", "zh_TW", "zh_HK"] {
      let read = try stylusctl(
        "recognize", drawn, "--csv", "--language", language, "--templates", templates,
        "--no-lexicon", "--best", "2")
      #expect(read.lines.first == "item,rank,text,confidence")
      #expect(read.lines.dropFirst().first?.hasPrefix("a,1,十口,") == true, "\(read.lines)")
      #expect(read.lines.count == 3)
    }
    let words = programs.path("words")
    try "十口\t5\n".write(toFile: words, atomically: true, encoding: .utf8)
    let read = try stylusctl(
      "recognize", drawn, "--language", "zh_HK", "--templates", templates, "--lexicon", words)
    #expect(read.lines.first?.contains("十口") == true, "\(read.lines)")
  }

  @Test func `what is missing for characters is named with its package`() throws {
    let none = try stylusctl(
      "recognize", "-", "--language", "zh_HK", "--templates", programs.path("no.strokes"))
    #expect(none.status == 1)
    let zinnia = try stylusctl("recognize", "-", "--language", "zh_HK", "--engine", "zinnia")
    #expect(zinnia.errors.contains("libzinnia has no model for Cantonese"))
  }

  @Test func `a line below words is a mark, and not a word`() throws {
    let ink = try ink("shopping list")
    let path = programs.path("underlined.inkml")
    #expect(try stylusctl("export", ink, path).status == 0)
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let head = try #require(page.range(of: "<trace [^>]*>", options: .regularExpression))
    let points = (0...100).map { "\(10 + Double($0) * 0.64) 28 \(6_000 + 5 * $0) 50 45 55 0.36" }
    let line = page[head] + points.joined(separator: ", ") + "</trace>\n"
    try page.replacingOccurrences(of: "</traceGroup>", with: line + "</traceGroup>")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let read = try stylusctl("recognize", "--json", "--no-lexicon", path)
    #expect(read.lines.count == 3 && read.lines[0].contains(#""text":"shopping""#))
    #expect(
      read.lines.last?.hasPrefix(#"{"item":"\#(path)","mark":"underline","box":{"left":"#) == true)
    #expect(try stylusctl("recognize", "--no-lexicon", path).lines.count == 2)
    for word in ["shopping", "list"] {
      #expect(try stylusctl("find", word, "--no-lexicon", path).status == 0)
    }
  }

  @Test func `what was read is kept until it changes or its file goes`() throws {
    let ink = try ink("milk")
    let words = programs.path("cache/stylusctl/search")
    // A file that changed just now may change again without a trace.
    usleep(2_100_000)
    #expect(try stylusctl("find", "milk", "--no-lexicon", "--no-index", ink).status == 0)
    #expect(!FileManager.default.fileExists(atPath: words))
    #expect(try stylusctl("find", "milk", "--no-lexicon", ink).status == 0)
    let index = try String(contentsOfFile: words, encoding: .utf8)
    #expect(index.contains("\tmilk\t"))
    try index.replacingOccurrences(of: "\tmilk\t", with: "\tbread\t")
      .write(toFile: words, atomically: true, encoding: .utf8)
    #expect(try stylusctl("find", "bread", "--no-lexicon", ink).status == 0)
    #expect(try stylusctl("find", "bread", ink).status == 1, "another reader")
    #expect(try stylusctl("find", "milk", "--no-lexicon", ink).status == 0)
    let other = try self.ink("bread")
    let changed = try Data(contentsOf: URL(fileURLWithPath: other))
    try changed.write(to: URL(fileURLWithPath: ink))
    #expect(try stylusctl("find", "milk", "--no-lexicon", ink).status == 1)
    try FileManager.default.removeItem(atPath: ink)
    #expect(try stylusctl("find", "milk", "--no-lexicon", other).status == 1)
    #expect(try String(contentsOfFile: words, encoding: .utf8).contains(ink) == false)
  }

  @Test func `folders are searched, and one bad drawing does not end a search`() throws {
    let folder = programs.path("notes/2026")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let ink = try ink("milk")
    #expect(try stylusctl("import", ink, "\(folder)/b.inkd").status == 0)
    try Data("not ink".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.inkd"))
    try Data("milk".utf8).write(to: URL(fileURLWithPath: "\(folder)/milk.txt"))
    let found = try stylusctl("find", "milk", "--no-lexicon", programs.path("notes"))
    #expect(found.status == 3 && found.errors.contains("a.inkd"))
    #expect(found.lines.count == 1 && found.lines.first?.contains("b.inkd:1.1") == true)
  }

  @Test func `what cannot be done is said, with what to do`() throws {
    let ink = try ink("ab")
    let picture = try stylusctl("export", "--text", "--no-lexicon", ink, programs.path("o.png"))
    #expect(picture.status == 1 && picture.errors.contains("only SVG and PDF can contain text"))
    let unasked = try stylusctl("export", "--no-lexicon", ink, programs.path("o.svg"))
    #expect(unasked.status == 2 && unasked.errors.contains("--text"))
    let table = programs.path("table.csv")
    try Data("item,stroke,x,y\n".utf8).write(to: URL(filePath: table))
    let lacking = try stylusctl("recognise", "--no-lexicon", table)
    #expect(lacking.errors.contains("the header line lacks x_mm, y_mm"))
  }

  @Test func `a drawing through a pipe is refused, and not waited for`() throws {
    let pipe = Pipe()
    let tool = try programs.start(
      "stylusctl", ["recognise", "--no-lexicon", "/dev/stdin"],
      input: pipe.fileHandleForReading)
    pipe.fileHandleForWriting.write(Data("<?xml version=\"1.0\"?>\n".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(tool.awaitEnd() == 1)
    #expect(tool.log.contains("is a pipe without the columns item,stroke,x_mm,y_mm"))
  }
}
