package import InkGeometry

/// The position for inserting a text.
package enum InsertionPlace: Hashable, Sendable {
  /// At the caret.
  case caret
  /// Where ink began, in logical pixels from the corner of the window's content: between the words
  /// at that position.
  case ink(Point)
  /// Behind text that was written before, to which it may belong.
  case after(WrittenText)
  /// In place of a writing room or of selected text; if that is gone, like ink that began there.
  case over(WrittenText, Point)
}

/// A text that was put into a field.
package struct WrittenText: Hashable, Sendable {
  /// The word itself, without the spaces around it.
  package var text: String
  /// Its position, in the toolkit's units.
  package var range: Range<Int>
  /// Whether the next text belongs to it, because there was no distance between them.
  package var isJoined = false

  package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// Whether it is a writing room: spaces that were inserted to be written over.
  var isRoom: Bool { text.count > 1 && text.allSatisfy { $0 == " " } }
}
