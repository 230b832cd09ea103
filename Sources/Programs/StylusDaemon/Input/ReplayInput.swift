import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline

/// Hops 1 and 2 for a recording: steps through it by the clock.
///
/// Unlike a device a recording waits: for its first listener, for the time of its next frame, and
/// for room, so that it loses nothing at any speed.
struct ReplayInput: ~Copyable {
  private var cursor: ReplayCursor
  private let speed: ReplayPace.Speed
  private let events: Handover<Stamped<DeviceEvent>>
  private var sender: EventSender
  private var settings: ReplaySettings
  private let control: SourceControl
  private let poller: Poller
  private let alarm: Alarm
  private var ready: [Poller.Ready] = []
  private var isStopped = false
  /// The recorded time of the last step, or of the first.
  private var latest: Timestamp

  private enum ReplaySource: UInt64 { case stop, begin, alarm, room, preferenceChange }

  /// The free space for a step: far more events than one step can cause.
  private static let room = 256
  /// How soon the end is tried again if the strokes have no room for it.
  private static let retry = Microseconds.milliseconds(5)
  /// How long the first frame waits for a listener.
  private static let longestWait = Microseconds.milliseconds(5_000)

  init(
    _ cursor: ReplayCursor, at speed: ReplayPace.Speed, as tablets: RecordedTablets,
    into events: Handover<Stamped<DeviceEvent>>, control: SourceControl, _ gauges: Gauges
  ) throws(SystemError) {
    let poller = try Poller()
    let alarm = try Alarm()
    try poller.watch(control.stop.number, as: ReplaySource.stop)
    try poller.watch(control.begin.number, as: ReplaySource.begin)
    try poller.watch(alarm.number, as: ReplaySource.alarm)
    try poller.watch(events.room.number, as: ReplaySource.room)
    try poller.watch(control.preferenceChange.number, as: ReplaySource.preferenceChange)
    self.poller = poller
    self.alarm = alarm
    self.cursor = cursor
    self.speed = speed
    self.events = events
    sender = EventSender(
      to: events, .recording, tuning: PenTunings(tablets.pens(of:)), gauges)
    settings = ReplaySettings(tablets)
    latest = cursor.nextTime ?? Timestamp(microseconds: 0)
    self.control = control
  }

  /// Plays to the end, or until it is asked to stop.
  consuming func playRecording() throws(SystemError) {
    try wait(for: .begin, until: Timestamp.now + Self.longestWait)
    let start = Timestamp.now
    control.began(at: start)
    var pace = ReplayPace(speed, from: start)
    while !isStopped, let recorded = cursor.nextTime {
      latest = recorded
      let due = cursor.isResting ? pace.due(betweenFrames: recorded) : pace.due(recorded)
      if speed != .maximum { sender.due = due.microseconds * 1_000 }
      if due > Timestamp.now {
        sender.flush(now: recorded)
        try wait(for: .alarm, until: due)
      }
      try waitForRoom(recorded)
      _ = settings.keepUp(at: latest, into: &sender)
      // At the highest speed nothing else may ever be waited for.
      isStopped = isStopped || control.isStopping
      if !isStopped { cursor.step(into: &sender) }
    }
    if isStopped { sender.deliver(.stopped(latest)) }
    sender.flush(now: latest)
    try waitUntilClear(latest)
  }

  private mutating func waitForRoom(_ now: Timestamp) throws(SystemError) {
    while !isStopped, !sender.isClear || events.free < Self.room {
      sender.flush(now: now)
      events.awaitRoom()
      guard events.free < Self.room else { continue }
      try wait(for: .room, until: nil)
    }
  }

  /// What must not be lost is passed on even by a replay that was asked to stop.
  private mutating func waitUntilClear(_ now: Timestamp) throws(SystemError) {
    while !sender.isClear {
      events.awaitRoom()
      sender.flush(now: now)
      guard !sender.isClear else { return }
      try poller.wait(atMost: Self.retry, into: &ready)
      for event in ready { acknowledge(ReplaySource(rawValue: event.token)) }
    }
  }

  /// Waits for one thing, for a moment, or for the end.
  private mutating func wait(for source: ReplaySource, until moment: Timestamp?) throws(SystemError)
  {
    if let moment { alarm.arm(at: moment) }
    defer { alarm.stop() }
    while !isStopped {
      try poller.wait(into: &ready)
      var isDue = false
      for event in ready {
        let found = ReplaySource(rawValue: event.token)
        acknowledge(found)
        isDue = isDue || found == source || found == .alarm
      }
      // Watchers of a paused recording are notified, too.
      if settings.keepUp(at: latest, into: &sender) { sender.flush(now: latest) }
      if isDue { return }
    }
  }

  private mutating func acknowledge(_ source: ReplaySource?) {
    switch source {
    case .stop:
      control.stop.acknowledge()
      isStopped = true
    case .begin: control.begin.acknowledge()
    case .alarm: alarm.acknowledge()
    case .preferenceChange: control.preferenceChange.acknowledge()
    case .room, nil: events.room.acknowledge()
    }
  }
}
