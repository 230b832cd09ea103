/// The spaces around a word that is put into a text.
package enum WordSpacing {
  private static let opening: Set<Character> = [
    "(", "[", "{", "\"", "'", "“", "‘", "/", "@", "#", "-",
  ]
  private static let closing: Set<Character> = [
    ".", ",", ";", ":", "!", "?", ")", "]", "}", "”", "’", "/", "-",
  ]

  /// The word with the spaces required at its position.
  ///
  /// - Parameters:
  ///   - before, after: the characters next to the position; nil for an end of the text.
  ///   - isJoined: whether it was written so close behind the preceding text that it belongs to it.
  package static func spaced(
    _ word: String, before: Character?, after: Character?, isJoined: Bool
  ) -> (text: String, before: Int, after: Int) {
    var (front, back) = ("", "")
    if let before, !isJoined, !before.isWhitespace, !opening.contains(before),
      word.first.map({ !closing.contains($0) }) == true
    {
      front = " "
    }
    if let after, !after.isWhitespace, !closing.contains(after) { back = " " }
    return (front + word + back, front.count, back.count)
  }
}
