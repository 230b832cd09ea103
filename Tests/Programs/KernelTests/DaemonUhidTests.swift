import Evdev
import ProgramKit
import StylusModel
import StylusProtocol
import Testing
import VirtualTablets

extension KernelDaemonTests {
  @Suite struct Driver {
    @Test(arguments: ["wacom-intuos-pro-2-m", "wacom-intuos5-touch-m"])
    func aTabletOfTheWacomDriverIsToldWhole(slug: String) throws {
      let model = try #require(TabletTable.named(slug))
      // After 100 ms of silence the driver takes the tool away. An emulated machine that stands
      // still for as long looks the same to it, so it may have more than one try.
      let isPlayedWhole = try (0..<4).contains { _ in try isTold(model) }
      #expect(isPlayedWhole)
    }

    /// Plays and checks; false, and nothing is checked, if the kernel itself gave no two strokes.
    private func isTold(_ model: TabletModel) throws -> Bool {
      let recording = try performance(on: model)
      let sink = try UhidSink(recording, patience: .milliseconds(60_000))
      let witness = try Witness(sink.nodes.pen)
      let programs = try Programs()
      let bench = try DaemonBench(programs)
      let pen = try bench.device(onNode: sink.nodes.pen)
      let pad = try bench.device(onNode: try #require(sink.nodes.pad))
      #expect(pen.role == .pen && pad.role == .pad)
      #expect(pen.group == pad.group && !pen.group.isEmpty)
      _ = try TabletPlayer(recording, speed: .factor(1)).play(into: WitnessedSink(sink, witness))
      guard witness.contacts == [40, 40] else { return false }
      let isOver = bench.subscriber.wait {
        bench.subscriber.flags(of: pen.id).count == 2
          && bench.subscriber.updates(of: pad.id).count { $0.isPad } == 5
      }
      #expect(isOver, "\(bench.subscriber.updates(of: pad.id))")
      try check(bench.strokes(of: pen), witness, model)
      checkPad(bench.subscriber.updates(of: pad.id))
      try bench.stop()
      return true
    }

    private func check(
      _ strokes: [CapturedStroke], _ witness: Witness, _ model: TabletModel
    ) throws {
      #expect(
        strokes.map(\.tool) == [
          Tool(kind: .pen, serial: 0x1234_abcd, model: 0x802),
          Tool(kind: .eraser, serial: 0x1234_abcd, model: 0x80a),
        ])
      #expect(strokes.map(\.samples.count) == [40, 40])
      let samples = strokes.flatMap(\.samples)
      let frames = witness.frames.filter(\.isTouching)
      #expect(samples.map(\.time) == frames.map(\.time))
      let told = zip(samples, frames).filter { sample, frame in
        frame.isTold(
          by: ReceivedSample(sample: sample, stroke: StrokeID(rawValue: 1), arrival: sample.time),
          model.axes)
      }
      #expect(told.count == 80)
      let leaning = strokes.allSatisfy { stroke in
        stroke.samples.allSatisfy {
          // 30 and -20 degrees of tilt: about 56 of altitude, 326 of azimuth.
          abs($0.altitude.value - 0.95) < 0.05 && abs($0.azimuth.value - 5.72) < 0.1
            && $0.provenance[.tilt] == .measured
        }
      }
      #expect(leaning)
    }

    private func checkPad(_ updates: [StrokeUpdate]) {
      let actions = updates.compactMap { update in
        if case .pad(let action) = update { action } else { nil }
      }
      #expect(actions.map(\.control) == [.button, .button, .ring, .ring, .ring])
      #expect(actions.map(\.index) == [1, 1, 0, 0, 0])
      #expect(actions.prefix(2).map(\.value) == [1, 0])
      let ring = actions.filter { $0.control == .ring }.map(\.value)
      #expect(ring.dropLast().allSatisfy { (0..<360).contains($0) } && ring.last == -1)
      #expect(Set(ring).count == 3)
    }

    /// A stroke of the pen, one of its other end, then a key and the ring of the pad.
    private func performance(on model: TabletModel) throws -> Recording {
      var score = Score()
      score.stroke(with: Key.toolPen, model: 0x802)
      score.stroke(with: Key.toolRubber, model: 0x80a)
      let pen = RecordedDevice(description: model.penDescription, events: score.events)
      score.events = []
      score.frame([(EventType.key, Key.pad0 + 1, 1), (EventType.absolute, Axis.miscellaneous, 15)])
      score.frame([(EventType.key, Key.pad0 + 1, 0), (EventType.absolute, Axis.miscellaneous, 0)])
      score.frame([
        (EventType.absolute, Axis.wheel, 20), (EventType.absolute, Axis.miscellaneous, 15),
      ])
      score.frame([(EventType.absolute, Axis.wheel, 30)])
      score.frame([
        (EventType.absolute, Axis.wheel, 0), (EventType.absolute, Axis.miscellaneous, 0),
      ])
      return Recording(
        devices: [
          pen, RecordedDevice(description: model.padDescription, events: score.events),
        ])
    }
  }
}

/// Frames at 200 Hz, in the making.
private struct Score {
  var events: [InputEvent] = []
  private var frames: Int64 = 0

  mutating func frame(_ values: [(type: UInt16, code: UInt16, value: Int32)]) {
    let time = Timestamp(microseconds: frames * 5_000)
    frames += 1
    events += values.map {
      InputEvent(time: time, type: $0.type, code: $0.code, value: $0.value)
    }
    events.append(
      InputEvent(time: time, type: EventType.synchronization, code: SyncCode.report, value: 0))
  }

  /// Comes, draws 40 frames, leaves.
  mutating func stroke(with key: UInt16, model: Int32) {
    frame(
      place(0, pressure: 0) + [
        (EventType.key, key, 1), (EventType.absolute, Axis.tiltX, 30),
        (EventType.absolute, Axis.tiltY, -20), (EventType.absolute, Axis.miscellaneous, model),
      ])
    for step in 1...40 as ClosedRange<Int32> {
      let touch: [(UInt16, UInt16, Int32)] =
        step == 1 ? [(EventType.key, Key.touch, 1 as Int32)] : []
      frame(place(step, pressure: 500 + step) + touch)
    }
    frame(place(41, pressure: 0) + [(EventType.key, Key.touch, 0)])
    frame([(EventType.key, key, 0)])
  }

  /// Steps far beyond the jitter filter of the kernel, which a driver's device keeps.
  private func place(_ step: Int32, pressure: Int32) -> [(UInt16, UInt16, Int32)] {
    [
      (EventType.absolute, Axis.x, 4_000 + 100 * step),
      (EventType.absolute, Axis.y, 3_000 + 60 * step),
      (EventType.absolute, Axis.pressure, pressure),
      (EventType.miscellaneous, Miscellaneous.serial, 0x1234_abcd),
    ]
  }
}

extension StrokeUpdate {
  fileprivate var isPad: Bool { if case .pad = self { true } else { false } }
}

extension DaemonBench {
  /// Waits for the device on a node.
  fileprivate func device(onNode node: String) throws -> Tablet {
    try device { $0.node == node }
  }
}
