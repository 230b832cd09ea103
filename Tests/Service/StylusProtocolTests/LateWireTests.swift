import StylusModel
import StylusProtocol
import Testing

// Late values on the wire: what docs/develop/protocol.md, section 8, allows arrives, and nothing else does.

private let device = DeviceID(rawValue: 0x0A0B_0C0D)
private let everything = LateOffer(device: device, properties: .detachable, clock: .monotonic)
/// The f32 nearest to a right angle, which is a little above it.
private let rightAngle = Float(bitPattern: 0x3FC9_0FDB)

private func layouts() throws -> (frame: DocumentedLayout, record: DocumentedLayout) {
  let layouts = try DocumentedLayouts()
  return (try #require(layouts.frames[0x50]), try #require(layouts.records["late"]))
}

private func frame(_ values: [LateMeasurement], of device: DeviceID = device) -> [UInt8] {
  var bytes: [UInt8] = []
  LateFrame.appendFrame(values[...], of: device, to: &bytes)
  return bytes
}

private func read(
  _ bytes: [UInt8], _ offer: LateOffer = everything, piece: Int = .max
) -> (messages: [LateMeasurement], fault: ProtocolError?) {
  var decoder = LateDecoder(offer)
  return decoder.readAll(bytes[...], piece: piece)
}

extension Dice {
  /// Any value that the document allows.
  fileprivate mutating func late(of offer: LateOffer = everything) -> LateMeasurement {
    var value = LateMeasurement(
      bool()
        ? .moment(Int64(bitPattern: next()))
        : .sample(StrokeID(rawValue: 1 | next()), index: bits32() & 0x7FFF_FFFF))
    value.sequence = bool() ? nil : bits32() & 0x7FFF_FFFF
    value.carried = PropertySet(one(of: offer.properties.properties))
    for property in offer.properties.properties where bool() {
      value.carried.insert(PropertySet(property))
    }
    value.pressure = fraction()
    value.altitude = Radians(one(of: [0, Float.random(in: 0...1.5, using: &self), .pi / 2]))
    value.azimuth = Radians(one(of: [0, Float.random(in: 0...6.2, using: &self), 4 * rightAngle]))
    value.roll = Radians(
      one(of: [-2 * rightAngle, Float.random(in: -3...3, using: &self), 2 * rightAngle]))
    value.slider = one(of: [Fraction(0), fraction(), Fraction(1)])
    value.distance = fraction()
    return value
  }
}

@Test func everyValueThatIsAllowedArrivesAsItWasHoweverItIsCut() {
  var dice = Dice(seed: 440)
  for _ in 0..<30 {
    let offer = LateOffer(device: device, properties: dice.lateOffer().properties, clock: .own)
    var sent: [LateMeasurement] = []
    var bytes: [UInt8] = []
    for _ in 0..<dice.below(6) {
      let values = (0..<dice.below(12)).map { _ in dice.late(of: offer) }
      sent += values
      bytes += frame(values)
    }
    for piece in [1, 1 + Int(dice.below(300)), Int.max] {
      let (heard, fault) = read(bytes, offer, piece: piece)
      #expect(heard == sent && fault == nil)
    }
  }
}

@Test func theRecordIsLaidOutAsTheDocumentSays() throws {
  let (head, layout) = try layouts()
  var dice = Dice(seed: 441)
  for _ in 0..<300 {
    let value = dice.late()
    let bytes = frame([value, dice.late()])
    let fixed = DocumentedBytes(bytes[16..<32], head)
    #expect(fixed.integer("device") == 0x0A0B_0C0D && fixed.integer("count") == 2)
    #expect(fixed.integer("record_size") == 56 && fixed.isTidy)
    let record = DocumentedBytes(bytes[32..<88], layout)
    #expect(record.isTidy)
    switch value.target {
    case .moment(let time):
      #expect(record.integer("time") == time)
      #expect(record.integer("stroke") == 0 && record.integer("index") == 0)
    case .sample(let stroke, let index):
      #expect(UInt64(bitPattern: record.integer("stroke")) == stroke.rawValue)
      #expect(record.integer("index") == Int64(index) && record.integer("time") == 0)
    }
    #expect(record.integer("sequence") == value.sequence.map(Int64.init) ?? 0xFFFF_FFFF)
    #expect(record.integer("carried") == Int64(value.carried.rawValue))
    let floats = ["pressure", "altitude", "azimuth", "roll", "slider", "distance"].map(record.float)
    #expect(
      floats == [
        value.pressure.value, value.altitude.value, value.azimuth.value, value.roll.value,
        value.slider.value, value.distance.value,
      ])
  }
}

@Test(
  arguments: [
    ("pressure", 0, 1), ("slider", 0, 1), ("distance", 0, 1), ("altitude", 0, rightAngle),
    ("azimuth", 0, 4 * rightAngle), ("roll", -2 * rightAngle, 2 * rightAngle),
  ] as [(String, Float, Float)])
func aValueAtTheEdgeOfItsRangeCountsAndTheNextOneEndsTheSource(
  name: String, least: Float, most: Float
) throws {
  var field = try #require(layouts().record.field(name))
  field.offset += 16
  var dice = Dice(seed: 442)
  // Also where it is not carried.
  for carried in [PropertySet(.pressure), PropertySet(.tilt), .detachable] {
    var value = dice.late()
    value.carried = carried
    for (number, isRight) in [
      (least, true), (most, true), (least.nextUp, true), (most.nextDown, true),
      (least.nextDown, false), (most.nextUp, false), (.nan, false), (.signalingNaN, false),
      (.infinity, false), (-.infinity, false), (least - 1, false), (most + 1, false),
    ] {
      var bytes = frame([value])
      bytes.put(UInt64(number.bitPattern), at: 16, field)
      let (heard, fault) = read(bytes)
      #expect(heard.count == (isRight ? 1 : 0), "\(name) \(number)")
      #expect(fault == (isRight ? nil : .invalidValue(type: 0x50, offset: field.offset)))
    }
  }
}

@Test func whatWasNotOfferedMayNotBeCarried() throws {
  var field = try #require(layouts().record.field("carried"))
  field.offset += 16
  var dice = Dice(seed: 443)
  for _ in 0..<200 {
    let offer = LateOffer(device: device, properties: dice.lateOffer().properties, clock: .arrival)
    let carried = dice.bits16() & (dice.bool() ? offer.properties.rawValue : .max)
    var bytes = frame([dice.late(of: offer)])
    bytes.put(UInt64(carried), at: 16, field)
    let isRight = carried != 0 && carried & ~offer.properties.rawValue == 0
    let (heard, fault) = read(bytes, offer)
    #expect(heard.map(\.carried.rawValue) == (isRight ? [carried] : []))
    #expect(fault == (isRight ? nil : .invalidValue(type: 0x50, offset: field.offset)))
  }
}

@Test func anIndexCountsOnlyWhereAStrokeIsNamedAndATimeOnlyWhereNoneIs() throws {
  let record = try layouts().record
  let index = try #require(record.field("index"))
  let time = try #require(record.field("time"))
  var dice = Dice(seed: 444)
  var byTime = dice.late()
  byTime = LateMeasurement(.moment(-5))
  byTime.carried = PropertySet(.tilt)
  var byName = byTime
  byName.target = .sample(StrokeID(rawValue: .max), index: 0)
  var bytes = frame([byTime])
  bytes.put(UInt64(UInt32.max), at: 32, index)
  #expect(read(bytes).messages == [byTime])
  bytes = frame([byName])
  bytes.put(dice.next(), at: 32, time)
  #expect(read(bytes).messages == [byName])
  bytes.put(UInt64(UInt32.max), at: 32, index)
  #expect(read(bytes).fault == .invalidValue(type: 0x50, offset: 16 + index.offset))
  bytes.put(UInt64(UInt32.max - 1), at: 32, index)
  #expect(
    read(bytes).messages.map(\.target) == [.sample(StrokeID(rawValue: .max), index: .max - 1)])
}

@Test func reservedBytesAndTheNumberAndVersionOfAFrameAreIgnored() throws {
  let (head, record) = try layouts()
  var dice = Dice(seed: 445)
  for _ in 0..<50 {
    let value = dice.late()
    var bytes = frame([value])
    for field in head.fields where field.name == "reserved" {
      bytes.put(dice.next(), at: 16, field)
    }
    for field in record.fields where field.name == "reserved" {
      bytes.put(dice.next(), at: 32, field)
    }
    for place in 6..<16 { bytes[place] = UInt8(truncatingIfNeeded: dice.next()) }
    #expect(read(bytes).messages == [value])
  }
}

@Test func recordsOfALateSourceMayGrowAndTheirFrameToo() throws {
  let size = try #require(layouts().frame.field("record_size"))
  var dice = Dice(seed: 446)
  for growth in [1, 8, 72, 1_000] {
    let values = (0..<4).map { _ in dice.late() }
    let plain = frame(values)
    var payload = Array(plain[16..<32])
    payload.put(UInt64(56 + growth), at: 0, size)
    for place in 0..<4 {
      payload += plain[(32 + 56 * place)...].prefix(56) + [UInt8](repeating: 0xFF, count: growth)
    }
    payload += [1, 2, 3]
    let bytes = framed(0x50, payload, version: 9)
    #expect(read(bytes + plain).messages == values + values)
  }
}

@Test func theRecordsBeforeTheBadOneCount() throws {
  var dice = Dice(seed: 447)
  for bad in 0..<8 {
    let values = (0..<8).map { _ in dice.late() }
    var bytes = frame(values)
    // No property at all.
    bytes[32 + 56 * bad + 24] = 0
    bytes[32 + 56 * bad + 25] = 0
    let (heard, fault) = read(
      frame(values) + bytes + frame(values), piece: 1 + Int(dice.below(100)))
    #expect(heard == values + values.prefix(bad))
    #expect(fault == .invalidValue(type: 0x50, offset: 16 + 56 * bad + 24))
  }
}

@Test func aFrameHoldsNoMoreThanAThousandValues() throws {
  var dice = Dice(seed: 448)
  let value = dice.late()
  let full = frame(Array(repeating: value, count: LateFrame.mostRecords))
  #expect(full.count - 16 <= FrameLimits.payload)
  #expect(read(full).messages.count == 1_000)
  let count = try #require(layouts().frame.field("count"))
  for claim in [1_001, 1 << 16, UInt64(UInt32.max)] {
    var bytes = full
    bytes.put(claim, at: 16, count)
    #expect(read(bytes).fault == .invalidValue(type: 0x50, offset: 4))
  }
  var short = frame([value, value])
  short.put(3, at: 16, count)
  #expect(read(short).fault == .payloadTooShort(type: 0x50, length: 16 + 2 * 56))
  #expect(read(short).messages.isEmpty)
}

@Test func whatTheDaemonSendsToSubscribersIsNoneOfALateSourcesFrames() throws {
  for type in 0...0x60 as ClosedRange<UInt16> where type != LateFrame.values {
    #expect(read(framed(type, [UInt8](repeating: 0, count: 16))).fault == .unexpectedType(type))
  }
}

@Test func aHeaderThatAnnouncesTooMuchIsRefusedBeforeTheRestComes() {
  for length in [65_537, 1 << 24, UInt32.max] {
    var header = framed(0x50, [])
    for byte in 0..<4 { header[byte] = UInt8(truncatingIfNeeded: length >> UInt32(8 * byte)) }
    #expect(read(header).fault == .payloadTooLong(length))
  }
}
