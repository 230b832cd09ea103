/// Words in capitals that are spelled out, such as CEO or HTML: their letters do not depend on each
/// other.
enum Acronyms {
  /// The logarithms of the shares of letters, by their symbols in ``LetterModel``.
  static let letterLogs: [Float] = {
    let shares: [Float] = [
      8, 4, 8, 6, 5, 4, 3.5, 3, 5, 1, 1.5, 4.5, 6, 5, 4, 6, 0.7, 5, 8.5, 6.5, 3, 2.5, 2.5, 1, 1,
      0.7,
    ]
    let sum = shares.reduce(0, +)
    return [-100] + shares.map { ExactMath.log($0 / sum) } + [-100, -100]
  }()

  /// The shares of acronyms that end after a number of letters, among those that have so many.
  private static let ends: [Float] = [0.0001, 0.02, 0.25, 0.6, 0.75, 0.9, 0.97]

  /// Returns the logarithm of the probability that an acronym ends after a number of letters.
  static func endLog(_ letters: Int) -> Float { endLogs[min(letters, ends.count - 1)] }

  /// Returns the logarithm of the probability that an acronym continues after a number of letters.
  static func continuationLog(_ letters: Int) -> Float {
    continuationLogs[min(letters, ends.count - 1)]
  }

  private static let endLogs = ends.map { ExactMath.log($0) }
  private static let continuationLogs = ends.map { ExactMath.log(1 - $0) }
}

/// The endings of e-mail and web addresses.
enum AddressEndings {
  /// The share of addresses that end in one of these.
  static let share: Float = 0.85

  /// The endings with their frequencies.
  static let trie = WordTrie(
    [
      ("com", 50), ("org", 15), ("net", 8), ("edu", 8), ("gov", 3), ("co", 5), ("uk", 5), ("de", 5),
      ("io", 3), ("info", 2), ("fr", 2), ("eu", 2), ("ch", 2), ("at", 2), ("nl", 2), ("it", 2),
      ("es", 2), ("ca", 2), ("au", 2), ("jp", 1), ("in", 1), ("us", 1), ("ac", 1), ("me", 1),
      ("dev", 1), ("app", 1), ("html", 1), ("pl", 1), ("se", 1), ("be", 1), ("int", 1), ("biz", 1),
    ].map { (Array($0.0.utf8), Float($0.1)) })
}
