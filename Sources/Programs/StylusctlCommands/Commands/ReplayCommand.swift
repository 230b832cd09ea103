import CommandSupport
import Evdev
import InkConversion
import LinuxIO
import ProgramOptions
import StylusDevices
import StylusModel
import StylusPipeline
import StylusProtocol

/// `stylusctl replay`: a recording through the pipeline, without a daemon.
struct ReplayCommand: Command {
  private let invocation: Invocation

  private static let file = Positional.required(
    .path("FILE"), "a recording: evemu text or libinput YAML; 'demo' is built in")
  private static let tablet = Option.recordedTablet
  private static let size = Option.optional(
    "size", .surfaceSize,
    "the size of the tablet surface in mm, such as 210x157.5, instead of the recorded one")
  private static let profile = Option.optional(
    "profile", .text("TEXT"),
    "how values arrive, instead of the known profile: see stylusd.conf(5)")
  private static let speed = Option.speed(default: "max")

  static let description = ProgramDescription(
    "replay", "play a recording through the pipeline, without a daemon",
    options: [
      tablet.description, size.description, profile.description, speed.description,
      SharedOption.json.description,
      SharedOption.svg.description, WrittenFile.force.description,
    ],
    positionals: [file.description]
  )
  .example("stylusctl replay demo --speed 1", "watch the built-in recording")
  .example(
    "stylusctl replay pen.evemu --json", "print the events; the output is the same each time"
  )
  .example(
    "stylusctl replay pen.evemu --size 210x157.5", "for a recording without the size of its tablet"
  )
  .example(
    "stylusctl replay pen.evemu --profile 'multirate pressure period 10ms'",
    "try another profile")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    try PictureFile.checkWritable(invocation)
    let replay = try prepare()
    let output = try calling { () throws(SystemError) in try StoppableOutput() }
    let viewer: any LiveViewer =
      invocation[SharedOption.json]
      ? JSONViewer(output: output) : DrawingViewer(to: output, isForced: false)
    let speed = ReplayPace.Speed(times: invocation[Self.speed])
    var performance = try Performance(replay, at: speed, viewer, on: output)
    try performance.playToEnd()
    if let path = invocation[SharedOption.svg] {
      let pens = replay.tablets.filter { $0.role == .pen }
      try PictureFile.writeSVG(
        performance.collector.all, of: pens.count == 1 ? pens[0].area : nil, to: path)
    }
    return .success
  }

  private func prepare() throws(StylusctlError) -> Replay {
    let profile = try profile()
    var recording = try choosing {
      () throws(RecordingChoice.RecordingChoiceError) in
      try RecordingChoice.load(invocation[Self.file], tablet: invocation[Self.tablet])
    }
    if let size = invocation[Self.size] { recording.takeSize(size) }
    if let notice = recording.notice(of: invocation[Self.file]) {
      StandardStream.error("stylusctl replay: \(notice)\n")
    }
    do throws(DeviceError) {
      return try Replay(recording) { profile ?? $0.profile }
    } catch {
      throw StylusctlError(error)
    }
  }

  /// The profile that was asked for; nil for what is known.
  private func profile() throws(StylusctlError) -> SourceProfile? {
    guard let text = invocation[Self.profile] else { return nil }
    do throws(SourceProfileError) { return try SourceProfile(text, origin: .configured) } catch {
      throw StylusctlError(error)
    }
  }
}

extension ValueKind<SurfaceSize> {
  /// Width and height in millimeters.
  fileprivate static var surfaceSize: Self {
    Self("WxH", "a width and a height from 5 to 5000 mm, such as 210x157.5") { SurfaceSize($0) }
  }
}
