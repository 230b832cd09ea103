import Calibration
import InkCanvas
import InkOverlay
import LinuxIO
import OverlayConfiguration
import ProgramOptions
import Settings
import StylusModel
import StylusProtocol

/// What `inkoverlay` understands on its command line.
struct OverlayOptions {
  private let invocation: Invocation

  private static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "the daemon's socket, if not the default")
  private static let commands = Option.optional(
    "commands", .path("PATH"), "the socket for commands, if not the default")
  private static let mode = Option.optional(
    "mode", short: "m", .choice("MODE") as ValueKind<OverlayMode>,
    "draw: ink stays; ephemeral: ink fades, and programs receive the pen; off")
  private static let ink = Option.optional(
    "ink", .word("INK", of: InkChoice.names), "the ink that pens draw with")
  private static let color = Option.optional(
    "color", .color, "the color of ink: a name, #rrggbb or #rrggbbaa")
  private static let width = Option.optional(
    "width", .positiveDecimal("MM", upTo: 60),
    "its width for an average hand, in millimeters; by default, that of the ink")
  private static let eraser = Option.optional(
    "eraser", .choice("WHAT") as ValueKind<OverlayStatus.EraserSetting>,
    "the eraser end of a pen: erase whole strokes (object), or only what it touches (pixel); or off"
  )
  private static let output = Option.optional(
    "output", short: "o", .text("NAME"),
    "where tablets are mapped: an output's name, layout for all outputs, or auto")
  private static let rotation = Option.optional(
    "rotation", .rotation, "by how many degrees tablets are turned clockwise")
  private static let aspect = Option.flag(
    "keep-aspect", "keep the aspect ratio: part of the tablet may reach beyond the screen")
  private static let leftHanded = Option.flag(
    "left-handed", "tablets are turned by 180 degrees")
  private static let save = Option.optional(
    "save", .drawing, "at the end, write all ink to FILE: \(DrawingFile.endings)")
  private static let open = Option.optional(
    "open", .path("FILE"), "continue the drawing in FILE: .inkd, .xopp, .inkml or .uim")
  private static let forgets = Option.flag(
    "no-keep", "do not show the ink of the last session, and do not keep ink for the next")
  private static let statistics = Option.optional(
    "stats", .choice("FORM") as ValueKind<StatisticsForm>,
    "each second and at the end, report how long ink took: text, or json on standard output")
  private static let duration = Option.optional(
    "for", .positiveDecimal("SECONDS", upTo: 1e6), "end after SECONDS")
  private static let calibrates = Option.flag(
    "calibrate", "instead of drawing, calibrate a display tablet: touch four marks with the pen")
  private static let tablet = Option.optional(
    "tablet", .text("NAME"), "with --calibrate: the tablet, by its name or VENDOR:PRODUCT"
  ).needing(calibrates)
  private static let resets = Option.flag(
    "reset", "with --calibrate: remove the stored calibration"
  ).needing(calibrates)

  /// Parsing and help.
  static let program = ProgramDescription(
    "inkoverlay", "draw the live ink of pen tablets above everything on Wayland",
    options: [
      SettingsOption.file.description, SettingsOption.check.description, socket.description,
      commands.description,
      mode.description,
      ink.description, color.description, width.description, eraser.description,
      output.description, rotation.description, aspect.description, leftHanded.description,
      open.description, save.description, forgets.description, statistics.description,
      duration.description, calibrates.description,
      tablet.description, resets.description,
    ]
  )
  .explained(
    """
    Receives ink from stylusd, and commits each frame at the latest moment that the compositor \
    allows. It waits for a compositor or a daemon that is not running.

    Options override the configuration, ~/.config/stylusd/inkoverlay.conf by default. `stylusctl \
    overlay` changes mode and ink while it runs, undoes, clears and saves.

    SIGTERM and SIGINT end it; the file of --save is written then. SIGHUP reads the configuration \
    again, but ends it in a terminal.
    """
  )
  .example("inkoverlay --color '#e0202080'", "show gestures in red ink that fades")
  .example(
    "inkoverlay --mode draw --output DP-1 --save notes.svg",
    "draw on one output, and save the drawing"
  )
  .example("inkoverlay --calibrate", "align ink and pen on a display tablet")
  .versioned(Release.version)

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The action.
  enum Task {
    /// The configuration is only checked.
    case check(SettingsPlace)
    case draw(OverlayOrder)
    case calibrate(CalibrationOrder)
    /// A calibration is removed.
    case reset(CalibrationOrder)
  }

  /// What the command line asks for.
  var task: Task {
    if invocation[SettingsOption.check] { return .check(place) }
    guard invocation[Self.calibrates] else { return .draw(order) }
    var calibration = CalibrationOrder(source)
    calibration.tablet = invocation[Self.tablet].map { TabletName($0) }
    calibration.commands = invocation[Self.commands]
    calibration.socket = invocation[Self.socket]
    calibration.duration = duration
    return invocation[Self.resets] ? .reset(calibration) : .calibrate(calibration)
  }

  private var order: OverlayOrder {
    var wishes = OverlayOrder(source)
    wishes.commands = invocation[Self.commands]
    wishes.socket = invocation[Self.socket]
    wishes.opened = invocation[Self.open]
    wishes.saved = invocation[Self.save]
    wishes.keepsInk = invocation[Self.forgets] ? false : nil
    wishes.statistics = invocation[Self.statistics]
    wishes.duration = duration
    return wishes
  }

  private var duration: Microseconds? {
    invocation[Self.duration].map { Microseconds(Int64($0 * 1e6)) }
  }

  /// The configuration, and what counts more than it.
  private var source: OverlaySettingsSource {
    var source = OverlaySettingsSource(place)
    source.overrides.mode = invocation[Self.mode]
    source.overrides.eraser = invocation[Self.eraser]
    source.overrides.ink = inkChange
    source.overrides.tablets = mappingSettings
    return source
  }

  private var place: SettingsPlace {
    invocation[SettingsOption.file].map { .named($0) } ?? .overlay(variable: Environment.variable)
  }

  private var inkChange: OverlayInkChange {
    .init(ink: invocation[Self.ink], color: invocation[Self.color], width: invocation[Self.width])
  }

  private var mappingSettings: [TabletRule.MappingSetting] {
    var wishes: [TabletRule.MappingSetting] = []
    switch invocation[Self.output] {
    case "auto": wishes.append(.target(.auto))
    case "layout": wishes.append(.target(.layout))
    case let name?: wishes.append(.target(.output(name)))
    case nil: break
    }
    if let turn = invocation[Self.rotation] { wishes.append(.rotation(turn)) }
    if invocation[Self.aspect] { wishes.append(.keepsAspect(true)) }
    if invocation[Self.leftHanded] { wishes.append(.leftHanded(true)) }
    return wishes
  }
}

extension ValueKind<InkColor> {
  fileprivate static var color: Self {
    Self("COLOR", "a color: a name such as red, #f00, #1a2b3c, or #1a2b3c80 with alpha") {
      InkColor($0)
    }
  }
}

extension ValueKind<QuarterTurn> {
  fileprivate static var rotation: Self {
    let words = ["0", "90", "180", "270"]
    return Self("DEGREES", "0, 90, 180 or 270", words: words) { text in
      words.contains(text) ? Int(text).flatMap(QuarterTurn.init(degrees:)) : nil
    }
  }
}

extension ValueKind<DrawingFile> {
  fileprivate static var drawing: Self {
    Self("FILE", "a name that ends with \(DrawingFile.endings)", isPath: true) {
      DrawingFile(path: $0)
    }
  }
}
