import Evdev
import Glibc
import HandwritingPractice
import InkDrawing
import InkPractice
import InkStorage
import LinuxIO
import ProgramOptions

/// Teaches handwriting on the screen: a word in light marker, a dot that shows how it is written,
/// and a pen that follows it.
@main enum Practice {
  private static let text = Positional.list(
    .text("WORD"), "what is practised; with --strip, the screenshots")
  private static let size = Option.value(
    "size", ValueKind<PracticeSize>.choice("SIZE"), default: "large", "how large, and so how easy")
  private static let letters = Option.optional(
    "letters", .path("FILE"),
    "your own letters: a drawing FILE.inkd, and next to it FILE.sheet, which names its cells")
  private static let socket = Option.optional(
    "socket", .path("PATH"), "the daemon's socket, if it is not where it usually is")
  private static let output = Option.optional(
    "output", .text("NAME"), "on which screen; the first if none is named")
  private static let rehearse = Option.optional(
    "rehearse", ValueKind<Rehearsal.Skill>.choice("SKILL"),
    "write a recording of a hand that practises the words, for stylusd --replay")
  private static let screen = Option.value(
    "screen", .text("WxH"), default: "1280x720", "with --rehearse: the screen's logical pixels")
  private static let tablet = Option.value(
    "tablet", .text("MODEL"), default: "wacom-intuos-pro-2-m", "with --rehearse: on which tablet")
  private static let strip = Option.flag("strip", "make a film strip of screenshots instead")
  private static let file = Option.optional(
    "to", .path("FILE"),
    "with --rehearse and --strip: where it is written; standard output without it")

  private static let program = ProgramDescription(
    "practice-example", "teaches handwriting: write the word after the moving dot",
    options: [
      size.description, letters.description, socket.description, output.description,
      rehearse.description, screen.description, tablet.description, strip.description,
      file.description,
    ], positionals: [text.description]
  )
  .explained(
    """
    A stroke that is right turns green; one that is wrong vanishes, and the dot shows it again. Escape ends it. Without --letters the \
    words are written in the letters that come with the program.
    """
  )
  .versioned("unreleased")
  .example("practice-example --size medium hello", "practise a word")

  static func main() {
    do {
      switch try program.parse(Environment.arguments(for: "practice-example")) {
      case .show(let text), .explain(let text):
        StandardStream.output(ShownText(lines: text))
      case .run(let invocation): try runTask(invocation)
      }
    } catch let error as UsageError {
      StandardStream.error("\(ShownText(lines: "\(error)"))\n")
      exit(ExitCode.usage.rawValue)
    } catch {
      StandardStream.error("practice-example: \(error)\n")
      exit(ExitCode.failure.rawValue)
    }
  }

  private static func runTask(_ invocation: Invocation) throws {
    let words = invocation[text]
    if invocation[strip] { return try put(FilmStrip.png(words), invocation[file]) }
    let order = PracticeOrder(
      text: words.isEmpty ? "hello" : words.joined(separator: " "), size: invocation[size],
      letters: try letters(invocation[letters]), socket: invocation[socket],
      output: invocation[output])
    if let skill = invocation[rehearse] {
      let recording = try Rehearsal.recording(
        of: order, skill, screen: invocation[screen], tablet: invocation[tablet])
      try put(EvemuText.encodeRecording(recording), invocation[file])
    } else {
      try PracticeLoop(order).runLoop()
    }
  }

  private static func letters(_ path: String?) throws -> PenLetters {
    guard let path else { return .shipped }
    let base = path.hasSuffix(".inkd") ? String(path.dropLast(5)) : path
    let drawing = try Drawing(decoding: FileBytes.read(path: base + ".inkd"))
    let sheet = String(decoding: try FileBytes.read(path: base + ".sheet"), as: UTF8.self)
    return try PenLetters(drawing, on: LetterSheet(text: sheet))
  }

  private static func put(_ bytes: [UInt8], _ path: String?) throws {
    if let path {
      try FileBytes.write(bytes, to: path)
    } else {
      _ = StandardStream.output(data: bytes)
    }
  }
}
