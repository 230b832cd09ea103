import ProgramOptions

/// A program with every sort of option, command and positional.
enum ExampleProgram {
  enum Format: String, CaseIterable { case svg, png }

  static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "where the daemon listens")
  static let verbose = Option.flag("verbose", short: "v", "say more")
  static let json = Option.flag("json", short: "j", "print one object per line")
  static let since = Option.value(
    "since", short: "n", .integer("N", 0...1000), default: "7", "only strokes after number N")
  static let offset = Option.optional(
    "offset", .integer("MS", -100...100), "milliseconds to move every stroke by")
  static let scale = Option.optional(
    "scale", .integer("N", 1...9), "how many times the offset counts"
  ).needing(offset)
  static let speed = Option.optional(
    "speed", .positiveDecimal("FACTOR", upTo: 1000), "how fast to play")
  static let format = Option.value(
    "format", ValueKind<Format>.choice("FORMAT"), default: "svg", "what to write")
  static let tag = Option.list("tag", short: "t", .text("TAG"), "a word to mark strokes with")
  static let input = Positional.required(.path("FILE"), "the recording to play")
  static let shift = Positional.optional(
    .integer("SHIFT", -9...9), "how far to move it")
  static let others = Positional.list(.text("NAME"), atLeast: 1, "the tablets to make")

  static let program = ProgramDescription(
    "inkctl", "looks at ink", options: [socket.description, verbose.description],
    commands: [watch, play, make, old]
  ).versioned("1.2.3")

  static let watch = ProgramDescription(
    "watch", "shows strokes as they grow",
    options: [
      json.description, since.description, offset.description, scale.description,
      format.description,
      tag.description,
    ]
  ).explained(
    """
    Draws every stroke while it is written, and prints a line when it is finished. Without a terminal
    only the lines are printed.

    Ends with the daemon.
    """
  ).called("look").example("inkctl watch --json | head", "the first ten things that happen")

  static let play = ProgramDescription(
    "play", "plays a recording", options: [speed.description],
    positionals: [input.description, shift.description])

  static let make = ProgramDescription(
    "make", "makes tablets", positionals: [others.description]
  )
  .alsoCalled("create", "build")

  static let old = ProgramDescription("old", "does what nobody needs to know of").unlisted()

  /// What a command line that must be understood asks for.
  static func run(_ arguments: String...) throws -> Invocation {
    switch try program.parse(arguments) {
    case .run(let invocation): invocation
    case .show(let text), .explain(let text): throw Answered(text: text)
    }
  }

  /// What a command line that must not be understood is answered.
  static func complaint(_ arguments: String...) -> String {
    do {
      return "understood: \(try program.parse(arguments))"
    } catch {
      return error.description
    }
  }

  struct Answered: Error { let text: String }
}
