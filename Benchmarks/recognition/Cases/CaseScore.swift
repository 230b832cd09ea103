import Foundation
import Handwriting
import InkRecognition
import InkSynthesis

/// How many generated texts of each kind are read rightly, in hands that were tuned on and in
/// others.
struct CaseScore {
  private let tuned: CaseWriter
  private let unseen: CaseWriter
  private let count: Int
  /// The first seed of hands that were tuned on, and of others.
  private static let seeds: (tuned: UInt64, unseen: UInt64) = (1_000_000, 9_000_000)

  /// Reads the characters of the tuning writers and of the test writers.
  init(_ folder: String, count: Int) throws {
    let characters = try WritingFile("\(folder)/chars.tsv.xz").read {
      WriterGroup(person: $0.person) != .taught
    }
    tuned = CaseWriter(characters.filter { WriterGroup(person: $0.person) == .tuning })
    unseen = CaseWriter(characters.filter { WriterGroup(person: $0.person) == .judges })
    self.count = count
  }

  /// A case: a text and its ink, and whether its writer was not tuned on.
  struct Case {
    var text: String
    var trace: WritingTrace
    var isUnseen: Bool
    var isComposed: Bool

    /// The way in which it was made.
    var way: String { isComposed ? "composed" : "synthetic" }
  }

  /// The cases of a kind; a third of the hands were not tuned on, half are composed of characters.
  func cases(_ kind: CaseText) throws -> [Case] {
    var cases: [Case] = []
    for index in 0..<count {
      let isUnseen = index % 3 == 2
      let seed = (isUnseen ? Self.seeds.unseen : Self.seeds.tuned) + UInt64(index)
      var dice = SplitMix64(seed: seed &* 31)
      let text = kind.draw(&dice)
      let writer = isUnseen ? unseen : tuned
      var isComposed = index / 3 % 2 == 1
      var trace = try writer.write(text, seed: seed, isComposed: isComposed)
      if trace == nil {
        isComposed = false
        trace = try writer.write(text, seed: seed, isComposed: false)
      }
      guard let trace else { continue }
      cases.append(Case(text: text, trace: trace, isUnseen: isUnseen, isComposed: isComposed))
    }
    return cases
  }

  /// All cases in the form of UNIPEN's packed words.
  var packed: String {
    get throws {
      var text = ""
      for kind in CaseText.allCases {
        for item in try cases(kind) {
          let writer = item.isUnseen ? "w7" : "w3"
          text +=
            "\(kind)\t\(writer)\t\(item.way)\t-\t-\t0\t100\t\(item.text)\t"
          text +=
            (0..<item.trace.strokeCount).map { stroke in
              var last = SIMD2<Int>.zero
              return item.trace.range(stroke).map { index in
                let point = item.trace.points[index]
                let place = SIMD2(Int((point.x * 100).rounded()), -Int((point.y * 100).rounded()))
                defer { last = place }
                return "\(place.x - last.x),\(place.y - last.y)"
              }.joined(separator: " ")
            }.joined(separator: ";") + "\n"
        }
      }
      return text
    }
  }

  /// Prints a row for each kind; `isWrongShown` also prints what is read wrongly.
  func measure(_ reader: WritingReader, _ name: String, isWrongShown: Bool) throws {
    print(
      "\n| \(name) | n | right | synthetic, tuned | synthetic, unseen | composed, tuned "
        + "| composed, unseen | no text | said |\n|---|---|---|---|---|---|---|---|---|")
    var reader = reader
    for kind in CaseText.allCases {
      var tally = Tally()
      for item in try cases(kind) {
        reader.read(item.trace)
        let reading = reader.readings(1).first
        let isRight = reading?.text == item.text
        tally.note(item, isRight, reading)
        if isWrongShown, !isRight {
          let read = reading?.text ?? "no text (\(reader.likeliest))"
          print(
            "  \(kind) \(item.way), \(item.isUnseen ? "unseen" : "tuned"): \(item.text): \(read)")
        }
      }
      print(tally.row("\(kind)"))
    }
  }

  private struct Tally {
    private var rights = [0, 0, 0, 0]
    private var counts = [0, 0, 0, 0]
    private var silent = 0
    private var said: Float = 0

    mutating func note(_ item: Case, _ isRight: Bool, _ reading: Reading?) {
      let index = (item.isComposed ? 2 : 0) + (item.isUnseen ? 1 : 0)
      counts[index] += 1
      rights[index] += isRight ? 1 : 0
      silent += reading == nil ? 1 : 0
      said += reading?.confidence ?? 0
    }

    func row(_ name: String) -> String {
      let all = counts.reduce(0, +)
      let parts = (0..<4).map { index in
        counts[index] == 0
          ? "-" : percent(Double(rights[index]) / Double(counts[index])) + " of \(counts[index])"
      }
      return "| \(name) | \(all) | \(percent(Double(rights.reduce(0, +)) / Double(max(1, all)))) | "
        + parts.joined(separator: " | ")
        + " | \(silent) | \(percent(Double(said) / Double(max(1, all)))) |"
    }
  }
}
