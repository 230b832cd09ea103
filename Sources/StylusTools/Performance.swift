import Evdev
import InkModel
import LinuxIO
import StylusDevices
import StylusPipeline
import StylusProtocol

/// Plays a recording through the pipeline in this process and shows what comes out.
struct Performance: ~Copyable {
  private var tablets: [Tablet]
  private var cursor: ReplayCursor
  private var pace: ReplayPace
  private var viewer: any LiveViewer
  private var pipeline = InkPipeline()
  private var events: [DeviceEvent] = []
  private var updates: [StrokeUpdate] = []
  private var sequence: UInt64 = 0
  private var stored: UInt64 = 0
  private let waiting: InterruptibleWait
  /// The strokes.
  private(set) var collector = StrokeCollector()

  init(_ replay: Replay, at speed: ReplayPace.Speed, _ viewer: any LiveViewer)
    throws(CommandFailure)
  {
    waiting = try calling { () throws(SystemError) in try InterruptibleWait() }
    tablets = replay.tablets
    cursor = replay.cursor()
    pace = ReplayPace(speed, from: Timestamp(microseconds: MonotonicClock.microseconds))
    self.viewer = viewer
  }

  /// Plays to the end, or until a signal comes or nobody reads any more.
  mutating func run() throws(CommandFailure) {
    defer { viewer.close() }
    while let time = cursor.nextTime {
      let due = pace.due(time).microseconds
      if due > MonotonicClock.microseconds {
        guard viewer.show() else { return }
        let isInterrupted = try calling { () throws(SystemError) in try waiting.wait(until: due) }
        if isInterrupted { return }
      }
      guard step() else { return }
    }
  }

  /// Plays one frame; false if nobody reads any more.
  private mutating func step() -> Bool {
    events.removeAll(keepingCapacity: true)
    cursor.step(into: &events)
    updates.removeAll(keepingCapacity: true)
    for event in events { pipeline.receive(event, into: &updates) }
    for update in updates {
      collector.take(update)
      guard let message = message(for: update) else { continue }
      guard viewer.take(message) else { return false }
    }
    return true
  }

  /// What the daemon would say; nil where it says nothing.
  private mutating func message(for update: StrokeUpdate) -> LiveMessage? {
    if case .anomaly = update { return nil }
    sequence += 1
    switch update {
    case .profiled(let id, let profile, let time):
      guard let index = tablets.firstIndex(where: { $0.id == id }) else { break }
      tablets[index].profile = profile
      return LiveMessage(sequence: sequence, content: .changed(id, tablets[index], time))
    case .deviceAdded(let id, let time):
      guard let tablet = tablets.first(where: { $0.id == id }) else { break }
      return LiveMessage(sequence: sequence, content: .added(tablet, time))
    case .finished(let summary):
      stored += 1
      return LiveMessage(sequence: sequence, content: .finished(summary, stored: stored))
    default:
      break
    }
    return LiveMessage(sequence: sequence, update)
  }
}
