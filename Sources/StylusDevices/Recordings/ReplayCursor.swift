import Evdev
package import InkModel
package import StylusPipeline

/// Where a replay is: gives the events of one frame after the other.
///
/// First all devices are added, then come the frames, at the end the source has stopped. The cursor
/// has no clock: whoever steps it decides when.
package struct ReplayCursor: Sendable {
  private let tablets: [Tablet]
  private var players: [RecordedPlayer]
  private let schedule: [RecordedFrame]
  private var stage = Stage.adding

  private enum Stage {
    case adding
    case playing(next: Int)
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
    case .stopping: schedule.last?.time ?? Timestamp(microseconds: 0)
    case .over: nil
    }
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
      stage = next + 1 < schedule.count ? .playing(next: next + 1) : .stopping
    case .stopping:
      sink.take(.stopped(time))
      stage = .over
    case .over:
      break
    }
  }
}
