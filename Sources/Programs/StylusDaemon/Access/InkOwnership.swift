import StylusModel
import StylusPipeline

/// Whose ink an update is about: keeps what one owner draws from the next.
///
/// A value without a clock. Life: ``admits(_:)`` for every update that the strokes hand over, in
/// order, and ``changeOwner(to:at:)`` when the owner goes. What belongs to nobody any more is not
/// admitted, however late it comes out of the hand-over: what was drawn before the change, and the
/// rest of a contact that began then.
struct InkOwnership {
  /// The owner of the ink that is drawn now; nil for none.
  private(set) var owner: UInt32?
  /// Whether the owner may change; if not, everything is admitted.
  private let isShared: Bool
  /// What is earlier belongs to an earlier owner; nil before the first change.
  private var since: Timestamp?
  /// The latest time that was seen.
  private var latest = Timestamp(microseconds: 0)
  /// Admitted strokes that are not finished, in order of beginning.
  private var open: [StrokeID] = []
  /// Tips that are down, or may be: at most one for each tablet.
  private var contacts: [Contact] = []

  /// From touch to lift; longer than one stroke where events were lost.
  private struct Contact {
    let device: DeviceID
    var stroke: StrokeID
    /// Whether it began in an earlier owner's time.
    var isBarred: Bool
  }

  /// - Parameter isShared: whether the ink may ever belong to another owner.
  init(owner: UInt32?, isShared: Bool) {
    self.owner = owner
    self.isShared = isShared
  }

  /// Takes note that ink belongs to another owner from now on.
  ///
  /// - Parameter time: when it was seen; nil where the ink has its own clock: after what was seen.
  /// - Returns: the strokes that are to be closed, and the moment at which they are.
  mutating func changeOwner(
    to owner: UInt32?, at time: Timestamp?
  ) -> (strokes: [StrokeID], time: Timestamp) {
    let time = time ?? latest
    self.owner = owner
    since = time + Microseconds(1)
    for index in contacts.indices { contacts[index].isBarred = true }
    defer { open.removeAll(keepingCapacity: true) }
    return (open, time)
  }

  /// Whether what the pipeline said is about ink of the present owner, or about no ink.
  mutating func admits(_ output: PipelineOutput) -> Bool {
    guard isShared, case .update(let update) = output else { return true }
    switch update {
    case .gap: return true
    case .deviceRemoved(let device, _):
      removeContacts(device)
      return true
    case .proximity(let change):
      removeContacts(change.device)
      return isPresent(change.time)
    case .hover(let device, _, let sample):
      removeContacts(device)
      return isPresent(sample.time)
    case .pad(let action): return isPresent(action.time)
    case .began(let beginning): return admitStroke(beginning)
    case .sample(let stroke, let sample):
      latest = max(latest, sample.time)
      return open.contains(stroke)
    case .corrected(let correction): return open.contains(correction.stroke)
    case .identified(let stroke, _, _): return open.contains(stroke)
    case .ended(let ending): return endContact(ending)
    case .finished(let summary): return closeStroke(summary.stroke)
    case .cancelled(let stroke, _): return closeStroke(stroke)
    }
  }

  private mutating func isPresent(_ time: Timestamp) -> Bool {
    latest = max(latest, time)
    return since.map { time >= $0 } ?? true
  }

  private mutating func admitStroke(_ beginning: StrokeBeginning) -> Bool {
    let isBarred = !isPresent(beginning.time) || isBarred(beginning.device)
    removeContacts(beginning.device)
    contacts.append(
      Contact(device: beginning.device, stroke: beginning.stroke, isBarred: isBarred))
    if !isBarred { open.append(beginning.stroke) }
    return !isBarred
  }

  /// Whether the tip of a tablet has been down since an earlier owner's time.
  private func isBarred(_ device: DeviceID) -> Bool {
    contacts.contains { $0.device == device && $0.isBarred }
  }

  /// A stroke that is cut by lost events may continue as another one.
  private mutating func endContact(_ ending: StrokeEnding) -> Bool {
    if !ending.flags.contains(.gap) { contacts.removeAll { $0.stroke == ending.stroke } }
    return open.contains(ending.stroke)
  }

  private mutating func closeStroke(_ stroke: StrokeID) -> Bool {
    guard let index = open.firstIndex(of: stroke) else { return false }
    open.remove(at: index)
    return true
  }

  /// The tip of a tablet is seen to be up.
  private mutating func removeContacts(_ device: DeviceID) {
    contacts.removeAll { $0.device == device }
  }
}
