/// The current and largest fill level of a hand-over between two threads.
package struct QueueStatistics: Hashable, Sendable {
  /// Which one.
  package var queue: Queue
  /// The number of elements that it can hold.
  package var capacity: Int
  /// The number of elements that wait now.
  package var waiting: Int
  /// The largest number that waited when their reader was woken.
  package var most: Int

  /// The queues of the daemon.
  package enum Queue: String, CaseIterable, JSONCodable {
    /// Events of devices, for the strokes.
    case events
    /// Values of other programs, for the strokes.
    case late
    /// The updates of strokes for the clients.
    case updates
  }

  /// A queue that was looked at.
  package init(_ queue: Queue, capacity: Int, waiting: Int, most: Int) {
    (self.queue, self.capacity) = (queue, capacity)
    (self.waiting, self.most) = (waiting, most)
  }
}

extension QueueStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("queue", \.queue)
    JSONField("capacity", \.capacity)
    JSONField("waiting", \.waiting)
    JSONField("most", \.most)
  }
}

/// The data that waits for one client.
package struct ClientStatistics: Hashable, Sendable {
  /// The process at the other end, as it was when it connected.
  package var process: Int32
  /// Bytes that wait now.
  package var waiting: Int
  /// Bytes that waited at most after a write.
  package var most: Int
  /// Updates that were not sent to it because it was slow.
  package var dropped: UInt64

  /// A client that was looked at.
  package init(process: Int32, waiting: Int, most: Int, dropped: UInt64) {
    (self.process, self.waiting) = (process, waiting)
    (self.most, self.dropped) = (most, dropped)
  }
}

extension ClientStatistics: JSONRecord {
  package static let layout = RecordLayout(Self.init) {
    JSONField("process", \.process)
    JSONField("waiting", \.waiting)
    JSONField("most", \.most)
    JSONField("dropped", \.dropped)
  }
}
