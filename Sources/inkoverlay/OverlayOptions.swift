import InkCanvas
import InkDrawing
import InkModel
import InkOverlay
import LinuxIO
import OverlaySettings
import ProgramOptions
import StylusProtocol

/// What `inkoverlay` understands on its command line.
struct OverlayOptions {
  private let invocation: Invocation

  private static let socket = Option.optional(
    "socket", short: "s", .path("PATH"), "the daemon's socket, if it is not in the usual place")
  private static let mode = Option.value(
    "mode", short: "m", .choice("MODE") as ValueKind<DrawMode>, default: "draw",
    "draw: ink stays; ephemeral: it fades, and programs get the pen; off")
  private static let ink = Option.value(
    "ink", .ink, default: "pen", "what pens draw with")
  private static let color = Option.value(
    "color", .color, default: "#000000", "the colour of ink: #rrggbb or #rrggbbaa")
  private static let width = Option.optional(
    "width", .positiveDecimal("MM", upTo: 60),
    "its width for an average hand, in millimetres; else what the ink is usually")
  private static let eraser = Option.value(
    "eraser", .eraser, default: "pixel",
    "what the other end of a pen erases: whole strokes (object), or what it touches (pixel)")
  private static let output = Option.value(
    "output", short: "o", .text("NAME"), default: "auto",
    "where tablets reach: an output's name, layout for all outputs, or auto")
  private static let rotation = Option.value(
    "rotation", .rotation, default: "0", "how far tablets lie turned clockwise, in degrees")
  private static let aspect = Option.flag(
    "keep-aspect", "a circle stays a circle: a part of the tablet may reach beyond the screen")
  private static let leftHanded = Option.flag(
    "left-handed", "tablets lie the other way around")
  private static let save = Option.optional(
    "save", .drawing, "at the end write all ink to FILE: \(DrawingFile.endings)")
  private static let statistics = Option.optional(
    "stats", .choice("FORM") as ValueKind<StatisticsForm>,
    "each second and at the end tell how long ink took: text, or json on standard output")
  private static let duration = Option.optional(
    "for", .positiveDecimal("SECONDS", upTo: 1e6), "end after so long")
  private static let calibrates = Option.flag(
    "calibrate",
    "instead of drawing, calibrate a display tablet: four marks are touched with its pen")
  private static let tablet = Option.optional(
    "tablet", .text("NAME"), "which tablet is calibrated, by name or VENDOR:PRODUCT")
  private static let resets = Option.flag(
    "reset", "with --calibrate: remove the calibration that was stored")

  /// Parsing and help.
  static let program = ProgramDescription(
    "inkoverlay", "draws the live ink of pen tablets above everything on a Wayland desktop",
    options: [
      socket.description, mode.description, ink.description, color.description,
      width.description, eraser.description, output.description, rotation.description,
      aspect.description, leftHanded.description, save.description, statistics.description,
      duration.description, calibrates.description, tablet.description, resets.description,
    ]
  )
  .explained(
    """
    Listens to stylusd and commits each picture as late before its vertical blank as the compositor \
    allows. A compositor or a daemon that is not there is waited for.

    SIGTERM, SIGINT and SIGHUP end it; what --save asks for is written then.
    """
  )
  .example("inkoverlay --mode ephemeral --color '#e0202080'", "show gestures in red that fade")
  .example("inkoverlay --output DP-1 --save notes.svg", "draw on one output, keep the drawing")
  .example("inkoverlay --calibrate", "have ink and pen in one place on a display tablet")
  .versioned(Release.version)

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// What the command line asks for.
  private var wishes: OverlayWishes {
    var wishes = OverlayWishes()
    wishes.mode = invocation[Self.mode]
    wishes.style = PenStyle(
      ink: Ink(invocation[Self.ink], color: invocation[Self.color], adaptsToAppearance: false),
      width: invocation[Self.width])
    wishes.eraser = invocation[Self.eraser]
    wishes.mapping = mapping
    wishes.socket = invocation[Self.socket]
    wishes.saved = invocation[Self.save]
    wishes.statistics = invocation[Self.statistics]
    wishes.duration = invocation[Self.duration].map { Microseconds(Int64($0 * 1e6)) }
    return wishes
  }

  /// What is to be done.
  enum Task {
    /// Ink is drawn.
    case draw(OverlayWishes)
    /// A tablet is calibrated.
    case calibrate(CalibrationWishes)
    /// A calibration is removed.
    case reset(CalibrationWishes)
  }

  /// Nil for options that belong to a calibration where none is asked for.
  var task: Task? {
    let (calibrates, resets) = (invocation[Self.calibrates], invocation[Self.resets])
    if calibrates { return resets ? .reset(calibration) : .calibrate(calibration) }
    return resets || invocation[Self.tablet] != nil ? nil : .draw(wishes)
  }

  private var calibration: CalibrationWishes {
    var wishes = CalibrationWishes(settings: .usual(variable: Environment.variable))
    wishes.tablet = invocation[Self.tablet].map { TabletName($0) }
    let output = invocation[Self.output]
    wishes.output = output == "auto" ? nil : output
    wishes.socket = invocation[Self.socket]
    wishes.duration = invocation[Self.duration].map { Microseconds(Int64($0 * 1e6)) }
    return wishes
  }

  private var mapping: TabletWish {
    var wish = TabletWish()
    switch invocation[Self.output] {
    case "auto": wish.target = .auto
    case "layout": wish.target = .layout
    case let name: wish.target = .output(name)
    }
    wish.rotation = invocation[Self.rotation]
    wish.keepsAspect = invocation[Self.aspect]
    wish.isLeftHanded = invocation[Self.leftHanded]
    return wish
  }
}

extension ValueKind<InkType> {
  /// The name of an ink that draws.
  fileprivate static var ink: Self {
    let words = InkType.allCases.filter { $0 != .eraser }.map(\.name)
    return Self("INK", "one of " + words.joined(separator: ", "), words: words) { text in
      words.contains(text) ? InkType(name: text) : nil
    }
  }
}

extension ValueKind<Color> {
  fileprivate static var color: Self {
    Self("COLOR", "a colour like #1a2b3c, or #1a2b3c80 with its alpha") {
      InkColor($0).map { Color(rgba: $0.rgba) }
    }
  }
}

extension ValueKind<EraserMode> {
  fileprivate static var eraser: Self {
    Self("WHAT", "object or pixel", words: ["object", "pixel"]) { text in
      switch text {
      case "object": .object
      case "pixel": .pixel
      default: nil
      }
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
