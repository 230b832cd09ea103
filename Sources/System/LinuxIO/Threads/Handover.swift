import Synchronization

/// A bounded hand-over from one thread to another: a ring, and a way to wake either side.
///
/// The writer pushes and then calls ``announce()`` once per batch. A writer that may wait for room
/// (a recording may, a kernel device must not) calls ``awaitRoom()`` and watches ``room``.
package final class Handover<Element: BitwiseCopyable>: Sendable {
  /// The elements on their way.
  package let ring: Ring<Element>
  /// Tells the reader that something was pushed.
  package let arrival: Wakeup
  /// Tells a waiting writer that something was taken.
  package let room: Wakeup
  private let wantsRoom = Atomic<Bool>(false)
  /// Only the writer writes it.
  private let deepest = Atomic<Int>(0)

  /// A hand-over for at least `capacity` elements.
  package init(capacity: Int) throws(SystemError) {
    ring = Ring(capacity: capacity)
    arrival = try Wakeup()
    room = try Wakeup()
  }

  /// The number of elements that can certainly be pushed. Writing thread only.
  package var free: Int { ring.capacity - ring.count }

  /// The largest number of elements that waited when the reader was woken; for any thread.
  package var most: Int { deepest.load(ordering: .relaxed) }

  /// Wakes the reader. Writing thread only.
  package func announce() {
    let depth = ring.count
    if depth > deepest.load(ordering: .relaxed) { deepest.store(depth, ordering: .relaxed) }
    arrival.signal()
  }

  /// Requests that ``room`` becomes readable once the reader has taken something; check for room
  /// again before waiting. Writing thread only.
  ///
  /// An exchange like its counterpart, not a store: of two exchanges the later one sees everything
  /// before the earlier. Either the reader sees the request, or the writer, which checks again,
  /// sees what was taken before; with a store both could miss each other, for example on ARM.
  package func awaitRoom() { _ = wantsRoom.exchange(true, ordering: .acquiringAndReleasing) }

  /// Notifies a waiting writer of taken elements. Reading thread only, after a batch of pops.
  package func took() {
    if wantsRoom.exchange(false, ordering: .acquiringAndReleasing) { room.signal() }
  }
}
