import Evdev
import LinuxIO
import StylusModel
import StylusPipeline

/// A second event node, read raw and without a grab. Each of its frames with a requested value is a
/// late value for a tablet's strokes, and its pen buttons are buttons of the tablet's pen.
///
/// The kernel omits unchanged values, so a pen with constant pressure sends nothing here.
final class LateNode {
  /// The index of its rule among all.
  let rule: Int
  /// Such as `event5`.
  let node: String
  /// The kernel's name of it.
  var name: String { raw.description.name }
  private let raw: RawNode
  private var frame: LateFrameAssembler
  private var buttons: NodeButtons
  /// Readings that are not delivered yet; at most ``mostReadings``.
  private var readings: [LateFrameAssembler.LateFrameValues] = []
  private(set) var isGone = false

  /// Takes over an open node.
  init(rule: Int, wanted: PropertySet, node: String, raw: RawNode) {
    self.rule = rule
    self.node = node
    self.raw = raw
    frame = LateFrameAssembler(raw.description, wanted: wanted)
    buttons = NodeButtons(raw.description)
    readings.reserveCapacity(Self.mostReadings)
    _ = resynchronize()
  }

  /// The properties of the rule that the node can measure.
  var properties: PropertySet { frame.measures }

  /// Whether it has pen buttons.
  var hasButtons: Bool { buttons.isAny }

  /// The pen buttons that are down.
  var down: ToolButtons { buttons.down }

  /// The descriptor, to be waited for.
  var number: Int32 { raw.number }

  /// The number of events in one reading; more than the kernel keeps for any reader.
  private static let mostEvents = 8192

  /// The largest number of waiting readings; the kernel keeps the others.
  private static let mostReadings = 256

  /// Reads the node, as far as there is room; calls `press` when ``down`` has changed.
  func readEvents(_ press: (Timestamp) -> Void) {
    guard !isGone else { return }
    for _ in 0..<Self.mostEvents {
      guard readings.count < Self.mostReadings else { return }
      switch raw.readEvent() {
      case .event(let event):
        if buttons.processEvent(event) { press(event.time) }
        if let reading = frame.processEvent(event) { readings.append(reading) }
      case .lost(let time):
        frame.discard()
        if resynchronize() { press(time) }
      case .drained: return
      case .gone:
        isGone = true
        return
      }
    }
  }

  /// Gives what was read to `sink`, once for each of the tablets of its rule.
  func give(for tablets: [LateNodes.MatchedTablet], into sink: inout some DeviceEventSink) {
    for reading in readings {
      for tablet in tablets where tablet.rule == rule {
        sink.deliver(.late(reading.late(for: tablet.id)))
      }
    }
    readings.removeAll(keepingCapacity: true)
  }

  private func resynchronize() -> Bool {
    buttons.resynchronize { raw.state(of: EventType.key, $0).map { $0 != 0 } ?? false }
  }
}

/// Gathers the events of a second node into values.
struct LateFrameAssembler: BitwiseCopyable {
  private let pressure: ShareScale?
  private let slider: ShareScale?
  private let distance: ShareScale?
  private let roll: AngleScale?
  /// The requested properties that it can measure.
  let measures: PropertySet
  private var arriving = LateFrameValues()

  /// The values of one frame.
  struct LateFrameValues: BitwiseCopyable, Hashable {
    var time = Timestamp(microseconds: 0)
    var carried: PropertySet = []
    var pressure = Fraction.zero
    var slider = Fraction.zero
    var distance = Fraction.zero
    var roll = Radians(0)
  }

  init(_ description: DeviceDescription, wanted: PropertySet) {
    func axis(_ code: UInt16, _ property: Property) -> AxisRange? {
      wanted.contains(PropertySet(property)) ? description.axes[code] : nil
    }
    pressure = ShareScale(axis(Axis.pressure, .pressure))
    slider = ShareScale(axis(Axis.wheel, .slider))
    distance = ShareScale(axis(Axis.distance, .distance))
    roll = AngleScale(roll: axis(Axis.z, .roll))
    var measures: PropertySet = []
    if pressure != nil { measures.insert(PropertySet(.pressure)) }
    if slider != nil { measures.insert(PropertySet(.slider)) }
    if distance != nil { measures.insert(PropertySet(.distance)) }
    if roll != nil { measures.insert(PropertySet(.roll)) }
    self.measures = measures
  }

  /// Takes one event; returns a reading at the end of a frame with a requested value.
  mutating func processEvent(_ event: InputEvent) -> LateFrameValues? {
    if event.isReport {
      defer { arriving.carried = [] }
      arriving.time = event.time
      return arriving.carried.isEmpty ? nil : arriving
    }
    if event.type == EventType.absolute { applyAxis(event.code, event.value) }
    return nil
  }

  /// Forgets what was gathered: events of the frame are lost.
  mutating func discard() { arriving.carried = [] }

  private mutating func applyAxis(_ axis: UInt16, _ value: Int32) {
    switch axis {
    case Axis.pressure:
      guard let pressure else { return }
      arriving.pressure = pressure.normalized(value)
      arriving.carried.insert(PropertySet(.pressure))
    case Axis.wheel:
      guard let slider else { return }
      arriving.slider = slider.normalized(value)
      arriving.carried.insert(PropertySet(.slider))
    case Axis.distance:
      guard let distance else { return }
      arriving.distance = distance.normalized(value)
      arriving.carried.insert(PropertySet(.distance))
    case Axis.z:
      guard let roll else { return }
      arriving.roll = PenSurface.wrapped(roll.radians(value))
      arriving.carried.insert(PropertySet(.roll))
    default: break
    }
  }
}

extension LateFrameAssembler.LateFrameValues {
  /// The reading as a late value for a tablet, measured some time before it arrived.
  func late(for tablet: DeviceID) -> LateValue {
    var value = LateValue(device: tablet, arrival: time, key: .arrival)
    value.carried = carried
    value.pressure = pressure
    value.slider = slider
    value.distance = distance
    value.roll = roll
    return value
  }
}
