import Evdev
import LinuxIO
import StylusModel
import StylusTestKit
import Testing
import VirtualTablets

/// Remembers what it was given.
private final class NotingSink: FrameSink {
  var played: [String] = []
  var failure: VirtualTabletError?
  var descriptor: Int32? { nil }

  func answerKernel() {}

  func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError) {
    if let failure { throw failure }
    let values = frame.indices.filter { !frame[$0].isReport }.map { frame[$0].value }
    played.append("\(device): \(values)")
  }
}

/// A device that sent x at these times, in microseconds.
private func device(_ sent: KeyValuePairs<Int64, Int32>) -> RecordedDevice {
  RecordedDevice(
    description: nil, events: sent.flatMap { frame(axes: [Axis.x: $0.value], at: $0.key) })
}

@Test func latenessIsTakenFromAllFrames() {
  let lateness = Lateness((1...200).reversed())
  #expect(lateness?.median == 100)
  #expect(lateness?.percentile99 == 198)
  #expect(lateness?.maximum == 200)
  #expect(Lateness([]) == nil)
}

@Test func everyFrameIsPlayedOnceInItsOrder() throws {
  let sink = NotingSink()
  let recording = Recording(devices: [device([0: 1, 7: 2]), device([3: 8])])
  let report = try TabletPlayer(recording, speed: .maximum).play(into: sink)
  #expect(sink.played == ["0: [1]", "1: [8]", "0: [2]"])
  #expect(report.progress.frames == 3)
  #expect(report.progress.total == 3)
  #expect(!report.wasStopped)
  #expect(report.lateness == nil)
}

@Test func aCallerWhoHasSaidStopHearsNothing() throws {
  let sink = NotingSink()
  let stop = try Wakeup()
  stop.signal()
  // The second frame is due in an hour.
  let recording = Recording(devices: [device([0: 1, 3_600_000_000: 2])])
  let report = try TabletPlayer(recording, speed: .factor(1)).play(into: sink, stop: stop.number)
  #expect(report.wasStopped)
  #expect(report.progress.frames == 0)
  #expect(sink.played.isEmpty)
}

@Test func aSinkThatFailsEndsThePlayWithItsReason() {
  let sink = NotingSink()
  sink.failure = .broken(device: "Pen", Errno(rawValue: 19))
  let player = TabletPlayer(Recording(devices: [device([0: 1])]), speed: .maximum)
  #expect(throws: VirtualTabletError.broken(device: "Pen", Errno(rawValue: 19))) {
    _ = try player.play(into: sink)
  }
}

@Test func aDeviceWithoutDescriptionIsRefusedBeforeAnythingIsMade() {
  #expect {
    _ = try UinputSink(Recording(devices: [device([0: 1])]))
  } throws: {
    "\($0)".contains("device 0 of the recording")
  }
  #expect {
    _ = try UhidSink(Recording(devices: [device([0: 1])]))
  } throws: {
    "\($0)".contains("with pressure")
  }
}
