/// The prior probability of a text: words of a lexicon or similar to some, numbers, and signs.
///
/// A text is a sequence of words, digits and signs. Within a word, two models are used in parallel,
/// the lexicon and the letters, and their probabilities are combined. Capitalization is modeled
/// separately.
package struct TextModel: Sendable {
  private let trie: WordTrie
  private let letters: LetterModel
  private let alphabet: TextAlphabet
  private let odds: [TextOdds]
  /// The fraction of written text that is in the lexicon; 0 without one.
  private let known: Float
  private let signLogs: [Float]

  /// Creates the model of a language.
  package init(
    trie: WordTrie, letters: LetterModel, known: Float = 0.85, alphabet: TextAlphabet = .text
  ) {
    self.trie = trie
    self.letters = letters
    self.alphabet = alphabet
    self.known = trie.count > 0 ? known : 0
    odds = alphabet == .text ? TextOdds.text : TextOdds.digits
    signLogs = Self.signLogs
  }

  /// Whether only numbers are expected.
  package var hasNumbersOnly: Bool { alphabet == .digits }

  /// A state in a text.
  package struct TextPosition: BitwiseCopyable, Sendable {
    /// The logarithm of the probability of the preceding text, without that of the current word.
    fileprivate var behind: Float = 0
    /// The logarithms of the word's probability according to the lexicon and the letters.
    fileprivate var known: Float = 0
    fileprivate var spelt: Float = 0
    fileprivate var node = WordTrie.root
    fileprivate var context = LetterModel.start
    fileprivate var kind = TextKind.start
    fileprivate var casing = Casing.start

    /// The logarithm of the probability of the whole preceding text.
    package fileprivate(set) var log: Float = 0
  }

  /// The capitalization of a word until now.
  fileprivate enum Casing: UInt8 {
    case start
    case small
    case capital
    case capitals
  }

  /// The state at the beginning of a text.
  package var start: TextPosition { TextPosition() }

  /// Returns the state after one more character; nil if the alphabet does not contain it.
  package func after(_ state: TextPosition, _ code: Int) -> TextPosition? {
    let byte = LetterCode.byte(code)
    guard alphabet.has(byte) else { return nil }
    var state = state
    if let symbol = letterSymbol(byte, state) {
      enter(.letter, &state)
      spell(symbol, isCapital: byte < 96 && byte >= 65, &state)
    } else {
      leaveWord(&state)
      let kind = TextKind.of(byte)
      enter(kind, &state)
      state.behind += kind == .digit ? -2.302585 : kind == .space ? 0 : signLogs[code]
      if kind == .space || kind == .sign { state.casing = .start }
    }
    state.log = total(state)
    return state
  }

  /// Returns the logarithm of the probability that the text ends here.
  package func endLogProbability(_ state: TextPosition) -> Float {
    var state = state
    leaveWord(&state)
    enter(.start, &state)
    return state.behind
  }

  /// Apostrophes and hyphens belong to words that have begun.
  private func letterSymbol(_ byte: UInt8, _ state: TextPosition) -> UInt8? {
    guard let symbol = LetterModel.symbol(byte) else { return nil }
    if symbol <= 26 { return symbol }
    guard state.kind == .letter else { return nil }
    return symbol == 27 || trie.child(of: state.node, symbol) >= 0 ? symbol : nil
  }

  private func total(_ state: TextPosition) -> Float {
    guard state.kind == .letter else { return state.behind }
    return state.behind + Self.either(state.known, state.spelt)
  }

  /// Returns the logarithm of the sum of two values given by their logarithms.
  private static func either(_ a: Float, _ b: Float) -> Float {
    let (more, less) = a > b ? (a, b) : (b, a)
    guard less > more - 15 else { return more }
    return more + ExactMath.log(1 + ExactMath.exp(less - more))
  }

  private func enter(_ kind: TextKind, _ state: inout TextPosition) {
    if state.kind == .letter, kind == .letter { return }
    state.behind += odds[Int(state.kind.rawValue)].logs[Int(kind.rawValue)]
    if kind == .letter {
      state.known = known > 0 ? ExactMath.log(known) : -100
      state.spelt = ExactMath.log(max(1 - known, 1e-3))
      state.node = WordTrie.root
      state.context = LetterModel.start
      state.casing = state.casing == .capitals ? .capitals : .start
    }
    state.kind = kind
  }

  private func leaveWord(_ state: inout TextPosition) {
    guard state.kind == .letter else { return }
    let known = state.known + ExactMath.log(trie.endShare(state.node))
    let spelt =
      state.spelt + ExactMath.log(letters.probability(of: LetterModel.end, after: state.context))
    state.behind += Self.either(known, spelt)
  }

  private func spell(_ symbol: UInt8, isCapital: Bool, _ state: inout TextPosition) {
    if symbol <= 26 { state.behind += cased(isCapital, &state.casing) }
    let child = trie.child(of: state.node, symbol)
    state.known =
      child >= 0 ? state.known + ExactMath.log(trie.probability(of: child, from: state.node)) : -200
    state.node = child
    state.spelt += ExactMath.log(letters.probability(of: symbol, after: state.context))
    state.context = LetterModel.after(state.context, symbol)
  }

  /// Returns the logarithm of the probability that the next letter is, or is not, a capital.
  private func cased(_ isCapital: Bool, _ casing: inout Casing) -> Float {
    defer {
      switch casing {
      case .start: casing = isCapital ? .capital : .small
      case .small: break
      case .capital, .capitals: casing = isCapital ? .capitals : .small
      }
    }
    switch casing {
    case .start: return isCapital ? -2.0 : -0.145
    case .small: return isCapital ? -6.0 : -0.0025
    case .capital: return isCapital ? -1.2 : -0.36
    case .capitals: return isCapital ? -0.05 : -3.0
    }
  }

  /// The relative frequencies of signs, by ``LetterCode``.
  private static let signLogs: [Float] = {
    var logs = [Float](repeating: ExactMath.log(0.002), count: LetterCode.count)
    for (sign, share) in TextOdds.signs {
      if let code = LetterCode.of(sign) { logs[code] = ExactMath.log(share) }
    }
    return logs
  }()
}
