// Where texts that were written before stand now.
extension EditPlan {
  /// The texts where they stand: in their places, or else where somebody else moved them, if that
  /// is beyond doubt; nil: they do not.
  ///
  /// Of a long text only a part is read: what was written elsewhere in it is left as it was.
  static func places(of texts: [WrittenText], in read: FieldSnapshot) -> [WrittenText?] {
    let span = read.base..<read.base + read.part.count
    var found: [WrittenText?] = texts.map { text in
      let isRead =
        span.lowerBound <= text.range.lowerBound && text.range.upperBound <= span.upperBound
      if !isRead, read.part.count < read.total { return text }
      return read.range(of: text) == nil ? nil : text
    }
    // A text that is there twice in what is not read would seem to be there once.
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
