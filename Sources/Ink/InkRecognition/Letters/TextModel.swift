/// The prior probability of a text: words of a lexicon or similar to some, numbers, and signs.
///
/// A text is a sequence of words, digits and signs. Within a word, two models are used in parallel,
/// the lexicon and the letters, and their probabilities are combined. Capitalization is modeled
/// separately.
package struct TextModel: Sendable {
  let trie: WordTrie
  private let letters: LetterModel
  private let alphabet: TextAlphabet
  private let odds: [TextOdds]
  /// The fraction of written text that is in the lexicon; 0 without one.
  private let known: Float
  private let signLogs: [Float]
  /// The node of the word that begins web addresses; negative if the lexicon lacks it.
  private let web: Int32
  private let forms = NumberForms.table
  /// The logarithm of the share of words that have one of the forms of numbers.
  private let formLog: Float

  /// Whether numbers, acronyms and addresses have forms of their own.
  private let hasForms: Bool
  private let language: LanguageForms
  /// What a small first letter and a capital add.
  private let firstLogs: (small: Float, capital: Float)

  /// How the words of a language differ from English ones.
  struct LanguageForms: Sendable {
    /// Whether ``Orthography/ownByte`` stands for a letter.
    var hasOwnLetter = false
    /// The share of words that begin with a capital.
    var capitalShare = TextModel.taughtCapitalShare
    /// The nodes of words that end with an apostrophe and are joined to the next one.
    var elisions: [Int32] = []
  }

  /// Creates the model of a language; `hasForms` is false only to examine the rest.
  package init(
    trie: WordTrie, letters: LetterModel, known: Float = 0.85, alphabet: TextAlphabet = .text,
    hasForms: Bool = true
  ) {
    self.init(
      trie: trie, letters: letters, known: known, alphabet: alphabet, hasForms: hasForms,
      language: LanguageForms())
  }

  /// Creates the model of a language that is written otherwise than English.
  init(trie: WordTrie, letters: LetterModel, known: Float, language: LanguageForms) {
    self.init(
      trie: trie, letters: letters, known: known, alphabet: .text, hasForms: true,
      language: language)
  }

  private init(
    trie: WordTrie, letters: LetterModel, known: Float, alphabet: TextAlphabet, hasForms: Bool,
    language: LanguageForms
  ) {
    self.language = language
    firstLogs = Self.firstLogs(capitalShare: language.capitalShare)
    self.hasForms = hasForms
    self.trie = trie
    self.letters = letters
    self.alphabet = alphabet
    self.known = trie.count > 0 ? known : 0
    web = trie.node(of: Array("www".utf8))
    odds = alphabet == .text ? TextOdds.text : TextOdds.digits
    signLogs = Self.signLogs
    formLog = ExactMath.log(alphabet == .text ? 0.05 : 0.6)
  }

  /// Returns what a small first letter and a capital add, for a share of words with a capital.
  ///
  /// The network has learned how often words begin with a capital, so that only the difference from
  /// its words counts. The margin in favor of small letters was fitted on the tuning writers.
  private static func firstLogs(capitalShare share: Float) -> (small: Float, capital: Float) {
    let margin: Float = -0.4
    let small = ExactMath.log(1 - share)
    let odds = ExactMath.log(share) - small
    let taught = ExactMath.log(taughtCapitalShare) - ExactMath.log(1 - taughtCapitalShare)
    return (small, small + odds - taught + margin)
  }

  /// The share of UNIPEN's words that begin with a capital.
  fileprivate static let taughtCapitalShare: Float = 0.135

  /// Whether only numbers are expected.
  package var hasNumbersOnly: Bool { alphabet == .digits }

  /// A part of an e-mail or web address.
  fileprivate enum AddressPart: UInt8 {
    case none
    /// After the at sign, or after www.
    case host
    /// After the next period.
    case ending
  }

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
    fileprivate var part = AddressPart.none
    /// Whether the last character ends a sentence with a question or an exclamation.
    fileprivate var isSentenceEnd = false
    /// The logarithm of the word's probability as an acronym.
    fileprivate var acronym: Float = TextModel.never
    fileprivate var letterCount: Int8 = 0
    /// Whether the first letter of the word is a capital.
    fileprivate var isCapitalized = false
    /// The state among the forms of numbers, and the logarithm of the probability of the whole text
    /// if the current word has one of these forms.
    fileprivate var form = FormTable.start
    fileprivate var formed: Float = 0

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
  package var start: TextPosition {
    var start = TextPosition()
    if hasForms { start.formed = formLog } else { start.form = FormTable.nowhere }
    return start
  }

  /// Returns the state after one more character; nil if the alphabet does not contain it.
  package func after(_ state: TextPosition, _ code: Int) -> TextPosition? {
    let byte = LetterCode.byte(code)
    guard alphabet.has(byte) else { return nil }
    let old = state
    var state = state
    let formed = followForm(state, code)
    if let symbol = letterSymbol(byte, state) {
      enter(.letter, &state)
      spell(symbol, isCapital: byte < 96 && byte >= 65, &state)
    } else {
      leaveWord(&state)
      let kind = TextKind.of(byte)
      enter(kind, &state)
      state.behind +=
        kind == .digit
        ? -2.302585
        : kind == .space ? 0 : state.part == .none ? signLogs[code] : Self.addressLogs[code]
      if kind == .space || kind == .sign { state.casing = .start }
    }
    followAddress(byte, old, &state)
    state.isSentenceEnd = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    if byte == UInt8(ascii: " ") {
      state.behind = Self.either(state.behind, formed.log + Self.spaceLog)
      state.form = hasForms ? FormTable.start : FormTable.nowhere
      state.formed = state.behind + formLog
      state.log = state.behind
    } else {
      (state.form, state.formed) = (formed.form, formed.log)
      let other = total(state)
      state.log = state.form >= 0 ? Self.either(other, state.formed) : other
    }
    return state
  }

  /// Returns the state among the forms after one more character, and the logarithm of the
  /// probability; after a space or the end, that of the whole form.
  private func followForm(
    _ state: TextPosition, _ code: Int
  ) -> (form: Int32, log: Float) {
    guard state.form >= 0 else { return (FormTable.nowhere, Self.never) }
    guard code != LetterCode.space else {
      return (FormTable.nowhere, state.formed + forms.endLogs[Int(state.form)])
    }
    let next = forms.after(state.form, code)
    return next.state >= 0
      ? (next.state, state.formed + next.log) : (FormTable.nowhere, Self.never)
  }

  /// The logarithm of the share of further digits that belong to none of the forms, although they
  /// could.
  private static let formless: Float = -0.7
  /// The logarithm of how rarely a text continues without a space after a question.
  private static let runOn: Float = -4
  fileprivate static let never: Float = -1e9
  /// The logarithms of the probabilities that a space or the end follows a number.
  private static let spaceLog: Float = -1.2
  private static let endLog: Float = -0.36

  /// Returns the logarithm of the probability that the text ends here.
  package func endLogProbability(_ state: TextPosition) -> Float {
    let formed = followForm(state, LetterCode.space).log + Self.endLog
    var state = state
    leaveWord(&state)
    enter(.start, &state)
    return Self.either(state.behind, formed)
  }

  /// Changes the part of an address after a character.
  private func followAddress(_ byte: UInt8, _ old: TextPosition, _ state: inout TextPosition) {
    switch byte {
    case UInt8(ascii: "@") where old.kind == .letter || old.kind == .digit:
      state.part = .host
      if old.isCapitalized { state.behind += Self.capitalInAddress }
    case UInt8(ascii: ".") where old.part != .none: state.part = .ending
    case UInt8(ascii: ".") where old.kind == .letter && isWeb(old): state.part = .host
    case UInt8(ascii: " "), UInt8(ascii: "/"): state.part = .none
    default: break
    }
  }

  /// Whether the word is the one that begins web addresses. Unlisted words have no node either.
  private func isWeb(_ state: TextPosition) -> Bool { web >= 0 && state.node == web }

  /// The words of the part of the text that is written: the lexicon, or the endings of addresses.
  private func words(_ state: TextPosition) -> WordTrie {
    state.part == .ending ? AddressEndings.trie : trie
  }

  /// Apostrophes and hyphens belong to words that have begun.
  private func letterSymbol(_ byte: UInt8, _ state: TextPosition) -> UInt8? {
    if byte == Orthography.ownByte { return language.hasOwnLetter ? LetterModel.own : nil }
    guard let symbol = LetterModel.symbol(byte) else { return nil }
    if symbol <= 26 { return symbol }
    guard state.kind == .letter else { return nil }
    if state.part != .none { return nil }
    return symbol == 27 || trie.child(of: state.node, symbol) >= 0 ? symbol : nil
  }

  private func total(_ state: TextPosition) -> Float {
    guard state.kind == .letter else { return state.behind }
    return state.behind + Self.either(Self.either(state.known, state.spelt), state.acronym)
  }

  /// Returns the logarithm of the sum of two values given by their logarithms.
  private static func either(_ a: Float, _ b: Float) -> Float {
    let (more, less) = a > b ? (a, b) : (b, a)
    guard less > more - 15 else { return more }
    return more + ExactMath.log(1 + ExactMath.exp(less - more))
  }

  private func enter(_ kind: TextKind, _ state: inout TextPosition) {
    if state.kind == .letter, kind == .letter { return }
    if state.isSentenceEnd, kind == .digit || kind == .letter { state.behind += Self.runOn }
    if state.kind == .digit, kind == .digit, state.form >= 0 { state.behind += Self.formless }
    let odds = state.part == .none ? odds : TextOdds.address
    state.behind += odds[Int(state.kind.rawValue)].logs[Int(kind.rawValue)]
    if kind == .letter {
      let known = state.part == .ending ? AddressEndings.share : known
      state.known = known > 0 ? ExactMath.log(known) : -100
      state.spelt = ExactMath.log(max(1 - known, 1e-3))
      state.acronym = hasForms ? Self.acronymLog : Self.never
      state.letterCount = 0
      state.node = WordTrie.root
      state.context = LetterModel.start
      state.casing = state.casing == .capitals ? .capitals : .start
    }
    state.kind = kind
  }

  private func leaveWord(_ state: inout TextPosition) {
    guard state.kind == .letter else { return }
    let words = words(state)
    let known =
      state.known + ExactMath.log(words.endShare(state.node))
      + casingLog(words.spelling(state.node), state)
    let spelt =
      state.spelt + ExactMath.log(letters.probability(of: LetterModel.end, after: state.context))
    let acronym = state.acronym + Acronyms.endLog(Int(state.letterCount))
    state.behind +=
      isWeb(state) && state.isCapitalized ? known : Self.either(Self.either(known, spelt), acronym)
  }

  private func spell(_ symbol: UInt8, isCapital: Bool, _ state: inout TextPosition) {
    if symbol <= 26 { state.behind += cased(isCapital, &state.casing) }
    state.acronym =
      isCapital && state.acronym > Self.never / 2
      ? state.acronym + Acronyms.letterLogs[Int(symbol)]
        + Acronyms.continuationLog(Int(state.letterCount))
      : Self.never
    if state.letterCount == 0 { state.isCapitalized = isCapital }
    state.letterCount = min(state.letterCount + 1, 100)
    let words = words(state)
    let child = words.child(of: state.node, symbol)
    if child < 0, state.node >= 0, language.elisions.contains(state.node) {
      joinNext(symbol, &state)
      return
    }
    state.known =
      child >= 0
      ? state.known + ExactMath.log(words.probability(of: child, from: state.node)) : -200
    state.node = child
    state.spelt += ExactMath.log(letters.probability(of: symbol, after: state.context))
    state.context = LetterModel.after(state.context, symbol)
  }

  /// Begins the word after an elision such as l'.
  private func joinNext(_ symbol: UInt8, _ state: inout TextPosition) {
    let next = trie.child(of: WordTrie.root, symbol)
    state.known +=
      ExactMath.log(trie.endShare(state.node))
      + ExactMath.log(trie.probability(of: next, from: WordTrie.root))
    state.node = next
    state.spelt += ExactMath.log(letters.probability(of: symbol, after: state.context))
    state.context = LetterModel.after(state.context, symbol)
  }

  /// Returns how much more likely the capitalization of a known word is than that of words in
  /// general, as a logarithm.
  private func casingLog(_ spelling: WordTrie.Spelling, _ state: TextPosition) -> Float {
    let isInCapitals = state.casing == .capitals
    // Addresses are written in small letters.
    if state.isCapitalized, state.part != .none || isWeb(state) {
      return Self.capitalInAddress
    }
    switch spelling {
    case .small: return 0
    case .capitalized: return !state.isCapitalized ? -3 : isInCapitals ? 0 : 1.8
    case .capitals: return isInCapitals ? 2.5 : -3
    }
  }

  /// What a capital in an address adds: addresses are small, however large a w is.
  private static let capitalInAddress: Float = -12

  /// The logarithm of the share of acronyms among words in capitals.
  private static let acronymLog: Float = -1.4

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
    case .start: return isCapital ? firstLogs.capital : firstLogs.small
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

  /// The same within an address.
  private static let addressLogs: [Float] = {
    var logs = [Float](repeating: ExactMath.log(1e-4), count: LetterCode.count)
    for (sign, share) in [(".", 0.85), ("-", 0.08), ("/", 0.06)] as [(String, Float)] {
      if let code = LetterCode.of(sign.utf8.first ?? 0) { logs[code] = ExactMath.log(share) }
    }
    return logs
  }()
}
