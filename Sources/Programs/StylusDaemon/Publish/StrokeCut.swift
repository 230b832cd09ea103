import StylusModel

/// What took ink away before its pen was lifted, for the log: who is to blame, and what becomes of
/// the ink.
enum StrokeCut: Hashable {
  /// The tablet went away.
  case deviceGone(String)
  /// Events of the tablet were lost before anybody read them.
  case eventsLost(String)
  /// The ink went from one user to another, or to nobody (nil).
  case ownerGone(from: UInt32?, to: UInt32?)
  /// Its owner can no longer be determined.
  case ownerUnknown(UInt32?)

  /// What an update tells of a cut; nil if it tells of none.
  ///
  /// - Parameter ink: before it records the update; knows what people call a device.
  init?(_ update: StrokeUpdate, in ink: InkState) {
    switch update {
    case .ended(let ending) where ending.flags.contains(.deviceLost):
      self = .deviceGone(ink.name(of: ending.stroke))
    case .gap(let device, _): self = .eventsLost(ink.name(of: device))
    default: return nil
    }
  }

  /// One line, without coordinates.
  var sentence: String {
    switch self {
    case .deviceGone(let device):
      "\(device) disappeared during a stroke: unplugged, asleep or out of reach; the stroke ends "
        + "there"
    case .eventsLost(let device):
      "\(device) sent more than could be read: the daemon had no processor for too long, or the "
        + "tablet floods it. An open stroke ends there with a gap"
    case .ownerGone(let old, let new):
      "the session of \(Self.userName(old)) was left, locked or closed during a stroke: the stroke "
        + "ends "
        + "there, and the rest of it is dropped; from now on, ink belongs to \(Self.userName(new))"
    case .ownerUnknown(let old):
      "logind disappeared during a stroke of \(Self.userName(old)): the stroke ends there, and the "
        + "rest of it is dropped"
    }
  }

  private static func userName(_ user: UInt32?) -> String { user.map { "uid \($0)" } ?? "nobody" }
}
