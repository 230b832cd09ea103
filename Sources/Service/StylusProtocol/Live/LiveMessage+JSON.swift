import StylusModel

extension LiveMessage: JSONWritable {
  /// Writes the event object of docs/develop/protocol.md, section 4.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    switch content {
    case .hello(let hello):
      writeEvent("hello", &writer)
      hello.writeFields(to: &writer)
    case .ping(let time):
      writeEvent("ping", &writer)
      writer.field("time", time.microseconds)
    case .endOfStream(let reason):
      writeEvent("end_of_stream", &writer)
      writer.field("reason", reason.word)
    case .lost(let lost):
      writeEvent("lost", &writer)
      lost.writeFields(to: &writer)
    case .snapshot(let snapshot):
      writeEvent("snapshot", &writer)
      snapshot.writeFields(to: &writer)
    case .added(let device, let tablet, let time):
      described("device_added", device, tablet, time, &writer)
    case .changed(let device, let tablet, let time):
      described("device_changed", device, tablet, time, &writer)
    case .predicted(let stroke, let tail): predicted(tail, of: stroke, &writer)
    case .update(let update): writeUpdate(update, &writer)
    }
    writer.endObject()
  }

  private func writeUpdate(_ update: StrokeUpdate, _ writer: inout JSONWriter) {
    switch update {
    case .deviceRemoved(let device, let time): writeEvent("device_removed", time, device, &writer)
    case .gap(let device, let time): writeEvent("gap", time, device, &writer)
    case .pad(let action): pad(action, &writer)
    case .hover(let device, let tool, let sample):
      writeEvent("hover", &writer)
      writer.field("device", device.rawValue)
      writer.field("tool", tool)
      writer.field("sample", sample)
    case .sample(let stroke, let sample):
      writeEvent("sample", &writer)
      writer.field("stroke", stroke.rawValue)
      writer.field("sample", sample)
    case .corrected(let correction): corrected(correction, &writer)
    case .proximity(let change): proximity(change, &writer)
    case .began(let beginning):
      writeEvent("begin", &writer)
      beginning.writeFields(to: &writer)
    case .identified(let stroke, let tool, let time):
      writeEvent("identity", &writer)
      writer.field("time", time.microseconds)
      writer.field("stroke", stroke.rawValue)
      writer.field("tool", tool)
    case .ended(let ending): ended(ending, &writer)
    case .finished(let summary): finished(summary, &writer)
    case .cancelled(let stroke, let time):
      writeEvent("cancelled", &writer)
      writer.field("time", time.microseconds)
      writer.field("stroke", stroke.rawValue)
    }
  }

  private func writeEvent(_ event: String, _ writer: inout JSONWriter) {
    writer.field("event", event)
    writer.field("sequence", sequence)
  }

  private func writeEvent(
    _ event: String, _ time: Timestamp, _ device: DeviceID, _ writer: inout JSONWriter
  ) {
    writeEvent(event, &writer)
    writer.field("time", time.microseconds)
    writer.field("device", device.rawValue)
  }

  private func described(
    _ event: String, _ device: DeviceID, _ tablet: Tablet?, _ time: Timestamp,
    _ writer: inout JSONWriter
  ) {
    writeEvent(event, time, device, &writer)
    if let tablet { writer.field("tablet", tablet) }
  }

  private func predicted(
    _ tail: [PredictedSample], of stroke: StrokeID, _ writer: inout JSONWriter
  ) {
    writeEvent("predicted", &writer)
    writer.field("stroke", stroke.rawValue)
    writer.key("tail")
    writer.beginArray()
    for point in tail {
      writer.beginObject()
      writer.field("uncertainty", point.uncertainty.value)
      writer.field("sample", point.sample)
      writer.endObject()
    }
    writer.endArray()
  }

  private func proximity(_ change: ProximityChange, _ writer: inout JSONWriter) {
    writeEvent("proximity", change.time, change.device, &writer)
    writer.field("tool", change.tool)
    writer.field("change", change.kind.word)
  }

  private func corrected(_ correction: SampleCorrection, _ writer: inout JSONWriter) {
    writeEvent("update", &writer)
    writer.field("stroke", correction.stroke.rawValue)
    writer.field("position", correction.position)
    if !correction.changed.isEmpty {
      writer.field("changed", BitNames.properties.names(of: correction.changed.rawValue))
    }
    writer.field("sample", correction.sample)
  }

  private func ended(_ ending: StrokeEnding, _ writer: inout JSONWriter) {
    writeEvent("end", &writer)
    writer.field("time", ending.time.microseconds)
    writer.field("stroke", ending.stroke.rawValue)
    writer.field("flags", BitNames.flags.names(of: ending.flags.rawValue))
  }

  private func finished(_ summary: StrokeSummary, _ writer: inout JSONWriter) {
    writeEvent("finished", &writer)
    writer.field("time", summary.time.microseconds)
    if let stored = summary.stored { writer.field("stored", stored) }
    writer.field("stroke", summary.stroke.rawValue)
    writer.field("flags", BitNames.flags.names(of: summary.flags.rawValue))
    writer.field("sample_count", summary.samples)
    summary.settlement.writeFields(to: &writer)
  }

  private func pad(_ action: PadAction, _ writer: inout JSONWriter) {
    writeEvent("pad", action.time, action.device, &writer)
    writer.field("control", action.control.word)
    writer.field("index", action.index)
    writer.field("mode", action.mode)
    writer.field("value", action.value)
  }
}

extension Hello {
  fileprivate func writeFields(to writer: inout JSONWriter) {
    writer.field("protocol", protocolVersion)
    writer.field("heartbeat", heartbeat)
    writer.field("capabilities", BitNames.capabilities.names(of: capabilities.rawValue))
    writer.field("epoch", epoch)
    writer.field("stored", stored)
  }
}

extension LostUpdates {
  fileprivate func writeFields(to writer: inout JSONWriter) {
    writer.field("first", first)
    writer.field("last", last)
    writer.field("open", open)
  }
}

extension StrokeBeginning {
  fileprivate func writeFields(to writer: inout JSONWriter) {
    writer.field("time", time.microseconds)
    writer.field("device", device.rawValue)
    writer.field("tool", tool)
    writer.field("stroke", stroke.rawValue)
  }
}

extension StrokeSnapshot {
  fileprivate func writeFields(to writer: inout JSONWriter) {
    beginning.writeFields(to: &writer)
    writer.field("sample_count", sampleCount)
    writer.field("first", first)
    writer.field("samples", samples)
  }
}
