import CStylus
import CommandSupport
import StylusDevices
import StylusLibrary
import StylusModel
import StylusPipeline
import Testing

/// The predictor as C has it, beside the one in Swift, on a recording.
@Suite struct PredictorTests {
  /// What a program hears of a recorded pen.
  private enum Step {
    case restart
    case begin
    case end
    case sample(Sample)
  }

  private func steps() throws -> [Step] {
    let recording = try RecordingChoice.load(BuiltInRecording.name, tablet: nil)
    var played = PlayedRecording(try Replay(recording))
    var steps: [Step] = []
    while played.nextTime != nil {
      played.step()
      for case .update(let update) in played.outputs {
        switch update {
        case .proximity, .gap: steps.append(.restart)
        case .began: steps.append(.begin)
        case .ended: steps.append(.end)
        case .hover(_, _, let sample), .sample(_, let sample): steps.append(.sample(sample))
        default: break
        }
      }
    }
    return steps
  }

  /// As a program tells it.
  private func told(_ sample: Sample) -> stylus_sample {
    var told = stylus_sample()
    unsafe stylus_sample_init(&told)
    told.time = sample.time.microseconds * 1_000 + 999
    (told.x, told.y) = (Double(sample.x.value), Double(sample.y.value))
    told.pressure = sample.pressure.value
    (told.altitude, told.azimuth) = (sample.altitude.value, sample.azimuth.value)
    return told
  }

  /// How many answers there were, and how many of them differed in a bit.
  private func compare(
    _ predictor: OpaquePointer?, _ ours: TipPredictor
  ) -> (answers: Int, different: Int) {
    var (answers, different) = (0, 0)
    for horizon in [1, 8_000, 16_600, 50_000] as [Int64] {
      var guess = stylus_sample()
      unsafe stylus_sample_init(&guess)
      let result = unsafe predictorPredict(predictor, horizon * 1_000, &guess)
      let expected = ours.prediction?.sample(after: Microseconds(horizon))
      if result == 1 { answers += 1 }
      let isSame =
        if let expected {
          result == 1 && guess.x == Double(expected.sample.x.value)
            && guess.y == Double(expected.sample.y.value)
            && guess.error.bitPattern == expected.uncertainty.value.bitPattern
            && guess.pressure.bitPattern == expected.sample.pressure.value.bitPattern
            && guess.altitude == expected.sample.altitude.value
            && guess.time == expected.sample.time.microseconds * 1_000
        } else {
          result == 0
        }
      if !isSame { different += 1 }
    }
    return (answers, different)
  }

  @Test func itsAnswersAreThoseOfSwiftBitForBit() throws {
    let predictor = unsafe predictorCreate(1)
    defer { unsafe predictorDestroy(predictor) }
    var ours = TipPredictor()
    var (isDown, answers, different, ignored) = (false, 0, 0, 0)
    for step in try steps() {
      switch step {
      case .restart:
        _ = unsafe predictorRestart(predictor)
        ours.restart()
      case .begin:
        _ = unsafe predictorBegin(predictor)
        isDown = true
      case .end:
        _ = unsafe predictorEnd(predictor)
        isDown = false
      case .sample(let sample):
        var said = told(sample)
        if unsafe predictorObserve(predictor, &said) != 1 { ignored += 1 }
        ours.observe(sample)
        guard isDown else { continue }
        let found = unsafe compare(predictor, ours)
        (answers, different) = (answers + found.answers, different + found.different)
      }
    }
    #expect(answers > 6_000)
    #expect(different == 0)
    #expect(ignored == 0)
  }

  @Test func aStrokeThatFollowsAnotherWithoutAHoverIsAnotherMovement() {
    let predictor = unsafe predictorCreate(1)
    defer { unsafe predictorDestroy(predictor) }
    var sample = stylus_sample()
    var guess = stylus_sample()
    unsafe stylus_sample_init(&sample)
    unsafe stylus_sample_init(&guess)
    for index in 0..<60 {
      if index == 40 {
        _ = unsafe predictorEnd(predictor)
        _ = unsafe predictorBegin(predictor)
        sample.x += 30
      } else if index == 0 {
        _ = unsafe predictorBegin(predictor)
      }
      sample.time += 5_000_000
      sample.x += 0.4
      #expect(unsafe predictorObserve(predictor, &sample) == 1)
      let result = unsafe predictorPredict(predictor, 16_000_000, &guess)
      // The leap between the two is no movement.
      #expect(result == 0 || abs(guess.x - sample.x) < 4)
      if index == 40 { #expect(result == 0) }
    }
  }
}
