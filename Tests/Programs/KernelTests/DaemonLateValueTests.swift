import Evdev
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import StylusTestKit
import Testing
import VirtualTablets

extension KernelDaemonTests {
  /// Values that come later than their positions, from the kernel to a client that follows
  /// corrections.
  ///
  /// Samples wait for as long as may be: an emulated machine is slower than any tablet.
  @Suite struct LateValues {
    @Test func positionsBetweenTwoPressuresOfAMultiratePenAreInterpolated() throws {
      let told = try sharpDescription("remarkable-paper-pro", named: "Elan marker input")
      let tablet = try UinputTablet(told)
      let node = try tablet.node
      let witness = try Witness(node)
      let programs = try Programs()
      let bench = try DaemonBench(programs, configuration: "[tablet 0000:0000]\nbudget = 500\n")
      let device = try bench.device { $0.node == node }
      #expect(device.profile.cadence == .multirate && device.profile.budget == .milliseconds(500))
      var pen = MultiratePen()
      var beat = Beat(rate: 400, heardBy: bench.subscriber)
      while let frame = pen.next() {
        try tablet.send(frame.span)
        try witness.read()
        beat.wait()
      }
      try #require(bench.subscriber.wait { bench.subscriber.flags(of: device.id).count == 1 })
      #expect(witness.contacts == [MultiratePen.length] && !witness.isDeaf)
      let stroke = try #require(ReceivedStroke.all(of: device.id, bench.subscriber).first)
      let kept = try #require(try bench.strokes(of: device).first)
      let frames = witness.frames.filter(\.isTouching)
      #expect(stroke.samples.map(\.kernelTime) == frames.map(\.time))
      try #require(stroke.samples.count == MultiratePen.length)
      let held = MultiratePen.length - MultiratePen.length / MultiratePen.group - 1
      stroke.expectSettled(issued: held, expired: 0)
      stroke.expectKept(as: kept)
      let inside = stroke.samples.indices.count { isInterpolated($0, stroke, device.profile) }
      print("multirate: \(inside) of \(held) held values strictly between, \(beat.stalls) stalls")
      #expect(inside > 0)
      try bench.stop()
    }

    /// Expects a sample to be known as it should; whether it was held and now lies strictly between
    /// its neighbors with pressure. After a silence of one and a half periods a value moves only
    /// at the end.
    private func isInterpolated(
      _ index: Int, _ stroke: ReceivedStroke, _ profile: SourceProfile
    ) -> Bool {
      let sample = stroke.samples[index]
      let first = stroke.first[index]
      let place = index % MultiratePen.group
      guard place != 0 else {
        #expect(first == sample && sample.provenance[.pressure] == .measured)
        return false
      }
      let before = stroke.samples[index - place]
      let after = stroke.samples[index - place + MultiratePen.group]
      for property in [Property.pressure, .tilt, .distance] {
        #expect(first.provenance[property] == .held && sample.provenance[property] == .refined)
      }
      #expect(first.pressure == before.pressure)
      #expect(before.pressure <= sample.pressure && sample.pressure < after.pressure)
      // An altitude that has not moved comes out of its direction again, rounded.
      #expect(before.altitude.value + 1e-5 > sample.altitude.value)
      #expect(sample.altitude > after.altitude)
      guard (after.time - sample.time).value < profile.period.value * 3 / 2 else { return false }
      #expect(before.pressure < sample.pressure && before.altitude > sample.altitude)
      return true
    }
  }
}

/// A pen that sends a position with each frame, and pressure and tilt with every fifth.
private struct MultiratePen {
  private var step: Int32 = -1

  /// A pressure comes with the first frame of so many.
  static let group = 5
  /// Frames of its stroke; the first and the last have pressure.
  static let length = 60 * group + 1

  /// The next frame: it comes near, draws, is lifted and leaves; nil at the end.
  mutating func next() -> [InputEvent]? {
    defer { step += 1 }
    let place: [InputEvent] = [
      .axis(Axis.x, 2_000 + 17 * step), .axis(Axis.y, 3_000 + 11 * step),
    ]
    let lean: [InputEvent] = [
      .axis(Axis.pressure, 500 + 10 * step), .axis(Axis.tiltX, 2_000 + 9 * step),
    ]
    switch Int(step) {
    case -1:
      return place + [.key(Key.toolPen, 1), .axis(Axis.pressure, 0), .axis(Axis.tiltX, 1_900)]
    case 0: return place + lean + [.key(Key.touch, 1)]
    case 1..<Self.length: return Int(step) % Self.group == 0 ? place + lean : place
    case Self.length: return place + [.axis(Axis.pressure, 0), .key(Key.touch, 0)]
    case Self.length + 1: return [.key(Key.toolPen, 0)]
    default: return nil
    }
  }
}

extension InputEvent {
  /// A value of a score, whose time its player knows.
  static func axis(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(
      time: Timestamp(microseconds: 0), type: EventType.absolute, code: code, value: value)
  }

  static func key(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(time: Timestamp(microseconds: 0), type: EventType.key, code: code, value: value)
  }
}
