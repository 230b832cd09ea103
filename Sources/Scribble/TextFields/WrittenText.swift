package import InkGeometry

/// Where a text is to be inserted.
package enum InsertionPlace: Hashable, Sendable {
  /// Where the caret is.
  case caret
  /// Where ink began, in logical pixels from the corner of the window's content: between the words
  /// there.
  case ink(Point)
  /// Behind what was written before, which it may belong to.
  case after(WrittenText)
  /// In the place of a room; where that is gone, as ink that began there.
  case room(WrittenText, Point)
}

/// A text that was put into a field.
package struct WrittenText: Hashable, Sendable {
  /// The word itself, without the spaces around it.
  package var text: String
  /// Where it stands, in the toolkit's units.
  package var range: Range<Int>
  /// Whether what comes next belongs to it, because there was no gap.
  package var isJoined = false

  package init(text: String, range: Range<Int>) { (self.text, self.range) = (text, range) }

  /// Whether it is a room: spaces that were inserted to be written over.
  var isRoom: Bool { text.count > 1 && text.allSatisfy { $0 == " " } }
}
