package import StylusModel

/// Turns pen motion into the events that a tablet's driver would have sent.
///
/// ```
/// var digitizer = Digitizer(model: model)
/// try digitizer.draw(stays, with: Tool(kind: .pen, serial: 77, model: 0x802))
/// let device = digitizer.device
/// ```
/// The kernel's filter for jitter (`fuzz`) is not applied: the kernel applies it when the events
/// are played into a node that has it. Of the frame patterns, only alternating and multirate limit
/// the content of a frame; with the others each frame carries everything.
package struct Digitizer {
  private let model: TabletModel
  private let axes: AxisQuantizer
  private var core = InputCore()

  /// A tablet that has sent nothing.
  package init(model: TabletModel) {
    self.model = model
    axes = AxisQuantizer(ranges: model.axes)
  }

  /// The tablet with all events sent.
  package var device: RecordedDevice {
    RecordedDevice(description: model.penDescription, events: core.events)
  }

  /// Lets a tool draw; each inner array is one stay near the surface, ordered by time.
  ///
  /// The tip touches while the pressure is above 0. A sample's frame has its kernel time; the frame
  /// of the departure comes one period later, but not after the next stay begins. Values that the
  /// tablet cannot measure are omitted. Throws if the tablet has no such tool.
  package mutating func sendStays(_ stays: [[Sample]], with tool: Tool) throws(DigitizerError) {
    guard model.tools.contains(tool.kind) else { throw .unknownTool(tool.kind, on: model.title) }
    let stays = stays.filter { !$0.isEmpty }
    for (index, stay) in stays.enumerated() {
      let packets = PacketSequence(pattern: model.pattern, stay: stay)
      for (number, sample) in stay.enumerated() {
        send(sample, carrying: packets.properties(of: number), tool: tool)
      }
      leave(after: stay, before: stays[index...].dropFirst().first?.first, tool: tool)
    }
  }

  private mutating func send(_ sample: Sample, carrying properties: PropertySet, tool: Tool) {
    core.setAxes(axes.values(of: sample, carrying: properties))
    if properties.contains(PropertySet(.pressure)) {
      core.setValue(EventType.key, Key.touch, sample.pressure > .zero ? 1 : 0)
    }
    for (button, key) in Key.toolButtons where model.buttons.contains(button) {
      core.setValue(EventType.key, key, sample.buttons.contains(button) ? 1 : 0)
    }
    identify(tool, isNear: true)
    stamp(sample.time, ticks: sample.deviceTicks)
    core.report(at: sample.kernelTime)
  }

  private mutating func leave(after stay: [Sample], before next: Sample?, tool: Tool) {
    guard let last = stay.last else { return }
    let period = Microseconds(Int64(1_000_000 / model.rate))
    let end = next.map { min(last.kernelTime + period, $0.kernelTime) }
    switch model.departure {
    case .zeros: core.setAxes(axes.zeros)
    case .plain: core.setValue(EventType.absolute, Axis.pressure, 0)
    }
    core.setValue(EventType.key, Key.touch, 0)
    for (button, key) in Key.toolButtons where model.buttons.contains(button) {
      core.setValue(EventType.key, key, 0)
    }
    identify(tool, isNear: false)
    stamp(last.time + period, ticks: nil)
    core.report(at: max(last.kernelTime, end ?? last.kernelTime + period))
  }

  private mutating func identify(_ tool: Tool, isNear: Bool) {
    if model.marks.contains(.toolID) {
      let id = isNear ? Int32(bitPattern: tool.model) : 0
      core.setValue(EventType.absolute, Axis.miscellaneous, id)
    }
    core.setValue(EventType.key, Key.tool(tool.kind), isNear ? 1 : 0)
    if model.marks.contains(.serial), tool.serial != 0 {
      core.setValue(
        EventType.miscellaneous, Miscellaneous.serial, Int32(bitPattern: tool.serial))
    }
  }

  private mutating func stamp(_ time: Timestamp, ticks: UInt32?) {
    guard model.marks.contains(.scanTime) else { return }
    let ticks = ticks ?? UInt32(truncatingIfNeeded: time.microseconds / 100)
    core.setValue(EventType.miscellaneous, Miscellaneous.timestamp, Int32(ticks & 0xFFFF))
  }
}

/// Why a tablet cannot draw.
package enum DigitizerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The tablet with this title has no tool of this kind.
  case unknownTool(ToolKind, on: String)

  package var description: String {
    switch self {
    case .unknownTool(let kind, let title):
      "\(title) has no \(kind); choose another tool or tablet"
    }
  }
}
