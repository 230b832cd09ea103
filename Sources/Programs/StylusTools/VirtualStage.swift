import Evdev
import Glibc
import LinuxIO
import StylusModel
import VirtualTablets

/// Lets a virtual tablet be there, and plays into it.
struct VirtualStage: ~Copyable {
  private let recording: Recording
  private let delay: Microseconds
  private let speed: ReplayPace.Speed?
  private let signals: SignalSource
  private let alarm: Alarm
  private let poller: Poller
  private var ready: [Poller.Ready] = []

  private enum Token {
    static let signals: UInt64 = 1
    static let alarm: UInt64 = 2
    static let sink: UInt64 = 3
  }

  /// How long the tablet stays after the last frame, for its readers.
  private static let encore = Microseconds.milliseconds(500)

  /// - Parameters:
  ///   - delay: how long readers have to find the tablet.
  ///   - speed: how fast; nil plays nothing and stays until a signal comes.
  init(_ recording: Recording, delay: Microseconds, speed: ReplayPace.Speed?) throws(CommandFailure)
  {
    do throws(SystemError) {
      let signals = try SignalSource([SIGINT, SIGTERM])
      let alarm = try Alarm()
      let poller = try Poller()
      try poller.add(signals.number, token: Token.signals)
      try poller.add(alarm.number, token: Token.alarm)
      self.signals = signals
      self.alarm = alarm
      self.poller = poller
    } catch {
      throw CommandFailure(error)
    }
    self.recording = recording
    self.delay = delay
    self.speed = speed
  }

  /// Performs on a sink whose tablet goes with it.
  mutating func perform(on sink: some FrameSink, nodes: [String]) throws(VirtualTabletError) {
    StandardStream.output(ShownText(lines: nodes.map { "/dev/input/\($0)\n" }.joined()))
    if let descriptor = sink.descriptor { watch(descriptor) }
    guard let speed else {
      _ = try idle(sink, until: nil)
      return
    }
    guard try idle(sink, until: .now + delay) else { return }
    let player = TabletPlayer(recording, speed: speed)
    let report = try player.play(into: sink, stop: signals.number) { progress in
      StandardStream.error("\(progress.frames) of \(progress.total) frames\n")
    }
    StandardStream.error(ShownText(lines: Self.summary(of: report)))
    if !report.wasStopped {
      _ = try idle(sink, until: .now + Self.encore)
    }
  }

  private func watch(_ descriptor: Int32) {
    // Without it the kernel only waits longer for answers that nothing depends on.
    try? poller.add(descriptor, token: Token.sink)
  }

  /// Serves the sink until a moment; false if a signal came first.
  private mutating func idle(
    _ sink: some FrameSink, until moment: Timestamp?
  ) throws(VirtualTabletError) -> Bool {
    if let moment { alarm.set(at: moment) }
    while true {
      do throws(SystemError) { try poller.wait(into: &ready) } catch {
        throw .withoutTimer(error)
      }
      for event in ready {
        switch event.token {
        case Token.signals: return false
        case Token.alarm:
          alarm.acknowledge()
          return true
        default: try sink.serve()
        }
      }
    }
  }

  private static func summary(of report: TabletPlayer.Report) -> String {
    let done = report.progress
    var text = "\(done.frames) of \(done.total) frames in \(done.elapsed.value / 1_000) ms"
    if let late = report.lateness {
      text +=
        ", late by \(late.median) us (median), \(late.percentile99) us (99 %), "
        + "\(late.maximum) us (most)"
    }
    return text + "\n"
  }
}
