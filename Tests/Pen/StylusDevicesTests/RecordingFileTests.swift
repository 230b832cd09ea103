import Evdev
import Foundation
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import StylusTestKit
import Testing

/// A folder of files that is there as long as the test runs.
private final class Folder {
  let path: String

  init(_ files: [String: String]) throws {
    path = NSTemporaryDirectory() + "stylusd-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for (name, text) in files {
      try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func load(_ name: String, tablet: TabletModel? = nil) -> Result<Recording, RecordingFileError> {
    do throws(RecordingFileError) {
      return .success(try RecordingFile.load(path + "/" + name, tablet: tablet))
    } catch {
      return .failure(error)
    }
  }

  func fault(_ name: String) -> RecordingFileError? {
    if case .failure(let fault) = load(name) { return fault }
    return nil
  }
}

@Test func aByteOrderMarkInFrontOfARecordingDoesNotMatter() throws {
  let text = String(decoding: EvemuText.encodeRecording(BuiltInRecording.load()), as: UTF8.self)
  let folder = try Folder(["plain": text, "marked": "\u{FEFF}" + text])
  #expect(try folder.load("marked").get() == folder.load("plain").get())
  #expect(RecordingFile.isRecording(beginning: Array("\u{FEFF}# EVEMU 1.2\n".utf8)) == true)
}

private let penEvents = """
  E: 1.000000 0003 0000 2000
  E: 1.000000 0001 0140 1
  E: 1.000000 0000 0000 0
  """
private let padEvents = """
  E: 1.000000 0001 0100 1
  E: 1.000000 0000 0000 0
  """
private func description(of name: String, resolution: String) -> String {
  """
  N: \(name)
  I: 0003 056a 00b9 0104
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 00 00 00 00 00 00 00 00
  B: 01 ff 01 00 00 00 00 00 00
  A: 00 0 44704 4 0\(resolution)
  A: 01 0 27940 4 0\(resolution)

  """
}

@Test func aFileTellsItsFormByItsContent() throws {
  let folder = try Folder([
    "first": "# EVEMU 1.2\n" + description(of: "A", resolution: " 200") + penEvents,
    "second": "\n# a comment\n" + description(of: "A", resolution: " 200") + penEvents,
    "third": "# libinput record\nversion: 1\ndevices:\n- evdev:\n    codes:\n      1: [320, 330]\n",
  ])
  #expect(try folder.load("first").get().devices.first?.events.count == 3)
  #expect(try folder.load("second").get().devices.first?.events.count == 3)
  #expect(try folder.load("third").get().devices.first?.events.count == 0)
}

@Test(arguments: [
  "", "hello\n", "{\"version\": 1}\n", "\u{0}\u{0}E: 1.0 0 0 0\n", "# only a comment\n",
])
func whatIsNoRecordingIsRefusedByName(text: String) throws {
  let folder = try Folder(["strange.events": text])
  let fault = folder.fault("strange.events")
  let path = folder.path + "/strange.events"
  #expect(fault == (text.isEmpty ? .empty(path: path) : .unknownForm(path: path)))
  #expect(fault?.description.contains("strange.events") == true)
}

@Test func aFileThatIsNotThereIsNamed() throws {
  let folder = try Folder([:])
  let fault = folder.fault("nowhere.events")
  #expect(fault?.description.contains("nowhere.events") == true)
}

@Test func aBadLineIsNamedWithItsFile() throws {
  let folder = try Folder([
    "a.events": "# EVEMU 1.2\n" + "E: 1.0 nonsense\n", "b.yml": "version: 1\ndevices: 3\n",
  ])
  #expect(folder.fault("a.events")?.description.hasPrefix(folder.path + "/a.events:2: ") == true)
  #expect(folder.fault("b.yml")?.description.hasPrefix(folder.path + "/b.yml:2: ") == true)
}

@Test func eventsWithoutADescriptionGetThatOfTheFileBesideThem() throws {
  let folder = try Folder([
    "Some Tablet.drag.events": penEvents,
    "Some Tablet.desc": description(of: "Some Tablet", resolution: " 200"),
    "Other Tablet.desc": description(of: "Other Tablet", resolution: " 100"),
  ])
  let recording = try folder.load("Some Tablet.drag.events").get()
  #expect(recording.devices.first?.description?.name == "Some Tablet")
}

@Test func eventsThatNoFileDescribesAreRefused() throws {
  let folder = try Folder(["lonely.events": penEvents])
  #expect(folder.fault("lonely.events") == .undescribed(path: folder.path + "/lonely.events"))
}

@Test func aBrokenDescriptionBesideTheEventsIsBlamedItself() throws {
  let folder = try Folder(["Pen.events": penEvents, "Pen.desc": "N: Pen\nA: 00 what\n"])
  #expect(folder.fault("Pen.events")?.description.hasPrefix(folder.path + "/Pen.desc:2: ") == true)
}

@Test func aNamedTabletDescribesWhatNoFileDescribes() throws {
  let folder = try Folder(["pen.events": penEvents, "pad.events": padEvents])
  let model = try #require(TabletTable.named("wacom-intuos4-m"))
  let pen = try folder.load("pen.events", tablet: model).get()
  #expect(pen.devices.first?.description == model.penDescription)
  let pad = try folder.load("pad.events", tablet: model).get()
  #expect(pad.devices.first?.description == model.padDescription)
}

@Test func resolutionsThatAnOldFileLacksComeFromTheTable() throws {
  let folder = try Folder(["old.events": description(of: "Old", resolution: "") + penEvents])
  let recording = try folder.load("old.events").get()
  #expect(recording.devices.first?.description?.axes[Axis.x]?.resolution == 200)
  #expect(throws: Never.self) { try Replay(recording) }
}

@Test func aFileWithoutPenOrPadSaysWhatItHas() throws {
  let folder = try Folder(["keys.events": "N: Some Keyboard\nE: 1.000000 0000 0000 0\n"])
  let fault = folder.fault("keys.events")
  #expect(
    fault == .nothingToPlay(path: folder.path + "/keys.events", devices: ["\"Some Keyboard\""]))
}

// MARK: Recorded pads

private func actions(of recording: Recording) throws -> [PadAction] {
  var cursor = try Replay(recording).cursor()
  var events: [DeviceEvent] = []
  while cursor.nextTime != nil { cursor.step(into: &events) }
  return events.compactMap { if case .pad(let action) = $0 { action } else { nil } }
}

/// Loads a recording, and describes it where its folder does not.
private func load(_ path: String) throws -> Recording {
  do { return try RecordingFile.load(path) } catch RecordingFileError.undescribed {
    guard path.contains("Bamboo") else {
      return try RecordingFile.load(path, tablet: TabletTable.named("wacom-intuos5-touch-m"))
    }
    // Bamboo pads have mouse buttons.
    var recording = try EvemuText.parse(Array(String(contentsOfFile: path, encoding: .utf8).utf8))
    var description = DeviceDescription(name: "Bamboo Pad", vendor: 0x056a)
    description.codes[EventType.key] = [Key.stylus, Key.left, Key.right, 0x115, 0x116]
    recording.devices[0].description = description
    return recording
  }
}

@Test(arguments: SharedRecordings.paths)
func everyRecordedButtonOfAPadIsTold(path: String) throws {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  let presses = text.split(separator: "\n").filter { line in
    let fields = line.split(separator: " ")
    guard line.hasPrefix("E:"), fields[2] == "0001" else { return false }
    return ["010", "011", "013"].contains(fields[3].prefix(3))
  }
  guard !presses.isEmpty else { return }
  let told = try actions(of: load(path)).filter { $0.control == .button }
  #expect(told.count == presses.count)
  #expect(told.count { $0.value == 1 } == presses.count / 2)
  print((path as NSString).lastPathComponent, "buttons", presses.count, "told", told.count)
}

@Test(arguments: SharedRecordings.paths)
func everyRecordedPlaceOnARingOrStripIsTold(path: String) throws {
  let text = try String(contentsOfFile: path, encoding: .utf8)
  guard !text.contains(" 0001 0140 ") else { return }
  let places = text.split(separator: "\n").filter {
    $0.hasPrefix("E:") && ($0.contains(" 0003 0008 ") || $0.contains(" 0003 0003 "))
  }
  guard !places.isEmpty else { return }
  let told = try actions(of: load(path)).filter { $0.control != .button }
  #expect(told.count == places.count)
  #expect(told.last?.value == -1)
  #expect(told.allSatisfy { $0.value == -1 || (0..<360).contains($0.value) })
  print((path as NSString).lastPathComponent, "places", places.count, "told", told.count)
}
