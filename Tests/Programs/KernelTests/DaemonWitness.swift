import Evdev
import Foundation
import LinuxIO
import ProgramKit
import StylusModel
import Testing
import VirtualTablets

/// Reads a tablet's node beside the daemon: what the kernel really said, and when.
///
/// To be read often: whoever plays a frame reads it here before the next one.
final class Witness {
  private let node: EventNode
  private(set) var events: [InputEvent] = []

  /// Opens a node; its stamps are CLOCK_MONOTONIC like the daemon's.
  init(_ name: String) throws {
    node = try EventNode(name)
    try node.useMonotonicClock()
  }

  /// Takes what has come.
  func read() throws { events += try node.read() }

  /// Whether the kernel dropped something that was meant for us.
  var isDeaf: Bool { events.contains { $0.isDropped } }

  /// The frames in which a tool was near, folded from the events by hand.
  var frames: [SeenFrame] {
    var frame = SeenFrame()
    var frames: [SeenFrame] = []
    for event in events {
      switch (event.type, event.code) {
      case (EventType.absolute, Axis.x): frame.x = event.value
      case (EventType.absolute, Axis.y): frame.y = event.value
      case (EventType.absolute, Axis.pressure): frame.pressure = event.value
      case (EventType.key, Key.touch): frame.isTouching = event.value != 0
      case (EventType.key, Key.toolPen), (EventType.key, Key.toolRubber):
        frame.isNear = event.value != 0
      case (EventType.synchronization, SyncCode.report):
        frame.time = event.time
        if frame.isNear { frames.append(frame) }
      default: break
      }
    }
    return frames
  }
}

extension Witness {
  /// How many frames each contact of the tip had, in order.
  var contacts: [Int] {
    frames.split(omittingEmptySubsequences: true) { !$0.isTouching }.map(\.count)
  }
}

/// A sink whose witness reads after each frame.
final class WitnessedSink<Sink: FrameSink>: FrameSink {
  private let sink: Sink
  private let witness: Witness

  init(_ sink: Sink, _ witness: Witness) {
    self.sink = sink
    self.witness = witness
  }

  var descriptor: Int32? { sink.descriptor }

  func answerKernel() throws(VirtualTabletError) { try sink.answerKernel() }

  func play(_ frame: Span<InputEvent>, of device: Int) throws(VirtualTabletError) {
    try sink.play(frame, of: device)
    try? witness.read()
  }
}

/// One frame of a pen in raw units.
struct SeenFrame: Hashable {
  var time = Timestamp(microseconds: 0)
  var x: Int32 = 0
  var y: Int32 = 0
  var pressure: Int32 = 0
  var isTouching = false
  var isNear = false

  /// Whether a sample tells this frame: same time, same contact, same place within 0.001 mm.
  func isTold(by received: ReceivedSample, _ axes: [UInt16: AxisRange]) -> Bool {
    let sample = received.sample
    guard let x = axes[Axis.x], let y = axes[Axis.y], let pressure = axes[Axis.pressure] else {
      return false
    }
    func differs(_ value: Float, _ raw: Int32, per resolution: Int32) -> Bool {
      abs(Double(value) - Double(raw) / Double(resolution)) > 0.001
    }
    return sample.time == time && sample.kernelTime == time
      && (received.stroke != nil) == isTouching
      && !differs(sample.x.value, self.x, per: x.resolution)
      && !differs(sample.y.value, self.y, per: y.resolution)
      && abs(sample.pressure.value - Float(self.pressure) / Float(pressure.maximum)) < 1e-4
  }
}

/// A pen of which no two frames are at the same place, and that moves as fast as a hand can: to and
/// fro.
struct DrawingPen {
  /// Frames so far.
  private(set) var count: Int32 = 0

  /// The next frame: nine tenths of a second on the tablet, one above it, at 200 Hz.
  mutating func next() -> [InputEvent] {
    let step = count % 200
    var frame = place(pressure: step < 180 ? 600 + step * 13 % 4_000 : 0)
    if count == 0 { frame += [event(EventType.key, Key.toolPen, 1), Self.lean] }
    if step == 0 { frame.append(event(EventType.key, Key.touch, 1)) }
    if step == 180 { frame.append(event(EventType.key, Key.touch, 0)) }
    count += 1
    return frame
  }

  /// The next frame of a pen that stays on the tablet.
  mutating func nextDown() -> [InputEvent] {
    var frame = place(pressure: 600 + count * 13 % 4_000)
    if count == 0 {
      frame += [
        event(EventType.key, Key.toolPen, 1), event(EventType.key, Key.touch, 1), Self.lean,
      ]
    }
    count += 1
    return frame
  }

  /// The next frame of a pen above the tablet.
  mutating func nextUp() -> [InputEvent] {
    let frame = place(pressure: 0) + [event(EventType.key, Key.touch, 0)]
    count += 1
    return frame
  }

  /// The frame that lifts it and takes it away.
  func away() -> [InputEvent] {
    [
      event(EventType.absolute, Axis.pressure, 0), event(EventType.key, Key.touch, 0),
      event(EventType.key, Key.toolPen, 0),
    ]
  }

  /// As pens are held: an upright one would wait for its azimuth all the time.
  private static let lean = InputEvent(
    time: Timestamp(microseconds: 0), type: EventType.absolute, code: Axis.tiltX, value: 30)

  private func place(pressure: Int32) -> [InputEvent] {
    [
      event(EventType.absolute, Axis.x, 1_000 + abs(count % 400 - 200) * 200 + count / 200 % 200),
      event(EventType.absolute, Axis.y, 1_000 + count / 200 * 61 % 20_000 + count % 7),
      event(EventType.absolute, Axis.pressure, pressure),
      event(EventType.miscellaneous, Miscellaneous.serial, 77),
    ]
  }

  private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(time: Timestamp(microseconds: 0), type: type, code: code, value: value)
  }
}

/// Moments at which frames are due, for as long as the client keeps up with them.
///
/// A machine that has no time for one of its programs (an emulated one beside others) may leave the
/// daemon unread for longer than the kernel keeps frames. Then the pen waits, and that is told.
struct Beat {
  private let period: Int64
  private let frames: Int
  private let client: Subscriber
  private let start: Int
  private var due = Timestamp.now.microseconds
  private var beats = 0
  /// How often the client was far behind.
  private(set) var stalls = 0

  /// How many frames the client may be behind: 80 ms at 200 Hz. The kernel keeps about 25.
  private static let ahead = 16

  /// - Parameters:
  ///   - rate: in Hz.
  ///   - frames: of all tablets, at each beat.
  init(rate: Int64, frames: Int = 1, heardBy client: Subscriber) {
    period = 1_000_000 / rate
    self.frames = frames
    self.client = client
    start = client.sampleCount
  }

  /// Waits for the next moment after the frames of one were sent; whoever comes late does not make
  /// up for it.
  mutating func wait() {
    due += period
    let now = Timestamp.now.microseconds
    if due > now { usleep(UInt32(due - now)) }
    due = max(due, Timestamp.now.microseconds - period / 2)
    beats += 1
    let sent = start + beats * frames
    guard sent - client.sampleCount > Self.ahead * frames else { return }
    stalls += 1
    _ = client.wait { client.sampleCount >= sent }
  }
}

/// The description of a tablet without the kernel's jitter filter: what goes in comes out.
func sharpDescription(_ slug: String, named name: String) throws -> DeviceDescription {
  var sharp = try description(slug, named: name)
  for code in sharp.axes.keys { sharp.axes[code]?.fuzz = 0 }
  return sharp
}
