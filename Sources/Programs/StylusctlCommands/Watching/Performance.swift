import CommandSupport
import Evdev
import LinuxIO
import StylusClient
import StylusDevices
import StylusModel
import StylusPipeline
import StylusProtocol

/// Plays a recording through the pipeline in this process and shows what comes out.
struct Performance: ~Copyable {
  private var narrator: Narrator
  private var played: PlayedRecording
  private var pace: ReplayPace
  private var viewer: any LiveViewer
  private let output: StoppableOutput
  private let loop: EventLoop<Source>
  /// What has been said of which device.
  private var printed: Set<Saying> = []
  /// The strokes.
  private(set) var collector = StrokeCollector()

  private enum Source: UInt64 { case stop }

  /// - Parameter output: what the viewer writes to; its signals end the play.
  init(
    _ replay: Replay, at speed: ReplayPace.Speed, _ viewer: any LiveViewer,
    on output: StoppableOutput
  ) throws(StylusctlError) {
    do throws(SystemError) {
      let loop = try EventLoop<Source>()
      try loop.watch(output.stop, as: .stop)
      self.loop = loop
    } catch {
      throw StylusctlError(error)
    }
    self.output = output
    narrator = Narrator(replay.tablets)
    played = PlayedRecording(replay)
    pace = ReplayPace(speed, from: .now)
    self.viewer = viewer
  }

  /// Plays to the end, or until a signal comes or nobody reads any more.
  mutating func playToEnd() throws(StylusctlError) {
    defer {
      viewer.close()
      output.giveBackSignals()
    }
    while let time = played.nextTime, try isWanted(at: due(time)), step() {}
  }

  /// Waits for a moment; false if a signal came or nobody reads any more.
  private mutating func isWanted(at due: Timestamp) throws(StylusctlError) -> Bool {
    guard due > .now else { return !output.isStopped }
    guard viewer.show() else { return false }
    loop.deadline = due
    while try calling({ () throws(SystemError) in try loop.wait() }).isEmpty {}
    return !output.isStopped
  }

  private mutating func due(_ time: Timestamp) -> Timestamp {
    played.isResting ? pace.due(betweenFrames: time) : pace.due(time)
  }

  /// What a device did that cannot be; each kind is told once.
  private struct Saying: Hashable {
    let device: DeviceID
    let kind: Anomaly
  }

  private mutating func reportAnomaly(_ kind: Anomaly, of device: DeviceID) {
    guard printed.insert(Saying(device: device, kind: kind)).inserted else { return }
    let name = narrator.tablets.first { $0.id == device }?.name ?? "tablet \(device.rawValue)"
    StandardStream.error("stylusctl replay: \(name): \(kind.sentence)\n")
  }

  /// Plays one step; false if nobody reads any more.
  private mutating func step() -> Bool {
    played.step()
    for output in played.outputs {
      if case .update(let update) = output { collector.collectUpdate(update) }
      if case .anomaly(let device, let kind, _) = output { reportAnomaly(kind, of: device) }
      guard let message = narrator.message(for: output) else { continue }
      guard viewer.showNews(.message(message)) else { return false }
    }
    return true
  }
}
