import Evdev
import Glibc
import InkCanvas
import InkGeometry
import LinuxIO
import ProgramOptions

/// Makes the recording of a pen that writes into the fields of a screen, for `stylusd --replay`.
@main enum Scribble {
  private static let deeds = Positional.list(
    .text("DEED"), atLeast: 1,
    "what is done, in logical pixels: 'write X,Y,HEIGHT WORDS', 'tap X,Y', 'scratch X,Y,WIDTH', "
      + "'circle X,Y,WIDTH', 'line X,Y,WIDTH', 'part X,Y,HEIGHT', 'caret X,Y,WIDTH', 'hold X,Y,SECONDS', 'rest SECONDS'"
  )
  private static let screen = Option.value(
    "screen", .text("WxH"), default: "1280x720", "the screen's logical pixels")
  private static let tablet = Option.value(
    "tablet", .text("MODEL"), default: "wacom-intuos-pro-2-m", "on which tablet")
  private static let file = Option.optional(
    "to", .path("FILE"), "where it is written; standard output without it")

  private static let program = ProgramDescription(
    "scribble-example", "records a pen that writes, taps and scratches out at places of a screen",
    options: [screen.description, tablet.description, file.description],
    positionals: [deeds.description]
  )
  .versioned("unreleased")
  .example("scribble-example --to a.evemu 'write 40,90,16 hello' 'tap 300,80'", "a word and a tap")

  static func main() {
    do {
      switch try program.parse(Environment.arguments(for: "scribble-example")) {
      case .show(let text), .explain(let text): StandardStream.output(ShownText(lines: text + "\n"))
      case .run(let invocation): try run(invocation)
      }
    } catch let error as UsageError {
      StandardStream.error("\(error)\n")
      exit(2)
    } catch {
      StandardStream.error("scribble-example: \(error)\n")
      exit(1)
    }
  }

  private static func run(_ invocation: Invocation) throws {
    let sides = invocation[screen].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ (100...20_000).contains($0) }),
      let model = TabletTable.named(invocation[tablet])
    else {
      throw ScribbleHand.ScribbleHandError.noTablet(
        "\(invocation[tablet])' on a screen of '\(invocation[screen])")
    }
    let place = OutputPlace(
      name: "", area: Rect(x: 0, y: 0, width: sides[0], height: sides[1]),
      pixelWidth: Int(sides[0]), pixelHeight: Int(sides[1]))
    var hand = try ScribbleHand(on: place, with: model)
    let bytes = EvemuText.encodeRecording(try hand.perform(invocation[deeds]))
    if let path = invocation[file] {
      try FileBytes.write(bytes, to: path)
    } else {
      _ = StandardStream.output(data: bytes)
    }
  }
}
