import Foundation
import ProgramKit
import StylusModel
import StylusPipeline
import Testing

/// `stylusctl predict`, on traces of one's own.
@Suite struct PredictTests {
  let programs: Programs

  init() throws { programs = try Programs() }

  /// Two strokes: an arc of 40 samples at 200 Hz, and a dot.
  private static let arc = (0..<40).map { step in
    let angle = Double(step) / 12
    return (time: 5 * step, x: rounded(20 + 6 * sin(angle)), y: rounded(30 - 4 * cos(angle)))
  }
  private static let trace =
    "stroke,t_ms,x_mm,y_mm,pressure\n"
    + arc.map { "arc,\($0.time),\($0.x),\($0.y),0.5\n" }.joined() + "dot,400,1.5,2.25,0.25\n"

  /// To a thousandth.
  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  private func file(_ text: String) throws -> String {
    let path = programs.path("ink.csv")
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func rows(_ arguments: [String]) throws -> [[String]] {
    let outcome = try programs.run("stylusctl", ["predict", "--csv"] + arguments)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.lines.first == "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm")
    return outcome.lines.dropFirst().map { $0.components(separatedBy: ",") }
  }

  // MARK: The hand

  /// Strokes that differ from each other.
  private static let strokes = (1...6).map { number in
    (0..<60).map { step in
      let angle = Double(step) / 10
      let x = rounded(20 + Double(number) * sin(angle) + Double(step) / 7)
      let y = rounded(30 - 4 * cos(angle * (1 + Double(number) / 20)))
      return "\(number),\(number * 1000 + 8 * step),\(x),\(y),0.5\n"
    }.joined()
  }

  @Test func whatLearningBroughtIsToldOnRequestAndLearningCanBeLeftOut() throws {
    let path = try file("stroke,t_ms,x_mm,y_mm,pressure\n" + Self.strokes.joined())
    let told = try programs.run("stylusctl", ["predict", path, "--learn"])
    let line = try #require(told.lines.last)
    #expect(
      line.hasPrefix("learned from ") && line.contains(" moments of the hand: error 16 ms ahead "))
    let rows = try programs.run(
      "stylusctl", ["predict", path, "--csv", "--learn", "--horizons", "16"])
    #expect(rows.lines.first == "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm,lessons,gain")
    let lessons = rows.lines.dropFirst().compactMap { Int($0.components(separatedBy: ",")[7]) }
    #expect(lessons == lessons.sorted() && lessons.first == 0 && lessons.last ?? 0 > 100)
    let (with, without) = (
      try self.rows([path]), try self.rows([path, "--no-learn"])
    )
    #expect(with.count == without.count && with != without)
    // Until something was learned both say the same, but for what the hand's voice counts.
    #expect(with.prefix(5).map { $0.prefix(4) } == without.prefix(5).map { $0.prefix(4) })
    let both = try programs.run("stylusctl", ["predict", path, "--learn", "--no-learn"])
    #expect(both.status == 1 && both.errors.contains("cannot be combined. Fix:"))
  }

  // MARK: CSV

  @Test func everyRowIsWhatThePredictorAnswers() throws {
    let rows = try rows([file(Self.trace), "--horizons", "8,16,33"])
    #expect(rows.count == 3 * 41)
    var predictor = TipPredictor()
    for (index, place) in Self.arc.enumerated() {
      var sample = Sample(
        time: Timestamp(microseconds: Int64(place.time) * 1000), x: Millimeters(Float(place.x)),
        y: Millimeters(Float(place.y)))
      sample.pressure = Fraction(0.5)
      for property in [Property.time, .position, .pressure] {
        sample.provenance[property] = .measured
      }
      predictor.observe(sample)
      for (number, horizon) in [8, 16, 33].enumerated() {
        let row = rows[3 * index + number]
        #expect(row[...3] == ["arc", "\(index)", "\(place.time)", "\(horizon)"])
        let answer = predictor.prediction?.sample(after: .milliseconds(Int64(horizon)))
        #expect(try isNear(row[4], (answer?.sample ?? sample).x))
        #expect(try isNear(row[5], (answer?.sample ?? sample).y))
        #expect(try answer.map { try isNear(row[6], $0.uncertainty) } ?? (row[6] == "nan"))
      }
    }
  }

  private func isNear(_ text: String, _ length: Millimeters) throws -> Bool {
    abs(try #require(Double(text)) - Double(length.value)) <= 0.000_051
  }

  @Test func whoSaidItIsToldInShares() throws {
    let outcome = try programs.run(
      "stylusctl", ["predict", file(Self.trace), "--csv", "--experts", "--horizons", "16"])
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.first
        == "stroke,index,t_ms,h_ms,x_mm,y_mm,sigma_mm,trend_9,trend_7,experts,network,hand,calm")
    let rows = outcome.lines.dropFirst().map { $0.components(separatedBy: ",") }
    #expect(rows.first?[7...].allSatisfy { $0 == "nan" } == true)
    for row in rows.dropFirst().dropLast() {
      let shares = row[7...11].compactMap { Double($0) }
      #expect(shares.allSatisfy { (0...1).contains($0) })
      #expect(abs(shares.reduce(0, +) - 1) < 3e-4)
      #expect((0...0.8).contains(try #require(Double(row[12]))))
    }
    let plain = try self.rows([file(Self.trace), "--horizons", "16"])
    #expect(plain == rows.map { Array($0[...6]) })
  }

  @Test func sharesAreToldInRowsOnly() throws {
    let outcome = try programs.run("stylusctl", ["predict", file(Self.trace), "--experts"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--csv"))
  }

  @Test func theFirstSampleOfAStrokeIsHeld() throws {
    let rows = try rows([file(Self.trace)]).map { $0.joined(separator: ",") }
    #expect(
      rows.prefix(5) == [
        "arc,0,0,8,20.0000,26.0000,nan", "arc,0,0,16,20.0000,26.0000,nan",
        "arc,0,0,24,20.0000,26.0000,nan", "arc,0,0,33,20.0000,26.0000,nan",
        "arc,0,0,50,20.0000,26.0000,nan",
      ])
    #expect(rows.suffix(5).allSatisfy { $0.hasSuffix(",1.5000,2.2500,nan") })
    #expect(rows.suffix(5).first == "dot,0,400,8,1.5000,2.2500,nan")
  }

  @Test func whatComesLaterChangesNothingThatWasSaid() throws {
    let whole = try rows([file(Self.trace)])
    let lines = Self.trace.split(separator: "\n")
    for count in [2, 7, 30] {
      let part = try rows([file(lines.prefix(1 + count).joined(separator: "\n"))])
      #expect(part.count == 5 * count && part == Array(whole.prefix(5 * count)))
    }
  }

  @Test func aStrokeDoesNotDependOnTheStrokeBeforeButOnTheTablet() throws {
    // The second stroke begins anew, though its times and places go on where the first ended.
    let again = Self.trace.replacingOccurrences(of: "arc,100,", with: "new,100,")
    let rows = try rows([file(again), "--horizons", "8"])
    #expect(rows[20].joined(separator: ",").hasPrefix("new,0,100,8,"))
    #expect(rows[20][6] == "nan")
  }

  // MARK: Streams

  @Test func rowsComeWhileTheTraceGoesOn() throws {
    let (input, output) = (Pipe(), OutputPipe())
    let tool = try programs.start(
      "stylusctl", ["predict", "--csv", "--horizons", "8"],
      input: input.fileHandleForReading, output: output.writing)
    try output.giveAway()
    for (index, line) in Self.trace.split(separator: "\n").prefix(4).enumerated() {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      let first = index == 0 ? "stroke,index" : "arc,\(index - 1),"
      #expect(output.line()?.hasPrefix(first) == true)
    }
    // The last line may lack its end.
    try input.fileHandleForWriting.write(contentsOf: Data("dot,9,1,2,0.5".utf8))
    try input.fileHandleForWriting.close()
    #expect(output.line() == "dot,0,9,8,1.0000,2.0000,nan")
    #expect(output.line() == nil && tool.awaitEnd() == 0, "\(tool.log)")
  }

  @Test func aTraceWithoutEndNeedsNoMoreMemory() throws {
    let input = Pipe()
    let tool = try programs.start(
      "stylusctl",
      [
        "predict", "-", "--csv", "--horizons",
        Array(repeating: "0", count: 40).joined(separator: ","),
      ],
      input: input.fileHandleForReading, output: FileHandle(forWritingAtPath: "/dev/null"))
    let writing = input.fileHandleForWriting
    try writing.write(contentsOf: Data("stroke,t_ms,x_mm,y_mm,pressure,remark\n".utf8))
    // 2 MB each; what is printed of it is about as much.
    let remark = String(repeating: "x", count: 2_000)
    func write(_ rows: Range<Int>) throws {
      let text = rows.map { "\($0 / 500),\($0 * 2),\($0 % 97),\($0 % 89),0.5,\(remark)\n" }.joined()
      try writing.write(contentsOf: Data(text.utf8))
    }
    try write(0..<1_000)
    let before = try memory(of: tool)
    for part in 1..<9 { try write(part * 1_000..<(part + 1) * 1_000) }
    #expect(try memory(of: tool) - before < 4_096)
    try writing.close()
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
  }

  /// The most memory that a program has had, in KiB.
  private func memory(of tool: RunningProgram) throws -> Int {
    let status = try String(
      contentsOfFile: "/proc/\(tool.process.processIdentifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }

  @Test func aReaderThatHasSeenEnoughEndsItQuietly() throws {
    let output = OutputPipe()
    let long = Self.trace + (0..<20_000).map { "more,\(1000 + $0),1,\($0 % 9),0.5\n" }.joined()
    let tool = try programs.start(
      "stylusctl", ["predict", "--csv", file(long)], output: output.writing)
    try output.giveAway()
    #expect(output.line()?.hasPrefix("stroke,") == true)
    output.stopReading()
    #expect(tool.awaitEnd() == 0 && tool.log.isEmpty, "\(tool.log)")
  }

  // MARK: Recordings

  @Test func aRecordingIsPredictedSampleBySample() throws {
    let recording = programs.path("ink.evemu")
    #expect(try programs.run("stylusctl", ["generate", "it", "-o", recording]).status == 0)
    let rows = try rows([recording, "--horizons", "16"])
    let samples = try programs.run("stylusctl", ["replay", recording, "--json"]).lines
      .map { try object($0) }.filter { $0["event"] as? String == "sample" }
    #expect(rows.count == samples.count && samples.count > 30)
    var index = 0
    for (row, event) in zip(rows, samples) {
      let sample = try #require(event["sample"] as? [String: Any])
      let stroke = try #require(event["stroke"] as? Int)
      index = row[0] == "\(stroke)" && row[1] != "0" ? index + 1 : 0
      #expect(row[0] == "\(stroke)" && row[1] == "\(index)" && row[3] == "16")
      let time = try #require(sample["time"] as? Double)
      #expect(abs(try #require(Double(row[2])) * 1000 - time) < 0.5)
      if row[6] == "nan" {
        #expect(abs(try #require(Double(row[4])) - (sample["x"] as? Double ?? 0)) < 0.001)
      }
    }
    #expect(rows.first?[0] == "1")
    #expect(rows.count { $0[6] != "nan" } > rows.count / 3)
  }

  @Test func aRecordingMayComeThroughAPipe() throws {
    let recording = programs.path("ink.evemu")
    #expect(try programs.run("stylusctl", ["generate", "it", "-o", recording]).status == 0)
    let tool = try programs.start(
      "stylusctl", ["predict", "--csv"],
      input: FileHandle(forReadingFrom: URL(fileURLWithPath: recording)))
    #expect(tool.awaitEnd() == 0, "\(tool.log)")
    let piped = try programs.run("/bin/cat", [programs.path("stylusctl-1.out")])
    #expect(
      piped.output == (try programs.run("stylusctl", ["predict", "--csv", recording]).output))
    #expect(!piped.output.isEmpty)
  }

  // MARK: The table

  @Test func withoutCSVATableComparesWithStaying() throws {
    let outcome = try programs.run("stylusctl", ["predict", file(Self.trace)])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.lines.first?.hasPrefix("2 strokes, 41 samples") == true)
    let heads = outcome.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(heads.suffix(5) == ["8", "16", "24", "33", "50"])
  }

  // MARK: What cannot be done

  @Test func anErrorNamesTheFileTheLineTheColumnAndTheFixAfterTheRowsBefore() throws {
    let path = try file(Self.trace + "dot,410,1.5,2;25,0.25\n")
    let outcome = try programs.run("stylusctl", ["predict", "--csv", path])
    #expect(outcome.status == 1)
    #expect(outcome.lines.count == 1 + 5 * 41)
    let begin =
      "stylusctl predict: \(path):43: column y_mm: '2;25' is not a finite number. Fix: "
    #expect(outcome.errors.hasPrefix(begin), "\(outcome.errors)")
    let table = try programs.run("stylusctl", ["predict", path])
    #expect(table.status == 1 && table.output.isEmpty && table.errors == outcome.errors)
  }

  @Test func whatIsNoTraceIsNamed() throws {
    for (text, words) in [
      ("", ["ink.csv:1", "the file is empty"]), ("\n \n", ["ink.csv:3", "the file is empty"]),
      ("x,y\n1,2\n", ["ink.csv:1", "neither a trace nor a recording", "stroke,t_ms,x_mm"]),
      ("stroke,t_ms,x_mm,y_mm\n", ["ink.csv:1", "lacks pressure"]),
      ("# EVEMU 1.3\nE: x\n", ["ink.csv:2"]),
    ] {
      let outcome = try programs.run("stylusctl", ["predict", file(text)])
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      for word in words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    for (path, word) in [(programs.path("missing"), "No such file"), ("/", "Is a directory")] {
      let outcome = try programs.run("stylusctl", ["predict", path])
      #expect(outcome.status == 1 && outcome.errors.contains(word), "\(outcome.errors)")
    }
  }

  @Test(arguments: ["51", "8,50.1", "-1", "8,,9", "", "x", "nan", "0x8", "8;9", "8 9"])
  func horizonsOutOfRangeAreRefusedInWords(horizons: String) throws {
    let outcome = try programs.run("stylusctl", ["predict", "demo", "--horizons", horizons])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(
      outcome.errors.contains("--horizons needs milliseconds from 0 to 50, separated by commas"))
  }
}
