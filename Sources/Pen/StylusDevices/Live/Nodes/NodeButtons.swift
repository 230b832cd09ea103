import Evdev
import StylusModel

/// Which pen buttons a second event node holds down.
struct NodeButtons: BitwiseCopyable {
  /// The buttons that are down as of the last complete frame.
  private(set) var down: ToolButtons = []
  private var arriving: ToolButtons = []
  /// Whether the node has buttons.
  let isAny: Bool
  /// Whether BTN_TOOL_RUBBER and BTN_TOOL_PEN are treated as buttons.
  ///
  /// A PineNote's kernel (drivers/input/misc/ws8100-pen.c) reports two of the pen's three buttons
  /// as these, and the third as BTN_STYLUS3. A node without a position cannot bring a tool near.
  private let countsTools: Bool

  /// The buttons of a node, none of them down.
  init(_ node: DeviceDescription) {
    func has(_ keys: [UInt16]) -> Bool { keys.contains { node.has(EventType.key, $0) } }
    countsTools = node.axes[Axis.x] == nil && !has([Key.stylus, Key.stylus2])
    isAny = has(Self.always) || (countsTools && has(Self.tools))
  }

  /// Takes one event; whether it ended a frame that changed what is down.
  mutating func processEvent(_ event: InputEvent) -> Bool {
    if event.type == EventType.key { applyKey(event.code, isDown: event.value != 0) }
    guard event.isReport, arriving != down else { return false }
    down = arriving
    return true
  }

  /// Takes the state of each key from `state`, at opening or after a loss; returns whether anything
  /// changed.
  mutating func resynchronize(_ state: (UInt16) -> Bool) -> Bool {
    arriving = []
    for key in Self.always + Self.tools where state(key) { applyKey(key, isDown: true) }
    defer { down = arriving }
    return arriving != down
  }

  private static let always = Key.toolButtons.map(\.key)
  private static let tools = [Key.toolRubber, Key.toolPen]

  private mutating func applyKey(_ key: UInt16, isDown: Bool) {
    guard let button = button(key) else { return }
    if isDown { arriving.insert(button) } else { arriving.remove(button) }
  }

  private func button(_ key: UInt16) -> ToolButtons? {
    switch key {
    case Key.toolRubber: countsTools ? .stylus : nil
    case Key.toolPen: countsTools ? .stylus2 : nil
    default: PenNodeState.button(key)
    }
  }
}
