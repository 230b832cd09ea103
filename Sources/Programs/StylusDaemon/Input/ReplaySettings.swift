import StylusModel
import StylusPipeline

/// Keeps up with what is wanted of the tablets of a recording while it is played.
struct ReplaySettings {
  private let tablets: RecordedTablets
  private var applied: [Tablet]
  private var edition: UInt64

  /// The initial settings.
  init(_ tablets: RecordedTablets) {
    self.tablets = tablets
    edition = tablets.edition
    applied = tablets.all()
  }

  /// Tells what has changed since the last time; false if nothing may have.
  mutating func keepUp(at time: Timestamp, into sender: inout EventSender) -> Bool {
    guard tablets.edition != edition else { return false }
    edition = tablets.edition
    sender.reconsider()
    let wanted = tablets.all()
    for (old, new) in zip(applied, wanted) where old != new {
      sender.deliver(.profileChanged(new.id, new.profile, time))
    }
    applied = wanted
    return true
  }
}
