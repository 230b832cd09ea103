/// A web address that was written where a reader found words: "in. example com" for
/// "www.example.com".
struct WebAddress: Hashable, Sendable {
  /// The codes of its characters, last first.
  let backwards: [UInt8]

  /// The largest numbers of parts and of letters that are read in place of www.
  private static let (mostParts, longestStart) = (5, 5)

  /// Returns whether a text, last character first, has as many parts as an address; fast enough for
  /// every text.
  private static func isLike(backwards codes: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for code in codes where isGap(code) { count += 1 }
    return (2...2 * mostParts).contains(count)
  }

  /// Creates the address for a text; nil if its last part is none of the endings of addresses.
  init?(backwards codes: ArraySlice<UInt8>) {
    guard Self.isLike(backwards: codes) else { return nil }
    let parts = codes.split(whereSeparator: Self.isGap)
    guard (3...Self.mostParts).contains(parts.count), let ending = parts.first,
      let start = parts.last, start.count <= Self.longestStart,
      AddressEndings.trie.contains(ending.reversed().map { LetterCode.byte(Int($0)) })
    else { return nil }
    let dot = UInt8(Self.dot)
    backwards = Array((parts.dropLast() + [Self.www[...]]).joined(separator: [dot]))
  }

  private static func isGap(_ code: UInt8) -> Bool { code == LetterCode.space || code == dot }

  private static let dot = LetterCode.of(UInt8(ascii: ".")) ?? 0
  private static let www = LetterCode.codes(of: "www") ?? []
}
