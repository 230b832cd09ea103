import StylusModel

// The parts that several payloads share. Writing expects zeros in the reserved bytes.
extension [UInt8] {
  /// Writes how many records of a type of frame follow, and their size.
  mutating func store(recordCount count: UInt32, of type: FrameType, at offset: Int) {
    store(count, at: offset)
    store(UInt16(type.recordLength), at: offset + 4)
  }

  /// Writes a tool: 12 bytes.
  mutating func store(_ tool: Tool, at offset: Int) {
    store(UInt32(tool.kind.rawValue), at: offset)
    store(tool.serial, at: offset + 4)
    store(tool.model, at: offset + 8)
  }

  /// Writes a beginning: 32 bytes.
  mutating func store(_ beginning: StrokeBeginning, at offset: Int) {
    store(beginning.stroke.rawValue, at: offset)
    store(beginning.time.microseconds, at: offset + 8)
    store(beginning.device.rawValue, at: offset + 16)
    store(beginning.tool, at: offset + 20)
  }

  /// Writes a correction without the stroke that it belongs to: 72 bytes.
  mutating func store(_ correction: SampleCorrection, at offset: Int) {
    store(correction.position, at: offset)
    store(correction.changed.rawValue, at: offset + 4)
    store(correction.sample, at: offset + 8)
  }

  /// Writes a predicted sample without the stroke that it belongs to: 72 bytes.
  mutating func store(_ point: PredictedSample, at offset: Int) {
    store(point.uncertainty.value, at: offset)
    store(point.sample, at: offset + 8)
  }

  /// Writes a sample record: 64 bytes.
  mutating func store(_ sample: Sample, at offset: Int) {
    var bytes = mutableSpan
    bytes.store(sample.time.microseconds, at: offset)
    bytes.store(sample.kernelDelay, at: offset + 8)
    bytes.store(sample.deviceTicks ?? .max, at: offset + 12)
    bytes.store(sample.x.value, at: offset + 16)
    bytes.store(sample.y.value, at: offset + 20)
    bytes.store(sample.pressure.value, at: offset + 24)
    bytes.store(sample.altitude.value, at: offset + 28)
    bytes.store(sample.azimuth.value, at: offset + 32)
    bytes.store(sample.roll.value, at: offset + 36)
    bytes.store(sample.slider.value, at: offset + 40)
    bytes.store(sample.distance.value, at: offset + 44)
    bytes.store(sample.provenance.rawValue, at: offset + 48)
    bytes.store(sample.estimationIndex ?? .max, at: offset + 52)
    bytes.store(sample.expectingUpdate.rawValue, at: offset + 56)
    bytes.store(sample.buttons.rawValue, at: offset + 58)
  }
}
