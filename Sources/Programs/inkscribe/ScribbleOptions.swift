import InkScribble
import LinuxIO
import OverlayConfiguration
import ProgramOptions
import Settings
import StylusClient
import StylusProtocol

/// What `inkscribe` understands on its command line.
struct ScribbleOptions {
  private let invocation: Invocation

  private static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "the daemon's socket, if not the default")
  private static let commands = Option.optional(
    "commands", .path("PATH"), "the socket for commands, if not the default")
  private static let inputMethod = Option.flag(
    "input-method",
    "for KWin, which starts its input method: pass the connection to the inkscribe of the session"
  )
  private static let mode = Option.optional(
    "mode", short: "m", .choice("MODE") as ValueKind<ScribbleMode>,
    "on or off for this run, instead of the mode from 'stylusctl scribble'")

  static let program = ProgramDescription(
    "inkscribe", "write into any text field with the pen",
    options: [
      SettingsOption.file.description, SettingsOption.check.description, socket.description,
      commands.description,
      mode.description, inputMethod.description,
    ]
  )
  .explained(
    """
    Put the pen on a text field and write: your handwriting becomes text. Scratch a word out to \
    delete it. Elsewhere, the programs receive the pen. It does nothing until you turn it on: \
    stylusctl scribble on.

    While it is on, it reads the text fields of all windows from the accessibility bus, and \
    changes only the field that you write into. The text of the latest phrases is kept in memory, \
    chosen words on disk with learn = yes, and no ink or text is logged.
    """
  )
  .example("systemctl --user enable --now inkscribe", "run it in every session")
  .example("stylusctl scribble on", "start writing into fields")
  .versioned(Release.version)

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Whether KWin started it as its input method.
  var isInputMethod: Bool { invocation[Self.inputMethod] }

  /// Whether the configuration shall only be checked.
  var isCheck: Bool { invocation[SettingsOption.check] }

  private var place: SettingsPlace {
    invocation[SettingsOption.file].map(SettingsPlace.named)
      ?? .scribble(variable: Environment.variable)
  }

  /// What the command line asks for.
  var order: ScribbleOrder {
    var order = ScribbleOrder(
      configuration: place, tablets: .overlay(variable: Environment.variable))
    order.commands = invocation[Self.commands]
    order.socket = invocation[Self.socket]
    order.mode = invocation[Self.mode]
    order.memory = ScribbleMemory(variable: Environment.variable)
    return order
  }

  /// Prints the settings in effect; returns whether they have no errors.
  func printSettings() -> Bool { place.printSettings(of: "inkscribe", as: ScribbleSettings.self) }
}
