import CommandSupport
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
  private let loop: EventLoop<Source>

  private enum Source: UInt64 { case sink }

  /// How long the tablet stays after the last frame, for its readers.
  private static let encore = Microseconds.milliseconds(500)

  /// - Parameters:
  ///   - delay: how long readers have to find the tablet.
  ///   - speed: how fast; nil plays nothing and stays until a signal comes.
  init(_ recording: Recording, delay: Microseconds, speed: ReplayPace.Speed?) throws(StylusctlError)
  {
    do throws(SystemError) {
      loop = try EventLoop(signals: [SIGINT, SIGTERM])
    } catch {
      throw StylusctlError(error)
    }
    self.recording = recording
    self.delay = delay
    self.speed = speed
  }

  /// Performs on a sink whose tablet goes with it.
  mutating func present(on sink: some FrameSink, nodes: [String]) throws(VirtualTabletError) {
    StandardStream.output(ShownText(lines: nodes.map { "/dev/input/\($0)\n" }.joined()))
    if let descriptor = sink.descriptor { watch(descriptor) }
    guard let speed else {
      _ = try idle(sink, until: nil)
      return
    }
    guard try idle(sink, until: .now + delay) else { return }
    let player = TabletPlayer(recording, speed: speed)
    let report = try player.play(into: sink, stop: loop.signalDescriptor) { progress in
      StandardStream.error("\(progress.frames) of \(progress.total) frames\n")
    }
    StandardStream.error(ShownText(lines: Self.summary(of: report)))
    if !report.wasStopped {
      _ = try idle(sink, until: .now + Self.encore)
    }
  }

  private func watch(_ descriptor: Int32) {
    // Without it the kernel only waits longer for answers that nothing depends on.
    try? loop.watch(descriptor, as: .sink)
  }

  /// Serves the sink until a moment; false if a signal came first.
  private mutating func idle(
    _ sink: some FrameSink, until moment: Timestamp?
  ) throws(VirtualTabletError) -> Bool {
    loop.deadline = moment
    while true {
      let events: [EventLoop<Source>.Event]
      do throws(SystemError) { events = try loop.wait() } catch { throw .withoutTimer(error) }
      for event in events {
        switch event {
        case .signal: return false
        case .deadline: return true
        case .ready(.sink): try sink.answerKernel()
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
