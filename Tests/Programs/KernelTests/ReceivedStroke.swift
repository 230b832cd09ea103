import ProgramKit
import StylusModel
import Testing

/// A stroke as a client that follows every correction knows it.
struct ReceivedStroke {
  /// Its samples as they came.
  private(set) var first: [Sample] = []
  /// Its samples as they are known now.
  private(set) var samples: [Sample] = []
  /// How often each estimation index that was issued has ended.
  private(set) var endings: [UInt32: Int] = [:]
  /// Samples for which everything came that was expected.
  private(set) var complete = 0
  private(set) var summary: StrokeSummary?

  /// The strokes of one device, in the order in which they began.
  static func all(of device: DeviceID, _ client: Subscriber) -> [ReceivedStroke] {
    var strokes: [StrokeID: ReceivedStroke] = [:]
    for update in client.updates(of: device) {
      switch update {
      case .began(let beginning): strokes[beginning.stroke] = ReceivedStroke()
      case .sample(let stroke, let sample): strokes[stroke]?.take(sample)
      case .corrected(let correction): strokes[correction.stroke]?.take(correction)
      case .finished(let summary): strokes[summary.stroke]?.summary = summary
      default: break
      }
    }
    return strokes.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func take(_ sample: Sample) {
    first.append(sample)
    samples.append(sample)
    if let index = sample.estimationIndex {
      #expect(endings[index] == nil, "the index \(index) was issued twice")
      endings[index] = 0
    }
  }

  private mutating func take(_ correction: SampleCorrection) {
    let position = Int(correction.position)
    guard samples.indices.contains(position),
      let index = samples[position].estimationIndex,
      index == correction.sample.estimationIndex
    else {
      Issue.record("a correction of no sample: \(correction)")
      return
    }
    samples[position] = correction.sample
    guard correction.sample.expectingUpdate.isEmpty else { return }
    endings[index, default: 0] += 1
    if Property.allCases.allSatisfy({ correction.sample.provenance[$0] != .held }) {
      complete += 1
    }
  }

  /// Expects the summary to say what happened: every sample, every index ended once, and how.
  func expectSettled(issued: Int, expired: Int) {
    #expect(summary?.samples == UInt32(samples.count))
    #expect(summary?.flags == [])
    #expect(endings.count == issued && endings.values.allSatisfy { $0 == 1 }, "\(endings)")
    #expect(summary?.settlement.issued == UInt32(issued))
    #expect(summary?.settlement.expired == UInt32(expired), "\(String(describing: summary))")
    #expect(complete == issued - expired)
  }

  /// Expects the stroke in the store to be what the corrections made of it.
  func expectKept(as kept: CapturedStroke) {
    #expect(kept.samples.map(\.time) == samples.map(\.time))
    #expect(kept.samples.map(\.provenance) == samples.map(\.provenance))
    let same = zip(kept.samples, samples).filter { kept, told in
      abs(kept.pressure.value - told.pressure.value) < 1e-5
        && abs(kept.altitude.value - told.altitude.value) < 1e-4
        && abs(kept.roll.value - told.roll.value) < 1e-4
    }
    #expect(same.count == samples.count)
  }
}
