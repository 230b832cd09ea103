import StylusModel

/// Turns the frames of one device into samples and determines the provenance of every property: hop
/// 3 of a pen move.
///
/// A value that a frame did not carry counts as measured, because evdev omits unchanged values,
/// unless the profile of the device specifies otherwise.
struct Reconciler {
  private let measures: PropertySet
  private let area: Tablet.Area?
  private var profile: SourceProfile
  private var clock: SampleClock
  private var upright = UprightDetector()
  /// Rotation and wheel are absent until a tool sends them; nothing else shows that it has them.
  private var seen: PropertySet = []
  /// The last azimuth that could be read.
  private var azimuth: Radians?
  /// The properties that another program or node sends separately from the frames.
  private var external: PropertySet = []
  /// The number of frames of this contact before its first pressure; nil after it.
  private var framesOfRamp: Int?
  private var silence = SilentPressure()

  /// The reading of a frame.
  struct FrameReading {
    /// Its sample; the device's own values, held where it had none.
    var sample: Sample
    /// The axes that it really measured.
    var measured: LateAxes
    /// The axes that will still be measured for it.
    var missing: LateAxes
    /// The axes that it measured for the previous sample.
    var belated: LateAxes
    /// Whether it shows that the pen has no pressure, contrary to the previous assumption.
    var silencesPressure = false
    /// The error of its clocks, if there was one.
    var anomaly: Anomaly?
    /// The azimuth computed from the tilts, however inaccurate.
    var azimuth = Radians(0)
  }

  /// A reconciler for one device.
  init(_ device: DeviceArrival) {
    measures = device.measures
    area = device.area
    profile = device.profile
    clock = SampleClock(device.profile)
  }

  /// Takes another profile from now on; not while a tip touches.
  mutating func adopt(_ profile: SourceProfile) {
    if (profile.clock, profile.tick, profile.framePeriod, profile.batch)
      != (self.profile.clock, self.profile.tick, self.profile.framePeriod, self.profile.batch)
    {
      clock = SampleClock(profile)
    }
    self.profile = profile
  }

  /// Reads a frame.
  mutating func interpret(_ frame: ToolFrame, prior: TiltPrior) -> FrameReading {
    if frame.presence == .entered { seen = [] }
    seen.formUnion(frame.carried)
    let time = clock.readClocks(frame)
    silence.watch(frame)
    var sample = Sample(time: time.time, x: frame.x, y: frame.y)
    sample.kernelDelay = Int32(clamping: (frame.time - time.time).value)
    sample.deviceTicks = frame.deviceTicks
    sample.buttons = frame.buttons
    sample.provenance[.position] = .measured
    sample.provenance[.time] = time.provenance
    sample.provenance[.identity] = isUnknown(frame.tool) ? .held : .measured
    fillAxes(of: &sample, from: frame)
    var reading = FrameReading(
      sample: sample, measured: present, missing: [], belated: [], anomaly: time.anomaly)
    fillTilt(of: &reading, from: frame, prior: prior)
    withhold(absentees(of: frame).intersection(present), from: &reading)
    if profile.cadence == .groupLag {
      reading.belated = LateAxes(profile.late).intersection(present)
    }
    withhold(awaited, from: &reading)
    if silence.isSilent { forgetPressure(of: &reading) }
    ramp(&reading, frame)
    estimateEdge(of: &reading.sample)
    if frame.isHeld { hold(&reading) }
    return reading
  }

  /// Another program sends these properties from now on.
  mutating func expect(_ properties: PropertySet) { external = properties }

  /// The values that arrive separately from the frames.
  var awaited: LateAxes {
    let own = profile.cadence == .secondary ? profile.late : []
    return LateAxes(own.union(external))
  }

  /// Whether the frames contain the pressure when the pen presses.
  var framesReportPressure: Bool {
    measures.contains(PropertySet(.pressure)) && !awaited.contains(LateAxes(.pressure))
  }

  /// Whether the tool's identity may still arrive.
  func isUnknown(_ tool: Tool) -> Bool {
    profile.traits.contains(.lateIdentity) && tool.serial == 0
  }

  // MARK: Values

  /// The values that the tool has.
  private var present: LateAxes {
    let ever: PropertySet = [PropertySet(.roll), PropertySet(.slider)]
    return LateAxes(measures.subtracting(ever).union(seen.intersection(ever)))
  }

  private mutating func fillAxes(of sample: inout Sample, from frame: ToolFrame) {
    for axis in LateAxis.allCases where present.contains(LateAxes(axis)) {
      switch axis {
      case .pressure: sample.pressure = frame.pressure
      case .roll: sample.roll = frame.roll
      case .slider: sample.slider = frame.slider
      case .distance: sample.distance = frame.distance
      case .tilt, .azimuth: continue
      }
      sample.provenance[axis.property] = .measured
    }
  }

  private mutating func fillTilt(
    of reading: inout FrameReading, from frame: ToolFrame, prior: TiltPrior
  ) {
    guard measures.contains(PropertySet(.tilt)) else {
      reading.sample.altitude = prior.altitude
      reading.sample.azimuth = TiltPrior.azimuth(
        leftHanded: profile.traits.contains(.leftHanded))
      reading.sample.provenance[.tilt] = .modelled
      return
    }
    if frame.presence == .entered { upright.reset() }
    let lean = PenLean(
      tiltX: frame.tiltX.negated(if: profile.traits.contains(.invertedTiltX)),
      tiltY: frame.tiltY.negated(if: profile.traits.contains(.invertedTiltY)))
    reading.sample.altitude = lean.altitude
    reading.sample.azimuth = lean.azimuth
    reading.sample.provenance[.tilt] = .measured
    reading.azimuth = lean.azimuth
    guard upright.hidesAzimuth(at: lean.altitude) else {
      azimuth = lean.azimuth
      reading.measured.insert(.azimuth)
      return
    }
    reading.sample.azimuth = azimuth ?? lean.azimuth
    reading.sample.provenance[.tilt] = .held
    reading.missing.insert(.azimuth)
  }

  // MARK: Axes missing in a frame

  /// The values that a frame cannot have measured, by the device's cadence.
  private func absentees(of frame: ToolFrame) -> LateAxes {
    switch profile.cadence {
    case .everyFrame: return []
    case .alternating: return PacketKind(of: frame, seen: seen).lacks
    case .multirate:
      return frame.carried.isDisjoint(with: profile.late) ? LateAxes(profile.late) : []
    case .groupLag: return LateAxes(profile.late)
    case .secondary: return []
    }
  }

  private func withhold(_ held: LateAxes, from reading: inout FrameReading) {
    for axis in LateAxis.allCases where held.contains(LateAxes(axis)) {
      let known = reading.sample.provenance[axis.property]
      if known != .modelled { reading.sample.provenance[axis.property] = .held }
    }
    // A tilt that was not measured does not give the azimuth either.
    if held.contains(LateAxes(.tilt)) {
      reading.measured.remove(.azimuth)
      reading.missing.remove(.azimuth)
    }
    reading.measured.subtract(held)
    reading.missing.formUnion(held)
  }

  /// The first pressure often comes a few frames after the touch; until then it is not zero, but
  /// late.
  private mutating func ramp(_ reading: inout FrameReading, _ frame: ToolFrame) {
    guard frame.isTouching, reading.measured.contains(LateAxes(.pressure)) else {
      if !frame.isTouching { framesOfRamp = 0 }
      return
    }
    guard let frames = framesOfRamp, frames < Self.longestRamp, reading.sample.pressure == .zero
    else {
      framesOfRamp = nil
      guard silence.judge(reading.sample.pressure) else { return }
      reading.silencesPressure = true
      forgetPressure(of: &reading)
      return
    }
    framesOfRamp = frames + 1
    withhold(LateAxes(.pressure), from: &reading)
  }

  /// The pressure of a pen without pressure is absent, unless another source sends it.
  private func forgetPressure(of reading: inout FrameReading) {
    guard reading.measured.contains(LateAxes(.pressure)) else { return }
    reading.sample.pressure = .zero
    reading.sample.provenance[.pressure] = .absent
    reading.measured.remove(LateAxes(.pressure))
  }

  /// The number of frames after a touch that may have no pressure (observed: 1 to 3).
  private static let longestRamp = 3

  /// iptsd extrapolates beyond the range of its antennas: there position and tilt are modelled.
  private func estimateEdge(of sample: inout Sample) {
    guard profile.traits.contains(.estimatedEdge), let area else { return }
    let x = sample.x.value - area.left.value
    let y = sample.y.value - area.top.value
    let inside =
      min(x, area.width.value - x) > Self.edge && min(y, area.height.value - y) > Self.edge
    guard !inside else { return }
    sample.provenance[.position] = .modelled
    if sample.provenance[.tilt] == .measured { sample.provenance[.tilt] = .modelled }
  }

  /// Millimeters from the border.
  private static let edge: Float = 5

  /// Another part of the tablet sent the frame: only its time is new.
  private func hold(_ reading: inout FrameReading) {
    for property in Property.allCases
    where property != .time && reading.sample.provenance[property] == .measured {
      reading.sample.provenance[property] = .held
    }
    reading.measured = []
    reading.missing = []
    reading.belated = []
  }
}

extension Radians {
  fileprivate func negated(if isInverted: Bool) -> Radians { isInverted ? Radians(-value) : self }
}
