import InkCanvas
import InkDrawing
import InkGeometry
import LinuxIO
import StylusClient
import StylusModel
import Testing

@testable import InkOverlay
@testable import InkScreens

/// Which of the daemon's strokes are in the ink, what is noted of that, and what it means after a
/// crash.
@Suite struct SettlingStrokesTests {
  private func stroke(_ sequence: UInt64, began: Int64 = 0) -> CapturedStroke {
    var stroke = CapturedStroke(
      beginning: StrokeBeginning(
        stroke: StrokeID(rawValue: sequence), device: DeviceID(rawValue: 1),
        tool: Tool(kind: .pen), time: Timestamp(microseconds: began)))
    stroke.sequence = sequence
    return stroke
  }

  private func drawn(_ id: UInt64) throws -> OpenStroke {
    var tablet = Tablet(id: DeviceID(rawValue: 1), name: "tablet", role: .pen)
    tablet.area = Tablet.Area(
      left: Millimeters(0), top: Millimeters(0), width: Millimeters(100), height: Millimeters(100))
    let output = OutputPlace(
      name: "A", area: Rect(x: 0, y: 0, width: 100, height: 100), pixelWidth: 100, pixelHeight: 100)
    return OpenStroke(
      StrokeID(rawValue: id), stroke(id).beginning, .erases(.object, width: 1),
      on: try TabletMapping(tablet, wish: MappingChoice(), outputs: [output]),
      clock: Microseconds(0))
  }

  private func note(
    through: UInt64 = 10, beyond: Set<UInt64> = [], epoch: UInt64 = 7, isOver: Bool = false,
    draws: Bool = true, boot: String = KeptResumption.boot, cuts: [CutMark] = [],
    end: SessionEnd? = nil
  ) -> KeptNote {
    KeptNote(
      epoch: epoch, settled: SettledStrokes(through: through, beyond: beyond),
      session: KeptNote.SessionNote(
        time: Timestamp(microseconds: 1_000_000), boot: boot, draws: draws, isOver: isOver,
        cuts: cuts, end: end))
  }

  private func own(_ through: UInt64, _ beyond: Set<UInt64> = [], epoch: UInt64 = 7) -> KeptNote {
    KeptNote(epoch: epoch, settled: SettledStrokes(through: through, beyond: beyond))
  }

  @Test func strokesSettleInAnyOrder() throws {
    var settling = SettlingStrokes()
    settling.greet(7, stored: 4, isFirst: true)
    #expect(settling.settled == SettledStrokes(through: 4))
    let (slow, quick) = (try drawn(5), try drawn(6))
    settling.recordFinished(5, drawnAs: slow)
    settling.recordFinished(6, drawnAs: quick)
    settling.recordFinished(7, drawnAs: nil)
    settling.wait(for: 8)
    settling.markSettled { $0 === quick }
    #expect(settling.settled == SettledStrokes(through: 4, beyond: [6, 7]))
    settling.markSettled { _ in true }
    #expect(settling.settled == SettledStrokes(through: 7))
    settling.recordFinished(8, drawnAs: nil)
    settling.markSettled { _ in true }
    #expect(settling.settled == SettledStrokes(through: 8))
    // A number that nobody is told of is gone for good.
    settling.recordFinished(12, drawnAs: nil)
    settling.markSettled { _ in true }
    #expect(settling.settled == SettledStrokes(through: 12))
    settling.renumber()
    settling.recordFinished(1, drawnAs: nil)
    settling.greet(8, stored: 1, isFirst: false)
    settling.markSettled { _ in true }
    #expect(settling.epoch == 8 && settling.settled == SettledStrokes(through: 1))
  }

  @Test func aStrokeThatNeverSettlesDoesNotMakeTheNoteLong() throws {
    var settling = SettlingStrokes()
    settling.greet(7, stored: 0, isFirst: true)
    for sequence in 1...5_000 as ClosedRange<UInt64> {
      if sequence.isMultiple(of: 3) {
        settling.wait(for: sequence)
      } else {
        settling.recordFinished(sequence, drawnAs: nil)
      }
      settling.markSettled { _ in false }
    }
    #expect(settling.settled.beyond.count <= SettledStrokes.mostBeyond)
    #expect(settling.settled.through > 1_000)
    var note = note(
      cuts: (0..<256).map { number in
        CutMark(stroke: StrokeID(rawValue: .max - number), began: Timestamp(microseconds: .min))
      })
    note = KeptNote(epoch: .max, settled: settling.settled, session: note.session)
    // The longest that a log takes.
    #expect(note.bytes.count <= 1 << 16)
  }

  @Test func whatIsNotedIsReadAgain() {
    let cuts = [CutMark(stroke: StrokeID(rawValue: 3), began: Timestamp(microseconds: -5))]
    for note in [
      note(beyond: [12, 15], cuts: cuts), note(isOver: true), note(draws: false), own(0),
      note(end: SessionEnd(time: Timestamp(microseconds: -3), sequence: 9)),
      own(3, [9]),
    ] {
      #expect(KeptNote(note.bytes) == note)
    }
  }

  @Test func whateverAFileSaysIsReadOrLeftAlone() {
    let whole = note(
      beyond: [12, 15],
      cuts: [CutMark(stroke: StrokeID(rawValue: 3), began: Timestamp(microseconds: 9))],
      end: SessionEnd(time: Timestamp(microseconds: 5), sequence: 9)
    ).bytes
    #expect(KeptNote([]) == nil)
    var chance = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<3, using: &chance) {
        bytes[Int.random(in: bytes.indices, using: &chance)] = .random(in: 0...255, using: &chance)
      }
      bytes.removeLast(Int.random(in: 0..<8, using: &chance))
      if let note = KeptNote(bytes) { #expect(KeptNote(note.bytes) == note) }
    }
  }

  @Test func eachOutputGetsWhatItsLogLacks() throws {
    let resumption = try #require(
      KeptResumption(
        note(through: 10),
        outputs: ["A": own(12), "B": own(10, [13]), "C": nil, "D": own(99, epoch: 6)]))
    #expect(resumption.place == InkPlace(epoch: 7, sequence: 10))
    func lacking(_ sequence: UInt64) -> Set<String> {
      Set(resumption.outputs(lacking: stroke(sequence, began: 900_000), isLive: true))
    }
    #expect(lacking(10) == [])
    #expect(lacking(11) == ["B", "C", "D"])
    #expect(lacking(13) == ["A", "C", "D"])
    #expect(lacking(14) == ["A", "B", "C", "D"])
  }

  @Test func nothingComesOfASessionThatEndedOrOfInkThatWasNotToStay() throws {
    #expect(KeptResumption(note(isOver: true), outputs: ["A": nil]) == nil)
    #expect(KeptResumption(note(), outputs: [:]) == nil)
    #expect(KeptResumption(own(3), outputs: ["A": nil]) == nil)
    let fading = try #require(KeptResumption(note(draws: false), outputs: ["A": nil]))
    #expect(fading.outputs(lacking: stroke(11, began: 900_000), isLive: true) == [])
    let cut = CutMark(stroke: StrokeID(rawValue: 11), began: Timestamp(microseconds: 900_000))
    let ended = try #require(KeptResumption(note(cuts: [cut]), outputs: ["A": nil]))
    #expect(ended.outputs(lacking: stroke(11, began: 900_000), isLive: true) == [])
    #expect(ended.outputs(lacking: stroke(11, began: 900_001), isLive: true) == ["A"])
  }

  @Test func whatWasDrawnMuchLaterWasDrawnForOthers() throws {
    let resumption = try #require(KeptResumption(note(), outputs: ["A": nil]))
    let minute: Int64 = 60_000_000
    for (began, isOurs) in [
      (0, true), (5 * minute, true), (6 * minute + 1, false), (-11 * minute, false),
    ] {
      let found = resumption.outputs(lacking: stroke(11, began: began + 1_000_000), isLive: true)
      #expect(found.isEmpty != isOurs, "\(began)")
    }
    // The machine was started anew: what this run of the daemon finished came after that.
    let other = try #require(KeptResumption(note(boot: "another"), outputs: ["A": nil]))
    var late = stroke(11, began: 1_000_000)
    #expect(other.outputs(lacking: late, isLive: true) == ["A"])
    late.setDate(clockOffset: Microseconds(0))
    #expect(other.outputs(lacking: late, isLive: true) == [])
  }

  @Test func whatWasDrawnUnderAnOverlayThatKeepsNothingIsNotFetched() throws {
    let end = SessionEnd(time: Timestamp(microseconds: 1_500_000), sequence: 12)
    let resumption = try #require(KeptResumption(note(end: end), outputs: ["A": nil]))
    for (sequence, began, isLive, isOurs) in [
      (11, 1_499_999, true, true), (13, 1_499_999, true, true), (11, 1_500_000, true, false),
      (12, 9_000_000, false, true), (13, 0, false, false),
    ] as [(UInt64, Int64, Bool, Bool)] {
      let found = resumption.outputs(lacking: stroke(sequence, began: began), isLive: isLive)
      #expect(found.isEmpty != isOurs, "\(sequence), \(began)")
    }
  }
}
