import Evdev
import Foundation
import LinuxIO
import ProgramKit
import StylusDevices
import StylusModel
import StylusPipeline
import StylusTestKit
import Synchronization
import Testing
import VirtualTablets

/// What live devices do in a real kernel; one after the other, for each sees the tablets of all.
@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
enum KernelLiveTests {}

/// Live devices, and what they have given so far.
///
/// Other tests make tablets on the same seat at the same time: ask for devices by name only.
struct LiveBench: ~Copyable {
  var devices: LiveDevices
  let tablets = TabletRegistry()
  let faults = Faults()
  private let wanted: Wanted
  private(set) var events: [DeviceEvent] = []
  private let poller: Poller
  private var ready: [Poller.Ready] = []

  final class Faults: Sendable {
    private let all = Mutex<[LiveDeviceError]>([])
    func add(_ fault: LiveDeviceError) { all.withLock { $0.append(fault) } }
    /// What was reported about a device or node.
    func about(_ name: String) -> [String] {
      all.withLock { $0.map { "\($0)" }.filter { $0.contains(name) } }
    }
  }

  private final class Wanted: Sendable {
    private let wishes: Mutex<TabletPreferences>
    init(_ wishes: TabletPreferences) { self.wishes = Mutex(wishes) }
    var now: TabletPreferences {
      get { wishes.withLock { $0 } }
      set { wishes.withLock { $0 = newValue } }
    }
  }

  init(isLeftHanded: Bool = false, lateNode: LateNodeRule? = nil) throws {
    let faults = faults
    var wishes = TabletPreferences()
    wishes.isLeftHanded = isLeftHanded
    wishes.lateNode = lateNode
    let wanted = Wanted(wishes)
    let devices = try LiveDevices(
      seat: "seat0", wishes: { _ in wanted.now }, lateNodes: lateNode.map { [$0] } ?? [],
      tablets: tablets, report: { faults.add($0) })
    let poller = try Poller()
    try poller.add(devices.number, token: 0)
    self.devices = devices
    self.poller = poller
    self.wanted = wanted
  }

  /// Wants something else of all tablets.
  mutating func want(_ change: (inout TabletPreferences) -> Void) {
    change(&wanted.now)
    devices.reconsider(into: &events)
  }

  /// Waits and drains until the condition holds; false if it did not within the time.
  mutating func pump(
    seconds: Int64 = 120, until isDone: (borrowing LiveBench) -> Bool
  ) throws -> Bool {
    let limit = Timestamp.now.microseconds + seconds * 1_000_000
    while !isDone(self) {
      guard Timestamp.now.microseconds < limit else { return false }
      try poller.wait(atMost: .milliseconds(50), into: &ready)
      if !ready.isEmpty { devices.drain(into: &events) }
    }
    return true
  }

  /// Drains whenever there is something, for a while.
  mutating func pump(milliseconds: Int64) throws {
    let limit = Timestamp.now.microseconds + milliseconds * 1_000
    while case let left = limit - Timestamp.now.microseconds, left > 0 {
      try poller.wait(atMost: Microseconds(left), into: &ready)
      if !ready.isEmpty { devices.drain(into: &events) }
    }
  }

  /// Drains until udev has told of all that came and went before, and all of it is heard.
  mutating func pumpUntilUdevIsSilent() throws {
    let outcome = try Programs().run("/usr/bin/udevadm", ["settle", "--timeout=180"])
    try #require(outcome.status == 0, "udevadm settle: \(outcome.errors)")
    repeat {
      try poller.wait(atMost: .milliseconds(50), into: &ready)
      if !ready.isEmpty { devices.drain(into: &events) }
    } while !ready.isEmpty
  }

  /// Waits for a device of this name.
  mutating func device(named name: String) throws -> DeviceID {
    let isThere = try pump { $0.tablets.all.contains { $0.name == name } }
    try #require(isThere, "no device \(name); faults: \(faults.about(name))")
    return try #require(tablets.all.last { $0.name == name }).id
  }

  /// What one device gave.
  func events(of id: DeviceID) -> [DeviceEvent] { events.filter { $0.device == id } }

  /// The frames of one device.
  func frames(of id: DeviceID) -> [ToolFrame] {
    events.compactMap { event in
      guard case .tool(let frame) = event, frame.device == id else { return nil }
      return frame
    }
  }

  /// Waits for so many frames of a device.
  mutating func frames(_ count: Int, of id: DeviceID) throws -> [ToolFrame] {
    _ = try pump { $0.frames(of: id).count >= count }
    return frames(of: id)
  }

  /// What the pipeline makes of the events of one device.
  func updates(of id: DeviceID) -> [StrokeUpdate] {
    var pipeline = InkPipeline()
    var outputs: [PipelineOutput] = []
    for event in events(of: id) { pipeline.receive(event, into: &outputs) }
    return outputs.updates
  }
}

extension UinputTablet {
  /// Plays one frame of axes and keys.
  func play(
    _ axes: KeyValuePairs<UInt16, Int32> = [:], keys: KeyValuePairs<UInt16, Int32> = [:],
    serial: Int32? = nil
  ) throws {
    try send(frame(axes: axes, keys: keys, serial: serial).span)
  }
}

/// A tablet of the table under a name that no other test uses.
func description(_ slug: String, named name: String) throws -> DeviceDescription {
  var description = try #require(TabletTable.named(slug)).penDescription
  description.name = name
  return description
}

/// Has udev give the tablet of a name, once it comes, a calibration matrix; one at a time.
func setCalibration(_ matrix: String, of name: String) throws {
  let rule = "/run/udev/rules.d/99-stylusd-live-test.rules"
  try FileManager.default.createDirectory(
    atPath: "/run/udev/rules.d", withIntermediateDirectories: true)
  let line =
    #"KERNEL=="event*", ATTRS{name}=="\#(name)", ENV{LIBINPUT_CALIBRATION_MATRIX}="\#(matrix)""#
  try FileBytes.write(Array("\(line)\n".utf8), to: rule)
  try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["udevadm", "control", "--reload"])
    .waitUntilExit()
}
