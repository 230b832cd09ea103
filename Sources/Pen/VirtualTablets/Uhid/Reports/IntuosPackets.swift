import Evdev

/// The packets of Intuos 4 and 5 and of Cintiqs of that generation, ten bytes each.
///
/// A packet contains pressure and tilt, or the rotation of an Art Pen, or the wheel of an airbrush
/// and tilt: such pens alternate. All values that the driver publishes are preserved, but x, y,
/// distance and tilt pass its jitter filter (steps of 8 and less become smaller, steps of 1 for
/// tilt and distance), and tilt is -64...63 even if an older kernel's recording begins at 0. Frames
/// without a tool are not reported. The driver takes ranges from its own table, and contact from
/// pressure alone (above 10). Mouse and lens are left out.
package struct IntuosPackets {
  private let pad: IntuosPad
  /// Pressure on evdev is half of the packet's value.
  private let halvesPressure: Bool
  /// The least tilt on the recorded node: 0 in recordings of older kernels, otherwise -64.
  private let lowestTilt: (x: Int32, y: Int32)
  /// The model of the announced tool; nil while there is none.
  private var announced: Int32?

  /// A packet's first byte: pen, and the three kinds of pads.
  private enum Number {
    static let pen: UInt8 = 2
    static let intuos5Pad: UInt8 = 3
    static let intuos4Pad: UInt8 = 12
    static let cintiqPad: UInt8 = 17
    /// Switches the tablet from mouse reports to its own reports.
    static let mode: UInt8 = 2
    /// Lamps of the pad.
    static let lamps: UInt8 = 0x20
  }

  /// The packets of a tablet with this pad.
  package init(_ tablet: HIDTablet, pad: IntuosPad) {
    self.pad = pad
    lowestTilt = (
      tablet.axes[Axis.tiltX]?.minimum ?? -64, tablet.axes[Axis.tiltY]?.minimum ?? -64
    )
    halvesPressure = (tablet.axes[Axis.pressure]?.maximum ?? 0) < 2047
  }

  /// The descriptor; it contains only lengths, the driver knows the rest from the product.
  package var descriptor: [UInt8] {
    var descriptor = ReportDescriptor()
    descriptor.collection(.application, .pen) { all in
      for number in [Number.pen, Number.intuos5Pad, Number.intuos4Pad, Number.cintiqPad] {
        all.appendReport(Self.opaque(number, bytes: 9))
      }
      all.appendReport(Self.opaque(Number.mode, bytes: 1), .feature)
      all.appendReport(Self.opaque(Number.lamps, bytes: 8), .feature)
    }
    return descriptor.bytes
  }

  /// Writes the packets for a pen in this state.
  package mutating func report(_ pen: ReportedPen, into queue: inout ReportQueue) {
    let tool = pen.tool.flatMap { Key.toolPen...Key.toolAirbrush ~= $0 ? $0 : nil }
    guard let tool else {
      if announced != nil { appendReport([0x80, 0, 0, 0, 0, 0, 0, 0, 0], into: &queue) }
      announced = nil
      return
    }
    let published = pen[Axis.miscellaneous]
    let model = published > 0 ? ToolModel.reported(published) : ToolModel.ordinary(for: tool)
    if announced != model { announce(model, serial: pen.serial, into: &queue) }
    announced = model
    let hasPart = pen.carries(Axis.z) || pen.carries(Axis.wheel)
    if !hasPart || pen.carries(Axis.pressure) { putPressure(pen, into: &queue) }
    if pen.carries(Axis.z) { putRotation(pen, into: &queue) }
    if pen.carries(Axis.wheel) { putWheel(pen, into: &queue) }
  }

  /// Writes the packet for a pad in this state; none for a silent one.
  package func report(_ state: ReportedPad, into queue: inout ReportQueue) {
    // The first key is separate, the others follow from the next byte's lowest bit on.
    let first = UInt8(state.keys & 1)
    let others = UInt8(truncatingIfNeeded: state.keys >> 1)
    let ring = state.ring.map { 0x80 | UInt8(truncatingIfNeeded: $0) } ?? 0
    switch pad {
    case .intuos4:
      appendReport([ring, first, others, 0, 0, 0, 0, 0, 0], Number.intuos4Pad, into: &queue)
    case .intuos5:
      appendReport([0, ring, first, others, 0, 0, 0, 0, 0], Number.intuos5Pad, into: &queue)
    case .cintiq13HD:
      appendReport([0, 0, first, others, 0, 0, 0, 0, 0], Number.cintiqPad, into: &queue)
    case .silent: break
    }
  }
}

extension IntuosPackets {
  /// Announces model and serial number of a tool that entered proximity.
  private func announce(_ model: Int32, serial: Int32, into queue: inout ReportQueue) {
    let serial = UInt32(bitPattern: serial)
    let model = UInt32(bitPattern: model)
    appendReport(
      [
        0xc2, Self.low(model >> 4), Self.low(model << 4 | serial >> 28), Self.low(serial >> 20),
        Self.low(serial >> 12), Self.low(serial >> 4), Self.low(serial << 4 | model >> 16 & 0xf),
        Self.low(model >> 8) & 0xf0, 0,
      ], into: &queue)
  }

  private func putPressure(_ pen: ReportedPen, into queue: inout ReportQueue) {
    let pressure = min(UInt32(max(pen[Axis.pressure], 0)) << (halvesPressure ? 1 : 0), 2047)
    appendPacket(
      kind: UInt8(pressure & 1) | (pen.buttons & 3) << 1, pen, Self.low(pressure >> 3),
      Self.low(pressure << 5) & 0xc0, hasTilt: true, into: &queue)
  }

  private func putRotation(_ pen: ReportedPen, into queue: inout ReportQueue) {
    let rotation = Self.rotation(pen[Axis.z])
    appendPacket(
      kind: 0x0a, pen, Self.low(rotation >> 3), Self.low(rotation << 5), hasTilt: false,
      into: &queue)
  }

  private func putWheel(_ pen: ReportedPen, into queue: inout ReportQueue) {
    let wheel = UInt32(min(max(pen[Axis.wheel], 0), 1023))
    appendPacket(
      kind: 0x14, pen, Self.low(wheel >> 2), Self.low(wheel << 6), hasTilt: true, into: &queue)
  }

  /// The common part of every pen packet: position and height around two specific bytes, and tilt.
  private func appendPacket(
    kind: UInt8, _ pen: ReportedPen, _ sixth: UInt8, _ seventh: UInt8, hasTilt: Bool,
    into queue: inout ReportQueue
  ) {
    let x = UInt32(min(max(pen[Axis.x], 0), 0x1_ffff))
    let y = UInt32(min(max(pen[Axis.y], 0), 0x1_ffff))
    let distance = UInt8(min(max(pen[Axis.distance], 0), 63))
    let tiltX = hasTilt ? tilt(pen, Axis.tiltX) : 0
    let tiltY = hasTilt ? tilt(pen, Axis.tiltY) : 0
    appendReport(
      [
        0xe0 | kind, Self.low(x >> 9), Self.low(x >> 1), Self.low(y >> 9), Self.low(y >> 1), sixth,
        seventh | tiltX >> 1, (tiltX & 1) << 7 | tiltY,
        distance << 2 | UInt8(x & 1) << 1 | UInt8(y & 1),
      ], into: &queue)
  }

  /// Seven bits from the lowest angle on.
  private func tilt(_ pen: ReportedPen, _ axis: UInt16) -> UInt8 {
    let lowest = axis == Axis.tiltX ? lowestTilt.x : lowestTilt.y
    return UInt8(min(max(pen[axis] &- lowest, 0), 127))
  }

  private func appendReport(
    _ rest: [9 of UInt8], _ number: UInt8 = Number.pen, into queue: inout ReportQueue
  ) {
    queue.bytes.append(number)
    for index in rest.indices { queue.bytes.append(rest[index]) }
    queue.endReport()
  }

  /// Eleven bits for a rotation of -900...899: the lowest bit selects the half of the turn.
  package static func rotation(_ published: Int32) -> UInt32 {
    switch published {
    case ...(-451): UInt32(2 * (max(published, -900) + 1350) + 1)
    case 450...: UInt32(2 * (min(published, 899) - 450) + 1)
    default: UInt32(2 * (450 - published))
    }
  }

  private static func low(_ bits: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits) }

  private static func opaque(_ number: UInt8, bytes: Int) -> ReportLayout {
    var layout = ReportLayout(number: number)
    layout.addOpaque(bytes: bytes)
    return layout
  }
}
