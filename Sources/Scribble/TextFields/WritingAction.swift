package import InkGeometry

/// An action to be carried out for writing over fields.
package enum WritingAction: Hashable, Sendable {
  /// Read these strokes; positions in millimeters of the layout.
  case read(phrase: UInt64, version: Int, [[Point]])
  case edit(phrase: UInt64, FieldEdit)
  /// The ink of these strokes has become text, or was discarded.
  case fade([UInt64])
  /// The stroke was not ink.
  case forget(UInt64)
  /// A tap for the program below, in millimeters of the layout.
  case tap(Point)
  /// A field became one for passwords while it was written into.
  case reportSecret
  /// Its user chose this for a word that was read wrongly.
  case learn(String)
  /// Its user left these words of a phrase in the field as they were read.
  case keep([String], phrase: UInt64)
}

/// The numbers that identify a session's requests: each is used once.
struct WritingNumbers: Sendable {
  private var last: UInt64 = 0

  mutating func make() -> UInt64 {
    last += 1
    return last
  }
}
