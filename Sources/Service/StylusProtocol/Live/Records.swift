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
    storeLittleEndian(sample.time.microseconds, in: &bytes, at: offset)
    storeLittleEndian(sample.kernelDelay, in: &bytes, at: offset + 8)
    storeLittleEndian(sample.deviceTicks ?? .max, in: &bytes, at: offset + 12)
    storeLittleEndian(sample.x.value, in: &bytes, at: offset + 16)
    storeLittleEndian(sample.y.value, in: &bytes, at: offset + 20)
    storeLittleEndian(sample.pressure.value, in: &bytes, at: offset + 24)
    storeLittleEndian(sample.altitude.value, in: &bytes, at: offset + 28)
    storeLittleEndian(sample.azimuth.value, in: &bytes, at: offset + 32)
    storeLittleEndian(sample.roll.value, in: &bytes, at: offset + 36)
    storeLittleEndian(sample.slider.value, in: &bytes, at: offset + 40)
    storeLittleEndian(sample.distance.value, in: &bytes, at: offset + 44)
    storeLittleEndian(sample.provenance.rawValue, in: &bytes, at: offset + 48)
    storeLittleEndian(sample.estimationIndex ?? .max, in: &bytes, at: offset + 52)
    storeLittleEndian(sample.expectingUpdate.rawValue, in: &bytes, at: offset + 56)
    storeLittleEndian(sample.buttons.rawValue, in: &bytes, at: offset + 58)
  }
}
