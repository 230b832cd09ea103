import ProgramOptions
import StylusDaemon

/// What `stylusd` understands on its command line.
struct DaemonOptions {
  private let invocation: Invocation

  private static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "listen at PATH")
  private static let config = Option.optional(
    "config", short: "c", .path("FILE"), "read FILE instead of /etc/stylusd/stylusd.conf")
  private static let seat = Option.optional(
    "seat", .text("NAME"), "read the tablets of this seat instead of seat0")
  private static let replay = Option.optional(
    "replay", short: "r", .path("FILE"),
    "play a recording instead of reading tablets; 'demo' is built in")
  private static let speed = Option.speed(default: "1")
  private static let rounds = Option.value(
    "repeat", .integer("N", 1...1_000_000), default: "1", "play the recording N times")
  private static let tablet = Option.recordedTablet

  /// Parsing and help.
  static let program = ProgramDescription(
    "stylusd", "reads pen tablets and serves live ink and finished strokes on a socket",
    options: [
      socket.description, config.description, seat.description, replay.description,
      speed.description, rounds.description, tablet.description,
    ]
  )
  .explained(
    """
    Reads every pen tablet of a seat through libinput and, at full rate, from its event node, and \
    serves live samples and finished strokes to programs of the same user.

    The socket is PATH, or the one that systemd passed, or $XDG_RUNTIME_DIR/stylusd.sock, or for \
    root /run/stylusd/stylusd.sock. SIGTERM and SIGINT end the daemon after open strokes are \
    finished; SIGHUP reads the configuration file again.
    """
  )
  .example("stylusd", "serve the tablets of this seat")
  .example("stylusd --replay demo --socket /tmp/ink.sock", "serve the built-in recording")
  .versioned(Daemon.version)

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Starts the daemon that the command line asks for.
  func start() throws(StartFailure) -> Daemon {
    var configuration = try Configuration.read(invocation[Self.config])
    if let socket = invocation[Self.socket] { configuration.socket = socket }
    if let seat = invocation[Self.seat] { configuration.seat = seat }
    let origin: Origin =
      if let file = invocation[Self.replay] {
        try .reading(
          file, tablet: invocation[Self.tablet], speed: invocation[Self.speed],
          rounds: invocation[Self.rounds])
      } else {
        .tablets
      }
    return try Daemon(
      configuration, origin: origin,
      configurationPath: invocation[Self.config] ?? Configuration.usualPath)
  }
}
