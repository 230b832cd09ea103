import CommandSupport
import Evdev
import InkSynthesis
import LinuxIO
import ProgramOptions
import StylusDevices

/// `stylusctl generate`: synthetic handwriting and drawing as a recording.
struct GenerateCommand: Command {
  private let invocation: Invocation

  private static let text = Positional.optional(
    .text("TEXT"), "the text to write; by default, the built-in demonstration")
  private static let shapes = Option.list(
    "shape", ValueKind<Shape>.choice("SHAPE"), "draw SHAPE instead of writing; may be repeated")
  private static let tablet = Option.value(
    "tablet", .text("MODEL"), default: BuiltInRecording.tablet,
    "the tablet model; 'list' prints the known ones")
  private static let seed = Option.value(
    "seed", .integer("N", 0...Int.max), default: "1", "another number gives different ink")

  static let description = ProgramDescription(
    "generate", "write synthetic ink as a recording",
    options: [
      shapes.description, tablet.description, seed.description, SharedOption.output.description,
      WrittenFile.force.description,
    ],
    positionals: [text.description]
  )
  .example("stylusctl generate 'hello' -o hello.evemu", "a recording of one word")
  .example("stylusctl generate --shape spiral --shape house", "a recording of two drawings")
  .example("stylusctl generate --tablet list", "list the tablet models")

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws(StylusctlError) -> ExitCode {
    if invocation[Self.tablet] == "list" {
      for (slug, model) in TabletTable.all { StandardStream.output("\(slug)  \(model.title)\n") }
      return .success
    }
    let bytes = EvemuText.encodeRecording(try Self.make(invocation))
    guard let path = invocation[SharedOption.output] else {
      return StandardStream.output(data: bytes) ? .success : .failure
    }
    try WrittenFile.checkFree(path, invocation)
    try calling { () throws(SystemError) in try FileBytes.write(bytes, to: path) }
    return .success
  }

  private static func make(_ invocation: Invocation) throws(StylusctlError) -> Recording {
    let model: TabletModel
    do throws(TabletChoice.TabletChoiceError) {
      model = try TabletChoice.find(invocation[tablet])
    } catch {
      throw StylusctlError(error)
    }
    let request = SyntheticRecording.SyntheticRequest(
      try content(invocation), on: model, seed: UInt64(invocation[seed]))
    do throws(SyntheticRecording.SyntheticRecordingError) {
      return try SyntheticRecording.make(request)
    } catch {
      throw StylusctlError(error)
    }
  }

  private static func content(
    _ invocation: Invocation
  ) throws(StylusctlError) -> SyntheticRecording.SyntheticRequest.SyntheticSubject {
    switch (invocation[text], invocation[shapes]) {
    case (let text?, []): .text(text)
    case (nil, []): .demonstration
    case (nil, let shapes): .shapes(shapes)
    case (_?, _): throw StylusctlError("TEXT and --shape cannot be combined")
    }
  }
}
