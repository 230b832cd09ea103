import Evdev
package import StylusModel
package import StylusPipeline

/// The position in a replay: returns the events of one frame after another.
///
/// First all devices are added, then the frames follow, and at the end the source has stopped. If
/// nothing was recorded for a while, the cursor reports that time passed: every ``rest``, up to
/// ``longestRest`` after the last frame; by then no deadline is pending. The cursor has no clock:
/// the caller decides when to step it, and its steps are the same at every speed. If the recording
/// is played several times, repetitions are separated by ``pause``, as if somebody drew the same
/// again.
package struct ReplayCursor: Sendable {
  private let tablets: [Tablet]
  private var players: [RecordedPlayer]
  private let schedule: [RecordedFrame]
  private var stage = ReplayStage.adding
  /// The latest time of the frames played.
  private var latest = Timestamp(microseconds: .min)
  /// The number of remaining repetitions.
  private var rounds: Int
  /// The delay of this round's frames relative to the recording.
  private var delay = Microseconds(0)

  /// The time without a frame after which the cursor reports that time has passed.
  package static let rest = Microseconds.milliseconds(20)
  /// The time without a frame after which nothing more can be reported: the longest budget.
  package static let longestRest = SourceProfile.longestBudget

  /// Between the last frame of a round and the first of the next: by then nothing waits.
  package static let pause = longestRest

  private enum ReplayStage {
    case adding
    case playing(next: Int)
    /// Nothing happened up to a moment before the next frame.
    case resting(until: Timestamp, next: Int)
    case stopping
    case over
  }

  init(
    tablets: [Tablet], players: [RecordedPlayer], schedule: [RecordedFrame], rounds: Int
  ) {
    precondition(rounds > 0, "a recording is played at least once")
    self.rounds = rounds - 1
    self.tablets = tablets
    self.players = players
    self.schedule = schedule
  }

  /// The recorded time of the next step; nil when there is none.
  package var nextTime: Timestamp? {
    switch stage {
    case .adding: schedule.first?.time ?? Timestamp(microseconds: 0)
    case .playing(let next): schedule[next].time + delay
    case .resting(let time, _): time
    case .stopping: (schedule.last?.time ?? Timestamp(microseconds: 0)) + delay
    case .over: nil
    }
  }

  /// Whether the next step only reports that time passed.
  package var isResting: Bool {
    if case .resting = stage { true } else { false }
  }

  /// Passes the events of the next step to `sink`; none after the end.
  package mutating func step(into sink: inout some DeviceEventSink) {
    guard let time = nextTime else { return }
    switch stage {
    case .adding:
      for tablet in tablets { sink.deliver(.added(DeviceArrival(tablet, at: time))) }
      stage = schedule.isEmpty ? .stopping : .playing(next: 0)
    case .playing(let next):
      let frame = schedule[next]
      players[frame.device].play(frame.events, delayedBy: delay, into: &sink)
      latest = max(latest, time)
      stage = next + 1 < schedule.count ? stage(before: next + 1, after: latest) : nextRound()
    case .resting(_, let next):
      sink.deliver(.passed(time))
      stage = stage(before: next, after: time)
    case .stopping:
      sink.deliver(.stopped(time))
      stage = .over
    case .over:
      break
    }
  }

  /// The frames from the beginning again, or the end.
  private mutating func nextRound() -> ReplayStage {
    guard rounds > 0, let first = schedule.first else { return .stopping }
    rounds -= 1
    delay = (latest + Self.pause) - first.time
    return stage(before: 0, after: latest)
  }

  /// Another rest if one fits between a moment and a frame, otherwise the frame.
  private func stage(before next: Int, after time: Timestamp) -> ReplayStage {
    let end = time + Self.rest
    guard end < schedule[next].time + delay, end - latest <= Self.longestRest else {
      return .playing(next: next)
    }
    return .resting(until: end, next: next)
  }
}
