package import LinuxIO

/// A bounded hand-over of values of any kind from one thread to another: a ring of boxes.
///
/// Never blocks and takes no lock; each value costs one allocation.
@safe package final class Mailbox<Message: Sendable>: Sendable {
  private let boxes: Handover<Parcel>

  @safe private struct Parcel: BitwiseCopyable, @unchecked Sendable {
    let box: Unmanaged<Box>
  }

  private final class Box: Sendable {
    let message: Message
    init(_ message: Message) { self.message = message }
  }

  /// A mailbox for at least `capacity` messages.
  package init(capacity: Int) throws(SystemError) { boxes = try Handover(capacity: capacity) }

  deinit { while take() != nil {} }

  /// Becomes readable when something was inserted.
  package var arrival: Int32 { boxes.arrival.number }

  /// To be called before looking, each time the descriptor was readable. Reading thread only.
  package func acknowledge() { boxes.arrival.acknowledge() }

  /// Appends a message and wakes the reader; false if the ring is full. Writing thread only.
  package func post(_ message: Message) -> Bool {
    let box = unsafe Unmanaged.passRetained(Box(message))
    guard boxes.ring.push(unsafe Parcel(box: box)) else {
      unsafe box.release()
      return false
    }
    boxes.announce()
    return true
  }

  /// Takes the oldest message; nil if there is none. Reading thread only.
  package func take() -> Message? {
    guard let parcel = boxes.ring.pop() else { return nil }
    return unsafe parcel.box.takeRetainedValue().message
  }
}
