import InkGeometry

/// What is done to a text, and what it must be then.
struct EditPlan: Hashable, Sendable {
  /// What goes, in offsets of the whole text.
  var deleted: Range<Int>?
  /// What comes, and where.
  var inserted: String?
  var offset = 0
  var selected: Range<Int>?
  /// What stands there in the end, of the part that was read.
  var expected: FieldText
  /// What was written; nil for a gesture that makes no room.
  var written: WrittenText?
  /// Where the caret goes then; nil: behind what was written.
  var caret: Int?

  /// What it makes of the text.
  var change: TextChange {
    TextChange(deleted ?? offset..<offset, to: inserted ?? "", expected.unit)
  }

  /// What was decided.
  enum Decision {
    case plan(EditPlan)
    case outcome(FieldEdit.Outcome)
  }

  static func made(for edit: FieldEdit, _ areas: [Rect?]) -> Decision {
    switch edit.wish {
    case .insert(let word, let place): insertion(of: word, place, edit, areas)
    case .replace(let former, let word): replacement(of: former, by: word, edit)
    case .perform(let gesture): performance(of: gesture, edit, areas)
    case .locate(let texts): location(of: texts, edit, areas)
    case .remove(let former): removal(of: former, edit)
    }
  }

  private static func insertion(
    of word: String, _ place: InsertionPlace, _ edit: FieldEdit, _ areas: [Rect?]
  ) -> Decision {
    guard !word.isEmpty else { return .outcome(.meaningless) }
    if case .room(let room, _) = place, let range = range(of: room, edit) {
      return filling(of: range, with: word, isJoined: false, edit)
    }
    let text = edit.before
    let caret = (edit.caret ?? edit.total) - edit.base
    var (offset, isJoined) = (min(max(0, caret), text.count), false)
    switch place {
    case .caret: break
    case .ink(let start), .room(_, let start):
      let glyphs = glyphs(of: edit, areas)
      if !glyphs.isEmpty { offset = glyphs.insertionOffset(of: start) }
    case .after(let former):
      guard let range = range(of: former, edit) else { break }
      (offset, isJoined) = (range.upperBound, former.isJoined)
    }
    return filling(of: offset..<offset, with: word, isJoined: isJoined, edit)
  }

  /// A word in the place of a part of what was read, which may be nothing, with the spaces that it
  /// needs.
  private static func filling(
    of range: Range<Int>, with word: String, isJoined: Bool, _ edit: FieldEdit
  ) -> Decision {
    let text = edit.before
    let spaced = WordSpacing.spaced(
      word, before: text.character(before: range.lowerBound),
      after: text.character(after: range.upperBound), isJoined: isJoined)
    var plan = EditPlan(expected: FieldText(text.replacing(range, with: spaced.text), text.unit))
    plan.deleted = range.isEmpty ? nil : range.shifted(by: edit.base)
    plan.inserted = spaced.text
    plan.offset = range.lowerBound + edit.base
    let start = plan.offset + spaced.before
    plan.written = WrittenText(
      text: word, range: start..<start + FieldText.length(of: word, text.unit))
    return .plan(plan)
  }

  /// Where a text that was put in stands now; a room, which is nothing but spaces, is found again
  /// where it was moved.
  static func range(of former: WrittenText, _ edit: FieldEdit) -> Range<Int>? {
    let text = edit.before
    let range = former.range.shifted(by: -edit.base)
    if range.lowerBound >= 0, range.upperBound <= text.count, text[range] == former.text {
      return range
    }
    return former.isRoom ? text.onlySpaces(former.range.count) : nil
  }

  private static func glyphs(of edit: FieldEdit, _ areas: [Rect?]) -> GlyphBoxes {
    let field = edit.field
    guard !field.isMultiline else { return GlyphBoxes(edit.before, areas: areas) }
    return GlyphBoxes(
      edit.before, areas: areas, filling: field.area, shift: field.toolkit.glyphShift)
  }

  private static func location(
    of texts: [WrittenText], _ edit: FieldEdit, _ areas: [Rect?]
  ) -> Decision {
    let found = places(of: texts, edit)
    guard found.contains(where: { $0 != nil }) else { return .outcome(.overtaken) }
    return .outcome(.located(glyphs(of: edit, areas).runs, found))
  }

  private static func removal(of former: WrittenText, _ edit: FieldEdit) -> Decision {
    guard let range = range(of: former, edit) else { return .outcome(.overtaken) }
    guard !range.isEmpty else { return .outcome(.meaningless) }
    var plan = EditPlan(expected: edit.before)
    plan.delete(TextGesture.withSpace(range, in: edit.before), edit)
    return .plan(plan)
  }

  private static func replacement(
    of former: WrittenText, by word: String, _ edit: FieldEdit
  ) -> Decision {
    let text = edit.before
    guard let range = range(of: former, edit) else { return .outcome(.overtaken) }
    var written = former
    written.text = word
    let start = range.lowerBound + edit.base
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
    // Who is elsewhere in the text stays there.
    if let caret = edit.caret, !(former.range.lowerBound...former.range.upperBound).contains(caret)
    {
      plan.caret = plan.change.moved(caret..<caret)?.lowerBound
    }
    return .plan(plan)
  }

  private static func performance(
    of gesture: TextGesture, _ edit: FieldEdit, _ areas: [Rect?]
  ) -> Decision {
    let text = edit.before
    let glyphs = glyphs(of: edit, areas)
    let caret = (edit.caret ?? edit.total) - edit.base
    let change =
      glyphs.isEmpty
      ? edit.field.tellsGlyphs
        ? nil : gesture.requestedEdit(of: text, caret: caret, in: edit.field)
      : gesture.requestedEdit(of: glyphs)
    var plan = EditPlan(expected: text)
    switch change {
    case nil: return .outcome(.meaningless)
    case .delete(let range): plan.delete(range, edit)
    case .insert(let word, let offset): plan.insert(word, at: offset, edit)
    case .select(let range): plan.selected = range.shifted(by: edit.base)
    case .makeRoom(let count, let offset):
      let spaces = String(repeating: " ", count: count)
      plan.insert(spaces, at: offset, edit)
      plan.written = WrittenText(text: spaces, range: plan.offset..<plan.offset + count)
      plan.caret = plan.offset
    }
    return .plan(plan)
  }

  /// A text comes between what was read.
  private mutating func insert(_ text: String, at place: Int, _ edit: FieldEdit) {
    inserted = text
    offset = place + edit.base
    expected = FieldText(edit.before.replacing(place..<place, with: text), edit.before.unit)
  }

  /// A part of what was read goes.
  private mutating func delete(_ range: Range<Int>, _ edit: FieldEdit) {
    deleted = range.shifted(by: edit.base)
    offset = range.lowerBound + edit.base
    expected = FieldText(edit.before.replacing(range, with: ""), edit.before.unit)
  }
}
