import StylusModel
import Testing

@testable import InkSynthesis

private func written(
  _ text: String, style: HandStyle = HandStyle(), seed: UInt64 = 1, sensor: Sensor
) throws -> [[Sample]] {
  try Handwriting(style: style, seed: seed)
    .synthesize(text, at: somewhere, xHeight: Millimeters(2.5), sensor: sensor)
}

@Test func theSameSeedWritesTheSameAndAnotherSeedDoesNot() throws {
  let sensor = Sensor(rate: 200)
  let first = try written("hello, ink", seed: 5, sensor: sensor)
  #expect(try written("hello, ink", seed: 5, sensor: sensor) == first)
  #expect(try written("hello, ink", seed: 6, sensor: sensor) != first)
}

@Test(arguments: [20.0, 133.3, 200, 1000, 10_000])
func timesGrowStrictlyWhateverTheJitter(rate: Double) throws {
  var sensor = Sensor(rate: rate, start: Timestamp(microseconds: 77))
  sensor.jitter = Microseconds.milliseconds(5)
  let times = try written("a line\nand another", sensor: sensor).joined().map(\.time)
  #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  #expect(try #require(times.first) >= sensor.start)
}

@Test func everyStayComesAndGoesInTheAir() throws {
  let stays = try written("ink\non two lines", sensor: Sensor(rate: 200))
  #expect(stays.count == 2)
  for stay in stays {
    let (first, last) = (try #require(stay.first), try #require(stay.last))
    #expect(first.pressure == .zero && first.distance.value > 0.5)
    #expect(last.pressure == .zero && last.distance.value > 0.5)
  }
}

@Test(arguments: UInt64(1)...8)
func everyHandStaysWithinTheRangesOfASample(seed: UInt64) throws {
  let style = HandStyle(inventedFrom: seed)
  for sample in try written(pangram, style: style, seed: seed, sensor: Sensor(rate: 200)).joined() {
    #expect((0...1).contains(sample.pressure.value))
    #expect((sample.pressure == .zero) == (sample.distance > .zero))
    #expect((0...Float.pi / 2).contains(sample.altitude.value))
    #expect((0..<2 * Float.pi).contains(sample.azimuth.value))
    #expect(sample.provenance[.position] == .measured && sample.provenance[.tilt] == .measured)
    #expect(sample.provenance[.roll] == .absent)
  }
}

@Test func everyPrintableCharacterCanBeWritten() throws {
  for code in UInt8(33)...126 {
    let character = Character(UnicodeScalar(code))
    let stays = try written(String(character), sensor: Sensor(rate: 200))
    #expect(strokes(of: stays).count >= 1, "\(character)")
  }
  #expect(Set(Alphabet.glyphs.keys).isSuperset(of: (33...126).map { Character(UnicodeScalar($0)) }))
}

@Test func everyLetterOfLatin1CanBeWrittenAndItsAccentIsDrawnToo() throws {
  for code in UInt8(0xC0)...0xFF {
    let character = Character(UnicodeScalar(code))
    let stays = try written(String(character), sensor: Sensor(rate: 200))
    #expect(strokes(of: stays).count >= 1, "\(character)")
  }
  for (letter, plain) in [("é", "e"), ("Ü", "U"), ("ç", "c"), ("ñ", "n"), ("Å", "A"), ("ž", "z")] {
    let marked = strokes(of: try written(letter, sensor: Sensor(rate: 200))).count
    #expect(marked > strokes(of: try written(plain, sensor: Sensor(rate: 200))).count, "\(letter)")
  }
  // A combined mark and a composed letter are one character, and an i has no dot below its accent.
  #expect(Alphabet.glyphs["e\u{301}"]?.later.count == 1)
  #expect(Alphabet.glyphs["í"]?.later.count == 1)
  #expect(Alphabet.glyphs["ï"]?.later.count == 2)
}

@Test func anUnknownCharacterIsNamed() {
  #expect(throws: SynthesisError.unknownCharacter("日")) {
    try written("am 日", sensor: Sensor(rate: 200))
  }
  #expect("\(SynthesisError.unknownCharacter("日"))".contains("U+65e5"))
}

@Test func aJoinedHandLiftsLessOften() throws {
  var style = HandStyle()
  style.joining = Fraction(0)
  let printed = strokes(of: try written("lullaby minimum", style: style, sensor: Sensor(rate: 200)))
  style.joining = Fraction(1)
  let joined = strokes(of: try written("lullaby minimum", style: style, sensor: Sensor(rate: 200)))
  #expect(joined.count < printed.count / 2)
}

@Test func theSensorsNoiseDoesNotDisturbTheHand() throws {
  let seen = try written("truth", sensor: Sensor(rate: 200)).joined()
  let truth = try written("truth", sensor: cleanSensor(rate: 200)).joined()
  #expect(seen.count == truth.count)
  var squares = 0.0
  for (a, b) in zip(seen, truth) {
    let (dx, dy) = (Double(a.x.value - b.x.value), Double(a.y.value - b.y.value))
    squares += (dx * dx + dy * dy) / 2
    #expect(a.pressure == b.pressure && a.altitude == b.altitude && a.azimuth == b.azimuth)
    #expect(abs((a.time - b.time).value) < 1_500)
  }
  let deviation = (squares / Double(seen.count)).squareRoot()
  #expect((0.009...0.011).contains(deviation))
}

@Test(arguments: [(60, 40), (150, 95), (216, 135)] as [(Float, Float)])
func textFillsAnAreaAndStaysInside(width: Float, height: Float) throws {
  for seed in UInt64(1)...3 {
    let area = area(width, height)
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(
      pangram + ", again and again", in: area, sensor: Sensor(rate: 100))
    expectInside(stays, area)
  }
}

@Test func textThatCannotFitIsRefused() {
  let area = area(10, 10)
  #expect(throws: SynthesisError.noRoom(area)) {
    try Handwriting(style: HandStyle(), seed: 1).synthesize(
      pangram, in: area, sensor: Sensor(rate: 100))
  }
}

/// Nothing lies on the edge either, where a sensor would have cut it off.
func expectInside(_ stays: [[Sample]], _ area: Tablet.Area) {
  for sample in stays.joined() {
    #expect(area.left < sample.x && sample.x < area.left + area.width)
    #expect(area.top < sample.y && sample.y < area.top + area.height)
  }
}
