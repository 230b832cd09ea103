import StylusModel

/// The payload of one complete frame; reads its fields and checks their values.
struct Payload {
  let bytes: [UInt8]
  /// The start of the payload in the bytes.
  let start: Int
  /// The number of bytes; at least the shortest length of its type.
  let length: Int
  let type: FrameType

  /// Reads a number.
  func number<Number: FixedWidthInteger>(_ offset: Int) -> Number {
    bytes.load(at: start + offset)
  }

  /// Reads a 32-bit float; fails if it is not finite.
  func float(_ offset: Int) throws(ProtocolError) -> Float {
    let value = Float(bitPattern: number(offset))
    guard value.isFinite else { throw invalid(offset) }
    return value
  }

  /// Reads a share; fails outside 0...1.
  func fraction(_ offset: Int) throws(ProtocolError) -> Fraction {
    let value = try float(offset)
    guard 0...1 ~= value else { throw invalid(offset) }
    return Fraction(value)
  }

  func time(_ offset: Int) -> Timestamp { Timestamp(microseconds: number(offset)) }
  func device(_ offset: Int) -> DeviceID { DeviceID(rawValue: number(offset)) }
  func stroke(_ offset: Int) -> StrokeID { StrokeID(rawValue: number(offset)) }
  func flags(_ offset: Int) -> StrokeFlags { StrokeFlags(rawValue: number(offset)) }

  /// Reads a number that may be absent.
  func optional(_ offset: Int) -> UInt32? {
    let value = number(offset) as UInt32
    return value == .max ? nil : value
  }

  /// Reads a value of an enumeration that takes 32 bits on the wire; fails if it is unknown.
  func word<Word: RawRepresentable>(_ offset: Int) throws(ProtocolError) -> Word
  where Word.RawValue: FixedWidthInteger {
    guard let raw = Word.RawValue(exactly: number(offset) as UInt32),
      let word = Word(rawValue: raw)
    else { throw invalid(offset) }
    return word
  }

  func tool(_ offset: Int) throws(ProtocolError) -> Tool {
    Tool(kind: try word(offset), serial: number(offset + 4), model: number(offset + 8))
  }

  func beginning(_ offset: Int) throws(ProtocolError) -> StrokeBeginning {
    StrokeBeginning(
      stroke: stroke(offset), device: device(offset + 16), tool: try tool(offset + 20),
      time: time(offset + 8))
  }

  func sample(_ offset: Int) throws(ProtocolError) -> Sample {
    var sample = Sample(
      time: time(offset), x: Millimeters(try float(offset + 16)),
      y: Millimeters(try float(offset + 20)))
    sample.kernelDelay = number(offset + 8)
    sample.deviceTicks = optional(offset + 12)
    sample.pressure = try fraction(offset + 24)
    sample.altitude = Radians(try float(offset + 28))
    sample.azimuth = Radians(try float(offset + 32))
    sample.roll = Radians(try float(offset + 36))
    sample.slider = try fraction(offset + 40)
    sample.distance = try fraction(offset + 44)
    sample.provenance = ProvenanceMap(rawValue: number(offset + 48))
    sample.estimationIndex = optional(offset + 52)
    sample.expectingUpdate = PropertySet(rawValue: number(offset + 56))
    sample.buttons = ToolButtons(rawValue: number(offset + 58))
    return sample
  }

  /// The error for a value that is not allowed.
  func invalid(_ offset: Int) -> ProtocolError {
    .invalidValue(type: type.rawValue, offset: offset)
  }
}
