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

  private enum ReplaySource {
    static let stop: UInt64 = 1
    static let begin: UInt64 = 2
    static let alarm: UInt64 = 3
    static let room: UInt64 = 4
    static let preferenceChange: UInt64 = 5
  }

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
    try poller.add(control.stop.number, token: ReplaySource.stop)
    try poller.add(control.begin.number, token: ReplaySource.begin)
    try poller.add(alarm.number, token: ReplaySource.alarm)
    try poller.add(events.room.number, token: ReplaySource.room)
    try poller.add(control.preferenceChange.number, token: ReplaySource.preferenceChange)
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
    try wait(for: ReplaySource.begin, until: Timestamp.now + Self.longestWait)
    let start = Timestamp.now
    control.began(at: start)
    var pace = ReplayPace(speed, from: start)
    while !isStopped, let recorded = cursor.nextTime {
      latest = recorded
      let due = cursor.isResting ? pace.due(betweenFrames: recorded) : pace.due(recorded)
      if speed != .maximum { sender.due = due.microseconds * 1_000 }
      if due > Timestamp.now {
        sender.flush(now: recorded)
        try wait(for: ReplaySource.alarm, until: due)
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
      try wait(for: ReplaySource.room, until: nil)
    }
  }

  /// What must not be lost is passed on even by a replay that was asked to stop.
  private mutating func waitUntilClear(_ now: Timestamp) throws(SystemError) {
    while !sender.isClear {
      events.awaitRoom()
      sender.flush(now: now)
      guard !sender.isClear else { return }
      try poller.wait(atMost: Self.retry, into: &ready)
      for event in ready { acknowledge(event.token) }
    }
  }

  /// Waits for one thing, for a moment, or for the end.
  private mutating func wait(for token: UInt64, until moment: Timestamp?) throws(SystemError) {
    if let moment { alarm.arm(at: moment) }
    defer { alarm.stop() }
    while !isStopped {
      try poller.wait(into: &ready)
      var isDue = false
      for event in ready {
        acknowledge(event.token)
        isDue = isDue || event.token == token || event.token == ReplaySource.alarm
      }
      // Watchers of a paused recording are notified, too.
      if settings.keepUp(at: latest, into: &sender) { sender.flush(now: latest) }
      if isDue { return }
    }
  }

  private mutating func acknowledge(_ token: UInt64) {
    switch token {
    case ReplaySource.stop:
      control.stop.acknowledge()
      isStopped = true
    case ReplaySource.begin: control.begin.acknowledge()
    case ReplaySource.alarm: alarm.acknowledge()
    case ReplaySource.preferenceChange: control.preferenceChange.acknowledge()
    default: events.room.acknowledge()
    }
  }
}
