package import Evdev
package import StylusModel
package import StylusPipeline

/// Gathers the raw events of one pen node into whole frames in physical units.
///
/// A value without a clock that does not allocate after its creation:
/// 1. created from the kernel's description of the node, or refused with a ``DeviceError``;
/// 2. ``processEvent(_:)`` takes every event in order and returns a frame at each SYN_REPORT;
/// 3. after SYN_DROPPED it waits for the next report and marks the frame after it; a live reader
///    passes the state that libevdev found to ``resynchronise(_:)`` and ``resynchronised(at:)``;
/// 4. the same functions receive the state in which a node was opened, before any event.
package struct FrameAssembler: BitwiseCopyable, Sendable {
  private let device: DeviceID
  private var surface: PenSurface
  /// Whether the tablet is to be turned for the left hand; nil if it already has its orientation.
  private var turning: Bool?
  private let miscellaneous: MiscellaneousAxis
  /// Whether the node has a key for each kind of tool; otherwise any event means that a pen is
  /// near.
  private let announcesTools: Bool
  /// The kernel's state after the last complete frame.
  private var committed = PenNodeState()
  /// The same with the events since then.
  private var arriving = PenNodeState()
  private var arrivals = Arrivals()
  /// The tool in proximity.
  private var tool: Tool?
  private var shown: ToolFrame
  private var isDiscarding = false
  private var followsGap = false

  /// The contents of the current frame, apart from state.
  private struct Arrivals: BitwiseCopyable {
    var carried: PropertySet = []
    var serial: UInt32?
    var ticks: UInt32?
  }

  /// An assembler for a node without any tool near.
  package init(
    device: DeviceID, description: DeviceDescription, placement: SurfacePlacement = .identity
  ) throws(DeviceError) {
    guard DeviceRole.of(description) == .pen else { throw .noTool(device: description.name) }
    announcesTools = ToolBits.penIsAnnounced(by: description)
    surface = try PenSurface(description, placement: placement)
    measures = surface.measures
    committed.tip = TipContact(
      hasTouchKey: description.has(EventType.key, Key.touch), rest: surface.pressure?.minimum)
    arriving = committed
    miscellaneous = MiscellaneousAxis(description)
    self.device = device
    shown = ToolFrame(device: device, time: Timestamp(microseconds: 0), tool: Tool(kind: .pen))
  }

  /// The properties that the node's pens can measure.
  package let measures: PropertySet

  /// The tablet is turned for the left hand, or back, from the next frame on that does not continue
  /// a contact.
  package mutating func setHandedness(isLeftHanded: Bool) { turning = isLeftHanded }

  /// Takes one event; returns a frame if it is the SYN_REPORT that completes one.
  ///
  /// The frame's time is the time stamp of that SYN_REPORT. A frame of a pad that shares the node
  /// repeats the pen's last frame, marked as held, while the tip is down; otherwise nothing is
  /// returned.
  package mutating func processEvent(_ event: InputEvent) -> ToolFrame? {
    if event.isDropped {
      discard()
      return nil
    }
    guard event.isReport else {
      if !isDiscarding { applyEvent(event) }
      return nil
    }
    if isDiscarding {
      isDiscarding = false
      return nil
    }
    guard arrivals.serial != Self.padSerial else {
      arriving = committed
      arrivals = Arrivals()
      return shown.isTouching ? repeated(at: event.time) : nil
    }
    return wholeFrame(at: event.time)
  }

  /// Takes one event that describes the node's state and is not a reading: a difference that
  /// libevdev found after SYN_DROPPED, or the state at opening.
  package mutating func resynchronize(_ event: InputEvent) {
    isDiscarding = false
    _ = arriving.applyEvent(event)
    arriving.tip.leaveOver()
  }

  /// The state after a loss as a frame marked ``StylusPipeline/ToolFrame/followsGap``.
  package mutating func resynchronized(at time: Timestamp) -> ToolFrame {
    isDiscarding = false
    followsGap = true
    if arriving.tools.kind != nil { arriving.tip.trust() }
    return wholeFrame(at: time)
  }

  /// A caller with a clock decides that the tool is gone although the device did not report it;
  /// returns the frame of the loss if a tool was near. The next frame brings it back.
  package mutating func loseTool(at time: Timestamp) -> ToolFrame? {
    guard tool != nil else { return nil }
    var frame = departure(.lost, at: time)
    frame.buttons = []
    return frame
  }

  // MARK: Events

  /// The kernel's rule: gathered events, and all up to the next SYN_REPORT, belong to no frame.
  private mutating func discard() {
    committed.tools.forgetAnnouncements()
    arriving = committed
    arrivals = Arrivals()
    isDiscarding = true
    followsGap = true
  }

  private mutating func applyEvent(_ event: InputEvent) {
    arrivals.carried.formUnion(arriving.applyEvent(event))
    let value = UInt32(bitPattern: event.value)
    switch (event.type, event.code) {
    case (EventType.miscellaneous, Miscellaneous.serial):
      arrivals.serial = value
      arrivals.carried.insert(PropertySet(.identity))
    case (EventType.miscellaneous, Miscellaneous.timestamp):
      arrivals.ticks = value
    case (EventType.absolute, Axis.miscellaneous) where miscellaneous == .deviceTime:
      arrivals.ticks = value
    case (EventType.absolute, Axis.miscellaneous) where miscellaneous == .toolModel:
      arrivals.carried.insert(PropertySet(.identity))
    default:
      break
    }
  }

  // MARK: Frames

  private mutating func wholeFrame(at time: Timestamp) -> ToolFrame {
    guard let kind = nearbyKind else {
      arriving.tip.leaveOver()
      return completeFrame(departure(tool == nil ? .absent : .left, at: time))
    }
    return completeFrame(presence(of: kind, at: time))
  }

  /// Repeats the last frame of the tool that is near, marked as held; nil if none is near.
  ///
  /// A contact has a frame for every report, even a report of the pad.
  func repeated(at time: Timestamp) -> ToolFrame? {
    guard tool != nil, !followsGap else { return nil }
    var frame = shown
    frame.time = max(time, shown.time)
    frame.presence = .near
    frame.carried = []
    frame.deviceTicks = nil
    frame.followsGap = false
    frame.isHeld = true
    return frame
  }

  /// The serial number under which Wacom's driver before Linux 3.17 sent the pad on the pen's node.
  static let padSerial = UInt32.max

  private var isTouching: Bool { arriving.tip.isTouching && !arriving.tools.isFinger }

  /// The tool that is near; a touch on a node that has never announced a tool counts as a pen.
  private var nearbyKind: ToolKind? {
    if let announced = arriving.tools.kind { return announced }
    guard announcesTools else { return .pen }
    guard !arriving.tools.hasAnnounced, isTouching else { return nil }
    return tool?.kind ?? .pen
  }

  private mutating func presence(of kind: ToolKind, at time: Timestamp) -> ToolFrame {
    let known = tool.flatMap { $0.kind == kind && !isAnother(than: $0) ? $0 : nil }
    var frame = ToolFrame(
      device: device, time: time, tool: named(known ?? Tool(kind: kind)))
    frame.presence = known == nil ? .entered : .near
    frame.isTouching = isTouching
    frame.carried = arrivals.carried.intersection(measures)
    if let turning, !shown.isTouching {
      surface.isLeftHanded = turning
      self.turning = nil
    }
    surface.writeAxes(&frame, from: arriving)
    tool = frame.tool
    return frame
  }

  /// A different serial number is a different tool, even if the first one never left.
  private func isAnother(than tool: Tool) -> Bool {
    guard let serial = arrivals.serial, serial != 0 else { return false }
    return tool.serial != 0 && tool.serial != serial
  }

  /// Serial number and model may arrive later than the tool, and a device may stop reporting them.
  private func named(_ known: Tool) -> Tool {
    var tool = known
    if let serial = arrivals.serial, serial != 0 { tool.serial = serial }
    if miscellaneous == .toolModel, arriving.miscellaneous != 0 {
      tool.model = UInt32(bitPattern: arriving.miscellaneous)
    }
    return tool
  }

  /// A frame without a tool: the kernel's exit report sets all axes to zero, which is not a
  /// position.
  private mutating func departure(
    _ presence: ToolFrame.Presence, at time: Timestamp
  ) -> ToolFrame {
    var frame = shown
    frame.time = time
    frame.presence = presence
    frame.isTouching = false
    frame.carried = []
    frame.deviceTicks = nil
    frame.followsGap = false
    tool = nil
    return frame
  }

  /// Adds the values that every frame has, and begins the next frame.
  private mutating func completeFrame(_ gathered: ToolFrame) -> ToolFrame {
    var frame = gathered
    frame.deviceTicks = arrivals.ticks
    frame.buttons = arriving.buttons
    frame.followsGap = followsGap
    followsGap = false
    committed = arriving
    arrivals = Arrivals()
    shown = frame
    return frame
  }
}
