import InkSynthesis
import StylusModel
import Testing

@testable import StylusProtocol

/// Everything a sample holds, bit by bit: == takes -0 for 0, and no NaN for itself.
private func bits(_ sample: Sample) -> [UInt64] {
  let floats = [
    sample.x.value, sample.y.value, sample.pressure.value, sample.altitude.value,
    sample.azimuth.value, sample.roll.value, sample.slider.value, sample.distance.value,
  ]
  let absent = UInt64.max
  return floats.map { UInt64($0.bitPattern) } + [
    UInt64(bitPattern: sample.time.microseconds),
    UInt64(bitPattern: Int64(sample.kernelDelay)),
    sample.deviceTicks.map(UInt64.init) ?? absent,
    UInt64(sample.provenance.rawValue),
    UInt64(sample.expectingUpdate.rawValue),
    UInt64(sample.buttons.rawValue),
    sample.estimationIndex.map(UInt64.init) ?? absent,
  ]
}

extension Dice {
  /// Any number, or one of those that codings stumble over.
  fileprivate mutating func edge32() -> UInt32 {
    let edges = [
      0, 1, .max, .max - 1, 1 << 31, Float.nan.bitPattern, Float.signalingNaN.bitPattern,
      Float.infinity.bitPattern, (-Float.infinity).bitPattern, (-Float(0)).bitPattern,
      Float.leastNonzeroMagnitude.bitPattern, 0xFFC0_0001,
    ]
    return bool() ? bits32() : edges.randomElement(using: &self) ?? 0
  }

  fileprivate mutating func anyFloat() -> Float { Float(bitPattern: edge32()) }

  /// A sample with any bits at all.
  fileprivate mutating func anySample() -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: Int64(bitPattern: next())), x: Millimeters(anyFloat()),
      y: Millimeters(anyFloat()))
    sample.kernelDelay = Int32(bitPattern: edge32())
    sample.deviceTicks = bool() ? nil : edge32()
    sample.pressure.value = anyFloat()
    sample.altitude = Radians(anyFloat())
    sample.azimuth = Radians(anyFloat())
    sample.roll = Radians(anyFloat())
    sample.slider.value = anyFloat()
    sample.distance.value = anyFloat()
    sample.provenance = ProvenanceMap(rawValue: edge32())
    sample.expectingUpdate = PropertySet(rawValue: bits16())
    sample.buttons = ToolButtons(rawValue: bits16())
    sample.estimationIndex = bool() ? nil : edge32()
    return sample
  }

  /// Samples of which most are like the one before but for a few values.
  fileprivate mutating func anySamples(_ count: Int) -> [Sample] {
    var samples: [Sample] = []
    for _ in 0..<count {
      let other = anySample()
      guard var sample = samples.last, below(4) > 0 else {
        samples.append(other)
        continue
      }
      if bool() { sample.time = other.time }
      if bool() { sample.x = other.x }
      if bool() { sample.deviceTicks = other.deviceTicks }
      if bool() { sample.estimationIndex = other.estimationIndex }
      if bool() { sample.provenance = other.provenance }
      samples.append(sample)
    }
    return samples
  }
}

@Test func packedSamplesComeBackToTheLastBitWhateverTheyHold() {
  var dice = Dice(seed: 71)
  for round in 0..<400 {
    let samples = dice.anySamples(round % 40)
    let packed = PackedSamples(samples)
    #expect(packed.count == samples.count)
    #expect(packed.samples.map(bits) == samples.map(bits))
  }
}

@Test func aNumberOfAllOnesIsNotTakenForNone() {
  var sample = Sample(time: Timestamp(microseconds: 0), x: Millimeters(0), y: Millimeters(0))
  for ticks in [nil, UInt32.max, 0] {
    for index in [nil, UInt32.max, 0] {
      sample.deviceTicks = ticks
      sample.estimationIndex = index
      let back = PackedSamples([sample, sample]).samples.last
      #expect(back?.deviceTicks == ticks && back?.estimationIndex == index)
    }
  }
}

@Test func aPackedRecordIsTheOneOfTheWire() {
  var dice = Dice(seed: 72)
  for _ in 0..<500 {
    let sample = dice.sample()
    var wire = [UInt8](repeating: 0, count: 64)
    wire.store(sample, at: 0)
    let record = SampleRecord(sample)
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: record[$0 / 8] >> UInt64($0 % 8 * 8)) }
    #expect(bytes == wire)
    #expect(record.isValid)
  }
}

@Test func aSampleThatDoesNotMoveTakesOnlyItsMask() {
  var dice = Dice(seed: 73)
  let sample = dice.sample()
  let one = PackedSamples([sample]).bytes.count
  #expect(PackedSamples(Array(repeating: sample, count: 100)).bytes.count == one + 99 * 8)
}

@Test func ofBytesThatAreNoSamplesNothingIsTaken() throws {
  var dice = Dice(seed: 74)
  let samples = (0..<9).map { _ in dice.sample() }
  let packed = PackedSamples(samples)
  #expect(PackedSamples(count: 9, bytes: packed.bytes) == packed)
  for count in [-1, 0, 8, 10, .max] {
    #expect(PackedSamples(count: count, bytes: packed.bytes) == nil)
  }
  for length in 0..<packed.bytes.count {
    #expect(PackedSamples(count: 9, bytes: Array(packed.bytes.prefix(length))) == nil)
  }
  var sample = samples[0]
  sample.x = Millimeters(.nan)
  #expect(PackedSamples(count: 1, bytes: PackedSamples([sample]).bytes) == nil)
  sample = samples[0]
  sample.pressure.value = 1.5
  #expect(PackedSamples(count: 1, bytes: PackedSamples([sample]).bytes) == nil)
}

@Test func whateverBytesAreTakenPackToNoMoreAndToTheSameSamples() {
  var dice = Dice(seed: 75)
  var taken = 0
  for _ in 0..<4_000 {
    var bytes = PackedSamples((0..<3).map { _ in dice.sample() }).bytes
    let place = Int(dice.below(UInt64(bytes.count)))
    bytes[place] = UInt8(truncatingIfNeeded: dice.next())
    guard let packed = PackedSamples(count: 3, bytes: bytes) else { continue }
    taken += 1
    let again = PackedSamples(packed.samples)
    #expect(again.bytes.count <= bytes.count)
    #expect(again.samples == packed.samples)
  }
  #expect(taken > 500)
}

@Test func aStrokeComesBackFromWhatIsKeptOfIt() {
  var dice = Dice(seed: 76)
  for count in [0, 1, 2, 300] {
    let stroke = dice.stroke(samples: (0..<count).map { _ in dice.sample() })
    var packed = PackedStroke(stroke)
    #expect(packed.unpacked == stroke)
    packed.sequence += 1
    #expect(packed.unpacked.sequence == stroke.sequence + 1)
    packed.forgetSamples()
    #expect(packed.samples.count == 0 && packed.unpacked.samples.isEmpty)
  }
}
