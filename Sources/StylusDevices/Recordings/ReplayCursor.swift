import Evdev
package import InkModel
package import StylusPipeline

/// Where a replay is: gives the events of one frame after the other.
///
/// First all devices are added, then come the frames, at the end the source has stopped. Where
/// nothing was recorded for a while, the cursor says that time passed: every ``rest``, and no longer
/// than ``longestRest`` after the last frame, when nothing can wait for its time any more. The cursor
/// has no clock: whoever steps it decides when, and its steps are the same at every speed.
package struct ReplayCursor: Sendable {
  private let tablets: [Tablet]
  private var players: [RecordedPlayer]
  private let schedule: [RecordedFrame]
  private var stage = Stage.adding
  /// The latest time of the frames so far.
  private var latest = Timestamp(microseconds: .min)

  /// After so long without a frame it is told that time passed.
  package static let rest = Microseconds.milliseconds(20)
  /// After so long without a frame there is nothing more to tell: the longest budget.
  package static let longestRest = SourceProfile.longestBudget

  private enum Stage {
    case adding
    case playing(next: Int)
    /// Nothing happened up to a moment before the next frame.
    case resting(until: Timestamp, next: Int)
    case stopping
    case over
  }

  init(tablets: [Tablet], players: [RecordedPlayer], schedule: [RecordedFrame]) {
    self.tablets = tablets
    self.players = players
    self.schedule = schedule
  }

  /// The recorded time of the next step; nil when there is none.
  package var nextTime: Timestamp? {
    switch stage {
    case .adding: schedule.first?.time ?? Timestamp(microseconds: 0)
    case .playing(let next): schedule[next].time
    case .resting(let time, _): time
    case .stopping: schedule.last?.time ?? Timestamp(microseconds: 0)
    case .over: nil
    }
  }

  /// Whether the next step only tells that time passed.
  package var isResting: Bool {
    if case .resting = stage { true } else { false }
  }

  /// Gives the events of the next step to `sink`; nothing after the end.
  package mutating func step(into sink: inout some DeviceEventSink) {
    guard let time = nextTime else { return }
    switch stage {
    case .adding:
      for tablet in tablets { sink.take(.added(DeviceArrival(tablet, at: time))) }
      stage = schedule.isEmpty ? .stopping : .playing(next: 0)
    case .playing(let next):
      let frame = schedule[next]
      players[frame.device].play(frame.events, into: &sink)
      latest = max(latest, time)
      stage = next + 1 < schedule.count ? stage(before: next + 1, after: latest) : .stopping
    case .resting(_, let next):
      sink.take(.passed(time))
      stage = stage(before: next, after: time)
    case .stopping:
      sink.take(.stopped(time))
      stage = .over
    case .over:
      break
    }
  }

  /// Another rest if one fits between a moment and a frame, else the frame.
  private func stage(before next: Int, after time: Timestamp) -> Stage {
    let end = time + Self.rest
    guard end < schedule[next].time, end - latest <= Self.longestRest else {
      return .playing(next: next)
    }
    return .resting(until: end, next: next)
  }
}
