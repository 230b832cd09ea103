import InkGeometry

/// The change of a text, and the expected result.
struct EditPlan: Hashable, Sendable {
  /// The range to delete, in offsets of the whole text.
  var deleted: Range<Int>?
  /// The text to insert, at ``offset``.
  var inserted: String?
  var offset = 0
  var selected: Range<Int>?
  /// The expected text afterwards, of the part that was read.
  var expected: FieldText
  /// The text as written; nil for a gesture that opens no writing room.
  var written: WrittenText?
  /// The position of the caret afterwards; nil for the end of the written text.
  var caret: Int?

  /// The resulting change of the text.
  var change: TextChange {
    TextChange(deleted ?? offset..<offset, to: inserted ?? "", expected.unit)
  }

  /// The decision.
  enum Decision {
    case plan(EditPlan)
    case outcome(FieldEdit.Outcome)
  }

  /// What is known of the places of a text's letters.
  enum KnownLetters {
    /// The areas of the first letters; empty if they are not reported.
    case areas([Rect?])
    /// The offsets of a gesture's probes in the part that was read.
    case offsets([Int])
  }

  /// - Parameter read: the part of the field's text that was read.
  static func made(
    for wish: FieldEdit.EditRequest, in field: TextField, _ read: FieldSnapshot,
    _ letters: KnownLetters
  ) -> Decision {
    var glyphs = GlyphBoxes(read.part, areas: [])
    if case .areas(let areas) = letters { glyphs = Self.glyphs(of: field, read.part, areas) }
    return switch wish {
    case .insert(let word, let place): insertion(of: word, place, read, glyphs)
    case .replace(let former, let word): replacement(of: former, by: word, read)
    case .perform(let gesture): performance(of: gesture, read, letters, glyphs)
    case .locate(let texts): location(of: texts, read, glyphs)
    case .remove(let former): removal(of: former, read)
    }
  }

  private static func insertion(
    of word: String, _ place: InsertionPlace, _ read: FieldSnapshot, _ glyphs: GlyphBoxes
  ) -> Decision {
    guard !word.isEmpty else { return .outcome(.meaningless) }
    if case .over(let former, _) = place, let range = read.range(of: former) {
      return filling(of: range, with: word, isJoined: false, read)
    }
    var (offset, isJoined) = (min(max(0, read.ownCaret), read.part.count), false)
    switch place {
    case .caret: break
    case .ink(let start), .over(_, let start):
      if !glyphs.isEmpty { offset = glyphs.insertionOffset(of: start) }
    case .after(let former):
      guard let range = read.range(of: former) else { break }
      (offset, isJoined) = (range.upperBound, former.isJoined)
    }
    return filling(of: offset..<offset, with: word, isJoined: isJoined, read)
  }

  /// Replaces a part of the text that was read, which may be empty, by a word with the necessary
  /// spaces.
  private static func filling(
    of range: Range<Int>, with word: String, isJoined: Bool, _ read: FieldSnapshot
  ) -> Decision {
    let text = read.part
    let spaced = WordSpacing.spaced(
      word, before: text.character(before: range.lowerBound),
      after: text.character(after: range.upperBound), isJoined: isJoined)
    var plan = EditPlan(expected: FieldText(text.replacing(range, with: spaced.text), text.unit))
    plan.deleted = range.isEmpty ? nil : range.shifted(by: read.base)
    plan.inserted = spaced.text
    plan.offset = range.lowerBound + read.base
    let start = plan.offset + spaced.before
    plan.written = WrittenText(
      text: word, range: start..<start + FieldText.length(of: word, text.unit))
    return .plan(plan)
  }

  private static func glyphs(
    of field: TextField, _ text: FieldText, _ areas: [Rect?]
  ) -> GlyphBoxes {
    guard !field.isMultiline else { return GlyphBoxes(text, areas: areas) }
    return GlyphBoxes(
      text, areas: areas, filling: field.area, shift: field.toolkit.glyphShift)
  }

  private static func location(
    of texts: [WrittenText], _ read: FieldSnapshot, _ glyphs: GlyphBoxes
  ) -> Decision {
    let found = places(of: texts, in: read)
    guard found.contains(where: { $0 != nil }) else { return .outcome(.overtaken) }
    return .outcome(.located(glyphs.runs, found))
  }

  private static func removal(of former: WrittenText, _ read: FieldSnapshot) -> Decision {
    guard let range = read.range(of: former) else { return .outcome(.overtaken) }
    guard !range.isEmpty else { return .outcome(.meaningless) }
    var plan = EditPlan(expected: read.part)
    plan.delete(TextGesture.withSpace(range, in: read.part), read)
    return .plan(plan)
  }

  private static func replacement(
    of former: WrittenText, by word: String, _ read: FieldSnapshot
  ) -> Decision {
    let text = read.part
    guard let range = read.range(of: former) else { return .outcome(.overtaken) }
    var written = former
    written.text = word
    let start = range.lowerBound + read.base
    written.range = start..<start + FieldText.length(of: word, text.unit)
    // Only what differs is touched: less flickers, and less is to be undone.
    guard
      let change = FieldText(former.text, text.unit).difference(to: FieldText(word, text.unit))
    else { return .outcome(.written(written, TextChange(start..<start, to: "", text.unit))) }
    var plan = EditPlan(expected: FieldText(text.replacing(range, with: word), text.unit))
    let changed = change.range.shifted(by: start)
    plan.deleted = changed.isEmpty ? nil : changed
    plan.inserted = change.text.isEmpty ? nil : change.text
    plan.offset = changed.lowerBound
    plan.written = written
    // A caret elsewhere in the text stays where it is.
    if let caret = read.caret, !(former.range.lowerBound...former.range.upperBound).contains(caret)
    {
      plan.caret = plan.change.moved(caret..<caret)?.lowerBound
    }
    return .plan(plan)
  }

  private static func performance(
    of gesture: TextGesture, _ read: FieldSnapshot, _ letters: KnownLetters, _ glyphs: GlyphBoxes
  ) -> Decision {
    let text = read.part
    let change =
      switch letters {
      case .areas: gesture.requestedEdit(of: glyphs)
      case .offsets(let offsets): gesture.requestedEdit(of: text, probed: offsets)
      }
    var plan = EditPlan(expected: text)
    switch change {
    case nil: return .outcome(.meaningless)
    case .delete(let range): plan.delete(range, read)
    case .insert(let word, let offset): plan.insert(word, at: offset, read)
    case .select(let range): plan.selected = range.shifted(by: read.base)
    case .makeRoom(let count, let offset):
      let spaces = String(repeating: " ", count: count)
      plan.insert(spaces, at: offset, read)
      plan.written = WrittenText(text: spaces, range: plan.offset..<plan.offset + count)
      plan.caret = plan.offset
    }
    return .plan(plan)
  }

  /// Inserts a text into the text that was read.
  private mutating func insert(_ text: String, at place: Int, _ read: FieldSnapshot) {
    inserted = text
    offset = place + read.base
    expected = FieldText(read.part.replacing(place..<place, with: text), read.part.unit)
  }

  /// Deletes a part of the text that was read.
  private mutating func delete(_ range: Range<Int>, _ read: FieldSnapshot) {
    deleted = range.shifted(by: read.base)
    offset = range.lowerBound + read.base
    expected = FieldText(read.part.replacing(range, with: ""), read.part.unit)
  }
}
