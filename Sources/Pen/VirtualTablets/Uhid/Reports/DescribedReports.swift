import Evdev

/// The reports of a tablet whose descriptor explains them, as on Wacom tablets since 2017.
///
/// These values pass the driver: x and y (through its jitter filter, fuzz 4), pressure, tilt,
/// distance, rotation of Art Pens, airbrush wheel, contact, three buttons, pen and eraser, serial
/// number, tool model, 16 bits of device time; keys and ring of the pad. Values outside an axis'
/// range are limited to it. Brush and pencil have no proximity, and mouse and lens are not
/// reported; the driver removes a tool that is silent for 100 ms.
package struct DescribedReports {
  private let tablet: HIDTablet
  /// The pen's report; number 16.
  package let penLayout: ReportLayout
  /// The pad's report, number 17; nil without a pad.
  package let padLayout: ReportLayout?
  /// Whether a tool was near in the last report.
  private var isNear = false

  /// The reports of a tablet.
  package init(_ tablet: HIDTablet) {
    self.tablet = tablet
    penLayout = Self.penLayout(of: tablet)
    padLayout = tablet.pad.map(Self.padLayout(of:))
  }

  /// The descriptor: one application collection, otherwise the driver would create no pad.
  package var descriptor: [UInt8] {
    var descriptor = ReportDescriptor()
    descriptor.collection(.application, tablet.isDisplay ? .pen : .wacomDigitizer) { all in
      all.collection(.physical, .stylus) { $0.appendReport(penLayout) }
      if let padLayout { all.collection(.physical, .tabletKeys) { $0.appendReport(padLayout) } }
    }
    return descriptor.bytes
  }

  /// Writes the report for a pen in this state; none while there is no tool.
  package mutating func report(_ pen: ReportedPen, into queue: inout ReportQueue) {
    let tool = pen.tool.flatMap { Key.toolPen...Key.toolAirbrush ~= $0 ? $0 : nil }
    guard tool != nil || isNear else { return }
    isNear = tool != nil
    penLayout.encode(into: &queue.bytes) { usage in
      tool.map { value(of: usage, pen, tool: $0) } ?? 0
    }
    queue.endReport()
  }

  /// Writes the report for a pad in this state.
  package func report(_ pad: ReportedPad, into queue: inout ReportQueue) {
    padLayout?.encode(into: &queue.bytes) { usage in
      switch usage {
      // Out of range: the driver takes no position from a ring that is not touched.
      case .ring: pad.ring.map(ringPosition) ?? 0x7f
      case .ringTouched: pad.ring == nil ? 0 : 1
      default: Int32(pad.keys >> UInt32(usage.number - HIDUsage.padKey(0).number)) & 1
      }
    }
    if padLayout != nil { queue.endReport() }
  }

  private func value(of usage: HIDUsage, _ pen: ReportedPen, tool: UInt16) -> Int32 {
    let isEraser = tool == Key.toolRubber
    return switch usage {
    case .tipSwitch: pen.isTouching && !isEraser ? 1 : 0
    case .eraser: pen.isTouching && isEraser ? 1 : 0
    case .invert: isEraser ? 1 : 0
    case .inRange, .sense: 1
    case .barrelSwitch: Int32(pen.buttons) & 1
    case .barrelSwitch2: Int32(pen.buttons) >> 1 & 1
    case .barrelSwitch3: Int32(pen.buttons) >> 2 & 1
    case .serialLow: pen.serial
    case .serialHigh: serialHigh(pen)
    case .toolType: toolType(pen, tool: tool)
    case .scanTime: pen.scanTime
    default: Self.axis(of: usage).map { position(of: $0, pen) } ?? 0
    }
  }

  private func position(of axis: UInt16, _ pen: ReportedPen) -> Int32 {
    guard let range = tablet.axes[axis] else { return 0 }
    let position = min(max(pen[axis], range.minimum), range.maximum)
    // The driver turns a twist by a quarter.
    return axis == Axis.z ? Self.turned(position, by: -range.length / 4, in: range) : position
  }

  /// The model as bits of the serial number: only then the driver spreads it as on EMR tablets.
  private func serialHigh(_ pen: ReportedPen) -> Int32 {
    let published = pen[Axis.miscellaneous]
    guard pen.serial != 0, published != 0, published & 0xf000 == 0 else { return 0 }
    return 0x10_0000 | ToolModel.reported(published) & 0xf_ffff
  }

  private func toolType(_ pen: ReportedPen, tool: UInt16) -> Int32 {
    let published = pen[Axis.miscellaneous]
    return published > 0 ? ToolModel.reported(published) : ToolModel.ordinary(for: tool)
  }
}

extension DescribedReports {
  private static let axes: [(usage: HIDUsage, axis: UInt16)] = [
    (.x, Axis.x), (.y, Axis.y), (.tipPressure, Axis.pressure), (.tiltX, Axis.tiltX),
    (.tiltY, Axis.tiltY), (.twist, Axis.z), (.distance, Axis.distance), (.fingerWheel, Axis.wheel),
  ]

  private static func axis(of usage: HIDUsage) -> UInt16? {
    axes.first { $0.usage == usage }?.axis
  }

  /// The flags come first: the driver needs the tool before its position.
  private static func penLayout(of tablet: HIDTablet) -> ReportLayout {
    var layout = ReportLayout(number: 16)
    for flag in [
      .tipSwitch, .barrelSwitch, .barrelSwitch2, .barrelSwitch3, .eraser, .invert, .inRange, .sense,
    ] as [HIDUsage] {
      layout.appendField(flag, 0...1)
    }
    for (usage, axis) in axes {
      guard let range = tablet.axes[axis], range.minimum < range.maximum else { continue }
      let unit: HIDUnit? =
        switch axis {
        case Axis.x, Axis.y: .hundredthMillimeter
        case Axis.tiltX, Axis.tiltY, Axis.z: .degree
        default: nil
        }
      layout.appendField(
        usage, range.minimum...range.maximum, physical: unit.flatMap { range.physical(in: $0) },
        unit: unit)
    }
    if tablet.identifiesTools {
      layout.appendField(.serialLow, .min ... .max)
      layout.appendField(.serialHigh, .min ... .max)
      layout.appendField(.toolType, 0 ... .max)
    }
    if tablet.hasScanTime { layout.appendField(.scanTime, 0...0xffff) }
    return layout
  }

  private static func padLayout(of pad: HIDTablet.HIDPad) -> ReportLayout {
    var layout = ReportLayout(number: 17)
    for key in 0..<min(pad.keys, 16) { layout.appendField(.padKey(key), 0...1) }
    layout.pad()
    if let maximum = pad.ringMaximum {
      layout.appendField(.ring, 0...maximum)
      layout.appendField(.ringTouched, 0...1)
      layout.pad()
    }
    return layout
  }

  /// The ring's own position for the one on evdev: the driver rotates it, and on the second Intuos
  /// Pro also reverses it.
  private func ringPosition(_ published: Int32) -> Int32 {
    let range = AxisRange(minimum: 0, maximum: tablet.pad?.ringMaximum ?? 71)
    switch tablet.product {
    case 0x357, 0x358, 0x392:
      return range.maximum - Self.turned(published, by: -3 * range.length / 16, in: range)
    case 0x34d, 0x34e, 0x398, 0x399, 0x3aa:
      return range.maximum - Self.turned(published, by: -range.length / 2, in: range)
    default: return Self.turned(published, by: -range.length / 4, in: range)
    }
  }

  private static func turned(_ value: Int32, by steps: Int32, in range: AxisRange) -> Int32 {
    let turned = value + steps
    if turned < range.minimum { return turned + range.length }
    return turned > range.maximum ? turned - range.length : turned
  }
}

extension AxisRange {
  /// The number of positions in the range.
  fileprivate var length: Int32 { maximum - minimum + 1 }

  /// The ends of the range in a unit; nil if the resolution is unknown.
  fileprivate func physical(in unit: HIDUnit) -> ClosedRange<Int32>? {
    guard resolution > 0 else { return nil }
    let factor = (unit == .degree ? 180 / Double.pi : 100) / Double(resolution)
    let low = (Double(minimum) * factor).rounded()
    let high = (Double(maximum) * factor).rounded()
    guard let low = Int32(exactly: low), let high = Int32(exactly: high), low < high else {
      return nil
    }
    return low...high
  }
}
