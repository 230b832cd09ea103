import LinuxIO
import ProgramOptions
import Settings
import StylusDaemon

/// What `stylusd` understands on its command line.
struct DaemonOptions {
  private let invocation: Invocation

  private static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "listen at PATH")
  private static let config = Option.optional(
    "config", short: "c", .path("FILE"),
    "read FILE and FILE.d/*.conf instead of the default configuration")
  private static let check = Option.flag(
    "check-config",
    "print the settings in effect and their files; exit with 1 if a setting is wrong")
  private static let seat = Option.optional(
    "seat", .text("NAME"), "read the tablets of this seat instead of seat0")
  private static let access = Option.optional(
    "access", .accessMode, "who may listen: this user, or the user in front of the seat")
  private static let replay = Option.optional(
    "replay", short: "r", .path("FILE"),
    "play a recording instead of reading tablets; 'demo' is built in")
  private static let speed = Option.speed(default: "1").needing(replay)
  private static let rounds = Option.value(
    "repeat", .integer("N", 1...1_000_000), default: "1", "play the recording N times"
  ).needing(replay)
  private static let tablet = Option.recordedTablet.needing(replay)

  /// Parsing and help.
  static let program = ProgramDescription(
    "stylusd", "read pen tablets, and serve live ink and finished strokes on a socket",
    options: [
      socket.description, config.description, check.description, seat.description,
      access.description, replay.description, speed.description, rounds.description,
      tablet.description,
    ]
  )
  .explained(
    """
    Reads every pen tablet of a seat through libinput and, at full rate, from its event node. \
    Programs of the same user receive live samples and finished strokes.

    The socket is PATH, or the one that systemd passed, or $XDG_RUNTIME_DIR/stylusd.sock, or for \
    root /run/stylusd/stylusd.sock. SIGTERM and SIGINT end the daemon after open strokes are \
    finished. SIGHUP reads the configuration again.
    """
  )
  .example("stylusd", "serve the tablets of this seat")
  .example("stylusd --replay demo --socket /tmp/ink.sock", "serve the built-in recording")
  .versioned(Daemon.version)

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Starts the daemon that the command line asks for.
  func start() throws(DaemonStartError) -> Daemon {
    let origin: Origin =
      if let file = invocation[Self.replay] {
        try .loadRecording(
          file, tablet: invocation[Self.tablet], speed: invocation[Self.speed],
          rounds: invocation[Self.rounds])
      } else {
        .tablets
      }
    return try Daemon(configuration, origin: origin)
  }

  /// Whether the configuration shall only be checked.
  var isCheck: Bool { invocation[Self.check] }

  /// Where the configuration comes from.
  var configuration: ConfigurationSource {
    let usual = SettingsPlace.daemon(
      isRoot: Environment.user == 0, variable: Environment.variable)
    let told = [
      ("socket", invocation[Self.socket]), ("seat", invocation[Self.seat]),
      ("access", invocation[Self.access]?.rawValue),
    ]
    return ConfigurationSource(
      invocation[Self.config].map(SettingsPlace.named) ?? usual,
      options: told.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension ValueKind<Configuration.AccessMode> {
  fileprivate static var accessMode: Self {
    let words = Configuration.AccessMode.allCases.map(\.rawValue)
    return Self("MODE", words.joined(separator: " or "), words: words) {
      Configuration.AccessMode(rawValue: $0)
    }
  }
}
