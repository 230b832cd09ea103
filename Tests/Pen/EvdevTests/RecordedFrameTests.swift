import Evdev
import StylusModel
import Testing

/// A device that sent x at these times, in microseconds.
private func events(at times: Int64...) -> [InputEvent] {
  times.flatMap { time in
    [(EventType.absolute, Axis.x), (EventType.synchronization, SyncCode.report)].map {
      InputEvent(time: Timestamp(microseconds: time), type: $0, code: $1, value: 1)
    }
  }
}

/// Device, time and first event of each frame.
private func order(_ devices: [InputEvent]...) -> [[Int64]] {
  RecordedFrame.inOrder(devices).map {
    [Int64($0.device), $0.time.microseconds, Int64($0.events.lowerBound)]
  }
}

@Test func framesOfSeveralDevicesComeInOneOrderOfTime() {
  #expect(
    order(events(at: 5, 9, 30), [], events(at: 6, 9))
      == [[0, 5, 0], [2, 6, 0], [0, 9, 2], [2, 9, 2], [0, 30, 4]])
}

@Test func aFrameThatWasNeverClosedIsLeftOut() {
  let torn = Array(events(at: 0, 10).dropLast())
  let frames = RecordedFrame.inOrder([torn])
  #expect(frames.map(\.events) == [0..<2])
}

@Test func framesWhoseTimesRunBackwardsFollowAtOnce() {
  #expect(
    order(events(at: 100, 300, 200, 400), events(at: 250, 300))
      == [
        [0, 100, 0], [1, 250, 0], [0, 300, 2], [0, 200, 4], [1, 300, 2], [0, 400, 6],
      ])
  #expect(order(events(at: .min, .max, 0)).map { $0[1] } == [.min, .max, 0])
}
