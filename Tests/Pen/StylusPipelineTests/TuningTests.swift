import SimulatedPens
import StylusModel
import StylusPipeline
import Testing

private let device = DeviceID(rawValue: 1)

private func tuning(
  _ curve: PressureCurve? = nil, threshold: (begin: Float, end: Float)? = nil
) -> PenTuning {
  var tuning = PenTuning()
  tuning.curve = curve
  tuning.threshold = threshold.flatMap { TipThreshold(begin: $0.begin, end: $0.end) }
  return tuning
}

private func soft() throws -> PressureCurve { try #require(PressureCurve(0, 0.75, 0.25, 1)) }
private func hard() throws -> PressureCurve { try #require(PressureCurve(0.75, 0, 1, 0.25)) }

extension Story {
  /// From the next stroke on the pen is read like this.
  fileprivate mutating func tune(_ tuning: PenTuning) {
    events.append(.tuned(device.device, tuning, Timestamp(microseconds: 0)))
  }

  /// Frames with these pressures, one each millisecond.
  fileprivate mutating func press(_ pressures: [Float], from start: Int64) {
    for (place, pressure) in pressures.enumerated() {
      add(penFrame(at: start + Int64(place), pressure: pressure))
    }
  }

  /// The pressures of each stroke, as they were in the end.
  fileprivate var strokes: [[Float]] {
    var samples = final[...]
    return summaries.map { summary in
      defer { samples = samples.dropFirst(Int(summary.samples)) }
      return samples.prefix(Int(summary.samples)).map(\.pressure.value)
    }
  }
}

/// The update as it must be if pressures go through a curve once and nothing else changes.
private func through(_ curve: PressureCurve, _ update: StrokeUpdate) -> StrokeUpdate {
  func told(_ sample: Sample) -> Sample {
    var sample = sample
    if sample.provenance[.pressure] != .absent { sample.pressure = curve(sample.pressure) }
    return sample
  }
  switch update {
  case .sample(let id, let sample): return .sample(id, told(sample))
  case .hover(let device, let tool, let sample): return .hover(device, tool, told(sample))
  case .corrected(var correction):
    correction.sample = told(correction.sample)
    return .corrected(correction)
  default: return update
  }
}

/// What only the daemon hears has no pressure, and stays as it is.
private func through(_ curve: PressureCurve, _ output: PipelineOutput) -> PipelineOutput {
  guard case .update(let update) = output else { return output }
  return .update(through(curve, update))
}

/// What the pipeline says of a pen that is read in some way.
private func outputs(_ pen: SimulatedPen, _ tuning: PenTuning?) -> [PipelineOutput] {
  var pipeline = InkPipeline()
  var outputs: [PipelineOutput] = []
  let end = (pen.events.last?.time ?? pen.arrival.time) + .milliseconds(600)
  let tuned = tuning.map { [DeviceEvent.tuned(pen.arrival.device, $0, pen.arrival.time)] } ?? []
  for event in [.added(pen.arrival)] + tuned + pen.events + [.passed(end), .stopped(end)] {
    pipeline.receive(event, into: &outputs)
  }
  return outputs
}

@Suite struct TuningTests {
  @Test(arguments: SimulatedPen.Kind.allCases)
  func aCurveChangesPressuresOnceAndNothingElse(kind: SimulatedPen.Kind) throws {
    let pen = SimulatedPen(
      kind, from: try Trace(writing: "hard and soft", rate: 200, seed: 4), seed: 6)
    let plain = outputs(pen, nil)
    #expect(plain.count > 500)
    let curve = try soft()
    #expect(outputs(pen, tuning(curve)) == plain.map { through(curve, $0) })
    #expect(outputs(pen, PenTuning()) == plain)
  }

  @Test func aPenWithoutPressureGetsNone() throws {
    var story = Story()
    story.device.measures = .init(.position)
    story.tune(tuning(try soft(), threshold: (0.5, 0.5)))
    story.add(penFrame(at: 1).with { $0.isTouching = true })
    story.add(penFrame(at: 2))
    #expect(story.final.map(\.pressure) == [.zero])
    #expect(story.final.map { $0.provenance[.pressure] } == [.absent])
  }

  // MARK: The next stroke

  @Test func anOpenStrokeKeepsTheCurveThatItBeganWith() throws {
    var story = Story()
    let (soft, hard) = (try soft(), try hard())
    story.tune(tuning(soft))
    story.press([0.25, 0.5], from: 1)
    story.tune(tuning(hard))
    story.press([0.5, 0, 0.5, 0], from: 3)
    let told = [0.25, 0.5, 0.5].map { soft(Fraction($0)).value }
    #expect(story.strokes == [told, [hard(Fraction(0.5)).value]])
  }

  @Test func aLateValueGoesByTheCurveOfItsOwnStroke() throws {
    var story = Story {
      $0.cadence = .secondary
      $0.late = PropertySet(.pressure)
      $0.period = .milliseconds(10)
      $0.budget = .milliseconds(100)
    }
    let (soft, hard) = (try soft(), try hard())
    story.tune(tuning(soft))
    for (time, touches) in [(1, true), (2, false), (4, true), (5, false)] as [(Int64, Bool)] {
      if time == 4 { story.tune(tuning(hard)) }
      story.add(penFrame(at: time, carried: .init(.position)).with { $0.isTouching = touches })
    }
    for stroke in [2, 1] as [UInt64] {
      var value = LateValue(
        device: device, arrival: Timestamp(microseconds: 9_000),
        key: .index(StrokeID(rawValue: stroke), 0))
      value.carried = PropertySet(.pressure)
      value.pressure = Fraction(0.5)
      story.events.append(.late(value))
    }
    #expect(story.strokes == [[soft(Fraction(0.5)).value], [hard(Fraction(0.5)).value]])
  }

  @Test func aToolThatTurnsOverIsReadItsOwnWay() throws {
    var story = Story()
    let hard = try hard()
    story.press([0.5, 0.5], from: 1)
    story.tune(tuning(hard))
    let eraser = penFrame(at: 3, pressure: 0.5, presence: .entered)
      .with { $0.tool.kind = .eraser }
    story.add(eraser)
    story.add(penFrame(at: 4, pressure: 0.5).with { $0.tool.kind = .eraser })
    story.add(penFrame(at: 5).with { $0.tool.kind = .eraser })
    let told = hard(Fraction(0.5)).value
    #expect(story.strokes == [[0.5, 0.5], [told, told]])
  }

  @Test func anotherProfileComesBetweenStrokesAndIsTold() {
    var story = Story()
    var wished = SourceProfile()
    wished.budget = .milliseconds(7)
    wished.origin = .configured
    story.press([0.5, 0.5], from: 1)
    story.events.append(.profileChanged(device, wished, Timestamp(microseconds: 2_500)))
    story.press([0.5, 0, 0.5, 0], from: 3)
    let marks = story.outputs.compactMap { output -> String? in
      switch output {
      case .update(.began): "began"
      case .update(.ended): "ended"
      case .profiled(_, let profile, _): profile == wished ? "profiled" : "another profile"
      default: nil
      }
    }
    #expect(marks == ["began", "ended", "profiled", "began", "ended"])
  }

  @Test func aWishThatChangesNoProfileKeepsWhatWasLearned() {
    var story = Story()
    let at = Timestamp(microseconds: 1)
    story.events.append(.profileChanged(device, story.device.profile, at))
    #expect(story.outputs.last == .profiled(device, story.device.profile, at))
  }

  // MARK: The threshold

  @Test func contactBeginsAtTheThresholdAndEndsBelowItsEnd() {
    var story = Story()
    story.tune(tuning(threshold: (0.2, 0.1)))
    story.press([0.05, 0.19, 0.2, 0.15, 0.1, 0.09, 0.15, 0.3, 0, 0.2], from: 1)
    story.events.append(.stopped(Timestamp(microseconds: 20_000)))
    #expect(story.strokes == [[0.2, 0.15, 0.1], [0.3], [0.2]])
    let hovering = story.updates.compactMap { update -> Float? in
      if case .hover(_, _, let sample) = update { sample.pressure.value } else { nil }
    }
    #expect(hovering == [0.05, 0.19, 0.09, 0.15, 0])
  }

  @Test func noThresholdMakesAContactThatTheTabletDoesNotReport() {
    var story = Story()
    story.tune(tuning(threshold: (0.2, 0.1)))
    story.add(penFrame(at: 1, pressure: 0.9).with { $0.isTouching = false })
    #expect(story.final.isEmpty)
  }

  @Test func theThresholdDoesNotCountWherePressureComesFromElsewhere() {
    var story = Story()
    story.events.append(
      .lateSource(device, PropertySet(.pressure), Timestamp(microseconds: 0)))
    story.tune(tuning(threshold: (0.2, 0.1)))
    story.press([0.05, 0.05], from: 1)
    #expect(story.sent.count == 2)
  }

  @Test func whatIsBelowTheThresholdIsNoWornNib() {
    var plain = Story()
    var gated = Story()
    gated.tune(tuning(threshold: (0.15, 0.15)))
    for time in stride(from: Int64(0), to: 100, by: 20) {
      let approach: [Float] = [0.05, 0.06, 0.08, 0.09, 0.1, 0.3, 0.4]
      for story in 0..<2 {
        let entered = penFrame(at: time, presence: .entered)
        let left = penFrame(at: time + 15, presence: .left)
        if story == 0 {
          plain.add(entered)
          plain.press(approach, from: time + 1)
          plain.add(left)
        } else {
          gated.add(entered)
          gated.press(approach, from: time + 1)
          gated.add(left)
        }
      }
    }
    #expect(plain.strokes.allSatisfy { $0.suffix(2) == [0.3, 0.4] })
    #expect(gated.strokes == Array(repeating: [0.3, 0.4], count: 5))
  }
}
