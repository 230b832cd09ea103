package import StylusModel
import Synchronization

/// The connected tablets, readable by any thread; not for the path of a pen move.
package final class TabletRegistry: Sendable {
  private let known = Mutex<[DeviceID: Tablet]>([:])

  /// A registry without tablets.
  package init() {}

  /// A tablet that is present; nil after it was removed.
  package func tablet(for id: DeviceID) -> Tablet? { known.withLock { $0[id] } }

  /// All tablets that are present, in the order in which they were added.
  package var all: [Tablet] {
    known.withLock { $0.values.sorted { $0.id < $1.id } }
  }

  func registerTablet(_ tablet: Tablet) { known.withLock { $0[tablet.id] = tablet } }

  func removeTablet(_ id: DeviceID) { known.withLock { $0[id] = nil } }
}
