import StylusModel
import StylusProtocol
import Testing

// The wire against the document: the layouts below are read from docs/develop/protocol.md, not from our
// code.

let document: DocumentedFrames? = try? DocumentedFrames()

/// Frames of random messages, at least one of each type.
func someFrames(seed: UInt64) throws -> (bytes: [UInt8], frames: [DocumentedFrames.Frame]) {
  let document = try #require(document)
  var dice = Dice(seed: seed)
  let bytes = encoded(dice.messages(700))
  let frames = document.frames(bytes)
  #expect(Set(frames.map(\.layout.type)) == Set(liveTypes))
  return (bytes, frames)
}

/// Frames of random messages, each type once.
func oneOfEach(seed: UInt64) throws -> [DocumentedFrames.Frame] {
  var seen: Set<UInt16> = []
  return try someFrames(seed: seed).frames.filter { seen.insert($0.layout.type).inserted }
}

let liveTypes = (document?.layouts.frames.keys.filter { $0 < 0x50 } ?? []).sorted()

/// A frame of one payload.
func framed(
  _ type: UInt16, _ payload: some Collection<UInt8>, sequence: Int64 = 7, version: UInt8 = 1
) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 16)
  for byte in 0..<4 { bytes[byte] = UInt8(truncatingIfNeeded: payload.count >> (8 * byte)) }
  bytes[4] = UInt8(truncatingIfNeeded: type)
  bytes[5] = UInt8(type >> 8)
  bytes[6] = version
  for byte in 0..<8 { bytes[8 + byte] = UInt8(truncatingIfNeeded: sequence >> (8 * byte)) }
  return bytes + payload
}

func liveFault(_ bytes: [UInt8]) -> ProtocolError? {
  var decoder = LiveDecoder()
  return decoder.readAll(bytes[...]).fault
}

@Test func theDocumentTellsALayoutForEachFrame() throws {
  let layouts = try #require(document).layouts
  let lengths = layouts.frames.mapValues(\.length)
  #expect(
    lengths == [
      0x01: 32, 0x02: 8, 0x03: 8, 0x04: 24, 0x05: 48, 0x10: 16, 0x11: 16, 0x12: 16, 0x13: 24,
      0x14: 16, 0x20: 32, 0x21: 24, 0x30: 32, 0x31: 16, 0x32: 16, 0x33: 16, 0x34: 32, 0x35: 24,
      0x36: 48, 0x37: 16, 0x50: 16, 0x51: 8,
    ])
  let records = layouts.records.mapValues(\.length)
  #expect(
    records == [
      "header": 16, "tool": 12, "beginning": 32, "sample": 64, "correction": 72, "prediction": 72,
      "late": 56,
    ])
  #expect(FrameLimits.header == records["header"])
  #expect(FrameLimits.sample == records["sample"])
  #expect(FrameLimits.correction == records["correction"])
  #expect(FrameLimits.prediction == records["prediction"])
  #expect(LateFrame.record == records["late"] && LateFrame.head == lengths[LateFrame.values])
}

@Test func aReaderThatKnowsOnlyTheDocumentHearsWhatTheJSONFormTells() throws {
  let document = try #require(document)
  for seed in 300..<306 as Range<UInt64> {
    var dice = Dice(seed: seed)
    let messages = dice.messages(250)
    let heard = document.frames(encoded(messages)).flatMap(document.events)
    #expect(heard.count == messages.count)
    for (event, message) in zip(heard, messages) {
      var writer = JSONWriter()
      message.write(to: &writer)
      #expect(event == ReportedValue(try JSONValue(parsing: writer.bytes)))
    }
  }
}

@Test func everyFrameSaysVersionOneAndLeavesReservedBytesZero() throws {
  let records = try #require(document).layouts.records
  for frame in try someFrames(seed: 310).frames {
    #expect(frame.version == 1)
    let fixed = DocumentedBytes(frame.payload.prefix(frame.layout.length), frame.layout)
    #expect(fixed.isTidy, "\(frame.layout.name)")
    guard let layout = frame.layout.records.flatMap({ records[$0] }) else { continue }
    #expect(Int(fixed.integer("record_size")) == layout.length)
    var rest = frame.payload.dropFirst(frame.layout.length)
    while !rest.isEmpty {
      #expect(DocumentedBytes(rest.prefix(layout.length), layout).isTidy)
      rest = rest.dropFirst(layout.length)
    }
  }
}

@Test func noFrameIsLongerThanAFrameMayBeHoweverMuchIsToldAtOnce() throws {
  let document = try #require(document)
  var dice = Dice(seed: 311)
  let stroke = dice.beginning()
  let samples = (0..<2_300).map { _ in dice.sample() }
  let parts = StrokeSnapshot.parts(of: stroke, samples: samples)
  let messages = parts.map { LiveMessage.snapshot(1, $0) }
  for frame in document.frames(encoded(messages)) {
    #expect(frame.payload.count <= FrameLimits.payload)
    let fixed = DocumentedBytes(frame.payload.prefix(48), frame.layout)
    #expect(fixed.integer("sample count") == 2_300 && fixed.integer("count") <= 1_000)
  }
}

@Test func whatStandsInReservedBytesIsIgnored() throws {
  for frame in try oneOfEach(seed: 312) {
    let plain = framed(frame.layout.type, frame.payload)
    var noisy = plain
    for field in frame.layout.fields where field.name == "reserved" {
      noisy.put(.max, at: 16, field)
    }
    #expect(try decoded(noisy) == decoded(plain), "\(frame.layout.name)")
  }
}

@Test func aNewerVersionIsReadAsFarAsItIsKnown() throws {
  for frame in try oneOfEach(seed: 313) {
    let plain = try decoded(framed(frame.layout.type, frame.payload))
    for version: UInt8 in [0, 2, 255] {
      #expect(try decoded(framed(frame.layout.type, frame.payload, version: version)) == plain)
    }
  }
}

@Test func layoutsMayGrowAtTheirEnd() throws {
  for frame in try oneOfEach(seed: 314) {
    let plain = try decoded(framed(frame.layout.type, frame.payload))
    for growth in [1, 7, 64, 300] {
      let longer = frame.payload + [UInt8](repeating: 0xA5, count: growth)
      let ping = framed(0x02, [UInt8](repeating: 0, count: 8))
      let messages = try decoded(framed(frame.layout.type, longer, version: 2) + ping)
      #expect(Array(messages.dropLast()) == plain, "\(frame.layout.name) \(growth)")
    }
  }
}

@Test func aPayloadShorterThanItsLayoutIsRefusedAtEveryLength() throws {
  for frame in try oneOfEach(seed: 315) {
    let type = frame.layout.type
    // A finished stroke of a daemon that waits for nothing ends before its settlement.
    let least = type == 0x36 ? 32 : frame.layout.length
    for length in 0..<least {
      #expect(
        liveFault(framed(type, frame.payload.prefix(length)))
          == .payloadTooShort(type: type, length: length))
    }
  }
}

@Test func whatANewerDaemonSaysInFramesOfItsOwnIsSteppedOver() throws {
  var dice = Dice(seed: 316)
  let known = Set(liveTypes)
  for _ in 0..<40 {
    let messages = dice.messages(6)
    var bytes: [UInt8] = []
    for frame in try #require(document).frames(encoded(messages)) {
      var type = dice.bits16()
      while known.contains(type) { type = dice.bits16() }
      let noise = (0..<dice.below(200)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
      bytes +=
        framed(type, noise) + framed(frame.layout.type, frame.payload, sequence: frame.sequence)
    }
    #expect(try decoded(bytes, piece: 1 + Int(dice.below(64))) == messages)
  }
}

@Test func everyFloatThatIsNotFiniteIsRefusedByItsPlace() throws {
  let records = try #require(document).layouts.records
  for frame in try oneOfEach(seed: 317) {
    var places = frame.layout.fields.filter(\.isFloat)
    let fixed = DocumentedBytes(frame.payload.prefix(frame.layout.length), frame.layout)
    if let record = frame.layout.records, fixed.integer("count") > 0 {
      places += (records[record]?.fields ?? []).filter(\.isFloat).map { field in
        var field = field
        field.offset += frame.layout.length
        return field
      }
    }
    for field in places {
      for value in [Float.nan, .signalingNaN, .infinity, -.infinity] {
        var bytes = framed(frame.layout.type, frame.payload)
        bytes.put(UInt64(value.bitPattern), at: 16, field)
        #expect(
          liveFault(bytes) == .invalidValue(type: frame.layout.type, offset: field.offset),
          "\(frame.layout.name) \(field.name) \(value)")
      }
    }
  }
}

@Test func aShareOutsideItsRangeIsRefusedAndOneAtItsEdgeIsNot() throws {
  let sample = try #require(document?.layouts.records["sample"])
  for frame in try someFrames(seed: 318).frames where frame.layout.name == "samples" {
    for name in ["pressure", "slider", "distance"] {
      var field = try #require(sample.field(name))
      field.offset += frame.layout.length
      for (share, isRight) in [
        (Float(0), true), (-0.0, true), (1, true), (Float(1).nextDown, true),
        (.leastNonzeroMagnitude, true), (Float(1).nextUp, false),
        (-.leastNonzeroMagnitude, false), (.greatestFiniteMagnitude, false),
      ] {
        var bytes = framed(0x31, frame.payload)
        bytes.put(UInt64(share.bitPattern), at: 16, field)
        let wrong = ProtocolError.invalidValue(type: 0x31, offset: field.offset)
        #expect(liveFault(bytes) == (isRight ? nil : wrong), "\(name) \(share)")
      }
    }
  }
}

@Test func everyValueOfAnEnumerationThatTheDocumentDoesNotNameIsRefusedByItsPlace() throws {
  let page = try DocumentPage()
  for frame in try oneOfEach(seed: 319) {
    for (fieldName, enumeration) in [
      ("kind", "tool kind"), ("change", "change"), ("control", "control"), ("reason", "reason"),
    ] {
      guard let field = frame.layout.field(fieldName) else { continue }
      let known = page.enumeration(enumeration)
      #expect(known.count > 2)
      let most = field.length == 1 ? UInt64(UInt8.max) : UInt64(UInt32.max)
      for value in Array(0...20) + [0x81, 0xFF, 0x101, 0x1_0001, 0x100_0001, most]
      where value <= most {
        var bytes = framed(frame.layout.type, frame.payload)
        bytes.put(value, at: 16, field)
        let wrong = ProtocolError.invalidValue(type: frame.layout.type, offset: field.offset)
        #expect(
          liveFault(bytes) == (known[Int(value)] == nil ? wrong : nil), "\(fieldName) \(value)")
      }
    }
  }
}

@Test func aProvenanceThatNobodyKnowsReadsAsAbsent() throws {
  var sample = Sample(time: Timestamp(microseconds: 1), x: Millimeters(1), y: Millimeters(1))
  sample.provenance = ProvenanceMap(rawValue: 0xFEDC_BA96)
  let read = try JSONValue(parsing: written(sample))
  guard case .object(let told) = read else { return }
  #expect(told["provenance"] == .object(JSONObject()))
}

private func written(_ value: some JSONWritable) -> [UInt8] {
  var writer = JSONWriter()
  value.write(to: &writer)
  return writer.bytes
}
