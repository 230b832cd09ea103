import Foundation
import InkRecognition
import ProgramOptions

/// Weights and numbers other than those that ship, to find better ones on the tuning writers.
struct Trial {
  private static let weights = Option.optional(
    "weights", .path("FILE"), "weights as train-recogniser writes them, in place of ours")
  private static let looks = Option.optional(
    "looks", looksKind, "how the network looks: SIZE or SIZE/LEAN, parted by commas")
  private static let language = Option.optional(
    "language", .positiveDecimal("SHARE", upTo: 4), "what the language counts against the ink")
  private static let sure = Option.optional(
    "sure", .positiveDecimal("SHARE", upTo: 1),
    "a text that is surer than this after one look is not looked at again")
  private static let length = Option.optional(
    "length", .positiveDecimal("LOG", upTo: 8), "what each character adds")
  private static let width = Option.optional(
    "width", .integer("N", 1...500), "how many beginnings are kept")

  static let options = [
    weights.description, looks.description, language.description, length.description,
    sure.description,
    width.description,
  ]

  /// Upright ones are searched, others weigh only.
  private static let looksKind = ValueKind<[InkLooks.Look]>(
    "LOOKS", "sizes above 0, each perhaps with a lean"
  ) { text in
    var looks: [InkLooks.Look] = []
    for part in text.split(separator: ",") {
      let numbers = part.split(separator: "/").map { Float($0) ?? 0 }
      guard (1...2).contains(numbers.count), numbers[0] > 0 else { return nil }
      let lean = numbers.count == 2 ? numbers[1] : 0
      looks.append(InkLooks.Look(lean: lean, size: numbers[0], isSearched: lean == 0))
    }
    return looks.first?.isSearched == true ? looks : nil
  }

  private let network: LetterNetwork?
  private let looks: [InkLooks.Look]?
  private let numbers: ReadingWeights

  init(_ invocation: Invocation) throws {
    network = try invocation[Self.weights].map { path in
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let digits = source.split(separator: "\"\"\"", omittingEmptySubsequences: false)
      guard digits.count == 3, let network = LetterNetwork(text: digits[1].utf8) else {
        throw Fault(description: "'\(path)' has no weights of a network of this form")
      }
      return network
    }
    looks = invocation[Self.looks]
    var numbers = ReadingWeights()
    if let language = invocation[Self.language] { numbers.language = Float(language) }
    if let length = invocation[Self.length] { numbers.length = Float(length) }
    if let sure = invocation[Self.sure] { numbers.sure = Float(sure) }
    if let width = invocation[Self.width] { numbers.width = width }
    self.numbers = numbers
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// A reader of a language as the command line wants it.
  func reader(_ language: WritingLanguage) -> WritingReader {
    var reader =
      network == nil && looks == nil
      ? WritingReader(language)
      : WritingReader(
        looks: InkLooks(network ?? .shipped, looks ?? WritingReader.looks), language)
    reader.weights = numbers
    return reader
  }
}
