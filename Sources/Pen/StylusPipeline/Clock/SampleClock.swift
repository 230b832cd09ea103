import StylusModel

/// Computes when each frame of a device was measured.
///
/// The resulting times increase strictly from frame to frame of one proximity, and none is later
/// than the arrival of its frame, except by one microsecond for each repetition of a time.
struct SampleClock {
  private let kind: SourceProfile.Clock
  /// Whether the kernel holds back the first frames of an approach until it knows the tool (Linux
  /// 6.1, drivers/hid/wacom_sys.c); all of them get the time stamp of their release.
  private let keepsBack: Bool
  private var isKeptBack = false
  private var ticks: TickUnwrapper
  private var fit = ClockFit(.crystal)
  private var batches: BatchClock
  private var last: Timestamp?
  /// The delay between the reading and the time stamp of the previous frame.
  private var lag = Microseconds(0)

  /// The time of a frame, and its provenance.
  struct FrameTime {
    var time: Timestamp
    var provenance: Provenance
    /// The error of the clocks, if there was one.
    var anomaly: Anomaly?
  }

  init(_ profile: SourceProfile) {
    kind = profile.clock
    keepsBack = profile.traits.contains(.lateIdentity)
    ticks = TickUnwrapper(tick: profile.tick)
    batches = BatchClock(profile)
  }

  /// Reads the clocks of a frame.
  mutating func readClocks(_ frame: ToolFrame) -> FrameTime {
    var reading = frame.isHeld ? repeated(frame) : unordered(frame)
    if !frame.isHeld { lag = frame.time - reading.time }
    guard let last, frame.presence != .entered else {
      self.last = reading.time
      return reading
    }
    if reading.time <= last {
      if reading.time < last, kind == .kernel { reading.anomaly = .timeRanBackwards }
      if frame.isTouching || (last - reading.time).value < Self.restart {
        reading.time = last + Microseconds(1)
        reading.provenance = .modelled
      }
    }
    self.last = reading.time
    return reading
  }

  /// A clock that goes back by more than this has been set; never within a stroke.
  private static let restart: Int64 = 10_000_000

  /// A frame that the device did not send belongs to no batch and has no reading of the device's
  /// clock.
  private func repeated(_ frame: ToolFrame) -> FrameTime {
    kind == .kernel
      ? FrameTime(time: frame.time, provenance: .measured)
      : FrameTime(time: frame.time + Microseconds(-lag.value), provenance: .modelled)
  }

  private mutating func unordered(_ frame: ToolFrame) -> FrameTime {
    switch kind {
    case .kernel:
      return FrameTime(time: frame.time, provenance: wasKeptBack(frame) ? .modelled : .measured)
    case .arrival, .retimed: return FrameTime(time: batches.time(of: frame), provenance: .modelled)
    case .device: return fitted(frame)
    }
  }

  /// Whether the time stamp of a frame may be that of a burst: the number of its frames, and
  /// therefore the age of a frame, is not known until it is over.
  private mutating func wasKeptBack(_ frame: ToolFrame) -> Bool {
    guard keepsBack else { return false }
    let pause = last.map { (frame.time - $0).value } ?? .max
    isKeptBack = frame.presence == .entered || (isKeptBack && pause < Self.burst)
    return isKeptBack
  }

  /// No pen sends frames at such short intervals.
  private static let burst: Int64 = 500

  private mutating func fitted(_ frame: ToolFrame) -> FrameTime {
    guard let raw = frame.deviceTicks else {
      return FrameTime(time: frame.time, provenance: .measured)
    }
    let clock = ticks.microseconds(of: raw, kernel: frame.time)
    let arrival = frame.time.microseconds
    guard fit.addReading(clock: clock, arrival: arrival) else {
      return FrameTime(time: frame.time, provenance: .measured, anomaly: .clockJumped)
    }
    let time = min(fit.time(at: clock), arrival)
    return FrameTime(time: Timestamp(microseconds: time), provenance: .measured)
  }
}
