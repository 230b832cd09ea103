package import InkGeometry
package import Units

/// The alternative readings of a word that was just written: the user tapped it and may choose one.
package struct CandidateList: Hashable, Sendable {
  package let field: TextField
  /// The likeliest first.
  package let readings: [String]
  /// The reading that is in the field.
  package let chosen: Int
  /// The visible area of the word, in logical pixels from the corner of the window's content; the
  /// list must not hide it.
  package let word: Rect
  /// The position of the tap, likewise.
  package let place: Point
  /// The word.
  let choice: OfferedWord
  let opened: Timestamp

  /// The time that it is offered.
  package static let time = Microseconds.milliseconds(8_000)
}

/// A word of a phrase that is over.
struct OfferedWord: Hashable, Sendable {
  let phrase: UInt64
  /// Its number in the phrase.
  let index: Int
  /// Whether it was found by its letters, and not by its ink.
  let isSeen: Bool
}

/// A word that was tapped.
struct TappedWord: Hashable, Sendable {
  let word: OfferedWord
  let field: TextField
  /// The position, in logical pixels from the corner of the window's content, and in millimeters of
  /// the layout.
  let place: Point
  let spot: Point
  let time: Timestamp
  /// Whether its field has changed since: then another word at this position was not meant by the
  /// tap.
  var isOutrun = false
}
