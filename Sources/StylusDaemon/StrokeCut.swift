import InkModel

/// What ended a stroke before its pen was lifted, for the log: who is to blame, and what becomes of the ink.
enum StrokeCut: Hashable {
  /// The tablet went away.
  case deviceGone(String)
  /// The ink went from one user to another, or to nobody (nil).
  case ownerGone(from: UInt32?, to: UInt32?)
  /// Nobody can tell whose it is any more.
  case ownerUnknown(UInt32?)

  /// What an update tells of a cut; nil if it tells of none.
  ///
  /// - Parameter name: what people call the device of a stroke.
  init?(_ update: StrokeUpdate, _ name: (StrokeID) -> String) {
    guard case .ended(let ending) = update, ending.flags.contains(.deviceLost) else { return nil }
    self = .deviceGone(name(ending.stroke))
  }

  /// One line, without coordinates.
  var sentence: String {
    switch self {
    case .deviceGone(let device):
      "\(device) went away in mid-stroke: unplugged, asleep or out of reach; the stroke ends there"
    case .ownerGone(let old, let new):
      "the session of \(Self.name(old)) was switched away, locked or closed in mid-stroke: the stroke ends "
        + "there, the rest of it is nobody's; ink belongs to \(Self.name(new)) now"
    case .ownerUnknown(let old):
      "logind went away in mid-stroke of \(Self.name(old)): the stroke ends there, the rest of it is nobody's"
    }
  }

  private static func name(_ user: UInt32?) -> String { user.map { "uid \($0)" } ?? "nobody" }
}
