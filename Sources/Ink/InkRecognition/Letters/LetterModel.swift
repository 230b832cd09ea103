/// The probabilities of letter sequences, learned from words: a letter after the five before it.
///
/// Counts of all lengths up to six are mixed as by I. H. Witten and T. C. Bell (1991): the weight
/// of a longer context depends on how often it was seen compared with how many different letters
/// followed.
package struct LetterModel: Sendable {
  /// The preceding symbols, as returned by ``after(_:_:)``.
  package typealias Context = UInt32

  /// The symbols: 1...26 letters, 27 the apostrophe, 28 the hyphen, and 29 the end of the word.
  static let end: UInt8 = 29
  /// The symbol of the letter that only one language has, such as ß, and its byte in folded words.
  static let own: UInt8 = 30
  static let ownLetter: UInt8 = 0xDF
  static let symbolCount = 29
  /// The context before the first letter.
  static let start: Context = 1

  /// The length of the longest context.
  private static let reach = 5

  private var counts = CountTable()
  /// The total count after each context, and the number of different symbols.
  private var totals = CountTable()
  private var kinds = CountTable()

  /// Creates a model from words with weights.
  package init(_ words: [(word: [UInt8], weight: Float)]) {
    for (word, weight) in words where weight > 0 {
      guard let symbols = WordTrie.symbols(of: word) else { continue }
      learn(symbols, weight)
    }
    counts.pack()
    totals.pack()
    kinds.pack()
  }

  /// Reads a model; nil if the bytes are not one.
  init?(_ reader: inout LittleEndianReader) {
    guard let counts = CountTable(&reader), let totals = CountTable(&reader),
      let kinds = CountTable(&reader)
    else { return nil }
    (self.counts, self.totals, self.kinds) = (counts, totals, kinds)
  }

  /// Appends the model to bytes.
  func encodeBytes(to bytes: inout [UInt8]) {
    counts.encodeBytes(to: &bytes)
    totals.encodeBytes(to: &bytes)
    kinds.encodeBytes(to: &bytes)
  }

  private mutating func learn(_ word: [UInt8], _ weight: Float) {
    var context = Self.start
    for symbol in word + [Self.end] {
      var part = context
      while true {
        let key = part << 5 | UInt32(symbol)
        if counts.addCount(weight, at: key) { _ = kinds.addCount(1, at: part) }
        _ = totals.addCount(weight, at: part)
        guard let shorter = Self.shorter(part) else { break }
        part = shorter
      }
      context = Self.after(context, symbol)
    }
  }

  /// Returns the symbol of a letter, apostrophe or hyphen, ignoring case; nil for any other
  /// character.
  package static func symbol(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - 96
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - 64
    case UInt8(ascii: "'"): 27
    case UInt8(ascii: "-"): 28
    case ownLetter: own
    default: nil
    }
  }

  /// Returns a context followed by a symbol; a 1 precedes the oldest symbol.
  static func after(_ context: Context, _ symbol: UInt8) -> Context {
    let longer = context << 5 | UInt32(symbol)
    let limit: UInt32 = 1 << (5 * UInt32(reach))
    return longer < 2 * limit ? longer : longer & (limit - 1) | limit
  }

  /// Returns a context without its oldest symbol; nil if it has none.
  private static func shorter(_ context: Context) -> Context? {
    guard context > 1 else { return nil }
    let bits = UInt32(31 - context.leadingZeroBitCount)
    let shorter = context & ((1 << (bits - 5)) - 1)
    return shorter | 1 << (bits - 5)
  }

  /// Returns the probability of a symbol after a context.
  func probability(of symbol: UInt8, after context: Context) -> Float {
    var share = 1 / Float(Self.symbolCount)
    let bits = UInt32(31 - context.leadingZeroBitCount)
    var length: UInt32 = 0
    while length <= bits {
      let part = context & ((1 << length) - 1) | 1 << length
      let total = totals[part]
      guard total > 0 else { break }
      let kind = kinds[part] * Self.surprise
      share = (counts[part << 5 | UInt32(symbol)] + kind * share) / (total + kind)
      length += 5
    }
    return share
  }

  /// The weight of each different symbol seen after a context, in the unit of the words' weights.
  private static let surprise: Float = 1
}
