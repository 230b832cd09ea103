import CInterface
import CStylus
import StylusClient
import StylusModel

extension stylus_event {
  /// An event with only its type set.
  init(_ type: stylus_event_type) {
    self.init()
    size = Self.ownSize
    self.type = Int32(type.rawValue)
    sample = .unknown
  }

  /// Converts an event from the daemon.
  init(_ event: InkEvent) {
    switch event {
    case .connected(let place):
      self.init(STYLUS_CONNECTED)
      (epoch, sequence) = (place.epoch, place.sequence)
    case .disconnected(_, let retry):
      self.init(STYLUS_DISCONNECTED)
      time = retry.value.nanoseconds
    case .missed(let missed): self.init(missed)
    case .device(let device, _): self.init(STYLUS_TABLET, on: device)
    case .deviceRemoved(let device): self.init(STYLUS_TABLET_REMOVED, on: device)
    case .gap(let device, let time):
      self.init(STYLUS_GAP, on: device)
      self.time = time.nanoseconds
    case .pad(let action): self.init(action)
    case .proximity(let change):
      self.init(STYLUS_PROXIMITY, on: change.device)
      (tool, time) = (stylus_tool(change.tool), change.time.nanoseconds)
      value = Float(change.kind.rawValue)
    case .hover(let device, let tool, let sample):
      self.init(STYLUS_HOVER, on: device)
      self.tool = stylus_tool(tool)
      self.sample = stylus_sample(sample)
      time = sample.time.nanoseconds
    default: self.init(ofStroke: event)
    }
  }

  /// Converts a stroke's event from the daemon.
  private init(ofStroke event: InkEvent) {
    switch event {
    case .began(let beginning): self.init(STYLUS_BEGAN, beginning)
    case .restored(let stroke):
      self.init(STYLUS_RESTORED, stroke.beginning)
      count = UInt32(clamping: stroke.samples.count)
    case .sample(let stroke, let sample):
      self.init(STYLUS_SAMPLE, of: stroke, sample)
    case .corrected(let correction):
      self.init(STYLUS_CORRECTED, of: correction.stroke, correction.sample)
      (index, changed) = (correction.position, UInt32(correction.changed.rawValue))
    case .identified(let stroke, let tool):
      self.init(STYLUS_IDENTIFIED, of: stroke)
      self.tool = stylus_tool(tool)
    case .predicted(let stroke, let tail):
      self.init(STYLUS_TAIL, of: stroke)
      count = UInt32(clamping: tail.points.count)
      time = tail.origin?.time.nanoseconds ?? 0
    case .ended(let ending):
      self.init(STYLUS_ENDED, of: ending.stroke)
      (time, flags) = (ending.time.nanoseconds, UInt32(ending.flags.rawValue))
    case .finished(let stroke): self.init(finished: stroke)
    case .cancelled(let stroke): self.init(STYLUS_CANCELLED, of: stroke)
    case .lost(let stroke): self.init(STYLUS_LOST, of: stroke)
    default: self.init(STYLUS_NOTHING)
    }
  }

  private init(_ type: stylus_event_type, on device: DeviceID) {
    self.init(type)
    self.device = device.rawValue
  }

  private init(_ type: stylus_event_type, of stroke: StrokeID, _ sample: Sample? = nil) {
    self.init(type)
    self.stroke = stroke.rawValue
    guard let sample else { return }
    self.sample = stylus_sample(sample)
    time = sample.time.nanoseconds
  }

  private init(_ type: stylus_event_type, _ beginning: StrokeBeginning) {
    self.init(type, of: beginning.stroke)
    device = beginning.device.rawValue
    (tool, time) = (stylus_tool(beginning.tool), beginning.time.nanoseconds)
  }

  private init(finished stroke: CapturedStroke) {
    self.init(STYLUS_FINISHED, stroke.beginning)
    (sequence, flags) = (stroke.sequence, UInt32(stroke.flags.rawValue))
    count = UInt32(clamping: stroke.samples.count)
    unix_time = stroke.beganSince1970?.value.nanoseconds ?? 0
  }

  private init(_ missed: MissedInk) {
    switch missed {
    case .strokes(let count):
      self.init(STYLUS_MISSED_STROKES)
      sequence = count
    case .updates(let count):
      self.init(STYLUS_MISSED_UPDATES)
      sequence = count
    case .numbering: self.init(STYLUS_RENUMBERED)
    }
  }

  private init(_ action: PadAction) {
    self.init(STYLUS_PAD, on: action.device)
    time = action.time.nanoseconds
    (control, index) = (UInt32(action.control.rawValue), UInt32(action.index))
    (mode, value) = (UInt32(action.mode), action.value)
  }
}

extension stylus_tool {
  /// Converts a tool.
  init(_ tool: Tool) {
    self.init(
      kind: UInt32(tool.kind.rawValue), serial: tool.serial, model: tool.model, reserved: 0)
  }
}

extension stylus_tablet {
  /// Converts a tablet.
  init(_ tablet: Tablet) {
    self.init()
    size = Self.ownSize
    is_pad = tablet.role == .pad ? 1 : 0
    is_display = tablet.isDisplay ? 1 : 0
    measures = UInt32(tablet.measures.rawValue)
    (bus, vendor, product) = (UInt32(tablet.bus), UInt32(tablet.vendor), UInt32(tablet.product))
    if let area = tablet.area {
      (left, top) = (Double(area.left.value), Double(area.top.value))
      (width, height) = (Double(area.width.value), Double(area.height.value))
    }
    let words = tablet.name.utf8
    unsafe withUnsafeMutableBytes(of: &name) { bytes in
      for (index, byte) in words.prefix(bytes.count - 1).enumerated() { unsafe bytes[index] = byte }
    }
  }
}
