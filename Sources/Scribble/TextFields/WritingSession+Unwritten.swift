// Texts that could not be put into their fields.
extension WritingSession {
  /// So many texts wait to be fetched; the oldest go.
  package static var mostUnwritten: Int { 64 }

  /// Gives the texts that could not be put into their fields, and forgets them.
  package mutating func takeUnwritten() -> [String] {
    defer { unwritten = [] }
    return unwritten
  }

  /// A text that waits, and then does not any more.
  package mutating func forgetUnwritten(_ text: String) {
    if let index = unwritten.lastIndex(of: text) { unwritten.remove(at: index) }
  }

  /// A text waits for its user to fetch it.
  package mutating func keepUnwritten(_ text: String) {
    unwritten.append(text)
    if unwritten.count > Self.mostUnwritten { unwritten.removeFirst() }
  }
}
