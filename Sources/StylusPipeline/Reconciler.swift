package import InkModel

/// Turns the frames of one device into samples and says of every property how it is known.
///
/// First form: nothing is corrected later. A value that a frame did not carry counts as measured,
/// because evdev leaves out what has not changed, with one exception: pens that send their rotation
/// or wheel in packets of their own (Art Pen, airbrush) really do not measure the other values then.
package struct Reconciler {
  /// What the device's pens can measure.
  private let measures: PropertySet
  /// Properties seen since the tool came near; a tool that never sent a rotation has none.
  private var seen: PropertySet = []

  /// A reconciler for one device.
  package init(measures: PropertySet) { self.measures = measures }

  /// Forgets the tool that was near.
  package mutating func toolChanged() { seen = [] }

  /// The sample of a frame.
  package mutating func sample(from frame: ToolFrame) -> Sample {
    seen.formUnion(frame.carried)
    var sample = Sample(time: frame.time, x: frame.x, y: frame.y)
    sample.deviceTicks = frame.deviceTicks
    sample.buttons = frame.buttons
    sample.provenance[.position] = .measured
    sample.provenance[.time] = .measured
    sample.provenance[.identity] = .measured
    fillAxes(of: &sample, from: frame)
    fillTilt(of: &sample, from: frame)
    if frame.isHeld { sample.provenance.holdMeasured() }
    return sample
  }

  private func fillAxes(of sample: inout Sample, from frame: ToolFrame) {
    if measures.contains(PropertySet(.pressure)) {
      sample.pressure = frame.pressure
      sample.provenance[.pressure] = isSidePacket(frame) ? .held : .measured
    }
    if measures.contains(PropertySet(.distance)) {
      sample.distance = frame.distance
      sample.provenance[.distance] = .measured
    }
    if seen.contains(PropertySet(.roll)) {
      sample.roll = frame.roll
      sample.provenance[.roll] = frame.carried.contains(PropertySet(.roll)) ? .measured : .held
    }
    if seen.contains(PropertySet(.slider)) {
      sample.slider = frame.slider
      sample.provenance[.slider] = frame.carried.contains(PropertySet(.slider)) ? .measured : .held
    }
  }

  private func fillTilt(of sample: inout Sample, from frame: ToolFrame) {
    guard measures.contains(PropertySet(.tilt)) else {
      sample.altitude = TiltPrior.altitude
      sample.azimuth = TiltPrior.azimuth
      sample.provenance[.tilt] = .modelled
      return
    }
    let lean = PenLean(tiltX: frame.tiltX, tiltY: frame.tiltY)
    sample.altitude = lean.altitude
    sample.azimuth = lean.azimuth
    let carriesTilt = frame.carried.contains(PropertySet(.tilt))
    sample.provenance[.tilt] = isSidePacket(frame) && !carriesTilt ? .held : .measured
  }

  /// Whether the frame is a packet for rotation or wheel alone.
  ///
  /// Linux 6.1, drivers/hid/wacom_wac.c: packet types 0x05 (rotation) and 0x0a (airbrush wheel) of
  /// the Intuos family carry no pressure; the rotation packet carries no tilt either.
  private func isSidePacket(_ frame: ToolFrame) -> Bool {
    let side: PropertySet = [PropertySet(.roll), PropertySet(.slider)]
    return !frame.carried.isDisjoint(with: side)
      && !frame.carried.contains(PropertySet(.pressure))
  }
}

extension ProvenanceMap {
  /// Marks what was measured before as held; the time alone is new.
  fileprivate mutating func holdMeasured() {
    for property in Property.allCases where property != .time && self[property] == .measured {
      self[property] = .held
    }
  }
}
