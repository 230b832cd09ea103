import Evdev
import Foundation
import InkSynthesis
import StylusDevices
import StylusModel
import Testing

/// Every tablet of the table, drawn on by a synthetic hand; those whose axes make no millimeters
/// are refused by name instead.
@Test(arguments: TabletTable.all.map(\.slug))
func everyContactOnEveryTabletBecomesAStrokeWithAllItsFrames(slug: String) throws {
  let model = try #require(TabletTable.named(slug))
  for seed in 1...2 as ClosedRange<UInt64> {
    let recording = try SyntheticRecording.make(
      SyntheticRecording.SyntheticRequest(.text("ink, quickly"), on: model, seed: seed))
    let text = String(decoding: EvemuText.encodeRecording(recording), as: UTF8.self)
    let x = try #require(model.axes[Axis.x]).resolution
    let y = try #require(model.axes[Axis.y]).resolution
    compare(
      text, try Replay(EvemuText.parse(Array(text.utf8))) { _ in SourceProfile() }, named: slug,
      unitsPerMillimeter: (Double(x), Double(y)))
  }
}

@Test func theSameRequestGivesTheSameRecording() throws {
  let model = try #require(TabletTable.named(BuiltInRecording.tablet))
  let request = SyntheticRecording.SyntheticRequest(.text("again"), on: model, seed: 7)
  #expect(try SyntheticRecording.make(request) == SyntheticRecording.make(request))
  let another = SyntheticRecording.SyntheticRequest(.text("again"), on: model, seed: 8)
  #expect(try SyntheticRecording.make(request) != SyntheticRecording.make(another))
}

@Test func aTextThatNoHandKnowsIsRefusedByName() throws {
  let model = try #require(TabletTable.named(BuiltInRecording.tablet))
  #expect {
    try SyntheticRecording.make(.init(.text("na字ve"), on: model, seed: 1))
  } throws: {
    "\($0)".contains("字")
  }
}

/// With STYLUSD_REMAKE_DEMO=1 the recording is made anew and written into the sources.
@Test func theBuiltInRecordingIsWhatTheGeneratorMakes() throws {
  let model = try #require(TabletTable.named(BuiltInRecording.tablet))
  let made = try SyntheticRecording.make(.init(.demonstration, on: model, seed: 1))
  if ProcessInfo.processInfo.environment["STYLUSD_REMAKE_DEMO"] != nil {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Pen/StylusDevices/Recordings/demo.packed")
    try Data(PackedEvents.pack(made.devices[0].events)).write(to: file.standardizedFileURL)
  }
  #expect(BuiltInRecording.load() == made)
}

@Test func theBuiltInRecordingIsAQuarterOfAMinuteOfInk() throws {
  let replay = try Replay(BuiltInRecording.load())
  #expect(replay.tablets.count == 1)
  let events = try #require(BuiltInRecording.load().devices.first?.events)
  let length = try #require(events.last).time - (try #require(events.first)).time
  #expect((10_000_000...25_000_000).contains(length.value))
}

@Test func aTabletTooSmallForTheDemonstrationIsRefusedNotDrawnOn() throws {
  var model = try #require(TabletTable.named(BuiltInRecording.tablet))
  model.axes[Axis.x]?.maximum = 2_000
  model.axes[Axis.y]?.maximum = 2_000
  #expect {
    try SyntheticRecording.make(.init(.demonstration, on: model, seed: 1))
  } throws: {
    "\($0)".contains("10.0 x 10.0 mm is too small")
  }
}

@Test func everyShapeCanBeDrawnOnATablet() throws {
  let model = try #require(TabletTable.named(BuiltInRecording.tablet))
  let request = SyntheticRecording.SyntheticRequest(.shapes(Shape.allCases), on: model, seed: 3)
  let events = try #require(try SyntheticRecording.make(request).devices.first).events
  let departures = events.count {
    $0.type == EventType.key && $0.code == Key.toolPen && $0.value == 0
  }
  #expect(departures == Shape.allCases.count)
}
