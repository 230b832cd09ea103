package import StylusModel

/// A stroke in the journal.
package struct JournaledStroke: Hashable, Sendable {
  /// Whose it is: a user's number.
  package var owner: UInt32
  /// When it was written: microseconds since 1970, never before the preceding stroke.
  package var written: Int64
  /// The stroke, with its number among its owner's strokes.
  package var stroke: CapturedStroke

  /// A stroke that is to be written, or was read.
  package init(owner: UInt32, written: Int64 = 0, stroke: CapturedStroke) {
    self.owner = owner
    self.written = written
    self.stroke = stroke
  }
}

extension JournaledStroke: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("owner", \.owner)
    JSONField("written", \.written)
    JSONField("stroke", \.stroke)
  }
}
