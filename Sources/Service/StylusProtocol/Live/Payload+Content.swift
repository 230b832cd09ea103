import StylusModel

// The content of payloads, as laid out in docs/develop/protocol.md, section 5.
extension Payload {
  /// Reads a payload that is one message.
  func content() throws(ProtocolError) -> LiveMessage.LiveContent {
    switch type {
    case .hello: .hello(hello())
    case .ping: .ping(time(0))
    case .endOfStream: .endOfStream(try word(0))
    case .lost: .lost(LostUpdates(first: number(0), last: number(8), open: number(16)))
    case .snapshot: .snapshot(try snapshot())
    case .deviceAdded: .added(device(8), try description(), time(0))
    case .deviceChanged: .changed(device(8), try description(), time(0))
    case .deviceRemoved: .update(.deviceRemoved(device(8), time(0)))
    case .gap: .update(.gap(device(8), time(0)))
    case .pad: .update(.pad(try pad()))
    case .proximity: .update(.proximity(try proximity()))
    case .begin: .update(.began(try beginning(0)))
    case .end:
      .update(.ended(StrokeEnding(stroke: stroke(0), time: time(8), flags: flags(16))))
    case .identity: .update(.identified(stroke(0), try tool(16), time(8)))
    case .finished: .update(.finished(finished()))
    case .cancelled: .update(.cancelled(stroke(0), time(8)))
    case .predicted: .predicted(stroke(0), try tail())
    case .samples, .updates, .hover: .update(try recordUpdate(type.fixedLength))
    }
  }

  /// Reads one record of a frame that holds samples or corrections of a stroke, or samples of a
  /// tool.
  func recordUpdate(_ offset: Int) throws(ProtocolError) -> StrokeUpdate {
    switch type {
    case .samples: .sample(stroke(0), try sample(offset))
    case .updates: .corrected(try correction(offset))
    default: .hover(device(0), try tool(4), try sample(offset))
    }
  }

  private func correction(_ offset: Int) throws(ProtocolError) -> SampleCorrection {
    SampleCorrection(
      stroke: stroke(0), position: number(offset),
      changed: PropertySet(rawValue: number(offset + 4)), sample: try sample(offset + 8))
  }

  /// Checks that all records are complete; returns the size of one.
  func recordStride() throws(ProtocolError) -> Int {
    let offset = type.countOffset
    let count = Int(number(offset) as UInt32)
    let stride = Int(number(offset + 4) as UInt16)
    guard stride >= type.recordLength else { throw invalid(offset + 4) }
    guard count * stride <= length - type.fixedLength else { throw invalid(offset) }
    return stride
  }

  private func hello() -> Hello {
    var hello = Hello(
      heartbeat: number(4), capabilities: Capabilities(rawValue: number(8)), epoch: number(16),
      stored: number(24))
    hello.protocolVersion = number(0)
    return hello
  }

  private func snapshot() throws(ProtocolError) -> StrokeSnapshot {
    let stride = try recordStride()
    var samples: [Sample] = []
    for index in 0..<Int(number(40) as UInt32) {
      samples.append(try sample(type.fixedLength + index * stride))
    }
    return StrokeSnapshot(
      beginning: try beginning(0), sampleCount: number(32), first: number(36), samples: samples)
  }

  private func tail() throws(ProtocolError) -> [PredictedSample] {
    let stride = try recordStride()
    let count = Int(number(type.countOffset) as UInt32)
    var tail: [PredictedSample] = []
    tail.reserveCapacity(count)
    for index in 0..<count {
      tail.append(try prediction(type.fixedLength + index * stride))
    }
    return tail
  }

  private func prediction(_ offset: Int) throws(ProtocolError) -> PredictedSample {
    let uncertainty = try float(offset)
    guard uncertainty > 0 else { throw invalid(offset) }
    return PredictedSample(try sample(offset + 8), uncertainty: Millimeters(uncertainty))
  }

  /// The sender's description of the device; nil if there is none.
  private func description() throws(ProtocolError) -> Tablet? {
    let count = Int(number(12) as UInt32)
    guard count <= length - type.fixedLength else { throw invalid(12) }
    guard count > 0 else { return nil }
    let text = Array(bytes[(start + type.fixedLength)...].prefix(count))
    let tablet = try Tablet(JSONFields(parsing: text).object)
    guard tablet.id == device(8) else { throw invalid(8) }
    return tablet
  }

  private func pad() throws(ProtocolError) -> PadAction {
    guard let control = PadAction.Control(rawValue: number(12)) else { throw invalid(12) }
    return PadAction(
      device: device(8), time: time(0), control: control, index: number(13), mode: number(14),
      value: try float(16))
  }

  private func proximity() throws(ProtocolError) -> ProximityChange {
    ProximityChange(device: device(8), tool: try tool(12), time: time(0), kind: try word(24))
  }

  private func finished() -> StrokeSummary {
    var summary = StrokeSummary(
      stroke: stroke(0), time: time(8), flags: flags(28), samples: number(24))
    if length >= type.fixedLength {
      summary.settlement.updated = number(32)
      summary.settlement.expired = number(36)
      summary.settlement.waited = Microseconds(number(40))
    }
    let stored = number(16) as UInt64
    summary.stored = stored == 0 ? nil : stored
    return summary
  }
}
