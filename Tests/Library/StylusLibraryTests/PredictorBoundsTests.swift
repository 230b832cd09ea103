import CInterface
import CStylus
import StylusLibrary
import Testing

/// What a predictor promises in C, on a pen that goes straight on.
@Suite struct PredictorBoundsTests {
  @safe private final class Stage {
    let pointer: OpaquePointer?
    private let unit: Double
    private var number = 0

    init(unit: Double = 1) {
      self.unit = unit
      unsafe pointer = predictorCreate(unit)
    }

    deinit { unsafe predictorDestroy(pointer) }

    var message: String {
      unsafe predictorMessage(pointer).map { unsafe String(cString: $0) } ?? "NULL"
    }

    /// The next sample of a pen that moves 0.5 mm each 5 ms.
    @discardableResult func observe(pressure: Float = .nan) -> Int32 {
      number += 1
      var sample = stylus_sample.unknown
      sample.time = Int64(number) * 5_000_000
      (sample.x, sample.y) = (Double(number) * 0.5 / unit, 20 / unit)
      sample.pressure = pressure
      return unsafe predictorObserve(pointer, &sample)
    }

    func draw(_ count: Int = 40, pressure: Float = .nan) {
      _ = unsafe predictorBegin(pointer)
      for _ in 0..<count { observe(pressure: pressure) }
    }

    func guess(_ horizon: Int64 = 16_000_000) -> stylus_sample? {
      var guess = stylus_sample.unknown
      return unsafe predictorPredict(pointer, horizon, &guess) == 1 ? guess : nil
    }

    func tail(_ horizon: Int64, room: Int = 12) -> (count: Int32, samples: [stylus_sample]) {
      var samples = [stylus_sample](repeating: .unknown, count: room)
      let count = unsafe predictorTail(pointer, horizon, &samples, UInt32(room))
      return (count, samples)
    }

    var writer: [UInt8]? {
      var count = -1
      guard let memory = unsafe predictorHand(pointer, &count) else { return nil }
      defer { unsafe stylusFree(memory) }
      return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
    }
  }

  @Test func aStraightWayGoesOn() throws {
    let predictor = Stage()
    predictor.draw()
    let guess = try #require(predictor.guess())
    #expect(abs(guess.x - 21.6) < 0.3 && abs(guess.y - 20) < 0.1)
    #expect(guess.time == 216_000_000 && guess.error > 0 && guess.error < 1)
  }

  @Test func aUnitOnlyScales() throws {
    let (one, quarter) = (Stage(), Stage(unit: 0.25))
    one.draw()
    quarter.draw()
    let (a, b) = (try #require(one.guess()), try #require(quarter.guess()))
    #expect(abs(b.x - a.x * 4) < 1e-4 && abs(b.y - a.y * 4) < 1e-4)
    #expect(abs(b.error - a.error * 4) < 1e-4)
    let (c, d) = (one.tail(30_000_000), quarter.tail(30_000_000))
    #expect(c.count == d.count && c.count > 1)
    #expect(abs(d.samples[0].x - c.samples[0].x * 4) < 1e-4)
  }

  @Test func withoutATipThatIsDownThereIsNoGuess() {
    let predictor = Stage()
    for _ in 0..<40 { predictor.observe() }
    #expect(predictor.guess() == nil && predictor.tail(16_000_000).count == 0)
    _ = unsafe predictorBegin(predictor.pointer)
    #expect(predictor.guess() == nil)
    predictor.draw()
    #expect(predictor.guess() != nil && predictor.tail(16_000_000).count > 0)
    _ = unsafe predictorEnd(predictor.pointer)
    #expect(predictor.guess() == nil && predictor.tail(16_000_000).count == 0)
  }

  @Test func anotherStrokeHasNoGuessBeforeItsSecondSample() {
    let predictor = Stage()
    let calls: [(Stage) -> Int32] = [
      { unsafe predictorBegin($0.pointer) }, { unsafe predictorRestart($0.pointer) },
      { unsafe predictorReset($0.pointer) },
    ]
    for forget in calls {
      predictor.draw()
      #expect(predictor.guess() != nil)
      #expect(forget(predictor) == 0)
      #expect(predictor.guess() == nil)
    }
    // The tip is up after a reset, and stays where it was after the others.
    predictor.observe()
    predictor.observe()
    #expect(predictor.guess() == nil)
  }

  @Test func aPressureThatIsNotKnownIsThatOfATipThatIsDown() throws {
    let (known, unknown) = (Stage(), Stage())
    known.draw(pressure: 0.5)
    unknown.draw()
    let (a, b) = (try #require(known.guess()), try #require(unknown.guess()))
    #expect(a.x == b.x && a.y == b.y && a.error == b.error)
  }

  @Test func aPenThatHoversPressesNothing() throws {
    let (light, heavy) = (Stage(), Stage())
    for (predictor, pressure) in [(light, 0), (heavy, 0.9)] as [(Stage, Float)] {
      for _ in 0..<20 { predictor.observe(pressure: pressure) }
      predictor.draw(3, pressure: 0.5)
    }
    #expect(light.guess()?.x == heavy.guess()?.x)
    #expect(light.guess()?.error == heavy.guess()?.error)
  }

  @Test func aTailGoesInEvenStepsToTheHorizon() throws {
    let predictor = Stage()
    predictor.draw()
    let tail = predictor.tail(20_000_000)
    #expect(tail.count == 4)
    let times = tail.samples[..<4].map { $0.time - 200_000_000 }
    #expect(times == [5_000_000, 10_000_000, 15_000_000, 20_000_000])
    #expect(tail.samples[4].time == 0)
    #expect(abs((predictor.guess(20_000_000)?.x ?? 0) - tail.samples[3].x) < 1e-6)
    #expect(predictor.tail(50_000_000).count <= STYLUS_MAX_TAIL)
    let short = predictor.tail(20_000_000, room: 2)
    #expect(short.count == 4 && short.samples[1].time == 210_000_000)
    var count = stylus_sample.unknown
    #expect(unsafe predictorTail(predictor.pointer, 20_000_000, nil, 0) == 4)
    #expect(
      unsafe predictorTail(predictor.pointer, 20_000_000, nil, 1) == STYLUS_INVALID.rawValue)
    #expect(predictor.message == "samples is NULL")
    count.size -= 1
    #expect(
      unsafe predictorTail(predictor.pointer, 20_000_000, &count, 1) == STYLUS_INVALID.rawValue)
  }

  @Test func aHorizonThatIsNoneIsNamed() {
    let predictor = Stage()
    #expect(predictor.guess(999) == nil)
    #expect(predictor.message == "the horizon must be between 1000 ns and 50 ms, not 999 ns")
    #expect(predictor.tail(Int64.max).count == STYLUS_INVALID.rawValue)
  }

  @Test func whatWasLearnedOfAWriterGoesIntoAnother() throws {
    let (predictor, other) = (Stage(), Stage())
    predictor.draw(200)
    let writer = try #require(predictor.writer)
    #expect(writer.count > 1_000 && writer.count < 20_000)
    func adopt(_ bytes: [UInt8]?, _ count: Int) -> Int32 {
      unsafe predictorSetHand(other.pointer, bytes, count)
    }
    #expect(adopt(writer, writer.count - 1) == STYLUS_DAMAGED.rawValue)
    #expect(adopt(writer, 0) == STYLUS_INVALID.rawValue)
    #expect(adopt(nil, writer.count) == STYLUS_INVALID.rawValue)
    #expect(other.message == "there are no bytes")
    #expect(adopt(writer, writer.count) == 0)
    #expect(other.writer == writer)
    _ = unsafe predictorBegin(other.pointer)
    #expect(adopt(writer, writer.count) == STYLUS_REFUSED.rawValue)
    #expect(other.message == "a stroke is open: call this before stylus_predictor_begin()")
    _ = unsafe predictorReset(other.pointer)
    #expect(other.writer != writer)
    #expect(adopt(writer, writer.count) == 0)
  }
}
