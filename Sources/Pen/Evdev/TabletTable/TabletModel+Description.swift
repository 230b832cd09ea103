import StylusModel

extension TabletModel {
  /// The pen's node as created by the kernel's driver.
  package var penDescription: DeviceDescription {
    var description = emptyDescription(name: name)
    description.properties = [isDisplay ? DeviceProperty.direct : DeviceProperty.pointer]
    description.axes = axes
    if marks.contains(.toolID) {
      description.axes[Axis.miscellaneous] = AxisRange(minimum: 0, maximum: 0)
    }
    description.codes[EventType.absolute] = Set(description.axes.keys)
    description.codes[EventType.key] = keys
    if tools.contains(.mouse) { description.codes[EventType.relative] = [Relative.wheel] }
    let miscellaneous = [
      marks.contains(.serial) ? Miscellaneous.serial : nil,
      marks.contains(.scanTime) ? Miscellaneous.timestamp : nil,
    ]
    let sent = Set(miscellaneous.compactMap { $0 })
    if !sent.isEmpty { description.codes[EventType.miscellaneous] = sent }
    return description
  }

  /// The pad's node as created by Wacom's driver and similar ones; nil without a pad.
  package var padDescription: DeviceDescription? {
    guard let pad else { return nil }
    var description = emptyDescription(name: pad.name)
    // Position and BTN_STYLUS have no meaning; they make user space recognize a tablet's node.
    description.axes = [
      Axis.x: AxisRange(minimum: 0, maximum: 1), Axis.y: AxisRange(minimum: 0, maximum: 1),
      Axis.miscellaneous: AxisRange(minimum: 0, maximum: 0),
    ]
    for axis in [Axis.wheel, Axis.throttle].prefix(Int(pad.controls.rings)) {
      description.axes[axis] = AxisRange(minimum: 0, maximum: 71)
    }
    for axis in [Axis.rx, Axis.ry].prefix(Int(pad.controls.strips)) {
      description.axes[axis] = AxisRange(minimum: 0, maximum: 4096)
    }
    description.codes[EventType.absolute] = Set(description.axes.keys)
    description.codes[EventType.key] = Set(Key.padButtons.prefix(Int(pad.controls.buttons)))
      .union([Key.stylus])
    let dials = Set(Self.dialCodes.prefix(Int(pad.controls.dials)).joined())
    if !dials.isEmpty { description.codes[EventType.relative] = dials }
    return description
  }

  private var keys: Set<UInt16> {
    let buttons = Key.toolButtons.filter { self.buttons.contains($0.button) }.map(\.key)
    return Set(tools.map(Key.tool)).union(buttons).union([Key.touch])
  }

  private func emptyDescription(name: String) -> DeviceDescription {
    let identity = identities.first ?? Identity(bus: 0, vendor: 0, product: 0)
    return DeviceDescription(
      name: name, bus: identity.bus, vendor: identity.vendor, product: identity.product)
  }

  private static let dialCodes: [[UInt16]] = [
    [Relative.wheel, Relative.wheelHighResolution],
    [Relative.horizontalWheel, Relative.horizontalWheelHighResolution],
  ]
}
