import Evdev
import InkModel
import LinuxIO
import StylusDevices
import StylusPipeline
import StylusProtocol

/// Plays a recording through the pipeline in this process and shows what comes out.
struct Performance: ~Copyable {
  private let tablets: [Tablet]
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
      let due = due(time).microseconds
      if due > MonotonicClock.microseconds {
        guard viewer.show() else { return }
        let isInterrupted = try calling { () throws(SystemError) in try waiting.wait(until: due) }
        if isInterrupted { return }
      }
      guard step() else { return }
    }
  }

  private mutating func due(_ time: Timestamp) -> Timestamp {
    cursor.isResting ? pace.due(betweenFrames: time) : pace.due(time)
  }

  /// Plays one step; false if nobody reads any more.
  private mutating func step() -> Bool {
    events.removeAll(keepingCapacity: true)
    cursor.step(into: &events)
    updates.removeAll(keepingCapacity: true)
    for event in events { pipeline.receive(event, into: &updates) }
    for update in updates {
      collector.take(update)
      sequence += 1
      guard viewer.take(message(for: update)) else { return false }
    }
    return true
  }

  private mutating func message(for update: StrokeUpdate) -> LiveMessage {
    switch update {
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
