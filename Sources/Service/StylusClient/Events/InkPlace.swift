/// How far somebody's finished strokes go: what a program writes down to go on from there another
/// day.
public struct InkPlace: Hashable, Codable, Sendable {
  /// Names the numbering; another one means that all numbers began anew.
  public var epoch: UInt64
  /// The ``StylusModel/CapturedStroke/sequence`` of the last stroke; 0 for none.
  public var sequence: UInt64

  /// A place in a numbering.
  public init(epoch: UInt64, sequence: UInt64) {
    self.epoch = epoch
    self.sequence = sequence
  }
}

/// What will never come, as far as it can be known.
public enum MissedInk: Hashable, Sendable {
  /// So many strokes were finished while nobody listened here, and are kept no longer.
  case strokes(UInt64)
  /// So many updates were dropped because this program was slow: what pens did above the surface,
  /// pads, and samples. The strokes of the time come all the same, whole.
  case updates(UInt64)
  /// The daemon began its numbers anew: what was finished between the last stroke and its end is
  /// unknown. What was finished since comes.
  case numbering
}
