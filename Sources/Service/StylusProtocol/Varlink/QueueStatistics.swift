/// How full a hand-over between two threads is, and was.
package struct QueueStatistics: Hashable, Sendable {
  /// Which one.
  package var queue: Queue
  /// How many elements it holds.
  package var capacity: Int
  /// How many wait now.
  package var waiting: Int
  /// How many waited at most when their reader was woken.
  package var most: Int

  /// The queues of the daemon.
  package enum Queue: String, CaseIterable, Sendable {
    /// Events of devices, for the strokes.
    case events
    /// Values of other programs, for the strokes.
    case late
    /// What became of strokes, for the clients.
    case updates
  }

  /// A queue that was looked at.
  package init(_ queue: Queue, capacity: Int, waiting: Int, most: Int) {
    self.queue = queue
    self.capacity = capacity
    self.waiting = waiting
    self.most = most
  }
}

extension QueueStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("queue", queue.rawValue)
    writer.field("capacity", capacity)
    writer.field("waiting", waiting)
    writer.field("most", most)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    queue = try fields.required("queue", fields.word)
    capacity = try fields.required("capacity", fields.integer)
    waiting = try fields.required("waiting", fields.integer)
    most = try fields.required("most", fields.integer)
  }
}

/// What waits for one client.
package struct ClientStatistics: Hashable, Sendable {
  /// The process at the other end, as it was when it connected.
  package var process: Int32
  /// Bytes that wait now.
  package var waiting: Int
  /// Bytes that waited at most after a write.
  package var most: Int
  /// Updates that did not reach it because it was slow.
  package var dropped: UInt64

  /// A client that was looked at.
  package init(process: Int32, waiting: Int, most: Int, dropped: UInt64) {
    self.process = process
    self.waiting = waiting
    self.most = most
    self.dropped = dropped
  }
}

extension ClientStatistics: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("process", process)
    writer.field("waiting", waiting)
    writer.field("most", most)
    writer.field("dropped", dropped)
    writer.endObject()
  }

  init(_ fields: JSONFields) throws(ProtocolError) {
    process = try fields.required("process", fields.integer)
    waiting = try fields.required("waiting", fields.integer)
    most = try fields.required("most", fields.integer)
    dropped = try fields.required("dropped", fields.integer)
  }
}
