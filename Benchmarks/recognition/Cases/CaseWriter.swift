import Handwriting
import InkRecognition
import InkSynthesis
import StylusModel

/// Writes cases: an invented synthetic hand, or characters that one person wrote separately.
struct CaseWriter {
  /// Characters of each person, by their codes.
  private(set) var people: [[UInt8: [Writing]]] = []

  /// A person with fewer characters wrote no alphabet.
  private static let fewest = 12

  /// Uses the separate characters of some people, each session's by themselves, since sizes differ.
  init(_ characters: [Writing]) {
    var bySession: [String: [UInt8: [Writing]]] = [:]
    for character in characters where character.text.count == 1 {
      let session = character.person + " " + character.contributor
      bySession[session, default: [:]][character.text[0], default: []].append(character)
    }
    people = bySession.sorted { $0.key < $1.key }.compactMap { Self.even($0.value) }
      .filter { $0.count >= Self.fewest }
  }

  /// A session without the characters of another size; nil if it has no ordinary size.
  private static func even(_ hand: [UInt8: [Writing]]) -> [UInt8: [Writing]]? {
    func height(_ writing: Writing) -> Float {
      writing.points.corners.map { $0.high.y - $0.low.y } ?? 0
    }
    let tall = hand.filter { isTall(LetterCode.byte(Int($0.key))) }.flatMap(\.value).map(height)
      .sorted()
    guard !tall.isEmpty, (1...40).contains(tall[tall.count / 2]) else { return nil }
    let middle = tall[tall.count / 2]
    var kept: [UInt8: [Writing]] = [:]
    for (code, writings) in hand {
      let byte = LetterCode.byte(Int(code))
      let range: ClosedRange<Float> =
        isTall(byte) ? 0.7...1.4 : isSmall(byte) ? 0.35...0.95 : 0...1.5
      let fitting = writings.filter { range.contains(height($0) / middle) }
      if !fitting.isEmpty { kept[code] = fitting }
    }
    return kept
  }

  private static func isTall(_ byte: UInt8) -> Bool {
    byte >= 48 && byte <= 57 || byte >= 65 && byte <= 90
  }

  private static func isSmall(_ byte: UInt8) -> Bool { Array("acemnorsuvwxz".utf8).contains(byte) }

  /// A text in some hand: of a person who wrote all of its characters, or of an invented one.
  func write(_ text: String, seed: UInt64, isComposed: Bool) throws -> WritingTrace? {
    var dice = SplitMix64(seed: seed)
    guard isComposed else { return try Self.invent(text, &dice) }
    let codes = LetterCode.codes(of: text) ?? []
    let able = people.filter { hand in codes.allSatisfy { hand[$0] != nil } }
    guard !able.isEmpty else { return nil }
    return Self.compose(codes, able[dice.below(able.count)], &dice)
  }

  private static func invent(_ text: String, _ dice: inout SplitMix64) throws -> WritingTrace {
    let hand = Handwriting(style: HandStyle(inventedFrom: dice.next()), seed: dice.next())
    let size = 2.5 + 0.01 * Float(dice.below(250))
    let stays = try hand.synthesize(
      text, at: Place(x: Millimeters(20), y: Millimeters(40)), xHeight: Millimeters(size),
      sensor: Sensor(rate: 200))
    return WritingTrace(stays.joined())
  }

  private static func compose(
    _ codes: [UInt8], _ hand: [UInt8: [Writing]], _ dice: inout SplitMix64
  ) -> WritingTrace {
    let height = xHeight(hand)
    var trace = WritingTrace()
    var right: Float = 20
    let gap = 0.15 + 0.01 * Float(dice.below(30))
    for code in codes {
      guard let all = hand[code], let (low, high) = all[0].points.corners else { continue }
      var writing = all[dice.below(all.count)]
      let (left, bottom) = (
        writing.points.corners?.low ?? low, writing.points.corners?.high ?? high
      )
      let foot = Self.foot(LetterCode.byte(Int(code)), left.y, bottom.y, height)
      let shift = SIMD2(right - left.x, 40 - foot)
      right += bottom.x - left.x + gap * height
      writing.points = writing.points.map { $0 + shift }
      append(writing, to: &trace)
    }
    return trace
  }

  static func append(_ writing: Writing, to trace: inout WritingTrace) {
    var start = 0
    for end in writing.ends {
      for index in start..<end { trace.add(writing.points[index]) }
      trace.lift()
      start = end
    }
  }

  /// The height of small letters, or three fifths of that of other characters.
  static func xHeight(_ hand: [UInt8: [Writing]]) -> Float {
    var small: [Float] = []
    var other: [Float] = []
    for (code, writings) in hand {
      let byte = LetterCode.byte(Int(code))
      for writing in writings {
        guard let (low, high) = writing.points.corners else { continue }
        if isSmall(byte) {
          small.append(high.y - low.y)
        } else if isTall(byte) {
          other.append(0.6 * (high.y - low.y))
        }
      }
    }
    let heights = (small.isEmpty ? other : small).sorted()
    return heights.isEmpty ? 3 : max(0.5, heights[heights.count / 2])
  }

  /// Where the line runs below a character, judged by what it is.
  static func foot(
    _ byte: UInt8, _ top: Float, _ bottom: Float, _ height: Float
  ) -> Float {
    switch Character(UnicodeScalar(byte)) {
    case "g", "j", "p", "q", "y": top + height * (byte == UInt8(ascii: "j") ? 1.4 : 1)
    case "-", "+", "=", "*", "~": (top + bottom) / 2 + 0.5 * height
    case "'", "\"", "^", "`": top + 1.8 * height
    case ",", ";": bottom - 0.3 * height
    case "@", "$", "/", "(", ")": bottom - 0.15 * height
    default: bottom
    }
  }
}
