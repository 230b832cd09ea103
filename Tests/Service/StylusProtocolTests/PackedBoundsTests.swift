import StylusModel
import Testing

@testable import StylusProtocol

// Packed samples against a slow reader of their own description, and against bytes of an enemy.

/// Unpacks as the comment of ``PackedSamples`` says, byte by byte; nil where the bytes end too
/// early or too late.
private func records(_ bytes: [UInt8], count: Int) -> [[UInt8]]? {
  var record = [UInt8](repeating: 0, count: 64)
  var records: [[UInt8]] = []
  var rest = bytes[...]
  for _ in 0..<count {
    guard rest.count >= 8 else { return nil }
    let mask = rest.prefix(8)
    rest = rest.dropFirst(8)
    for place in 0..<64 where mask[mask.startIndex + place / 8] >> UInt8(place % 8) & 1 == 1 {
      guard let byte = rest.popFirst() else { return nil }
      record[place] = byte
    }
    records.append(record)
  }
  return rest.isEmpty ? records : nil
}

/// A stroke as a hand draws it: each sample a little further than the one before.
private func drawn(_ dice: inout Dice, _ count: Int) -> [Sample] {
  var sample = Sample(
    time: Timestamp(microseconds: 77_000_000_000), x: Millimeters(100), y: Millimeters(60))
  for property in [Property.position, .time, .pressure, .tilt] {
    sample.provenance[property] = .measured
  }
  return (0..<count).map { _ in
    sample.time = sample.time + Microseconds(7_500 + Int64(dice.below(400)))
    sample.kernelDelay = Int32(dice.below(300))
    sample.x.value += Float.random(in: -0.4...0.4, using: &dice)
    sample.y.value += Float.random(in: -0.4...0.4, using: &dice)
    sample.pressure = Fraction(sample.pressure.value + Float.random(in: -0.02...0.03, using: &dice))
    return sample
  }
}

@Test func packedBytesSayWhatTheirDescriptionSays() throws {
  var dice = Dice(seed: 460)
  for count in 0..<60 {
    let samples = count % 2 == 0 ? drawn(&dice, count) : (0..<count).map { _ in dice.sample() }
    let unpacked = try #require(records(PackedSamples(samples).bytes, count: count))
    for (record, sample) in zip(unpacked, samples) {
      var wire = [UInt8](repeating: 0, count: 64)
      wire.store(sample, at: 0)
      #expect(record == wire)
    }
  }
}

@Test func aSampleTakesItsMaskAtLeastAndItsRecordAtMost() {
  var dice = Dice(seed: 461)
  for count in 1..<60 {
    let samples = (0..<count).map { _ in dice.sample() }
    let length = PackedSamples(samples).bytes.count
    #expect((8 * count...72 * count).contains(length))
  }
  #expect(PackedSamples([]).bytes.isEmpty)
}

@Test func whatAHandDrawsTakesAThirdOfItsRecords() {
  var dice = Dice(seed: 462)
  let samples = drawn(&dice, 2_000)
  let each = Double(PackedSamples(samples).bytes.count) / 2_000
  #expect((15...26).contains(each), "\(each)")
}

@Test func theBytesOfSamplesDependOnNothingButTheSamples() {
  var dice = Dice(seed: 463)
  let samples = drawn(&dice, 50)
  let packed = PackedSamples(samples)
  #expect(PackedSamples(packed.samples) == packed)
  // A stroke begins with nothing before it, so the first part of one is packed as the part alone.
  for count in 0...50 {
    let part = PackedSamples(Array(samples.prefix(count)))
    #expect(packed.bytes.starts(with: part.bytes))
  }
}

@Test func ofNoiseNothingIsTakenThatPacksOtherwise() {
  var dice = Dice(seed: 464)
  var taken = 0
  for _ in 0..<6_000 {
    // Short masks, so that now and then the length is right.
    var bytes = (0..<8).map { _ in dice.below(4) == 0 ? UInt8(1) << UInt8(dice.below(8)) : 0 }
    bytes += (0..<dice.below(4)).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    let slow = records(bytes, count: 1)
    guard let packed = PackedSamples(count: 1, bytes: bytes) else { continue }
    taken += 1
    #expect(slow != nil)
    #expect(packed.samples.allSatisfy { $0.x.value.isFinite && $0.y.value.isFinite })
    #expect(packed.samples.allSatisfy { 0...1 ~= $0.pressure.value && 0...1 ~= $0.distance.value })
    #expect(PackedSamples(packed.samples).samples == packed.samples)
  }
  #expect(taken > 100)
}

@Test func aCountThatDoesNotFitTheBytesIsRefused() {
  var dice = Dice(seed: 465)
  for count in [1, 2, 17] {
    let bytes = PackedSamples(drawn(&dice, count)).bytes
    for other in [Int.min, -1, 0, count - 1, count + 1, 1 << 40] where other != count {
      #expect(PackedSamples(count: other, bytes: bytes) == nil)
    }
    #expect(PackedSamples(count: count, bytes: bytes + [0]) == nil)
    #expect(PackedSamples(count: count, bytes: bytes)?.count == count)
  }
  #expect(PackedSamples(count: 0, bytes: [])?.samples.isEmpty == true)
}

@Test(arguments: [16, 20, 24, 28, 32, 36, 40, 44])
func aFloatThatIsNotFiniteIsNotTakenWhereverItStands(place: Int) {
  for value in [Float.nan, .signalingNaN, .infinity, -.infinity] {
    var record = SampleRecord()
    for byte in 0..<4 {
      record.store(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * byte)), at: place + byte)
    }
    #expect(!record.isValid)
    #expect(PackedSamples(count: 1, bytes: PackedSamples([record.sample]).bytes) == nil)
  }
}

@Test(arguments: [24, 40, 44])
func aShareOutsideItsRangeIsNotTakenWhereverItStands(place: Int) {
  for (value, isRight) in [
    (Float(0), true), (1, true), (-0.0, true), (Float(1).nextUp, false),
    (-.leastNonzeroMagnitude, false), (-1, false),
  ] {
    var record = SampleRecord()
    for byte in 0..<4 {
      record.store(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * byte)), at: place + byte)
    }
    #expect(record.isValid == isRight, "\(value)")
  }
}

@Test func aReservedBitThatMeansNothingIsNotTaken() {
  for bit in 0..<32 {
    var record = SampleRecord()
    record.store(1 << UInt8(bit % 8), at: 60 + bit / 8)
    // The first two say that a number of all ones is there; here it is none.
    #expect(!record.isValid, "\(bit)")
  }
  var record = SampleRecord()
  for place in 12..<16 { record.store(0xFF, at: place) }
  #expect(record.isValid && record.sample.deviceTicks == nil)
  record.store(1, at: 60)
  #expect(record.isValid && record.sample.deviceTicks == .max)
}

@Test func storingAByteChangesThatByteAlone() {
  var dice = Dice(seed: 466)
  var record = SampleRecord(dice.sample())
  var bytes = (0..<64).map { UInt8(truncatingIfNeeded: record[$0 / 8] >> UInt64($0 % 8 * 8)) }
  for _ in 0..<500 {
    let place = Int(dice.below(64))
    let byte = UInt8(truncatingIfNeeded: dice.next())
    record.store(byte, at: place)
    bytes[place] = byte
    #expect(
      (0..<64).allSatisfy {
        UInt8(truncatingIfNeeded: record[$0 / 8] >> UInt64($0 % 8 * 8)) == bytes[$0]
      })
  }
}

@Test func aPackedStrokeKeepsEverythingButItsSamplesOutside() {
  var dice = Dice(seed: 467)
  for _ in 0..<40 {
    let stroke = dice.stroke(samples: drawn(&dice, Int(dice.below(80))))
    let packed = PackedStroke(stroke)
    #expect(packed.outline.samples.isEmpty && packed.sequence == stroke.sequence)
    #expect(packed.samples.count == stroke.samples.count)
    var outline = stroke
    outline.samples = []
    #expect(packed.outline == outline)
    // Samples that are packed already are not packed again, and nothing else of the stroke counts.
    #expect(PackedStroke(outline, samples: packed.samples) == packed)
    #expect(PackedStroke(stroke, samples: packed.samples).unpacked == stroke)
  }
}
