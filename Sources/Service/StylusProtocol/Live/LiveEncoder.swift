package import StylusModel

/// Appends messages to a caller's buffer as binary frames.
///
/// Samples or corrections of one stroke, or hover samples of one tool, share a frame if their
/// numbers are consecutive. The frame is extended in place while it is the last one in the buffer.
/// Life: append, append ..., ``seal()`` before any of the bytes are sent, empty the buffer, append
/// ... Updates of strokes and pens allocate nothing as long as the buffer has room for them.
package struct LiveEncoder: Sendable {
  private var batch: Batch?

  /// A frame at the end of the buffer that has room for more records.
  private struct Batch: BitwiseCopyable {
    var owner: RecordOwner
    var start: Int
    var end: Int
    var count: UInt32
    var nextSequence: UInt64
  }

  /// The kind of the records in a frame, and the stroke or tool they belong to.
  private enum RecordOwner: BitwiseCopyable, Hashable {
    case samples(StrokeID)
    case corrections(StrokeID)
    case hover(DeviceID, Tool)

    var type: FrameType {
      switch self {
      case .samples: .samples
      case .corrections: .updates
      case .hover: .hover
      }
    }

    var mostRecords: Int {
      type == .updates ? FrameLimits.corrections : FrameLimits.samples
    }
  }

  /// An empty correction; no other record, and no header with the fixed part of a payload, is
  /// longer.
  static let zeros = [UInt8](repeating: 0, count: FrameLimits.correction)

  /// An encoder without an open frame.
  package init() {}

  /// Closes the last frame: the next sample begins a new one.
  ///
  /// Necessary whenever bytes leave the buffer, because a frame without its header must not grow.
  package mutating func seal() { batch = nil }

  /// Appends a message.
  ///
  /// A snapshot or a prediction must not exceed the samples of one frame. A description of a device
  /// that would not fit into a frame is left out.
  package mutating func encodeMessage(_ message: LiveMessage, to buffer: inout [UInt8]) {
    let sequence = message.sequence
    switch message.content {
    case .hello(let hello): encodeHello(hello, sequence, to: &buffer)
    case .ping(let time):
      let at = frame(.ping, sequence, in: &buffer)
      buffer.store(time.microseconds, at: at)
    case .endOfStream(let reason):
      let at = frame(.endOfStream, sequence, in: &buffer)
      buffer.store(reason.rawValue, at: at)
    case .lost(let lost): encodeLoss(lost, sequence, to: &buffer)
    case .snapshot(let snapshot): encodeSnapshot(snapshot, sequence, to: &buffer)
    case .added(let device, let tablet, let time):
      encodeDeviceFrame(.deviceAdded, device, time, sequence, to: &buffer, description(of: tablet))
    case .changed(let device, let tablet, let time):
      encodeDeviceFrame(
        .deviceChanged, device, time, sequence, to: &buffer, description(of: tablet))
    case .predicted(let stroke, let tail): encodePrediction(tail, of: stroke, sequence, to: &buffer)
    case .update(let update): encodeUpdate(update, sequence: sequence, to: &buffer)
    }
  }

  /// Appends an update; the way of the hot path.
  package mutating func encodeUpdate(
    _ update: StrokeUpdate, sequence: UInt64, to buffer: inout [UInt8]
  ) {
    switch update {
    case .sample(let stroke, let sample):
      buffer.store(sample, at: record(of: .samples(stroke), sequence, in: &buffer))
    case .corrected(let correction):
      let at = record(of: .corrections(correction.stroke), sequence, in: &buffer)
      buffer.store(correction, at: at)
    case .hover(let device, let tool, let sample):
      buffer.store(sample, at: record(of: .hover(device, tool), sequence, in: &buffer))
    case .deviceRemoved(let device, let time):
      encodeDeviceFrame(.deviceRemoved, device, time, sequence, to: &buffer)
    case .gap(let device, let time): encodeDeviceFrame(.gap, device, time, sequence, to: &buffer)
    case .pad(let action): encodePadAction(action, sequence, to: &buffer)
    case .proximity(let change): encodeProximity(change, sequence, to: &buffer)
    case .began(let beginning):
      buffer.store(beginning, at: frame(.begin, sequence, in: &buffer))
    case .identified(let stroke, let tool, let time):
      encodeIdentity(tool, of: stroke, time, sequence, to: &buffer)
    case .ended(let ending): encodeEnding(ending, sequence, to: &buffer)
    case .finished(let summary): encodeSummary(summary, sequence, to: &buffer)
    case .cancelled(let stroke, let time):
      let at = frame(.cancelled, sequence, in: &buffer)
      buffer.store(stroke.rawValue, at: at)
      buffer.store(time.microseconds, at: at + 8)
    }
  }

  // MARK: Frames

  /// Appends a header and the fixed part of the payload, all zero; returns the start of the
  /// payload.
  ///
  /// The caller appends the `extra` bytes that the header announces in addition.
  mutating func frame(
    _ type: FrameType, _ sequence: UInt64, extra: Int = 0, in buffer: inout [UInt8]
  ) -> Int {
    batch = nil
    let start = buffer.count
    buffer.append(contentsOf: Self.zeros[..<(FrameLimits.header + type.fixedLength)])
    buffer.store(UInt32(type.fixedLength + extra), at: start)
    buffer.store(type.rawValue, at: start + 4)
    buffer.store(UInt16(1), at: start + 6)
    buffer.store(sequence, at: start + 8)
    return start + FrameLimits.header
  }

  // MARK: Records

  /// Appends an empty record to the owner's frame, or to a new frame; returns its start.
  private mutating func record(
    of owner: RecordOwner, _ sequence: UInt64, in buffer: inout [UInt8]
  ) -> Int {
    var batch =
      openBatch(of: owner, sequence, in: buffer) ?? beginFrame(owner, sequence, in: &buffer)
    let record = buffer.count
    buffer.append(contentsOf: Self.zeros[..<owner.type.recordLength])
    batch.count += 1
    batch.nextSequence &+= 1
    batch.end = buffer.count
    let payload = batch.start + FrameLimits.header
    buffer.store(UInt32(batch.end - payload), at: batch.start)
    buffer.store(batch.count, at: payload + owner.type.countOffset)
    self.batch = batch
    return record
  }

  /// The frame at the end of the buffer, if it has room for this record.
  private func openBatch(of owner: RecordOwner, _ sequence: UInt64, in buffer: [UInt8]) -> Batch? {
    guard let batch, batch.owner == owner, batch.nextSequence == sequence,
      batch.end == buffer.count, batch.count < owner.mostRecords
    else { return nil }
    return batch
  }

  /// Begins a frame without records.
  private mutating func beginFrame(
    _ owner: RecordOwner, _ sequence: UInt64, in buffer: inout [UInt8]
  ) -> Batch {
    let start = buffer.count
    let at = frame(owner.type, sequence, in: &buffer)
    switch owner {
    case .samples(let stroke), .corrections(let stroke):
      buffer.store(stroke.rawValue, at: at)
    case .hover(let device, let tool):
      buffer.store(device.rawValue, at: at)
      buffer.store(tool, at: at + 4)
    }
    buffer.store(recordCount: 0, of: owner.type, at: at + owner.type.countOffset)
    return Batch(owner: owner, start: start, end: start, count: 0, nextSequence: sequence)
  }
}
