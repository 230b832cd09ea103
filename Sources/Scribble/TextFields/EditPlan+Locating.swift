// The current positions of texts that were written before.
extension EditPlan {
  /// The texts at their current positions: unchanged, or moved by another change, if that is
  /// unambiguous; nil for a text that was not found.
  ///
  /// Only a part of a long text is read: texts elsewhere in it are returned unchanged.
  static func places(of texts: [WrittenText], in read: FieldSnapshot) -> [WrittenText?] {
    let span = read.base..<read.base + read.part.count
    var found: [WrittenText?] = texts.map { text in
      let isRead =
        span.lowerBound <= text.range.lowerBound && text.range.upperBound <= span.upperBound
      if !isRead, read.part.count < read.total { return text }
      return read.range(of: text) == nil ? nil : text
    }
    // A text that occurs twice, once outside the part that was read, would seem to be unique.
    guard read.isWhole else { return found }
    let missing = texts.indices.filter { found[$0] == nil }
    for index in missing {
      let text = texts[index]
      guard missing.count(where: { texts[$0].text == text.text }) == 1,
        let range = read.part.onlyPlace(of: text.text),
        !found.contains(where: { $0?.range.overlaps(range) == true })
      else { continue }
      found[index] = text
      found[index]?.range = range
    }
    return found
  }
}
