package import StylusModel

/// Turns the bytes of a late source, in whatever pieces they arrive, into measurements.
///
/// Life: feed a piece, take measurements until there are none, feed the next. After an error every
/// call throws the same error. Holds at most one unfinished frame in addition to the last piece,
/// and allocates nothing once its buffer has grown to the largest size.
package struct LateDecoder: StreamDecoder, Sendable {
  private let offer: LateOffer
  private var buffer: [UInt8] = []
  /// The start of the frame that is being read, or is read next.
  private var position = 0
  private var records: LateRecords?
  private var failure: ProtocolError?

  /// The records of a frame that are still to be delivered.
  private struct LateRecords: BitwiseCopyable {
    /// The start of the next record in the payload.
    var offset: Int
    var stride: Int
    var remaining: UInt32
    /// The end of the frame in the buffer.
    var end: Int
  }

  /// A decoder at the start of the stream of a source that offered this.
  package init(_ offer: LateOffer) { self.offer = offer }

  /// Takes bytes as they arrive; discards them if the stream is unusable.
  package mutating func feed(_ bytes: ArraySlice<UInt8>) {
    guard failure == nil else { return }
    buffer.removeSubrange(..<position)
    records?.end -= position
    position = 0
    buffer.append(contentsOf: bytes)
  }

  /// The next measurement; nil until more bytes arrive.
  package mutating func nextMessage() throws(ProtocolError) -> LateMeasurement? {
    if let failure { throw failure }
    do throws(ProtocolError) {
      while true {
        if let value = try nextRecord() { return value }
        guard try beginFrame() else { return nil }
      }
    } catch {
      failure = error
      throw error
    }
  }

  /// Begins with the frame at the position; false until it has arrived completely.
  private mutating func beginFrame() throws(ProtocolError) -> Bool {
    let there = buffer.count - position
    guard there >= FrameLimits.header else { return false }
    // Checked before the payload arrives, so that no sender can make us hold more than one frame.
    let length = buffer.load(at: position) as UInt32
    guard length <= FrameLimits.payload else { throw .payloadTooLong(length) }
    let type = buffer.load(at: position + 4) as UInt16
    guard type == LateFrame.values else { throw .unexpectedType(type) }
    guard length >= LateFrame.head else {
      throw .payloadTooShort(type: type, length: Int(length))
    }
    guard there >= FrameLimits.header + Int(length) else { return false }
    records = try records(inPayloadOf: Int(length))
    return true
  }

  private func records(inPayloadOf length: Int) throws(ProtocolError) -> LateRecords {
    let start = position + FrameLimits.header
    guard buffer.load(at: start) == offer.device.rawValue else { throw invalid(0) }
    let count = buffer.load(at: start + 4) as UInt32
    guard count <= LateFrame.mostRecords else { throw invalid(4) }
    let stride = Int(buffer.load(at: start + 8) as UInt16)
    guard stride >= LateFrame.record else { throw invalid(8) }
    guard length - LateFrame.head >= Int(count) * stride else {
      throw .payloadTooShort(type: LateFrame.values, length: length)
    }
    return LateRecords(
      offset: LateFrame.head, stride: stride, remaining: count, end: start + length)
  }

  /// Delivers one record of the frame at the position; leaves the frame after the last one.
  private mutating func nextRecord() throws(ProtocolError) -> LateMeasurement? {
    guard let rest = records else { return nil }
    guard rest.remaining > 0 else {
      position = rest.end
      records = nil
      return nil
    }
    records?.offset += rest.stride
    records?.remaining -= 1
    return try measurement(at: rest.offset)
  }

  // MARK: Records

  private func measurement(at offset: Int) throws(ProtocolError) -> LateMeasurement {
    var value = LateMeasurement(try target(at: offset))
    let sequence = loadNumber(offset + 20) as UInt32
    value.sequence = sequence == .max ? nil : sequence
    value.carried = PropertySet(rawValue: loadNumber(offset + 24))
    guard !value.carried.isEmpty, value.carried.isSubset(of: offer.properties) else {
      throw invalid(offset + 24)
    }
    value.pressure = Fraction(try float(offset + 32, in: 0...1))
    value.altitude = Radians(min(try float(offset + 36, in: 0...Self.quarter), .pi / 2))
    value.azimuth = Radians(try float(offset + 40, in: 0...4 * Self.quarter))
    value.roll = Radians(try float(offset + 44, in: -2 * Self.quarter...2 * Self.quarter))
    value.slider = Fraction(try float(offset + 48, in: 0...1))
    value.distance = Fraction(try float(offset + 52, in: 0...1))
    return value
  }

  /// pi/2 rounded up to the next float.
  private static let quarter = (Float.pi / 2).nextUp

  private func target(at offset: Int) throws(ProtocolError) -> LateMeasurement.Target {
    let stroke = loadNumber(offset + 8) as UInt64
    guard stroke != 0 else { return .moment(loadNumber(offset)) }
    let index = loadNumber(offset + 16) as UInt32
    guard index != .max else { throw invalid(offset + 16) }
    return .sample(StrokeID(rawValue: stroke), index: index)
  }

  private func loadNumber<Number: FixedWidthInteger>(_ offset: Int) -> Number {
    buffer.load(at: position + FrameLimits.header + offset)
  }

  private func float(
    _ offset: Int, in range: ClosedRange<Float>
  ) throws(ProtocolError) -> Float {
    let value = Float(bitPattern: loadNumber(offset))
    // Not a number is in no range.
    guard range.contains(value) else { throw invalid(offset) }
    return value
  }

  private func invalid(_ offset: Int) -> ProtocolError {
    .invalidValue(type: LateFrame.values, offset: offset)
  }
}
