package import Evdev
import LinuxIO
package import StylusModel

/// Plays a recording into virtual tablets at the speed at which it was made, or at another.
///
/// The time of each frame on CLOCK_MONOTONIC is computed from the start, so a late frame does not
/// delay the following ones. An overdue frame is written at once, and none is left out. Readers
/// must open the nodes beforehand: the kernel does not repeat earlier events.
///
///     let recording = try EvemuText.parse(FileBytes.read(path: path))
///     let sink = try UinputSink(recording)   // or UhidSink(recording)
///     // ... wait until udev has settled and readers have the nodes in sink.nodes ...
///     let player = TabletPlayer(recording, speed: .factor(1))
///     let report = try player.play(into: sink, stop: wakeup.number) { progress in
///       StandardStream.error("\(progress.frames) of \(progress.total) frames\n")
///     }
///     if let late = report.lateness { print(report.frames, late.median, late.maximum) }
package struct TabletPlayer {
  private let recording: Recording
  private let frames: [RecordedFrame]
  private let speed: ReplayPace.Speed

  /// The progress of playing.
  package struct PlayProgress: Hashable, Sendable {
    /// Frames written.
    package var frames: Int
    /// Frames in the recording.
    package var total: Int
    /// Since the start.
    package var elapsed: Microseconds
  }

  /// The result of playing a recording.
  package struct Report: Hashable, Sendable {
    /// Frames written, and in how much time.
    package var progress: PlayProgress
    /// Whether the caller stopped it before the end.
    package var wasStopped: Bool
    /// The delays with which frames were written; nil if no frame had a due time.
    package var lateness: Lateness?
  }

  /// Prepares a recording; nothing is played yet.
  package init(_ recording: Recording, speed: ReplayPace.Speed) {
    self.recording = recording
    self.speed = speed
    frames = RecordedFrame.inOrder(recording.devices.map(\.events))
  }

  /// Plays everything; returns at the end, or soon after `stop` became readable.
  ///
  /// - Parameters:
  ///   - sink: the destination of the frames.
  ///   - stop: a descriptor of the caller's, such as a signal source's; it is not read.
  ///   - progress: called once a second.
  /// - Throws: errors of the sink; `withoutTimer` if the kernel provides no timer.
  package func play(
    into sink: some FrameSink, stop: Int32? = nil, progress: (PlayProgress) -> Void = { _ in }
  ) throws(VirtualTabletError) -> Report {
    var clock = try PlayClock(stop: stop, sink: sink.descriptor)
    var delays: [Int64] = []
    delays.reserveCapacity(speed == .maximum ? 0 : frames.count)
    var pace = ReplayPace(speed, from: clock.start)
    var done = PlayProgress(frames: 0, total: frames.count, elapsed: Microseconds(0))
    for frame in frames {
      let due = pace.due(frame.time)
      var isDue = false
      while !isDue, !clock.isStopped {
        isDue = try clock.reaches(due)
        if clock.sinkSpeaks { try sink.answerKernel() }
        reportProgress(&done, &clock, progress)
      }
      if clock.isStopped { break }
      if speed != .maximum { delays.append((clock.now - due).value) }
      let events = recording.devices[frame.device].events
      try sink.play(events.span.extracting(frame.events), of: frame.device)
      done.frames += 1
    }
    done.elapsed = Timestamp.now - clock.start
    return Report(
      progress: done, wasStopped: clock.isStopped, lateness: Lateness(delays))
  }

  private func reportProgress(
    _ done: inout PlayProgress, _ clock: inout PlayClock, _ progress: (PlayProgress) -> Void
  ) {
    guard clock.endsSecond() else { return }
    done.elapsed = clock.now - clock.start
    progress(done)
  }
}
