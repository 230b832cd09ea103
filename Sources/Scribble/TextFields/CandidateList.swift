package import InkGeometry
package import Units

/// The alternative readings of a word that was just written: the user tapped it and may choose one.
package struct CandidateList: Hashable, Sendable {
  package let field: TextField
  /// The likeliest first.
  package let readings: [String]
  /// Which of them stands in the field.
  package let chosen: Int
  /// Where the word is seen, in logical pixels from the corner of the window's content: that is not
  /// to be hidden.
  package let word: Rect
  /// Where it was tapped, likewise.
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
  /// Whether it was found by its letters; otherwise where it was written.
  let isSeen: Bool
}

/// A word that was tapped.
struct TappedWord: Hashable, Sendable {
  let word: OfferedWord
  let field: TextField
  /// Where, in logical pixels from the corner of the window's content, and in millimeters of the
  /// layout.
  let place: Point
  let spot: Point
  let time: Timestamp
  /// Whether its field has changed since: then another word at this position was not meant by the
  /// tap.
  var isOutrun = false
}
