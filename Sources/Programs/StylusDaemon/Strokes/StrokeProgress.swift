import StylusModel

/// How far an open stroke has come: its samples, and what became of the values that they expected.
struct StrokeProgress {
  private var samples: UInt32 = 0
  /// Samples that expected something.
  private var issued: UInt32 = 0
  /// Those of them that got everything.
  private var updated: UInt32 = 0

  /// Records a sample.
  mutating func countSample(_ sample: Sample) {
    samples += 1
    if sample.estimationIndex != nil { issued += 1 }
  }

  /// Records a correction; `before` is the sample as it was until now.
  mutating func countCorrection(_ correction: SampleCorrection, of before: Sample) {
    guard !before.expectingUpdate.isEmpty, correction.sample.expectingUpdate.isEmpty else { return }
    let expected = before.expectingUpdate
    // Not by a list of what is expected: that would allocate for each correction.
    let came = Property.allCases.allSatisfy { property in
      !expected.contains(PropertySet(property))
        || correction.sample.provenance[property] == .refined
    }
    if came { updated += 1 }
  }

  /// The stroke's end, where nothing that is expected still comes.
  func summary(_ ending: StrokeEnding, waited: Microseconds) -> StrokeSummary {
    var settlement = Settlement()
    settlement.updated = updated
    settlement.expired = issued - updated
    settlement.waited = waited
    return StrokeSummary(
      stroke: ending.stroke, time: ending.time, flags: ending.flags, samples: samples,
      settlement: settlement)
  }
}
