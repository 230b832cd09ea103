import InkDrawing
import InkFormats
import InkGeometry
import InkStorage
import InkSynthesis
import Testing

/// One fault costs what it spoils, and no more.
@Suite struct FaultTests {
  /// A file with some strokes and one fault.
  struct Case: CustomTestStringConvertible {
    let seed: UInt64
    let kind: Int
    /// The stroke that it concerns, and how many there are.
    let stroke: Int
    let count: Int
    private let lines: [[Point]]

    init(seed: Int, kinds: Int) {
      self.seed = UInt64(seed)
      kind = seed % kinds
      var random = SplitMix64(seed: self.seed)
      count = Int.random(in: 1...8, using: &random)
      stroke = Int.random(in: 0..<count, using: &random)
      lines = (0..<count).map { _ in
        (0..<Int.random(in: 3...9, using: &random)).map { _ in
          Point(
            x: Double(Int.random(in: 10...500, using: &random)),
            y: Double(Int.random(in: 10...500, using: &random)))
        }
      }
    }

    var testDescription: String { "case \(seed), kind \(kind)" }

    // MARK: Xournal++

    static let xoppKinds = 13

    /// Whether a stroke of this kind is still there.
    var keepsStroke: Bool { kind != 2 }
    /// Whether the stroke is as it was.
    var keepsPoints: Bool { ![2, 3, 4].contains(kind) }

    func xopp(isSound: Bool) -> [UInt8] {
      var text: [UInt8] = Array("<?xml version=\"1.0\"?>\n<xournal fileversion=\"4\">".utf8)
      let height = kind == 10 && !isSound ? "" : " height=\"800\""
      text += Array("<page width=\"600\"\(height)><layer>\n".utf8)
      for (number, line) in lines.enumerated() {
        text += strokeText(line, kind: number == stroke && !isSound ? kind : nil)
      }
      return text + Array("</layer></page></xournal>\n".utf8)
    }

    private func strokeText(_ line: [Point], kind: Int?) -> [UInt8] {
      var words = line.flatMap { ["\($0.x)", "\($0.y)"] }
      var width: String? =
        (["1.41"] + (1..<line.count).map { "\(Double($0 % 3) + 0.5)" }).joined(separator: " ")
      var before: [UInt8] = []
      switch kind {
      case 0:
        width = width.map { $0.split(separator: " ").dropLast().joined(separator: " ") + " nan" }
      case 1: width = nil
      case 2: words = []
      case 3: words[words.count / 2] = ["nan", "-inf", "abc", "1e999"][words.count % 4]
      case 4: words.removeLast()
      case 5: before = Array("<text font=\"Sans\">a&#x1b;[31m</text>".utf8)
      case 6: before = Array("<text font=\"Sans\">a".utf8) + [0x01] + Array("b</text>".utf8)
      case 7: before = Array("<text font=\"Sans\">Stra".utf8) + [0xDF] + Array("e</text>".utf8)
      case 8: before = Array("<text font=\"Sans\">a&nbsp;b</text>".utf8)
      case 9: before = Array("<text font=\"Sans\">R&D & more</text>".utf8)
      case 11: width = "inf \((1..<line.count).map { _ in "0.5" }.joined(separator: " "))"
      case 12: before = Array("<text font=\"Sans\">\u{FFFE}</text>".utf8)
      default: break
      }
      let attribute = width.map { " width=\"\($0)\"" } ?? ""
      return before
        + Array(
          "<stroke tool=\"pen\" color=\"#000000ff\"\(attribute)>\(words.joined(separator: " "))</stroke>\n"
            .utf8)
    }

    // MARK: InkML

    static let inkMLKinds = 7

    func inkML(isSound: Bool) -> [UInt8] {
      var text = Array("<ink xmlns=\"http://www.w3.org/2003/InkML\">\n".utf8)
      for (number, line) in lines.enumerated() {
        var points = line.map { "\($0.x) \($0.y)" }
        if number == stroke, !isSound {
          switch kind {
          case 0: points[1] = "7"
          case 1: points[1] = "7 nan"
          case 2: points.append("'")
          case 3: text += Array("<annotation>&hellip;</annotation>".utf8)
          case 4: text += Array("<annotation>&#0;</annotation>".utf8)
          case 5: points.insert("x y", at: 0)
          default: text += Array("<annotation>".utf8) + [0xE9] + Array("</annotation>".utf8)
          }
        }
        text += Array("<trace>\(points.joined(separator: ", "))</trace>\n".utf8)
      }
      return text + Array("</ink>\n".utf8)
    }
  }

  private func places(_ stroke: Stroke) -> [Point] { stroke.path.map(\.location) }

  @Test(arguments: (0..<200).map { Case(seed: $0, kinds: Case.xoppKinds) })
  func `a fault in a file of Xournal++ costs no other stroke`(one: Case) throws {
    let sound = try InkFileFormat.xopp.read(one.xopp(isSound: true))
    #expect(sound.faults.isEmpty && sound.drawing.count == one.count)
    let bytes = one.xopp(isSound: false)
    let reading = try InkFileFormat.xopp.read(bytes)
    #expect(reading.faults.count == 1, "\(reading.faults)")
    #expect(throws: InkFormatError.self) { try InkFileFormat.xopp.read(bytes, isStrict: true) }
    #expect(reading.drawing.count == one.count - (one.keepsStroke ? 0 : 1))
    let strokes = Array(reading.drawing.strokes)
    for number in 0..<one.count where number != one.stroke || one.keepsPoints {
      let place = number - (number > one.stroke && !one.keepsStroke ? 1 : 0)
      #expect(places(strokes[place]) == places(sound.drawing.strokes[number]))
    }
    #expect(strokes.allSatisfy { $0.path.allSatisfy { 0.05...10 ~= $0.size.width } })
    if let told = reading.faults.first?.stroke { #expect(told == one.stroke + 1) }
  }

  @Test(arguments: (0..<200).map { Case(seed: $0, kinds: Case.inkMLKinds) })
  func `a fault in InkML costs no other stroke`(one: Case) throws {
    let sound = try InkFileFormat.inkML.read(one.inkML(isSound: true))
    let bytes = one.inkML(isSound: false)
    let reading = try InkFileFormat.inkML.read(bytes)
    #expect(reading.faults.count == 1, "\(reading.faults)")
    #expect(throws: InkFormatError.self) { try InkFileFormat.inkML.read(bytes, isStrict: true) }
    #expect(reading.drawing.count == one.count)
    for number in 0..<one.count where number != one.stroke {
      #expect(places(reading.drawing.strokes[number]) == places(sound.drawing.strokes[number]))
    }
  }

  @Test func `numbers with a decimal comma are numbers`() throws {
    let text =
      "<xournal><page height=\"800\"><layer><stroke tool=\"pen\" color=\"black\" width=\"1,41\">72,0 72,0 144,0 72,0</stroke></layer></page></xournal>"
    let reading = try InkFileFormat.xopp.read(Array(text.utf8))
    #expect(reading.faults.isEmpty)
    #expect(
      places(reading.drawing.strokes[0]) == [Point(x: 25.4, y: 25.4), Point(x: 50.8, y: 25.4)])
  }

  // MARK: Torn ends

  private static let drawing: Drawing = {
    var any = AnyDrawing(seed: 35)
    (any.hasMasks, any.hasEmptyPaths) = (false, false)
    return any.drawing(strokes: 40)
  }()

  /// Files whose end can be missing, each with its bytes.
  static let containers: [(name: String, bytes: [UInt8])] = {
    let packed = InkFileFormat.xopp.bytes(of: drawing).bytes
    let text = Packed.unpacked(packed)
    let entries = [("mimetype", Array("application/xournal++".utf8)), ("content.xml", text)]
    return [
      ("gzip", packed), ("text", text), ("ZIP", Packed.zip(entries, isPacked: true)),
      ("ZIP that is not packed", Packed.zip(entries, isPacked: false)),
      ("UIM", InkFileFormat.uim.bytes(of: drawing).bytes), (".inkd", drawing.encoded()),
    ]
  }()

  @Test(arguments: containers.indices) func `a whole file has no faults`(index: Int) throws {
    let reading = try #require(try DrawingDecoder.decode(Self.containers[index].bytes))
    #expect(reading.faults.isEmpty && reading.drawing.count > 30)
  }

  @Test(arguments: containers.indices) func `of a torn file the strokes before the tear are read`(
    index: Int
  ) throws {
    let (name, bytes) = Self.containers[index]
    let whole = try #require(try DrawingDecoder.decode(bytes)).drawing.strokes.map(places)
    var random = SplitMix64(seed: 36)
    var counts: [Double] = []
    for _ in 0..<200 {
      let cut = Int.random(in: 1..<bytes.count - 1, using: &random)
      guard let reading = try? DrawingDecoder.decode(Array(bytes[..<cut])) else { continue }
      let read = reading.drawing.strokes.map(places)
      #expect(read == Array(whole.prefix(read.count)), "\(name), cut at \(cut)")
      #expect(reading.faults.contains(where: \.losesInk) || read.count == whole.count)
      counts.append(Double(read.count) / Double(whole.count) - Double(cut) / Double(bytes.count))
    }
    // UIM has the times of all strokes before the first of them.
    #expect(counts.count > (name == "UIM" ? 40 : 150), "\(name)")
    #expect(name == "UIM" || counts.reduce(0, +) / Double(counts.count) > -0.15, "\(name)")
  }
}
