import Evdev
import StylusModel

/// What a program that reads a node knows after each frame.
struct NodeState {
  var time = Timestamp(microseconds: 0)
  /// What this frame carried, the report left out.
  var sent: [InputEvent] = []
  var axes: [UInt16: Int32] = [:]
  var keys: Set<UInt16> = []
  var serial: Int32 = 0
  var ticks: Int32?

  var isTouching: Bool { keys.contains(Key.touch) }
  var isNear: Bool { keys.contains { (Key.toolPen...Key.toolLens).contains($0) } }

  /// The state after each frame of some events.
  static func frames(of events: [InputEvent]) -> [NodeState] {
    var frames: [NodeState] = []
    var state = NodeState()
    for event in events {
      if event.isReport {
        state.time = event.time
        frames.append(state)
        state.sent = []
      } else {
        state.take(event)
      }
    }
    return frames
  }

  private mutating func take(_ event: InputEvent) {
    sent.append(event)
    switch (event.type, event.code) {
    case (EventType.absolute, _): axes[event.code] = event.value
    case (EventType.key, _):
      if event.value == 0 { keys.remove(event.code) } else { keys.insert(event.code) }
    case (EventType.miscellaneous, Miscellaneous.serial): serial = event.value
    case (EventType.miscellaneous, Miscellaneous.timestamp): ticks = event.value
    default: break
    }
  }
}

extension [NodeState] {
  /// How often the tip came down.
  var contacts: Int { edges(of: \.isTouching) }

  /// How often a tool came near.
  var approaches: Int { edges(of: \.isNear) }

  private func edges(of state: (NodeState) -> Bool) -> Int {
    indices.filter { state(self[$0]) && ($0 == 0 || !state(self[$0 - 1])) }.count
  }
}
