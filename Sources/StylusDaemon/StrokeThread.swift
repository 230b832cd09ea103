import InkModel
import LinuxIO
import StylusPipeline

/// Hops 3 and 4 of a pen move: takes device events, runs the pipeline, hands on stroke updates.
struct StrokeThread: ~Copyable {
  private let events: Handover<DeviceEvent>
  private let updates: Handover<StrokeUpdate>
  private let poller: Poller
  private var pipeline = InkPipeline()
  private var gate: UpdateGate
  private var isStopped = false
  private var ready: [Poller.Ready] = []

  /// Events taken before the publisher is woken; bounds the wait of the first of them.
  private static let batch = 64

  init(from events: Handover<DeviceEvent>, to updates: Handover<StrokeUpdate>)
    throws(SystemError)
  {
    let poller = try Poller()
    try poller.add(events.arrival.number, token: 1)
    try poller.add(updates.room.number, token: 2)
    self.poller = poller
    self.events = events
    self.updates = updates
    gate = UpdateGate(to: updates)
  }

  /// Runs until everything that the event that stops the source causes has been handed on.
  consuming func run() throws(SystemError) {
    while !isStopped || !gate.isClear() {
      try poller.wait(into: &ready)
      events.arrival.acknowledge()
      updates.room.acknowledge()
      let held = gate.holds
      while takeBatch() {}
      if held { updates.announce() }
    }
  }

  /// Takes some events; false when there is none left or no room for what they cause.
  private mutating func takeBatch() -> Bool {
    var taken = 0
    while taken < Self.batch, gate.isClear(), let event = events.ring.pop() {
      pipeline.receive(event, into: &gate)
      if case .stopped = event { isStopped = true }
      taken += 1
    }
    if taken > 0 {
      events.took()
      updates.announce()
    }
    return taken == Self.batch
  }
}
