import Evdev
import Foundation
import StylusDevices
import StylusModel
import StylusPipeline
import StylusTestKit
import Testing

/// Everything that comes out of a recording.
private func outputs(of replay: Replay) -> [PipelineOutput] {
  var cursor = replay.cursor()
  var pipeline = InkPipeline()
  var events: [DeviceEvent] = []
  var outputs: [PipelineOutput] = []
  while cursor.nextTime != nil { cursor.step(into: &events) }
  for event in events { pipeline.receive(event, into: &outputs) }
  return outputs
}

/// What clients hear of a recording.
private func updates(of replay: Replay) -> [StrokeUpdate] {
  outputs(of: replay).updates
}

/// The samples of each stroke, in the order in which the strokes began.
private func strokes(in updates: [StrokeUpdate]) -> [[Sample]] {
  var strokes: [[Sample]] = []
  for update in updates {
    switch update {
    case .began: strokes.append([])
    case .sample(let stroke, let sample): strokes[Int(stroke.rawValue) - 1].append(sample)
    default: break
    }
  }
  return strokes
}

/// Compares a file's strokes with what the oracle read from its text; all recorded tablets have 200
/// units per millimeter.
///
/// The oracle knows events alone, so every frame counts as whole: a device's own clock or a touch
/// that comes a group late would be put right.
func compare(
  _ text: String, _ replay: Replay, named name: String,
  unitsPerMillimeter: (x: Double, y: Double) = (200, 200)
) {
  let oracle = ContactOracle(text: text)
  let all = updates(of: replay)
  let found = strokes(in: all)
  #expect(found.count == oracle.strokes.count)
  #expect(found.map(\.count) == oracle.strokes.map(\.count))
  for (sample, contact) in zip(found.joined(), oracle.strokes.joined()) {
    #expect(sample.time.microseconds == contact.microseconds)
    #expect(abs(Double(sample.x.value) - Double(contact.x) / unitsPerMillimeter.x) < 0.001)
    #expect(abs(Double(sample.y.value) - Double(contact.y) / unitsPerMillimeter.y) < 0.001)
  }
  let finished = all.count { if case .finished = $0 { true } else { false } }
  #expect(finished == found.count)
  #expect(outputs(of: replay) == outputs(of: replay))
  print(
    name, "contacts \(oracle.strokes.count)", "frames \(oracle.frames)",
    "contact frames \(oracle.samples)", "pad frames \(oracle.padFrames)",
    "strokes \(found.count)", "samples \(found.joined().count)", separator: " | ")
}

@Test(arguments: SharedRecordings.paths)
func everyRecordedContactBecomesAStrokeWithAllItsFrames(path: String) throws {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  guard text.contains(" 0001 014a ") || text.contains(" 0001 0140 ") else { return }
  let replay = try Replay(RecordingFile.load(path)) { _ in SourceProfile() }
  compare(text, replay, named: (path as NSString).lastPathComponent)
}

/// A file as evemu-record writes it, for machines without the recordings: two strokes, a pad's
/// frame in the second one, an exit that is all zeros.
private let handWritten = """
  # EVEMU 1.3
  N: Wacom Intuos5 touch M Pen
  I: 0003 056a 0027 0107
  P: 01 00 00 00 00 00 00 00
  B: 00 1b 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 ff 01 00 00 00 00 00 00
  B: 01 03 1c 00 00 00 00 00 00
  B: 03 03 00 00 03 00 01 00 00
  B: 04 01 00 00 00 00 00 00 00
  A: 00 0 44704 4 0 200
  A: 01 0 27940 4 0 200
  A: 18 0 2047 0 0 0
  A: 19 0 63 0 0 0
  A: 28 0 0 0 0 0
  E: 10.000001 0003 0000 20000
  E: 10.000002 0003 0001 10001
  E: 10.000003 0003 0028 2050
  E: 10.000004 0001 0140 1
  E: 10.000005 0004 0000 4711
  E: 10.000006 0000 0000 0
  E: 10.005001 0003 0018 200
  E: 10.005002 0001 014a 1
  E: 10.005003 0004 0000 4711
  E: 10.005004 0000 0000 0
  E: 10.010001 0003 0000 20007
  E: 10.010002 0004 0000 4711
  E: 10.010003 0000 0000 0
  E: 10.015001 0003 0018 0
  E: 10.015002 0001 014a 0
  E: 10.015003 0004 0000 4711
  E: 10.015004 0000 0000 0
  E: 10.020001 0003 0018 90
  E: 10.020002 0001 014a 1
  E: 10.020003 0004 0000 4711
  E: 10.020004 0000 0000 0
  E: 10.021001 0001 0100 1
  E: 10.021002 0003 0028 15
  E: 10.021003 0004 0000 -1
  E: 10.021004 0000 0000 0
  E: 10.025001 0003 0001 10013
  E: 10.025002 0003 0028 2050
  E: 10.025003 0004 0000 4711
  E: 10.025004 0000 0000 0
  E: 10.030001 0003 0000 0
  E: 10.030002 0003 0001 0
  E: 10.030003 0003 0018 0
  E: 10.030004 0001 014a 0
  E: 10.030005 0001 0140 0
  E: 10.030006 0003 0028 0
  E: 10.030007 0004 0000 4711
  E: 10.030008 0000 0000 0
  """

@Test func everyHandWrittenContactBecomesAStrokeWithAllItsFrames() throws {
  let replay = try Replay(EvemuText.parse(Array(handWritten.utf8)))
  compare(handWritten, replay, named: "hand-written")
  let all = updates(of: replay)
  #expect(strokes(in: all).map(\.count) == [2, 3])
  let pads = all.compactMap { if case .pad(let action) = $0 { action } else { nil as PadAction? } }
  #expect(pads.map(\.control) == [.button])
}
