import Glibc
import LinuxIO
import StylusPipeline
import Synchronization

/// A way for events from one thread to another.
protocol Hop: Sendable {
  /// What its threads are called, without `-in` and `-out`.
  static var name: String { get }
  /// What the reader waits for.
  var arrival: Int32 { get }
  /// Hands over what one look at the tablets gave. Writing thread only.
  func send(_ numbers: Range<Int>, of pens: borrowing Pens)
  /// Takes what is there. Reading thread only.
  func receive(_ spare: inout [DeviceEvent], _ take: (DeviceEvent) -> Void)
}

/// Ours, used as the input thread and the stroke thread use it: a ring, and one wake for each look.
final class RingHop: Hop {
  static let name = "ring"
  private let handover: Handover<DeviceEvent>

  init() throws { handover = try Handover(capacity: Rhythm.room) }

  var arrival: Int32 { handover.arrival.number }

  func send(_ numbers: Range<Int>, of pens: borrowing Pens) {
    for number in numbers {
      // A tablet's event would be lost; here the writer waits, and the delays show it.
      while !handover.ring.push(pens[number]) {
        handover.announce()
        sched_yield()
      }
    }
    handover.announce()
  }

  func receive(_ spare: inout [DeviceEvent], _ take: (DeviceEvent) -> Void) {
    handover.arrival.acknowledge()
    var taken = 0
    while let event = handover.ring.pop() {
      take(event)
      taken += 1
      if taken % Rhythm.batch == 0 { handover.took() }
    }
    handover.took()
  }
}

/// The plain way: an array under a lock, and an eventfd that is written for every event. The reader
/// swaps the array for an empty one.
final class LockedHop: Hop {
  static let name = "lock"
  private let waiting: Mutex<[DeviceEvent]>
  private let wakeup: Wakeup

  init() throws {
    var room: [DeviceEvent] = []
    room.reserveCapacity(Rhythm.room)
    waiting = Mutex(room)
    wakeup = try Wakeup()
  }

  var arrival: Int32 { wakeup.number }

  func send(_ numbers: Range<Int>, of pens: borrowing Pens) {
    for number in numbers {
      waiting.withLock { $0.append(pens[number]) }
      wakeup.signal()
    }
  }

  func receive(_ spare: inout [DeviceEvent], _ take: (DeviceEvent) -> Void) {
    wakeup.acknowledge()
    waiting.withLock { swap(&$0, &spare) }
    for event in spare { take(event) }
    spare.removeAll(keepingCapacity: true)
  }
}
