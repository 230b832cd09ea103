import Evdev
import LinuxIO
import StylusModel
import Testing
import VirtualTablets

/// A pen that draws a slanted line on a tablet of the table, at a rate in frames per second.
///
/// Every step is far beyond the kernel's jitter filter, which would round smaller ones.
private func drawing(on slug: String, frames: Int, rate: Int64) throws -> RecordedDevice {
  let model = try #require(TabletTable.named(slug))
  var device = RecordedDevice(description: model.penDescription, events: [])
  for number in 0..<frames {
    let time = Timestamp(microseconds: Int64(number) * 1_000_000 / rate)
    let step = Int32(number)
    var values: [(UInt16, UInt16, Int32)] = [
      (EventType.absolute, Axis.x, 1000 + step * 16 % 30_000),
      (EventType.absolute, Axis.y, 1000 + step * 24 % 20_000),
      (EventType.absolute, Axis.pressure, 500 + step % 100),
      (EventType.miscellaneous, Miscellaneous.serial, 77),
      (EventType.synchronization, SyncCode.report, 0),
    ]
    if number == 0 {
      values.insert((EventType.absolute, Axis.miscellaneous, 0x802), at: 3)
      values.insert((EventType.key, Key.toolPen, 1), at: 3)
      values.insert((EventType.key, Key.touch, 1), at: 3)
    }
    device.events += values.map { InputEvent(time: time, type: $0.0, code: $0.1, value: $0.2) }
  }
  return device
}

/// Reads the node after each frame, so that the kernel's queue never overflows.
final class ReadingSink<Sink: FrameSink>: FrameSink {
  let sink: Sink
  let node: EventNode
  var received: [InputEvent] = []

  init(_ sink: Sink, node: consuming EventNode) {
    self.sink = sink
    self.node = node
  }

  var descriptor: Int32? { sink.descriptor }

  func answerKernel() throws(VirtualTabletError) { try sink.answerKernel() }

  func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError) {
    try sink.play(frame, of: device)
    received += (try? node.read()) ?? []
  }
}

/// What a frame says, whatever the order within it.
func frames(_ events: [InputEvent]) -> [Set<[Int32]>] {
  events.split { $0.isReport }.map { frame in
    Set(frame.map { [Int32($0.type), Int32($0.code), $0.value] })
  }
}

@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
struct KernelPlayerTests {
  @Test(arguments: [200, 1000] as [Int64])
  func everyFrameArrivesAtItsTime(rate: Int64) throws {
    let device = try drawing(on: "wacom-intuos-pro-2-m", frames: Int(rate) * 4, rate: rate)
    let recording = Recording(devices: [device])
    let uinput = try UinputSink(recording)
    let sink = ReadingSink(uinput, node: try EventNode(uinput.nodes[0]))
    var seconds = 0
    let report = try TabletPlayer(recording, speed: .factor(1)).play(into: sink) { _ in
      seconds += 1
    }
    #expect(frames(sink.received) == frames(device.events))
    #expect(report.progress.frames == Int(rate) * 4)
    #expect(seconds > 0)
    // The last frame is due at 4 s less one period, and nothing comes early; how late it comes is
    // the machine's affair, and printed.
    #expect(report.progress.elapsed >= Microseconds(4_000_000 - 1_000_000 / rate))
    let lateness = try #require(report.lateness)
    print("\(rate) Hz: \(report.progress), late by \(lateness)")
  }

  @Test func asFastAsTheKernelTakesItNothingIsLost() throws {
    let device = try drawing(on: "wacom-intuos-pro-2-m", frames: 5000, rate: 200)
    let recording = Recording(devices: [device])
    let uinput = try UinputSink(recording)
    let sink = ReadingSink(uinput, node: try EventNode(uinput.nodes[0]))
    let report = try TabletPlayer(recording, speed: .maximum).play(into: sink)
    #expect(frames(sink.received) == frames(device.events))
    #expect(report.progress.elapsed < Microseconds(25_000_000))
    print("at most: \(report.progress)")
  }
}

@Suite(.enabled(if: kernelTestsAreWanted), .serialized)
struct KernelDriverPlayerTests {
  @Test(arguments: ["wacom-intuos-pro-2-m", "wacom-intuos5-touch-m", "wacom-cintiq-13hd"])
  func whatGoesThroughTheDriverComesOutUnchanged(slug: String) throws {
    let device = try drawing(on: slug, frames: 500, rate: 200)
    let recording = Recording(devices: [device])
    // Without pauses: after 100 ms of silence the driver takes the tool away. An emulated machine
    // that stands still for as long looks the same to it, so it may have more than one try.
    let isUnchanged = try (0..<4).contains { _ in
      let uhid = try UhidSink(recording, patience: .milliseconds(60_000))
      let sink = ReadingSink(uhid, node: try EventNode(uhid.nodes.pen))
      let report = try TabletPlayer(recording, speed: .maximum).play(into: sink)
      #expect(report.progress.frames == 500)
      return frames(sink.received) == frames(device.events)
    }
    #expect(isUnchanged)
  }

  @Test func penAndPadOfARecordingArePlayedTogether() throws {
    let pen = try drawing(on: "wacom-intuos5-touch-m", frames: 10, rate: 200)
    let model = try #require(TabletTable.named("wacom-intuos5-touch-m"))
    let stamp = Timestamp(microseconds: 12_000)
    let pad = RecordedDevice(
      description: model.padDescription,
      events: [
        InputEvent(time: stamp, type: EventType.key, code: Key.pad0 + 1, value: 1),
        InputEvent(
          time: stamp, type: EventType.absolute, code: Axis.miscellaneous, value: 15),
        InputEvent(time: stamp, type: EventType.synchronization, code: SyncCode.report, value: 0),
      ])
    let recording = Recording(devices: [pen, pad])
    let sink = try UhidSink(recording, patience: .milliseconds(60_000))
    let penNode = try EventNode(sink.nodes.pen)
    let padNode = try EventNode(#require(sink.nodes.pad))
    _ = try TabletPlayer(recording, speed: .factor(1)).play(into: sink)
    let keys = try padNode.read().filter { $0.type == EventType.key }
    #expect(keys.map(\.code) == [Key.pad0 + 1])
    #expect(try penNode.read().count { $0.isReport } == 10)
  }
}
