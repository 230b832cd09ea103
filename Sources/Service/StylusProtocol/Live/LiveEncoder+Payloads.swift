import StylusModel

// The payloads of the frames, as docs/develop/protocol.md, section 5, lays them out.
extension LiveEncoder {
  mutating func encodeHello(_ hello: Hello, _ sequence: UInt64, to buffer: inout [UInt8]) {
    let at = frame(.hello, sequence, in: &buffer)
    buffer.store(hello.protocolVersion, at: at)
    buffer.store(hello.heartbeat, at: at + 4)
    buffer.store(hello.capabilities.rawValue, at: at + 8)
    buffer.store(hello.epoch, at: at + 16)
    buffer.store(hello.stored, at: at + 24)
  }

  mutating func encodeLoss(_ lost: LostUpdates, _ sequence: UInt64, to buffer: inout [UInt8]) {
    let at = frame(.lost, sequence, in: &buffer)
    buffer.store(lost.first, at: at)
    buffer.store(lost.last, at: at + 8)
    buffer.store(lost.open, at: at + 16)
  }

  mutating func encodeSnapshot(
    _ snapshot: StrokeSnapshot, _ sequence: UInt64, to buffer: inout [UInt8]
  ) {
    let count = snapshot.samples.count
    precondition(count <= FrameLimits.samples, "a snapshot must come in parts")
    let records = count * FrameLimits.sample
    let at = frame(.snapshot, sequence, extra: records, in: &buffer)
    buffer.store(snapshot.beginning, at: at)
    buffer.store(snapshot.sampleCount, at: at + 32)
    buffer.store(snapshot.first, at: at + 36)
    buffer.store(recordCount: UInt32(count), of: .snapshot, at: at + FrameType.snapshot.countOffset)
    var record = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: records))
    for sample in snapshot.samples {
      buffer.store(sample, at: record)
      record += FrameLimits.sample
    }
  }

  mutating func encodePrediction(
    _ tail: [PredictedSample], of stroke: StrokeID, _ sequence: UInt64, to buffer: inout [UInt8]
  ) {
    let records = tail.count * FrameLimits.prediction
    precondition(records < FrameLimits.payload, "a prediction must fit a frame")
    let at = frame(.predicted, sequence, extra: records, in: &buffer)
    buffer.store(stroke.rawValue, at: at)
    buffer.store(
      recordCount: UInt32(tail.count), of: .predicted, at: at + FrameType.predicted.countOffset)
    for point in tail {
      let record = buffer.count
      buffer.append(contentsOf: Self.zeros[..<FrameLimits.prediction])
      buffer.store(point, at: record)
    }
  }

  /// The description of a tablet in a frame: empty if it would not fit.
  func description(of tablet: Tablet?) -> [UInt8] {
    guard let tablet else { return [] }
    var writer = JSONWriter()
    tablet.write(to: &writer)
    let room = FrameLimits.payload - FrameType.deviceAdded.fixedLength
    return writer.bytes.count <= room ? writer.bytes : []
  }

  mutating func encodeDeviceFrame(
    _ type: FrameType, _ device: DeviceID, _ time: Timestamp, _ sequence: UInt64,
    to buffer: inout [UInt8], _ description: [UInt8] = []
  ) {
    let at = frame(type, sequence, extra: description.count, in: &buffer)
    buffer.store(time.microseconds, at: at)
    buffer.store(device.rawValue, at: at + 8)
    buffer.store(UInt32(description.count), at: at + 12)
    buffer.append(contentsOf: description)
  }

  mutating func encodeProximity(
    _ change: ProximityChange, _ sequence: UInt64, to buffer: inout [UInt8]
  ) {
    let at = frame(.proximity, sequence, in: &buffer)
    buffer.store(change.time.microseconds, at: at)
    buffer.store(change.device.rawValue, at: at + 8)
    buffer.store(change.tool, at: at + 12)
    buffer.store(UInt32(change.kind.rawValue), at: at + 24)
  }

  mutating func encodeEnding(_ ending: StrokeEnding, _ sequence: UInt64, to buffer: inout [UInt8]) {
    let at = frame(.end, sequence, in: &buffer)
    buffer.store(ending.stroke.rawValue, at: at)
    buffer.store(ending.time.microseconds, at: at + 8)
    buffer.store(ending.flags.rawValue, at: at + 16)
  }

  mutating func encodeSummary(
    _ summary: StrokeSummary, _ sequence: UInt64, to buffer: inout [UInt8]
  ) {
    let at = frame(.finished, sequence, in: &buffer)
    buffer.store(summary.stroke.rawValue, at: at)
    buffer.store(summary.time.microseconds, at: at + 8)
    buffer.store(summary.stored ?? 0, at: at + 16)
    buffer.store(summary.samples, at: at + 24)
    buffer.store(summary.flags.rawValue, at: at + 28)
    buffer.store(summary.settlement.updated, at: at + 32)
    buffer.store(summary.settlement.expired, at: at + 36)
    buffer.store(summary.settlement.waited.value, at: at + 40)
  }

  mutating func encodeIdentity(
    _ tool: Tool, of stroke: StrokeID, _ time: Timestamp, _ sequence: UInt64,
    to buffer: inout [UInt8]
  ) {
    let at = frame(.identity, sequence, in: &buffer)
    buffer.store(stroke.rawValue, at: at)
    buffer.store(time.microseconds, at: at + 8)
    buffer.store(tool, at: at + 16)
  }

  mutating func encodePadAction(_ action: PadAction, _ sequence: UInt64, to buffer: inout [UInt8]) {
    let at = frame(.pad, sequence, in: &buffer)
    buffer.store(action.time.microseconds, at: at)
    buffer.store(action.device.rawValue, at: at + 8)
    buffer.store(action.control.rawValue, at: at + 12)
    buffer.store(action.index, at: at + 13)
    buffer.store(action.mode, at: at + 14)
    buffer.store(action.value, at: at + 16)
  }
}
