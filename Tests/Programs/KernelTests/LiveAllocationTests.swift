import Evdev
import Foundation
import LinuxIO
import ProgramKit
import StylusDevices
import StylusModel
import StylusPipeline
import Synchronization
import Testing
import VirtualTablets

/// Where Tests/Support/Allocations/count writes; nil if it does not watch this process.
private let countFile = ProcessInfo.processInfo.environment["STYLUSD_ALLOCATIONS"]

/// Without optimization generic code keeps its values on the heap.
#if DEBUG
  private let isOptimised = false
#else
  private let isOptimised = true
#endif

extension KernelLiveTests {
  @Suite(.enabled(if: countFile != nil && isOptimised)) struct Allocations {
    @Test func aFrameCostsNoAllocationOfOurOwn() throws {
      let tablet = try UinputTablet(description("wacom-intuos-pro-2-m", named: "Live Counted"))
      let reader = try CountedReader(of: "Live Counted")
      try tablet.play([Axis.x: 2_000, Axis.y: 2_000], keys: [Key.toolPen: 1], serial: 9)
      try draw(from: 1, through: 300, on: tablet, reader)
      let windows = try (0 as Int32..<10).map { window in
        let before = try Counts(CountedReader.thread)
        try draw(from: 301 + 100 * window, through: 400 + 100 * window, on: tablet, reader)
        return try Counts(CountedReader.thread).since(before)
      }
      let frames = reader.frames.load(ordering: .relaxed)
      reader.stop()
      #expect(frames == 1_301)
      print("allocations for each 100 frames:", windows)
      // libinput tells now and then that the machine is slow, and a line of the log has its price;
      // what a frame costs is paid in each window.
      let free = windows.filter { $0.allSatisfy { name, _ in Self.isLibrary(name) } }
      #expect(free.count >= 8, "\(windows)")
    }

    private static func isLibrary(_ name: String) -> Bool {
      ["libinput", "libevdev", "libudev", "libwacom"].contains { name.hasPrefix($0) }
    }

    /// Plays frames of a stroke, each after the one before has been read.
    private func draw(
      from first: Int32, through last: Int32, on tablet: borrowing UinputTablet,
      _ reader: CountedReader
    ) throws {
      for step in first...last {
        try tablet.play(
          [Axis.x: 2_000 + 20 * step, Axis.pressure: 1_000 + step, Axis.tiltX: step % 50],
          keys: [Key.touch: 1, Key.stylus: step / 10 % 2], serial: 9)
        try reader.wait(for: Int(step) + 1)
      }
    }
  }
}

/// Reads live devices on a thread of its own, so that what it allocates is told apart.
private final class CountedReader: Sendable {
  static let thread = "live-drain"
  let frames = Atomic<Int>(0)
  private let progress: Wakeup
  private let isStopped = Atomic<Bool>(false)
  private let isOver: Wakeup

  private struct Sink: DeviceEventSink {
    let tablets: TabletRegistry
    let name: String
    var device: DeviceID?
    var frames = 0

    mutating func deliver(_ event: DeviceEvent) {
      if case .added(let arrival) = event, tablets.tablet(for: arrival.device)?.name == name {
        device = arrival.device
      }
      if case .tool(let frame) = event, frame.device == device { frames += 1 }
    }
  }

  /// Starts reading, and waits until the tablet of that name is there.
  init(of name: String) throws {
    progress = try Wakeup()
    isOver = try Wakeup()
    let tablets = TabletRegistry()
    _ = try WorkerThread(named: Self.thread) { [self] in
      do { try read(tablets, name) } catch { Issue.record(error) }
      isOver.signal()
    }
    while !tablets.all.contains(where: { $0.name == name }) { try wait(for: 0) }
  }

  private func read(_ tablets: TabletRegistry, _ name: String) throws {
    var devices = try LiveDevices(seat: "seat0", tablets: tablets)
    let poller = try Poller()
    try poller.add(devices.number, token: 0)
    var ready: [Poller.Ready] = []
    var sink = Sink(tablets: tablets, name: name)
    while !isStopped.load(ordering: .acquiring) {
      try poller.wait(atMost: .milliseconds(100), into: &ready)
      devices.drain(into: &sink)
      frames.store(sink.frames, ordering: .releasing)
      progress.signal()
    }
  }

  /// Waits until so many frames have been read; at most 20 seconds.
  func wait(for count: Int) throws {
    let poller = try Poller()
    try poller.add(progress.number, token: 0)
    var ready: [Poller.Ready] = []
    let limit = Timestamp.now.microseconds + 20_000_000
    repeat {
      try poller.wait(atMost: .milliseconds(100), into: &ready)
      progress.acknowledge()
    } while frames.load(ordering: .acquiring) < count && Timestamp.now.microseconds < limit
  }

  /// Ends the thread.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    guard let poller = try? Poller(), (try? poller.add(isOver.number, token: 0)) != nil else {
      return
    }
    var ready: [Poller.Ready] = []
    try? poller.wait(atMost: .milliseconds(20_000), into: &ready)
  }
}

/// What one thread has allocated so far, by library.
private struct Counts {
  private var counts: [String: Int] = [:]

  init(_ thread: String) throws {
    let file = try #require(countFile)
    let text = String(decoding: try FileBytes.read(path: file), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: " ")
      guard columns.count == 4, columns[0] == thread else { continue }
      counts[String(columns[1]), default: 0] += Int(columns[2]) ?? 0
    }
  }

  /// What was allocated after `earlier`.
  func since(_ earlier: Counts) -> [String: Int] {
    counts.merging(earlier.counts) { $0 - $1 }.filter { $0.value != 0 }
  }
}
