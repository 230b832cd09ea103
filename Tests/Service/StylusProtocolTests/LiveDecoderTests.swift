import StylusModel
import StylusProtocol
import Testing

/// A frame with any type and payload.
private func frame(_ type: UInt16, _ payload: [UInt8], version: UInt8 = 1) -> [UInt8] {
  let length = payload.count
  return [
    UInt8(length & 0xFF), UInt8(length >> 8 & 0xFF), UInt8(length >> 16), 0,
    UInt8(type & 0xFF), UInt8(type >> 8), version, 0, 7, 0, 0, 0, 0, 0, 0, 0,
  ] + payload
}

private let ping = LiveMessage(sequence: 7, content: .ping(Timestamp(microseconds: 1)))
private let pingPayload: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0]

private func error(_ bytes: [UInt8]) -> ProtocolError? {
  do throws(ProtocolError) {
    _ = try decoded(bytes)
    return nil
  } catch {
    return error
  }
}

@Test(arguments: [0x23, 0x38, 0xFFFF] as [UInt16])
func aFrameOfUnknownTypeIsSkipped(type: UInt16) throws {
  let bytes = frame(type, [1, 2, 3]) + frame(2, pingPayload)
  #expect(try decoded(bytes) == [ping])
}

@Test func theUnknownEndOfALongerPayloadIsSkipped() throws {
  let bytes = frame(2, pingPayload + [9, 9], version: 2) + frame(2, pingPayload)
  #expect(try decoded(bytes) == [ping, ping])
}

@Test func longerRecordsAreStepped() throws {
  var dice = Dice(seed: 5)
  let messages = (1...2).map { number in
    LiveMessage(sequence: number, .sample(StrokeID(rawValue: 4), dice.sample()))
  }
  let short = encoded(messages)
  let records = [16 + 16, 16 + 16 + 64].map { Array(short[$0..<$0 + 64]) }
  var payload = Array(short[16..<32])
  payload[12] = 72
  for record in records { payload += record + [UInt8](repeating: 0xEE, count: 8) }
  var bytes = frame(0x31, payload)
  bytes[8] = 1
  #expect(try decoded(bytes) == messages)
}

@Test func longerCorrectionsAreStepped() throws {
  var dice = Dice(seed: 9)
  let messages = (1...2 as ClosedRange<UInt64>).map { number -> LiveMessage in
    var correction = dice.correction()
    correction.stroke = StrokeID(rawValue: 4)
    return LiveMessage(sequence: number, .corrected(correction))
  }
  let short = encoded(messages)
  let records = [16 + 16, 16 + 16 + 72].map { Array(short[$0..<$0 + 72]) }
  var payload = Array(short[16..<32])
  payload[12] = 80
  for record in records { payload += record + [UInt8](repeating: 0xEE, count: 8) }
  var bytes = frame(0x32, payload)
  bytes[8] = 1
  #expect(try decoded(bytes) == messages)
}

private func predicted(_ tail: [PredictedSample]) -> LiveMessage {
  LiveMessage(sequence: 7, content: .predicted(StrokeID(rawValue: 4), tail))
}

@Test func longerPredictionsAreStepped() throws {
  var dice = Dice(seed: 13)
  let tail = [dice.sample(), dice.sample()].map {
    PredictedSample($0, uncertainty: Millimeters(0.5))
  }
  let short = encoded([predicted(tail)])
  let records = [16 + 16, 16 + 16 + 72].map { Array(short[$0..<$0 + 72]) }
  var payload = Array(short[16..<32])
  payload[12] = 88
  for record in records { payload += record + [UInt8](repeating: 0xEE, count: 16) }
  #expect(try decoded(frame(0x33, payload)) == [predicted(tail)])
}

@Test func anEmptyPredictionIsAMessage() throws {
  let bytes = encoded([predicted([])])
  #expect(bytes.count == 16 + 16)
  #expect(try decoded(bytes) == [predicted([])])
}

@Test func aPredictionIsCompleteOrNotThere() throws {
  var dice = Dice(seed: 14)
  let tail = [dice.sample(), dice.sample()].map {
    PredictedSample($0, uncertainty: Millimeters(0.5))
  }
  let bytes = encoded([predicted(tail)])
  #expect(try decoded(Array(bytes.dropLast())) == [])
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 72, 0, 0, 0]
  let some = frame(0x33, claims + [UInt8](repeating: 0, count: 143))
  #expect(error(some) == .invalidValue(type: 0x33, offset: 8))
}

@Test func predictionsThatAreTooSmallAreAnError() {
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71, 0, 0, 0]
  #expect(error(frame(0x33, claims)) == .invalidValue(type: 0x33, offset: 12))
}

@Test(arguments: [0, -1, .nan, .infinity] as [Float])
func anUncertaintyThatIsNoneIsAnError(value: Float) {
  var dice = Dice(seed: 15)
  let point = PredictedSample(dice.sample(), uncertainty: Millimeters(value))
  #expect(error(encoded([predicted([point])])) == .invalidValue(type: 0x33, offset: 16))
}

@Test func correctionsThatAreTooSmallAreAnError() {
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 64, 0, 0, 0]
  let bytes = frame(0x32, claims + [UInt8](repeating: 0, count: 72))
  #expect(error(bytes) == .invalidValue(type: 0x32, offset: 12))
}

@Test func correctionsThatAreNotThereAreAnError() {
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 72, 0, 0, 0]
  let bytes = frame(0x32, claims + [UInt8](repeating: 0, count: 143))
  #expect(error(bytes) == .invalidValue(type: 0x32, offset: 8))
}

@Test(arguments: [32, 40, 47])
func aFinishOfAnOlderDaemonExpectedNothing(length: Int) throws {
  var dice = Dice(seed: 10)
  var summary = dice.summary()
  summary.settlement.updated = 3
  summary.stored = 5
  let bytes = encoded([LiveMessage(sequence: 7, .finished(summary))])
  summary.settlement = Settlement()
  let old = frame(0x36, Array(bytes[16..<16 + length]))
  #expect(try decoded(old) == [LiveMessage(sequence: 7, .finished(summary))])
}

@Test func aFinishShorterThanTheOldestLayoutIsAnError() {
  let bytes = frame(0x36, [UInt8](repeating: 0, count: 31))
  #expect(error(bytes) == .payloadTooShort(type: 0x36, length: 31))
}

@Test func anIdentityOfAnUnknownKindIsAnError() {
  var dice = Dice(seed: 11)
  var bytes = encoded([
    LiveMessage(sequence: 1, .identified(dice.stroke(), dice.tool(), dice.time()))
  ])
  bytes[16 + 16] = 8
  #expect(error(bytes) == .invalidValue(type: 0x34, offset: 16))
}

@Test func aShorterPayloadIsAnError() {
  #expect(error(frame(2, [1, 2, 3])) == .payloadTooShort(type: 2, length: 3))
}

@Test func aPayloadAboveTheLimitIsRefusedByItsHeaderAlone() {
  let rest: [UInt8] = [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  #expect(error([1, 0, 1, 0] + rest) == .payloadTooLong(65_537))
  #expect(error([0, 0, 1, 0] + rest) == nil)
}

@Test func recordsThatAreNotThereAreAnError() {
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 64, 0, 0, 0]
  let bytes = frame(0x31, claims + [UInt8](repeating: 0, count: 64))
  #expect(error(bytes) == .invalidValue(type: 0x31, offset: 8))
}

@Test func recordsThatAreTooSmallAreAnError() {
  let claims: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 63, 0, 0, 0]
  let bytes = frame(0x31, claims + [UInt8](repeating: 0, count: 64))
  #expect(error(bytes) == .invalidValue(type: 0x31, offset: 12))
}

@Test(
  arguments: [
    (16, Float.nan), (20, .infinity), (24, 1.5), (24, -0.5), (28, .nan), (32, -.infinity),
    (36, .nan),
    (40, 2), (44, .nan),
  ] as [(Int, Float)])
func aSampleOutOfRangeIsAnError(offset: Int, value: Float) {
  var dice = Dice(seed: 6)
  var bytes = encoded([LiveMessage(sequence: 1, .sample(StrokeID(rawValue: 1), dice.sample()))])
  let at = 16 + 16 + offset
  for byte in 0..<4 { bytes[at + byte] = UInt8(truncatingIfNeeded: value.bitPattern >> (8 * byte)) }
  #expect(error(bytes) == .invalidValue(type: 0x31, offset: 16 + offset))
}

@Test func anUnknownToolKindIsAnError() {
  var dice = Dice(seed: 7)
  var bytes = encoded([LiveMessage(sequence: 1, .began(dice.beginning()))])
  bytes[16 + 20] = 8
  #expect(error(bytes) == .invalidValue(type: 0x30, offset: 20))
}

@Test func aDescriptionOfAnotherDeviceIsAnError() {
  var dice = Dice(seed: 8)
  let tablet = dice.tablet()
  let added = LiveMessage.LiveContent.added(tablet.id, tablet, dice.time())
  var bytes = encoded([LiveMessage(sequence: 1, content: added)])
  bytes[16 + 8] ^= 1
  #expect(error(bytes) == .invalidValue(type: 0x10, offset: 8))
}

@Test func aChangeOfAnotherDeviceIsAnError() {
  var dice = Dice(seed: 12)
  let tablet = dice.tablet()
  var bytes = encoded([
    LiveMessage(sequence: 1, content: .changed(tablet.id, tablet, dice.time()))
  ])
  bytes[16 + 8] ^= 1
  #expect(error(bytes) == .invalidValue(type: 0x14, offset: 8))
}

@Test func aDescriptionThatIsNoJSONIsAnError() {
  let bytes = frame(0x10, [UInt8](repeating: 0, count: 12) + [2, 0, 0, 0] + Array("{]".utf8))
  #expect(error(bytes) == .json(JSONError(kind: .unexpectedByte, offset: 1)))
}

@Test func afterAnErrorTheStreamStaysDead() {
  var decoder = LiveDecoder()
  decoder.feed(frame(2, [1])[...])
  #expect(throws: ProtocolError.payloadTooShort(type: 2, length: 1)) { try decoder.nextMessage() }
  decoder.feed(frame(2, pingPayload)[...])
  #expect(throws: ProtocolError.payloadTooShort(type: 2, length: 1)) { try decoder.nextMessage() }
}
