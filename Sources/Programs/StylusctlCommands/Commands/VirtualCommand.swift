import CommandSupport
import Evdev
import InkSynthesis
import LinuxIO
import ProgramOptions
import StylusDevices
import StylusModel
import VirtualTablets

/// `stylusctl virtual`: a virtual tablet for programs that read event nodes.
struct VirtualCommand: Command {
  private let invocation: Invocation

  private static let tablet = Option.optional(
    "tablet", .text("MODEL"), "the tablet model; 'stylusctl generate --tablet list' prints them")
  private static let uhid = Option.flag(
    "uhid", "create it on /dev/uhid, so that the kernel's own driver handles it")
  private static let play = Option.optional(
    "play", .path("FILE"), "play a recording on it, and exit; 'demo' is built in")
  private static let text = Option.optional(
    "text", .text("TEXT"), "write TEXT with a synthetic hand, and exit")
  private static let speed = Option.speed(default: "1")
  private static let delay = Option.value(
    "delay", .positiveDecimal("S", upTo: 3_600), default: "2",
    "wait S seconds before playing, so that other programs find the tablet")

  static let description = ProgramDescription(
    "virtual", "create a virtual tablet with uinput or uhid, and play on it",
    options: [
      tablet.description, uhid.description, play.description, text.description,
      speed.description, delay.description,
    ]
  )
  .explained(
    """
    Without --play or --text, the tablet with its pen and pad stays until Ctrl-C. The tablet is \
    the one that the recording describes, unless --tablet names another. Coordinates of a \
    recording are not converted, so they should fit the tablet.
    """
  )
  .example("sudo stylusctl virtual --play demo", "play the built-in recording on a real event node")
  .example(
    "sudo stylusctl virtual --uhid --tablet wacom-intuos-pro-2-m --text hello",
    "write through the kernel's wacom driver")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    let recording = try self.recording()
    let isPlayed = invocation[Self.play] != nil || invocation[Self.text] != nil
    let speed = ReplayPace.Speed(times: invocation[Self.speed])
    var stage = try VirtualStage(
      recording, delay: Microseconds(Int64(invocation[Self.delay] * 1_000_000)),
      speed: isPlayed ? speed : nil)
    do throws(VirtualTabletError) {
      if invocation[Self.uhid] {
        let sink = try UhidSink(recording)
        try stage.present(on: sink, nodes: [sink.nodes.pen, sink.nodes.pad].compactMap(\.self))
      } else {
        let sink = try UinputSink(recording)
        try stage.present(on: sink, nodes: try sink.nodes)
      }
    } catch {
      throw StylusctlError(error)
    }
    return .success
  }

  /// What is played, or only describes the tablet.
  private func recording() throws(StylusctlError) -> Recording {
    if let file = invocation[Self.play] {
      return try choosing { () throws(RecordingChoice.RecordingChoiceError) in
        try RecordingChoice.load(file, tablet: invocation[Self.tablet])
      }
    }
    let model = try self.model()
    let pad = model.padDescription.map { RecordedDevice(description: $0, events: []) }
    guard let text = invocation[Self.text] else {
      let pen = RecordedDevice(description: model.penDescription, events: [])
      return Recording(devices: [pen] + (pad.map { [$0] } ?? []))
    }
    do throws(SyntheticRecording.SyntheticRecordingError) {
      var recording = try SyntheticRecording.make(
        SyntheticRecording.SyntheticRequest(.text(text), on: model, seed: 1))
      if let pad { recording.devices.append(pad) }
      return recording
    } catch {
      throw StylusctlError(error)
    }
  }

  private func model() throws(StylusctlError) -> TabletModel {
    do throws(TabletChoice.TabletChoiceError) {
      return try TabletChoice.find(invocation[Self.tablet] ?? BuiltInRecording.tablet)
    } catch {
      throw StylusctlError(error)
    }
  }
}
