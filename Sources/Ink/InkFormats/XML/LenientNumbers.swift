/// The numbers of a text, separated by blanks; any other word becomes NaN.
struct LenientNumbers {
  /// One value per word.
  private(set) var values: [Double] = []
  /// Whether a number has a decimal comma, as some programs write in some languages.
  private(set) var hasCommas = false

  init(_ text: [UInt8]) {
    var place = 0
    while place < text.count {
      let end = text[place...].firstIndex(where: XMLText.isBlank) ?? text.count
      if end > place { values.append(parseNumber(text[place..<end])) }
      place = end + 1
    }
  }

  private mutating func parseNumber(_ word: ArraySlice<UInt8>) -> Double {
    if let value = XMLText.parseNumber(word) { return value }
    guard word.count(where: { $0 == UInt8(ascii: ",") }) == 1,
      let value = XMLText.parseNumber(word.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 })
    else { return .nan }
    hasCommas = true
    return value
  }
}
