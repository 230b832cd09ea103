import CLibinput
import StylusModel

/// One event of libinput, and its only owner.
@safe struct LibinputEvent: ~Copyable {
  private let handle: OpaquePointer

  /// Takes over an event.
  init(owning handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe libinput_event_destroy(handle) }

  /// The subject of an event.
  enum LibinputSubject {
    case added
    case removed
    case tool(ToolWord)
    case pad(PadAction)
    /// An event that we do not use.
    case other
  }

  /// The device it is about.
  var device: LibinputDevice {
    unsafe LibinputDevice(borrowing: libinput_event_get_device(handle))
  }

  /// The content of the event.
  var content: LibinputSubject {
    switch unsafe libinput_event_get_type(handle) {
    case LIBINPUT_EVENT_DEVICE_ADDED: .added
    case LIBINPUT_EVENT_DEVICE_REMOVED: .removed
    case LIBINPUT_EVENT_TABLET_TOOL_AXIS, LIBINPUT_EVENT_TABLET_TOOL_TIP,
      LIBINPUT_EVENT_TABLET_TOOL_BUTTON:
      .tool(toolWord(.present))
    case LIBINPUT_EVENT_TABLET_TOOL_PROXIMITY: .tool(toolWord(proximity))
    case LIBINPUT_EVENT_TABLET_PAD_BUTTON: pad(.button)
    case LIBINPUT_EVENT_TABLET_PAD_RING: pad(.ring)
    case LIBINPUT_EVENT_TABLET_PAD_STRIP: pad(.strip)
    default: .other
    }
  }

  // MARK: Tools

  private var proximity: ToolWord.ToolPresence {
    let event = unsafe libinput_event_get_tablet_tool_event(handle)
    let state = unsafe libinput_event_tablet_tool_get_proximity_state(event)
    return state == LIBINPUT_TABLET_TOOL_PROXIMITY_STATE_IN ? .present : .departed
  }

  private func toolWord(_ presence: ToolWord.ToolPresence) -> ToolWord {
    let event = unsafe libinput_event_get_tablet_tool_event(handle)
    let tool = unsafe libinput_event_tablet_tool_get_tool(event)
    let kind = unsafe libinput_tablet_tool_get_type(tool).rawValue
    let time = unsafe libinput_event_tablet_tool_get_time_usec(event)
    return ToolWord(
      time: Timestamp(microseconds: Int64(clamping: time)),
      kind: ToolKind(rawValue: UInt8(truncatingIfNeeded: kind)), presence: presence)
  }

  // MARK: Pads

  private func pad(_ control: PadAction.Control) -> LibinputSubject {
    guard let device = device.id, let event = unsafe libinput_event_get_tablet_pad_event(handle)
    else { return .other }
    let time = unsafe libinput_event_tablet_pad_get_time_usec(event)
    let (index, value) = unsafe Self.controlValue(of: control, event)
    return .pad(
      PadAction(
        device: device, time: Timestamp(microseconds: Int64(clamping: time)), control: control,
        index: UInt8(truncatingIfNeeded: index),
        mode: UInt8(truncatingIfNeeded: unsafe libinput_event_tablet_pad_get_mode(event)),
        value: value))
  }

  /// libinput's degrees, fractions and -1 for a lifted finger are the model's, too.
  private static func controlValue(of control: PadAction.Control, _ event: OpaquePointer)
    -> (index: UInt32, value: Float)
  {
    switch control {
    case .button:
      let state = unsafe libinput_event_tablet_pad_get_button_state(event)
      return (
        unsafe libinput_event_tablet_pad_get_button_number(event),
        state == LIBINPUT_BUTTON_STATE_PRESSED ? 1 : 0
      )
    case .ring:
      return (
        unsafe libinput_event_tablet_pad_get_ring_number(event),
        Float(unsafe libinput_event_tablet_pad_get_ring_position(event))
      )
    case .strip, .dial:
      return (
        unsafe libinput_event_tablet_pad_get_strip_number(event),
        Float(unsafe libinput_event_tablet_pad_get_strip_position(event))
      )
    }
  }
}

/// libinput's information about a tool in one event: the part that raw frames do not contain.
struct ToolWord: BitwiseCopyable {
  /// The time of the frame that it refers to, or libinput's own time if there is none.
  var time: Timestamp
  /// The kind of the tool, quirks applied; nil for a kind that does not write (totem).
  var kind: ToolKind?
  var presence: ToolPresence

  enum ToolPresence: BitwiseCopyable {
    case present
    case departed
  }
}
