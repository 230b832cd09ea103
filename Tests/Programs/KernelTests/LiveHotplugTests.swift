import Evdev
import Glibc
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline
import Testing
import VirtualTablets

extension KernelLiveTests {
  @Suite struct Hotplug {
    @Test func aTabletThatComesLaterIsFound() throws {
      var bench = try LiveBench()
      try bench.pump(milliseconds: 50)
      let tablet = try UinputTablet(description("wacom-cintiq-16", named: "Live Later"))
      let id = try bench.device(named: "Live Later")
      let known = try #require(bench.tablets.tablet(for: id))
      #expect(known.role == .pen && known.isDisplay && known.seat == "seat0")
      #expect(try known.node == tablet.node)
      #expect(known.area?.width == Millimeters(Float(69_632.0 / 200)))
      #expect(!known.group.isEmpty)
      try tablet.play([Axis.x: 4_000, Axis.y: 4_000], keys: [Key.toolPen: 1])
      #expect(try bench.frames(1, of: id).first?.presence == .entered)
      guard case .added(let arrival) = bench.events(of: id).first, arrival.device == id else {
        Issue.record("the first event does not announce the device")
        return
      }
      #expect(arrival.measures == known.measures)
      #expect(arrival.measures.contains(PropertySet(.pressure)))
    }

    @Test func aTabletPulledOutInMidStrokeIsRemovedOnceAndItsStrokeEnds() throws {
      var bench = try LiveBench()
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Pulled"))
      let id = try bench.device(named: "Live Pulled")
      try tablet.play(
        [Axis.x: 2_000, Axis.y: 2_000, Axis.pressure: 900], keys: [Key.toolPen: 1, Key.touch: 1])
      try tablet.play([Axis.x: 2_100])
      #expect(try bench.frames(2, of: id).count == 2)
      _ = consume tablet
      let isRemoved = try bench.pump { $0.tablets.tablet(for: id) == nil }
      #expect(isRemoved)
      // libinput's own word about it comes after ours.
      try bench.pumpUntilUdevIsSilent()
      let removals = bench.events(of: id).filter { if case .removed = $0 { true } else { false } }
      #expect(removals.count == 1 && bench.events(of: id).last == removals.first)
      let endings = bench.updates(of: id).compactMap { update in
        if case .ended(let ending) = update { ending.flags } else { nil }
      }
      #expect(endings == [.deviceLost])
    }

    @Test func aTabletThatComesAgainIsAnotherDevice() throws {
      var bench = try LiveBench()
      var ids: [DeviceID] = []
      for _ in 0..<3 {
        let tablet = try UinputTablet(description("wacom-one-s", named: "Live Again"))
        let id = try bench.device(named: "Live Again")
        try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
        #expect(try bench.frames(1, of: id).count == 1)
        ids.append(id)
        _ = consume tablet
        let isGone = try bench.pump { $0.tablets.tablet(for: id) == nil }
        #expect(isGone)
      }
      #expect(Set(ids).count == 3)
    }

    @Test func aTipThatIsDownAtOpeningBeginsAStrokeMarkedAsResumed() throws {
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Down"))
      try tablet.play(
        [Axis.x: 2_000, Axis.y: 3_000, Axis.pressure: 4_000, Axis.tiltX: 9],
        keys: [Key.toolPen: 1, Key.touch: 1], serial: 5)
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Down")
      try tablet.play([Axis.x: 2_100], serial: 5)
      let frames = try bench.frames(2, of: id)
      #expect(frames.map(\.followsGap) == [true, false])
      #expect(frames.map(\.isTouching) == [true, true])
      #expect(frames.last?.y == Millimeters(15) && frames.last?.tiltX.value == Float(9.0 / 57))
      let pressure = try #require(frames.last).pressure.value
      #expect(abs(pressure - 4_000 / 8_191) < 1e-5)
      try tablet.play([Axis.pressure: 0], keys: [Key.touch: 0], serial: 5)
      _ = try bench.frames(3, of: id)
      let flags = bench.updates(of: id).compactMap { update in
        if case .ended(let ending) = update { ending.flags } else { nil }
      }
      #expect(flags == [.resumed])
    }

    @Test func aToolThatHoversAtOpeningArrivesWithItsNextFrame() throws {
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Near"))
      try tablet.play(
        [Axis.x: 2_000, Axis.y: 3_000, Axis.distance: 30], keys: [Key.toolRubber: 1], serial: 5)
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Near")
      try tablet.play([Axis.x: 2_100], serial: 5)
      let frames = try bench.frames(1, of: id)
      #expect(frames.map(\.presence) == [.entered] && frames.map(\.followsGap) == [false])
      #expect(frames.first?.tool == Tool(kind: .eraser, serial: 5))
      #expect(frames.first?.y == Millimeters(15))
    }

    @Test func aTabletWithoutResolutionIsNamedAndTheOthersWork() throws {
      var poor = try description("huion-hs610", named: "Live Poor")
      poor.axes[Axis.x]?.resolution = 0
      poor.axes[Axis.y]?.resolution = 0
      let broken = try UinputTablet(poor)
      let sound = try UinputTablet(description("huion-hs610", named: "Live Sound"))
      var bench = try LiveBench()
      let id = try bench.device(named: "Live Sound")
      try sound.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
      #expect(try bench.frames(1, of: id).count == 1)
      _ = try bench.pump { !$0.faults.about("Live Poor").isEmpty }
      let faults = bench.faults.about("Live Poor")
      #expect(faults.count == 1, "\(faults)")
      #expect(faults.first?.contains("EVDEV_ABS_00=") == true)
      _ = consume broken
    }

    @Test func aFaultIsToldOncePerDeviceHoweverOftenItsNodeIsAnnounced() throws {
      var poor = try description("huion-hs610", named: "Live Poorer")
      poor.axes[Axis.x]?.resolution = 0
      var bench = try LiveBench()
      for round in 1...2 {
        let broken = try UinputTablet(poor)
        _ = try bench.pump { $0.faults.about("Live Poorer").count >= round }
        try announce(try broken.node, times: 3)
        try bench.pumpUntilUdevIsSilent()
        let faults = bench.faults.about("Live Poorer")
        #expect(faults.count == round, "\(faults)")
        _ = consume broken
        try bench.pumpUntilUdevIsSilent()
      }
    }

    @Test func aDeviceThatIsAnnouncedAgainAndAgainIsOneDeviceAndOpenOnlyTwice() throws {
      let tablet = try UinputTablet(description("wacom-one-s", named: "Live Told"))
      let node = try tablet.node
      // While the bench lists the nodes that are there, and afterwards.
      try announce(node, times: 3)
      var bench = try LiveBench()
      try announce(node, times: 3)
      let id = try bench.device(named: "Live Told")
      try announce(node, times: 3)
      try bench.pumpUntilUdevIsSilent()
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
      #expect(try bench.frames(1, of: id).count == 1)
      #expect(bench.tablets.all.filter { $0.name == "Live Told" }.count == 1)
      #expect(try openFiles().filter { $0 == "/dev/input/" + node }.count == 2)
      #expect(bench.faults.about(node).isEmpty)
      _ = consume tablet
      let isGone = try bench.pump { $0.tablets.tablet(for: id) == nil }
      #expect(isGone)
      try bench.pumpUntilUdevIsSilent()
      #expect(try !openFiles().contains { $0.hasPrefix("/dev/input/\(node) ") })
    }

    @Test func aNodeThatDoesNotOpenIsNamedAndMayOpenLater() throws {
      let tablet = try UinputTablet(description("wacom-one-s", named: "Live Shut"))
      let node = try tablet.node
      try waitUntilConfigured("Live Shut")
      #expect(unsafe rename("/dev/input/" + node, "/dev/input/hidden") == 0)
      var bench = try LiveBench()
      _ = try bench.pump { !$0.faults.about(node).isEmpty }
      #expect(bench.faults.about(node).count == 1)
      #expect(bench.faults.about(node).first?.contains("\"Live Shut\"") == true)
      #expect(unsafe rename("/dev/input/hidden", "/dev/input/" + node) == 0)
      try announce(node, times: 1)
      let id = try bench.device(named: "Live Shut")
      // Said once more, it is still the same device.
      try announce(node, times: 1)
      try bench.pumpUntilUdevIsSilent()
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1])
      #expect(try bench.frames(1, of: id).count == 1)
      #expect(bench.tablets.all.filter { $0.name == "Live Shut" }.count == 1)
    }

    @Test func aKeyboardIsNeverOpened() throws {
      var keyboard = DeviceDescription(name: "Live Keyboard", bus: 3, vendor: 1, product: 1)
      keyboard.codes[EventType.key] = Set(1...83)
      let made = try UinputTablet(keyboard)
      let node = try made.node
      let tablet = try UinputTablet(description("wacom-one-s", named: "Live Beside"))
      var bench = try LiveBench()
      _ = try bench.device(named: "Live Beside")
      try bench.pumpUntilUdevIsSilent()
      let open = try openFiles()
      #expect(!open.contains("/dev/input/" + node))
      #expect(open.contains("/dev/input/" + (try tablet.node)))
      _ = consume made
    }

    /// Waits until udev has told everybody about a device.
    private func waitUntilConfigured(_ name: String) throws {
      var bench = try LiveBench()
      _ = try bench.device(named: name)
    }

    /// Has the kernel say so often that a node has come.
    private func announce(_ node: String, times: Int) throws {
      for _ in 0..<times { try FileBytes.append("add", to: "/sys/class/input/\(node)/uevent") }
    }

    /// The files that this process has open.
    private func openFiles() throws -> [String] {
      try FileBytes.names(in: "/proc/self/fd").compactMap { number in
        Self.target(of: "/proc/self/fd/" + number)
      }
    }

    private static func target(of link: String) -> String? {
      var text = [CChar](repeating: 0, count: 256)
      let length = unsafe readlink(link, &text, 255)
      guard length > 0 else { return nil }
      return String(decoding: text.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

extension FileBytes {
  /// Writes to a file of sysfs.
  fileprivate static func append(_ text: String, to path: String) throws {
    try FileDescriptor.open(path, O_WRONLY).writeAll(Array(text.utf8))
  }
}
