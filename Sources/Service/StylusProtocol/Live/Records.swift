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
    put(sample.time.microseconds, in: &bytes, at: offset)
    put(sample.kernelDelay, in: &bytes, at: offset + 8)
    put(sample.deviceTicks ?? .max, in: &bytes, at: offset + 12)
    put(sample.x.value, in: &bytes, at: offset + 16)
    put(sample.y.value, in: &bytes, at: offset + 20)
    put(sample.pressure.value, in: &bytes, at: offset + 24)
    put(sample.altitude.value, in: &bytes, at: offset + 28)
    put(sample.azimuth.value, in: &bytes, at: offset + 32)
    put(sample.roll.value, in: &bytes, at: offset + 36)
    put(sample.slider.value, in: &bytes, at: offset + 40)
    put(sample.distance.value, in: &bytes, at: offset + 44)
    put(sample.provenance.rawValue, in: &bytes, at: offset + 48)
    put(sample.estimationIndex ?? .max, in: &bytes, at: offset + 52)
    put(sample.expectingUpdate.rawValue, in: &bytes, at: offset + 56)
    put(sample.buttons.rawValue, in: &bytes, at: offset + 58)
  }
}
