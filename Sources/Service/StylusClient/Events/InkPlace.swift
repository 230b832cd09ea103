/// A position in the sequence of finished strokes. A program stores it to resume from there later.
public struct InkPlace: Hashable, Codable, Sendable {
  /// The number of the epoch. If it is different, all sequence numbers have started again.
  public var epoch: UInt64
  /// The ``/StylusModel/CapturedStroke/sequence`` of the last stroke; 0 for none.
  public var sequence: UInt64

  /// Creates a place in an epoch.
  public init(epoch: UInt64, sequence: UInt64) {
    self.epoch = epoch
    self.sequence = sequence
  }
}

/// Ink that will never arrive, as far as it is known.
public enum MissedInk: Hashable, Sendable {
  /// The number of strokes that were finished while the program was not connected and are no longer
  /// stored.
  case strokes(UInt64)
  /// The number of updates that were dropped because this program was slow: hover, pads, and
  /// samples. The strokes drawn during this time still arrive, complete.
  case updates(UInt64)
  /// The daemon has started a new numbering. Strokes finished between the last one received and the
  /// end of the old numbering are unknown. Strokes finished since then arrive.
  case numbering
}
