import Evdev
import LinuxIO
import ProgramKit
import StylusModel
import StylusProtocol
import StylusTestKit
import Testing
import VirtualTablets

extension KernelDaemonTests {
  /// Values that come later than their positions from a driver of the kernel; see ``LateValues``.
  @Suite struct LateDriverValues {
    @Test func rotationPacketsOfAnArtPenGetThePressureOfTheirNeighbours() throws {
      // The driver takes the tool away after 100 ms of silence: see the tests of the driver.
      let isPlayedWhole = try (0..<4).contains { _ in try isArtPenTold() }
      #expect(isPlayedWhole)
    }

    /// Plays and checks; false, and nothing is checked, if the kernel itself gave no two strokes.
    private func isArtPenTold() throws -> Bool {
      let recording = try ArtPenScore.recording(on: "wacom-intuos5-touch-m")
      let sink = try UhidSink(recording, patience: .milliseconds(60_000))
      let witness = try Witness(sink.nodes.pen)
      let programs = try Programs()
      let bench = try DaemonBench(programs, configuration: "[tablet]\nbudget = 500\n")
      let pen = try bench.device { $0.node == sink.nodes.pen }
      #expect(pen.profile.cadence == .alternating)
      _ = try TabletPlayer(recording, speed: .factor(1)).play(into: WitnessedSink(sink, witness))
      let length = Int(ArtPenScore.length)
      guard witness.contacts == [length, length] else { return false }
      try #require(bench.subscriber.wait { bench.subscriber.flags(of: pen.id).count == 2 })
      let strokes = ReceivedStroke.all(of: pen.id, bench.subscriber)
      let kept = try bench.strokes(of: pen)
      try #require(strokes.count == 2 && kept.count == 2)
      let frames = witness.frames.filter(\.isTouching)
      #expect(strokes.flatMap(\.samples).map(\.kernelTime) == frames.map(\.time))
      // Every sample lacks the values of the other kind of packets. Behind the first stroke comes
      // one more rotation; behind the second none, so its last sample waits in vain.
      strokes[0].expectSettled(issued: length, expired: 0)
      strokes[1].expectSettled(issued: length, expired: 1)
      for (stroke, kept) in zip(strokes, kept) {
        stroke.expectKept(as: kept)
        expectAlternating(stroke)
      }
      expectPressures(strokes.flatMap(\.samples), frames)
      try bench.stop()
      return true
    }

    /// Even samples measured the pressure, odd ones the rotation; the rest was given later.
    private func expectAlternating(_ stroke: ReceivedStroke) {
      let last = stroke.samples.count - 1
      for (index, sample) in stroke.samples.enumerated() {
        let turns = index % 2 == 1
        let first = stroke.first[index]
        #expect(first.provenance[.pressure] == (turns ? .held : .measured))
        #expect(first.provenance[.roll] == (turns ? .measured : .held))
        #expect(sample.provenance[.pressure] == (turns ? .refined : .measured))
        #expect(sample.provenance[.tilt] == (turns ? .refined : .measured))
        guard index > 0, index < last else { continue }
        let (before, after) = (stroke.samples[index - 1], stroke.samples[index + 1])
        #expect(sample.provenance[.roll] == (turns ? .measured : .refined))
        // Both grow all the time.
        if turns {
          #expect(before.pressure < sample.pressure && sample.pressure < after.pressure)
          #expect(first.pressure == before.pressure)
        } else {
          #expect(before.roll.value < sample.roll.value && sample.roll.value < after.roll.value)
        }
      }
    }

    /// The measured pressures are those of the kernel.
    private func expectPressures(_ samples: [Sample], _ frames: [SeenFrame]) {
      let wrong = zip(samples, frames).filter { sample, frame in
        sample.provenance[.pressure] == .measured
          && abs(sample.pressure.value - Float(frame.pressure) / 2047) > 1e-4
      }
      #expect(wrong.isEmpty, "\(wrong)")
    }
  }
}

/// An Art Pen's packets in turn: pressure and tilt, then rotation.
private struct ArtPenScore {
  private var events: [InputEvent] = []
  private var frames: Int64 = 0

  /// Frames of a stroke; the first and the last have pressure.
  static let length: Int32 = 41

  /// Two strokes on a tablet; a packet with the rotation follows the lift of the first alone.
  static func recording(on slug: String) throws -> Recording {
    let model = try #require(TabletTable.named(slug))
    var score = ArtPenScore()
    score.stroke(isFollowed: true)
    score.stroke(isFollowed: false)
    return Recording(devices: [
      RecordedDevice(description: model.penDescription, events: score.events)
    ])
  }

  private mutating func stroke(isFollowed: Bool) {
    frame(
      at: 0, [.axis(Axis.pressure, 0), .axis(Axis.tiltX, 30), .axis(Axis.tiltY, -20)],
      [.axis(Axis.miscellaneous, 0x10_0804), .key(Key.toolPen, 1)])
    frame(at: 1, [.axis(Axis.z, -300)])
    for step in 0..<Self.length {
      if step % 2 == 1 {
        frame(at: 2 + step, [.axis(Axis.z, 10 * step - 290)])
      } else {
        frame(
          at: 2 + step, [.axis(Axis.pressure, 500 + 10 * step)],
          step == 0 ? [.key(Key.touch, 1)] : [])
      }
    }
    frame(at: 2 + Self.length, [.axis(Axis.pressure, 0), .key(Key.touch, 0)])
    if isFollowed { frame(at: 3 + Self.length, [.axis(Axis.z, 200)]) }
    frame([.key(Key.toolPen, 0)])
  }

  /// A frame at a place; steps far beyond the jitter filter of the kernel.
  private mutating func frame(at step: Int32, _ values: [InputEvent], _ more: [InputEvent] = []) {
    let place: [InputEvent] = [
      .axis(Axis.x, 4_000 + 100 * step), .axis(Axis.y, 3_000 + 60 * step),
      InputEvent(
        time: Timestamp(microseconds: 0), type: EventType.miscellaneous,
        code: Miscellaneous.serial, value: 0x1234_abcd),
    ]
    frame(place + values + more)
  }

  /// A frame 5 ms after the one before.
  private mutating func frame(_ values: [InputEvent]) {
    let time = Timestamp(microseconds: frames * 5_000)
    frames += 1
    let end = InputEvent(
      time: time, type: EventType.synchronization, code: SyncCode.report, value: 0)
    events += values.map {
      InputEvent(time: time, type: $0.type, code: $0.code, value: $0.value)
    }
    events.append(end)
  }
}
