import InkSynthesis
import StylusModel
import StylusPipeline

// Pens whose frames come later than they were measured.

extension SimulatedPen {
  /// Reports of `count` frames, 10 to 20 ms after the last of them, and one that takes 60 ms more.
  mutating func makeBatches(of count: Int, _ dice: inout SplitMix64) {
    keepsTimes = false
    arrival.profile.batch = UInt8(count)
    arrival.profile.framePeriod = trace.period
    arrival.profile.clock =
      switch kind {
      case .deviceClock: .device
      case .retimed: .retimed
      default: .arrival
      }
    var received: Int64?
    var reports = 0
    let stall = Int(Double.random(in: 40...80, using: &dice))
    var next = 0
    while next < trace.frames.count {
      // A report ends with the stay in proximity.
      let rest = trace.frames[next...].prefix(count)
      let last = rest.firstIndex { $0.presence == .left } ?? rest.endIndex - 1
      let report = rest[...last]
      next += report.count
      reports += 1
      let delay =
        Double.random(in: 10_000...20_000, using: &dice) + (reports % 100 == stall ? 60_000 : 0)
      let measured = report[report.endIndex - 1].time.microseconds
      let now = max(measured + Int64(delay), (received ?? 0) + 200)
      append(report, at: now, after: received)
      received = now
    }
  }

  private mutating func append(
    _ report: ArraySlice<ToolFrame>, at now: Int64, after previous: Int64?
  ) {
    let count = Int64(report.count)
    let entered = report.first?.presence == .entered
    // Linux 6.1, wacom_intuos_pro2_bt_pen: the gap since the last report, or 15 ms, in equal parts.
    let part = entered ? 15_000 / count : (now - (previous ?? now - 15_000)) / count
    for (index, truth) in report.enumerated() {
      var frame = truth
      let back = count - 1 - Int64(index)
      frame.time = Timestamp(microseconds: kind == .retimed ? now - back * part : now)
      if kind == .deviceClock { frame.deviceTicks = truth.ticks }
      events.append(.tool(frame))
    }
  }

  /// The kernel keeps the first 3 to 5 frames of an approach back, until the pen has told its
  /// serial number, and lets them go at once, 30 us from one to the next, still without it. The pen
  /// is seen only one frame before it touches, so that these frames are part of a stroke.
  mutating func makeKeptBack(_ dice: inout SplitMix64) {
    keepsTimes = false
    arrival.profile.traits.insert(.lateIdentity)
    if kind == .keptBackClock { arrival.profile.clock = .device }
    trace.dropApproaches()
    for stay in trace.stays {
      let known = stay.startIndex + Int.random(in: 3...5, using: &dice)
      for (index, truth) in zip(stay.indices, stay) {
        var frame = truth
        frame.deviceTicks = kind == .keptBackClock ? truth.ticks : nil
        if index < known { frame.tool.serial = 0 }
        if index <= known {
          let release = stay[min(known, stay.endIndex - 1)].time
          frame.time = release + Microseconds(Int64(index - stay.startIndex) * 30)
        }
        events.append(.tool(frame))
      }
    }
  }
}

extension ToolFrame {
  /// A device's own clock of 100 us and 16 bits, which is 80 ppm slow.
  fileprivate var ticks: UInt32 {
    UInt32(UInt64((Double(time.microseconds) * (1 - 80e-6) / 100).rounded(.down)) & 0xFFFF)
  }
}
