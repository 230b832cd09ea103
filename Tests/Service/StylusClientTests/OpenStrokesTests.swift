import StylusModel
import StylusProtocol
import Testing

@testable import StylusClient

/// Strokes that are put together while they are drawn.
@Suite struct OpenStrokesTests {
  private let id = StrokeID(rawValue: 3)
  private let beginning = StrokeBeginning(
    stroke: StrokeID(rawValue: 3), device: DeviceID(rawValue: 1), tool: Tool(kind: .pen),
    time: Timestamp(microseconds: 7))

  private func sample(_ x: Int) -> Sample {
    Sample(
      time: Timestamp(microseconds: 7 + Int64(x)), x: Millimeters(Float(x)), y: Millimeters(0))
  }

  private func finish(_ samples: Int, stored: UInt64?) -> StrokeUpdate {
    .finished(
      StrokeSummary(
        stroke: id, time: Timestamp(microseconds: 9), flags: .gap, samples: UInt32(samples),
        stored: stored))
  }

  /// A stroke of four samples of which the third was corrected, told from the first.
  private var told: [StrokeUpdate] {
    let better = SampleCorrection(stroke: id, position: 2, changed: [], sample: sample(70))
    return [.began(beginning)] + (0..<4).map { .sample(id, sample($0)) } + [
      .identified(id, Tool(kind: .pen, serial: 9), Timestamp(microseconds: 8)), .corrected(better),
    ]
  }

  @Test func whatThePipelineSaysAndWhatTheDaemonTellsAreTheSameStroke() throws {
    var pipeline = OpenStrokes()
    var daemon = OpenStrokes()
    for update in told {
      #expect(pipeline.applyUpdate(update) == nil)
      #expect(daemon.applyContent(.update(update)) == nil)
    }
    let finished = pipeline.applyUpdate(finish(4, stored: 5))
    let stroke = try #require(finished)
    #expect(daemon.applyContent(.update(finish(4, stored: 5))) == stroke)
    #expect(stroke.samples == [sample(0), sample(1), sample(70), sample(3)])
    #expect(stroke.sequence == 5 && stroke.flags == .gap && stroke.tool.serial == 9)
    #expect(pipeline[id] == nil && Array(daemon.all).isEmpty)
  }

  @Test func aStrokeThatIsNotKeptHasNoNumber() throws {
    var strokes = OpenStrokes()
    for update in told { _ = strokes.applyUpdate(update) }
    let finished = strokes.applyUpdate(finish(4, stored: nil))
    #expect(finished?.sequence == 0)
    #expect(strokes.applyUpdate(finish(4, stored: nil)) == nil)
  }

  @Test func aStrokeThatIsToldAgainIsWholeWithItsLastPart() {
    var strokes = OpenStrokes()
    for update in told { _ = strokes.applyUpdate(update) }
    let samples = (0..<2_500).map { sample($0) }
    let parts = StrokeSnapshot.parts(of: beginning, samples: samples)
    let whole = parts.map { strokes.applyContent(.snapshot($0)) }
    #expect(parts.count == 3 && whole.dropLast().allSatisfy { $0 == nil })
    #expect(whole.last??.samples == samples)
    #expect(strokes[id]?.samples == samples)
  }

  @Test func whatIsNotOpenIsNeverPutTogether() {
    var strokes = OpenStrokes()
    for update in told.dropFirst() { #expect(strokes.applyUpdate(update) == nil) }
    #expect(strokes.applyUpdate(finish(4, stored: 5)) == nil)
    for update in told { _ = strokes.applyUpdate(update) }
    _ = strokes.applyUpdate(.cancelled(id, Timestamp(microseconds: 9)))
    #expect(strokes[id] == nil && strokes.applyUpdate(finish(4, stored: 5)) == nil)
  }

  @Test func samplesBeyondTheLongestStrokeAreLeftOutAndSoAreTheirCorrections() {
    var strokes = OpenStrokes(longest: 2)
    for update in told { _ = strokes.applyUpdate(update) }
    #expect(strokes[id]?.samples == [sample(0), sample(1)])
  }
}
