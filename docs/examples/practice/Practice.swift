import Evdev
import Foundation
import InkCanvas
import InkDrawing
import InkGeometry
import InkPractice
import InkStorage
import LinuxIO
import ProgramOptions

/// What is to be practised, and where.
struct PracticeOrder {
  var text: String
  var size: PracticeSize
  var letters: PenLetters
  var socket: String?
  var output: String?

  /// The page on a screen of so many logical pixels.
  func page(width: Double, height: Double) throws(LettersError) -> PracticePage {
    try PracticePage(
      text, letters: letters, size: size,
      screen: Size(width: width * 25.4 / 96, height: height * 25.4 / 96))
  }
}

/// Teaches handwriting on the screen: a word in light marker, a dot that shows how it is written,
/// and a pen that follows it.
@main enum Practice {
  private static let text = Positional.list(
    .text("WORD"), "what is practised; with --strip, the screenshots")
  private static let size = Option.value(
    "size", ValueKind<PracticeSize>.choice("SIZE"), default: "large", "how large, and so how easy")
  private static let letters = Option.optional(
    "letters", .path("FILE"),
    "your own letters: a drawing FILE.inkd, and beside it FILE.sheet, which names its cells")
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
      case .show(let text), .explain(let text): print(text)
      case .run(let invocation): try run(invocation)
      }
    } catch let error as UsageError {
      StandardStream.error("\(error)\n")
      exit(2)
    } catch {
      StandardStream.error("practice-example: \(error)\n")
      exit(1)
    }
  }

  private static func run(_ invocation: Invocation) throws {
    let words = invocation[text]
    if invocation[strip] { return try put(FilmStrip.png(words), invocation[file]) }
    let order = PracticeOrder(
      text: words.isEmpty ? "hello" : words.joined(separator: " "), size: invocation[size],
      letters: try letters(invocation[letters]), socket: invocation[socket],
      output: invocation[output])
    if let skill = invocation[rehearse] {
      try put(EvemuText.encodeRecording(rehearsal(order, skill, invocation)), invocation[file])
    } else {
      try PracticeLoop(order).run()
    }
  }

  private static func letters(_ path: String?) throws -> PenLetters {
    guard let path else { return .shipped }
    let base = path.hasSuffix(".inkd") ? String(path.dropLast(5)) : path
    let drawing = try Drawing(
      decoding: [UInt8](Data(contentsOf: URL(fileURLWithPath: base + ".inkd"))))
    let sheet = try String(contentsOfFile: base + ".sheet", encoding: .utf8)
    return try PenLetters(drawing, on: LetterSheet(text: sheet))
  }

  private static func rehearsal(
    _ order: PracticeOrder, _ skill: Rehearsal.Skill, _ invocation: Invocation
  ) throws -> Recording {
    let sides = invocation[screen].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...20_000).contains($0) }),
      let model = TabletTable.named(invocation[tablet])
    else {
      throw Rehearsal.RehearsalError.noTablet(
        "\(invocation[tablet])' on a screen of '\(invocation[screen])")
    }
    let place = OutputPlace(
      name: "", area: Rect(x: 0, y: 0, width: sides[0], height: sides[1]),
      pixelWidth: Int(sides[0]), pixelHeight: Int(sides[1]))
    var rehearsal = try Rehearsal(
      try order.page(width: sides[0], height: sides[1]), on: place, with: model)
    return try rehearsal.perform(skill)
  }

  private static func put(_ bytes: [UInt8], _ path: String?) throws {
    if let path {
      try FileBytes.write(bytes, to: path)
    } else {
      _ = StandardStream.output(data: bytes)
    }
  }
}
