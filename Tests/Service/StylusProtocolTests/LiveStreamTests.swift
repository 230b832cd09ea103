import StylusModel
import StylusProtocol
import Testing

private let header = FrameLimits.header

private func sample(_ sequence: UInt64, stroke: UInt64 = 1) -> LiveMessage {
  let sample = Sample(
    time: Timestamp(microseconds: Int64(sequence)), x: Millimeters(1), y: Millimeters(2))
  return LiveMessage(sequence: sequence, .sample(StrokeID(rawValue: stroke), sample))
}

private func ping(_ sequence: UInt64) -> LiveMessage {
  LiveMessage(sequence: sequence, content: .ping(Timestamp(microseconds: 1)))
}

/// The types of the frames in some bytes.
private func types(_ bytes: [UInt8]) -> [UInt8] {
  var types: [UInt8] = []
  var position = 0
  while position + header <= bytes.count {
    types.append(bytes[position + 4])
    let length = (0..<4).reduce(0) { $0 + Int(bytes[position + $1]) << (8 * $1) }
    position += header + length
  }
  return types
}

@Test func whatIsEncodedIsDecodedHoweverTheBytesArrive() throws {
  var dice = Dice(seed: 1)
  for _ in 0..<60 {
    let messages = dice.messages(40)
    let bytes = encoded(messages)
    #expect(try decoded(bytes) == messages)
    #expect(try decoded(bytes, piece: 1 + Int(dice.below(200))) == messages)
  }
  let messages = dice.messages(100)
  #expect(try decoded(encoded(messages), piece: 1) == messages)
}

@Test func aPrefixOfAStreamGivesAPrefixOfItsMessages() throws {
  var dice = Dice(seed: 2)
  let messages = dice.messages(20)
  let bytes = encoded(messages)
  for count in 0...bytes.count {
    let some = try decoded(Array(bytes.prefix(count)))
    #expect(messages.starts(with: some))
    #expect(some.count < messages.count || count == bytes.count)
  }
}

@Test func aChangedByteNeverGivesMoreThanAnErrorOrOtherMessages() {
  var dice = Dice(seed: 3)
  var refused = 0
  for _ in 0..<8 {
    let bytes = encoded(dice.messages(10))
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8(1 + dice.below(255))
      if (try? decoded(changed)) == nil { refused += 1 }
    }
  }
  #expect(refused > 0)
}

@Test func neighbouringSamplesOfAStrokeShareAFrame() throws {
  let messages = (10..<15).map { sample($0) }
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x31])
  #expect(bytes.count == header + 16 + 5 * FrameLimits.sample)
  #expect(try decoded(bytes) == messages)
}

@Test func aHoleAnotherStrokeOrAnotherMessageBeginsANewFrame() throws {
  let messages = [
    sample(1), sample(2), sample(4), sample(5, stroke: 2), ping(5), sample(6, stroke: 2),
  ]
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x31, 0x31, 0x31, 0x02, 0x31])
  #expect(try decoded(bytes) == messages)
}

@Test func hoverSamplesOfOneToolShareAFrame() throws {
  let pen = Tool(kind: .pen)
  let eraser = Tool(kind: .eraser)
  let tools = [pen, pen, pen, eraser]
  let reading = Sample(time: Timestamp(microseconds: 1), x: Millimeters(1), y: Millimeters(2))
  let messages = tools.enumerated().map {
    LiveMessage(sequence: UInt64($0), .hover(DeviceID(rawValue: 1), $1, reading))
  }
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x21, 0x21])
  #expect(try decoded(bytes) == messages)
}

@Test func aFrameIsFullAtItsLimit() throws {
  let messages = (0..<UInt64(FrameLimits.samples + 1)).map { sample($0) }
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x31, 0x31])
  #expect(try decoded(bytes) == messages)
}

private func correction(_ sequence: UInt64, stroke: UInt64 = 1) -> LiveMessage {
  let sample = Sample(
    time: Timestamp(microseconds: Int64(sequence)), x: Millimeters(1), y: Millimeters(2))
  return LiveMessage(
    sequence: sequence,
    .corrected(
      SampleCorrection(
        stroke: StrokeID(rawValue: stroke), position: UInt32(sequence),
        changed: PropertySet(.pressure), sample: sample)))
}

@Test func neighbouringCorrectionsOfAStrokeShareAFrame() throws {
  let messages = (10..<15).map { correction($0) }
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x32])
  #expect(bytes.count == header + 16 + 5 * FrameLimits.correction)
  #expect(try decoded(bytes) == messages)
}

@Test func samplesAndCorrectionsHaveFramesOfTheirOwn() throws {
  let messages = [
    sample(1), correction(2), correction(3), correction(5), correction(6, stroke: 2), sample(7),
  ]
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x31, 0x32, 0x32, 0x32, 0x31])
  #expect(try decoded(bytes) == messages)
}

@Test func aFrameOfCorrectionsIsFullAtItsLimitAndMayBeRead() throws {
  let messages = (0..<UInt64(FrameLimits.corrections + 1)).map { correction($0) }
  let bytes = encoded(messages)
  #expect(types(bytes) == [0x32, 0x32])
  #expect(try decoded(bytes) == messages)
}

@Test func aSealedFrameDoesNotGrow() throws {
  var encoder = LiveEncoder()
  var bytes: [UInt8] = []
  encoder.encodeMessage(sample(1), to: &bytes)
  let sent = bytes
  encoder.seal()
  encoder.encodeMessage(sample(2), to: &bytes)
  #expect(Array(bytes.prefix(sent.count)) == sent)
  #expect(types(bytes) == [0x31, 0x31])
}

@Test func anEmptiedBufferBeginsANewFrame() throws {
  var encoder = LiveEncoder()
  var bytes: [UInt8] = []
  encoder.encodeMessage(sample(1), to: &bytes)
  bytes.removeAll(keepingCapacity: true)
  encoder.encodeMessage(sample(2), to: &bytes)
  #expect(try decoded(bytes) == [sample(2)])
}

@Test func aLongStrokeIsToldInParts() throws {
  var dice = Dice(seed: 4)
  let beginning = dice.beginning()
  let samples = (0..<2500).map { _ in dice.sample() }
  let parts = StrokeSnapshot.parts(of: beginning, samples: samples)
  #expect(parts.map(\.samples.count) == [1000, 1000, 500])
  #expect(parts.map(\.first) == [0, 1000, 2000])
  #expect(parts.flatMap(\.samples) == samples)
  let messages = parts.map { LiveMessage(sequence: 9, content: .snapshot($0)) }
  #expect(try decoded(encoded(messages)) == messages)
  #expect(StrokeSnapshot.parts(of: beginning, samples: []).count == 1)
}

@Test func aDescriptionThatDoesNotFitAFrameIsLeftOut() throws {
  let id = DeviceID(rawValue: 3)
  let name = String(repeating: "x", count: FrameLimits.payload)
  let time = Timestamp(microseconds: 5)
  let message = LiveMessage(
    sequence: 1, content: .added(id, Tablet(id: id, name: name, role: .pen), time))
  let bare = LiveMessage(sequence: 1, content: .added(id, nil, time))
  #expect(try decoded(encoded([message])) == [bare])
}
