import Evdev
import InkModel
import LinuxIO
import ProgramOptions
import StylusDevices
import StylusPipeline
import StylusProtocol

/// `stylusctl replay`: a recording through the pipeline, without a daemon.
struct ReplayCommand: Command {
  private let invocation: Invocation

  private static let file = Positional.required(
    .path("FILE"), "a recording: evemu text or libinput YAML; 'demo' is built in")
  private static let tablet = Option.recordedTablet
  private static let speed = Option.speed(default: "max")

  static let description = ProgramDescription(
    "replay", "plays a recording through the pipeline, without a daemon",
    options: [
      tablet.description, speed.description, SharedOption.json.description,
      SharedOption.svg.description,
    ],
    positionals: [file.description]
  )
  .example("stylusctl replay demo --speed 1", "watch the built-in recording")
  .example("stylusctl replay pen.evemu --json", "the same bytes each time")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(CommandFailure) -> ExitCode {
    try PictureFile.check(invocation[SharedOption.svg])
    let replay = try prepare()
    let viewer: any LiveViewer =
      invocation[SharedOption.json] ? JSONViewer() : DrawingViewer(isForced: false)
    let speed = ReplayPace.Speed(times: invocation[Self.speed])
    var performance = try Performance(replay, at: speed, viewer)
    try performance.run()
    if let path = invocation[SharedOption.svg] {
      let pens = replay.tablets.filter { $0.role == .pen }
      try PictureFile.write(
        performance.collector.all, of: pens.count == 1 ? pens[0].area : nil, to: path)
    }
    return .success
  }

  private func prepare() throws(CommandFailure) -> Replay {
    let recording: Recording
    do throws(RecordingChoice.Fault) {
      recording = try RecordingChoice.load(
        invocation[Self.file], tablet: invocation[Self.tablet])
    } catch {
      throw CommandFailure(error)
    }
    do throws(DeviceFault) { return try Replay(recording) } catch { throw CommandFailure(error) }
  }
}
