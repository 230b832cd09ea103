import StylusModel
import StylusProtocol
import Testing

private let device = DeviceID(rawValue: 1)
private let offer = LateOffer(
  device: device, properties: [.init(.pressure), .init(.tilt), .init(.roll)], clock: .own)

private func measurement(_ number: Int) -> LateMeasurement {
  var value = LateMeasurement(
    number % 2 == 0 ? .moment(Int64(number) * -1_000) : .sample(StrokeID(rawValue: 9), index: 5))
  value.sequence = number % 3 == 0 ? nil : UInt32(number)
  value.carried = number % 5 == 0 ? [.init(.tilt)] : [.init(.pressure), .init(.roll)]
  value.pressure = Fraction(Float(number % 100) / 100)
  value.altitude = Radians(Float(number % 15) / 10)
  value.azimuth = Radians(Float(number % 62) / 10)
  value.roll = Radians(Float(number % 31) / -10)
  value.slider = Fraction(1)
  value.distance = Fraction(0.25)
  return value
}

private func frame(_ values: [LateMeasurement]) -> [UInt8] {
  var bytes: [UInt8] = []
  LateFrame.appendFrame(values[...], of: device, to: &bytes)
  return bytes
}

/// One frame of one value with a change to its bytes.
private func spoilt(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
  var bytes = frame([measurement(1)])
  change(&bytes)
  return bytes
}

private func received(_ bytes: [UInt8], piece: Int = .max) throws -> [LateMeasurement] {
  var decoder = LateDecoder(offer)
  let (values, fault) = decoder.readAll(bytes[...], piece: piece)
  if let fault { throw fault }
  return values
}

/// What decoding throws; nil if it throws nothing.
private func fault(_ bytes: [UInt8]) -> ProtocolError? {
  var decoder = LateDecoder(offer)
  return decoder.readAll(bytes[...]).fault
}

private func invalid(_ offset: Int) -> ProtocolError { .invalidValue(type: 0x50, offset: offset) }

@Test func whatALateSourceSendsArrivesAsItWas() throws {
  let values = (1...2_500).map(measurement)
  let bytes =
    frame(Array(values[..<1000])) + frame([]) + frame(Array(values[1000..<2000]))
    + frame(Array(values[2000...]))
  for piece in [1, 7, 72, 4_096, 1 << 20] {
    #expect(try received(bytes, piece: piece) == values, "\(piece)")
  }
}

@Test func longerRecordsAreReadAsFarAsTheyAreKnown() throws {
  var bytes = frame([measurement(1)])
  bytes[0] += 8
  bytes[24] += 8
  bytes += [UInt8](repeating: 7, count: 8)
  #expect(try received(bytes + frame([measurement(2)])) == [measurement(1), measurement(2)])
}

@Test func aFrameThatBreaksTheRulesIsRefusedByItsPlace() {
  #expect(fault(spoilt { $0[3] = 1 }) == .payloadTooLong(0x0100_0048))
  #expect(
    fault([1, 0, 1, 0, 0x50, 0] + [UInt8](repeating: 0, count: 10)) == .payloadTooLong(65_537))
  #expect(fault(spoilt { $0[4] = 0x31 }) == .unexpectedType(0x31))
  #expect(fault(spoilt { $0[0] = 15 }) == .payloadTooShort(type: 0x50, length: 15))
  #expect(fault(spoilt { $0[0] = 71 }) == .payloadTooShort(type: 0x50, length: 71))
  #expect(fault(spoilt { $0[16] = 2 }) == invalid(0))
  #expect(fault(spoilt { $0.replaceSubrange(20...21, with: [0xE9, 0x03]) }) == invalid(4))
  #expect(fault(spoilt { $0[24] = 55 }) == invalid(8))
}

@Test func aRecordThatBreaksTheRulesIsRefusedByItsPlace() {
  let start = 16 + 16
  func record(_ offset: Int, _ bytes: [UInt8]) -> ProtocolError? {
    fault(spoilt { $0.replaceSubrange(start + offset..<start + offset + bytes.count, with: bytes) })
  }
  #expect(record(16, [0xFF, 0xFF, 0xFF, 0xFF]) == invalid(16 + 16))
  #expect(record(24, [0, 0]) == invalid(16 + 24))
  #expect(record(24, [0x20, 0]) == invalid(16 + 24))
  #expect(record(24, [4, 0x80]) == invalid(16 + 24))
  for offset in stride(from: 32, to: 56, by: 4) {
    for bits in [UInt32(0x7FC0_0000), 0x7F80_0000, 0xFF80_0000, 0x42C8_0000, 0xC2C8_0000] {
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
      #expect(record(offset, bytes) == invalid(16 + offset), "\(offset) \(bits)")
    }
  }
}

@Test func aRightAngleRoundedUpIsARightAngle() throws {
  let bytes = spoilt { $0.replaceSubrange(68..<72, with: [0xDB, 0x0F, 0xC9, 0x3F]) }
  #expect(try received(bytes).map(\.altitude) == [Radians(.pi / 2)])
}

@Test func aDeadLateStreamStaysDead() throws {
  var decoder = LateDecoder(offer)
  decoder.feed(spoilt { $0[4] = 1 }[...])
  #expect(throws: ProtocolError.unexpectedType(1)) { try decoder.nextMessage() }
  decoder.feed(frame([measurement(1)])[...])
  #expect(throws: ProtocolError.unexpectedType(1)) { try decoder.nextMessage() }
}

@Test func aFarewellIsReadAsItWasWritten() {
  for reason in LateEnding.LateEndReason.allCases {
    for text in ["", "why", String(repeating: "x", count: 1_000)] {
      var bytes: [UInt8] = []
      LateEnding(reason, text).appendFrame(to: &bytes)
      #expect(LateEnding(frame: bytes) == LateEnding(reason, text))
      #expect(LateEnding(frame: bytes.dropLast()) == nil)
    }
  }
}

@Test func anOfferSurvivesItsCall() throws {
  var writer = JSONWriter()
  writer.call("org.stylusd.SendLateValues", offer, mode: .upgrade)
  let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
  #expect(try DaemonRequest(call) == .sendLateValues(offer))
}

@Test(arguments: [
  (#"{"properties":["pressure"],"clock":"own"}"#, "device"),
  (#"{"device":-1,"properties":["pressure"],"clock":"own"}"#, "device"),
  (#"{"device":1,"clock":"own"}"#, "properties"),
  (#"{"device":1,"properties":[],"clock":"own"}"#, "properties"),
  (#"{"device":1,"properties":["pressure","weight"],"clock":"own"}"#, "properties"),
  (#"{"device":1,"properties":["position"],"clock":"own"}"#, "properties"),
  (#"{"device":1,"properties":["pressure"]}"#, "clock"),
  (#"{"device":1,"properties":["pressure"],"clock":"sun"}"#, "clock"),
])
func anOfferThatCannotBeIsRefused(parameters: String, culprit: String) throws {
  let text =
    #"{"method":"org.stylusd.SendLateValues","upgrade":true,"parameters":"# + parameters + "}"
  let call = try VarlinkCall(parsing: Array(text.utf8))
  #expect(throws: VarlinkError.invalidParameter(culprit)) { try DaemonRequest(call) }
}

@Test(arguments: [VarlinkCall.Mode.single, .more, .oneway])
func aLateSourceMustAskForTheUpgrade(mode: VarlinkCall.Mode) throws {
  var writer = JSONWriter()
  writer.call("org.stylusd.SendLateValues", offer, mode: mode)
  let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
  #expect(throws: VarlinkError.expectedUpgrade) { try DaemonRequest(call) }
}
