import StylusModel
import StylusProtocol
import Testing

// Frames that hold lists: how many records there are, how long each is, and where each stands.

/// The frames of some type that have a record or more.
private func lists(seed: UInt64) throws -> [DocumentedFrames.Frame] {
  try someFrames(seed: seed).frames.filter { frame in
    frame.layout.records != nil && frame.payload.count > frame.layout.length
  }
}

/// One list of each type.
private func oneListOfEach(seed: UInt64) throws -> [DocumentedFrames.Frame] {
  var seen: Set<UInt16> = []
  let lists = try lists(seed: seed).filter { seen.insert($0.layout.type).inserted }
  #expect(seen == [0x05, 0x21, 0x31, 0x32, 0x33])
  return lists
}

extension DocumentedFrames.Frame {
  /// How many records it says it has.
  fileprivate var count: Int {
    Int(DocumentedBytes(payload.prefix(layout.length), layout).integer("count"))
  }

  /// How many bytes a record has.
  fileprivate var size: Int {
    Int(DocumentedBytes(payload.prefix(layout.length), layout).integer("record_size"))
  }

  /// The same with another count, another size, or both.
  fileprivate func saying(count: Int? = nil, size: Int? = nil) throws -> [UInt8] {
    var bytes = framed(layout.type, payload, sequence: sequence)
    let place = (try #require(layout.field("count")), try #require(layout.field("record_size")))
    if let count { bytes.put(UInt64(count), at: 16, place.0) }
    if let size { bytes.put(UInt64(size), at: 16, place.1) }
    return bytes
  }

  /// The same with so many unknown bytes behind each record.
  fileprivate func grown(by growth: Int, noise: UInt8) throws -> [UInt8] {
    var grown = self
    var rest = payload.dropFirst(layout.length)
    grown.payload = payload.prefix(layout.length)
    while !rest.isEmpty {
      grown.payload += rest.prefix(size) + [UInt8](repeating: noise, count: growth)
      rest = rest.dropFirst(size)
    }
    return try grown.saying(size: size + growth)
  }

  fileprivate func wrong(_ field: String) throws -> ProtocolError {
    .invalidValue(type: layout.type, offset: try #require(layout.field(field)).offset)
  }
}

@Test func recordsOfEveryListMayGrowAtTheirEnd() throws {
  var dice = Dice(seed: 320)
  for list in try lists(seed: 321) {
    let plain = try decoded(list.saying())
    for growth in [1, 8, 64 + Int(dice.below(300))] {
      guard list.count * (list.size + growth) < 60_000 else { continue }
      // Where the noise is all ones it would be no number, if it were read.
      #expect(try decoded(list.grown(by: growth, noise: 0xFF)) == plain, "\(list.layout.name)")
    }
  }
}

@Test func recordsThatAreShorterThanTheirLayoutAreRefusedByThePlaceOfTheirSize() throws {
  for list in try oneListOfEach(seed: 322) {
    for size in [0, 1, list.size - 1, list.size - 8] {
      #expect(liveFault(try list.saying(size: size)) == (try list.wrong("record_size")))
    }
  }
}

@Test func aCountThatLiesIsRefusedByItsPlaceBeforeAnythingIsDelivered() throws {
  for list in try lists(seed: 323) {
    for count in [list.count + 1, list.count + 1_000, 1 << 16, 1 << 26, Int(UInt32.max)] {
      var decoder = LiveDecoder()
      let bytes = try list.saying(count: count)
      let (messages, fault) = decoder.readAll(bytes[...])
      #expect(messages.isEmpty)
      #expect(fault == (try list.wrong("count")), "\(list.layout.name) \(count)")
    }
  }
}

@Test func recordsThatSayThatTheyAreLongerThanTheyAreFindNoRoom() throws {
  for list in try oneListOfEach(seed: 324) {
    for size in [list.size + list.payload.count, Int(UInt16.max)] {
      #expect(liveFault(try list.saying(size: size)) == (try list.wrong("count")))
    }
  }
}

@Test func aCountThatIsTooSmallLeavesTheRestAlone() throws {
  for list in try lists(seed: 325) where ["samples", "updates", "hover"].contains(list.layout.name)
  {
    let all = try decoded(list.saying())
    #expect(all.count == list.count)
    for count in 0..<list.count {
      let ping = framed(0x02, [UInt8](repeating: 0, count: 8))
      let some = try decoded(list.saying(count: count) + ping)
      #expect(Array(some.dropLast()) == Array(all.prefix(count)))
    }
  }
}

@Test func theRecordsBeforeABadOneAreDelivered() throws {
  var dice = Dice(seed: 326)
  for size in 1...6 {
    var sequence: UInt64 = 40
    let messages = (0..<size).map { _ -> LiveMessage in
      sequence += 1
      return LiveMessage.sample(sequence, dice.sample())
    }
    let good = encoded(messages)
    for bad in 0..<size {
      var bytes = good
      // The highest byte of the x of that record: no float with it is finite.
      bytes[16 + 16 + 64 * bad + 19] = 0x7F
      bytes[16 + 16 + 64 * bad + 18] = 0xFF
      var decoder = LiveDecoder()
      let (heard, fault) = decoder.readAll(bytes[...], piece: 1 + Int(dice.below(90)))
      #expect(heard == Array(messages.prefix(bad)))
      #expect(fault == .invalidValue(type: 0x31, offset: 16 + 64 * bad + 16))
    }
  }
}

@Test func recordsAreNumberedFromTheNumberOfTheirFrame() throws {
  for list in try lists(seed: 327) where ["samples", "updates", "hover"].contains(list.layout.name)
  {
    for first in [0, 1, 1 << 40, (1 << 53) - 1] as [Int64] {
      var frame = list
      frame.sequence = first
      let numbers = try decoded(frame.saying()).map(\.sequence)
      #expect(numbers == (0..<UInt64(list.count)).map { UInt64(first) + $0 })
    }
  }
}

@Test func aListWithoutRecordsIsNoMessageUnlessItReplacesSomething() throws {
  for list in try oneListOfEach(seed: 328) {
    var empty = list
    empty.payload = list.payload.prefix(list.layout.length)
    let messages = try decoded(empty.saying(count: 0))
    #expect(messages.count == (["predicted", "snapshot"].contains(list.layout.name) ? 1 : 0))
  }
}

@Test(arguments: [1, 2, 5, 72, 64 * 7, 65_535])
func aFullFrameOfSamplesIsReadInPieces(piece: Int) throws {
  var dice = Dice(seed: 329)
  let messages = (1...UInt64(FrameLimits.samples)).map {
    LiveMessage.sample($0, dice.sample())
  }
  let bytes = encoded(messages)
  #expect(bytes.count == 16 + 16 + 64 * 1_000)
  #expect(try decoded(bytes, piece: piece) == messages)
}

@Test func aFrameCutAtAnyByteIsWithinItselfUntilTheRestComes() throws {
  for frame in try oneOfEach(seed: 330) {
    let bytes = framed(frame.layout.type, frame.payload, sequence: frame.sequence)
    let whole = try decoded(bytes)
    for cut in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 200)) {
      var decoder = LiveDecoder()
      var heard: [LiveMessage] = []
      decoder.feed(bytes[..<cut])
      while let message = try decoder.nextMessage() { heard.append(message) }
      #expect(decoder.isWithinFrame == (cut > 0 && cut < bytes.count))
      #expect(heard.isEmpty || cut == bytes.count)
      decoder.feed(bytes[cut...])
      while let message = try decoder.nextMessage() { heard.append(message) }
      #expect(heard == whole && !decoder.isWithinFrame)
    }
  }
}

@Test func whereverAnEncoderIsSealedOrItsBufferEmptiedTheSameMessagesAreHeard() throws {
  var dice = Dice(seed: 331)
  for _ in 0..<40 {
    let messages = dice.messages(60)
    var encoder = LiveEncoder()
    var buffer: [UInt8] = []
    var sent: [UInt8] = []
    for message in messages {
      encoder.encodeMessage(message, to: &buffer)
      guard dice.below(4) == 0 else { continue }
      if dice.bool() { encoder.seal() }
      guard dice.bool() else { continue }
      encoder.seal()
      sent += buffer
      buffer.removeAll(keepingCapacity: true)
    }
    #expect(try decoded(sent + buffer) == messages)
  }
}

@Test func whatStandsInTheBufferBeforeIsLeftAsItIs() {
  var dice = Dice(seed: 332)
  for _ in 0..<30 {
    let before = (0..<dice.below(40)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    let messages = dice.messages(10)
    var encoder = LiveEncoder()
    var buffer = before
    for message in messages { encoder.encodeMessage(message, to: &buffer) }
    #expect(Array(buffer.prefix(before.count)) == before)
    #expect(Array(buffer.dropFirst(before.count)) == encoded(messages))
  }
}
