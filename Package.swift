// swift-tools-version: 6.2

import PackageDescription

/// Compiler settings shared by every Swift target.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Which modules a debug build optimizes, by STYLUSD_OPTIMISED:
/// - `live`: modules that run while somebody draws or writes. scripts/run uses it, because it builds faster.
/// - `1`: all modules that compute for long. scripts/test uses it; without it, the tests of ink take ten times as long.
///
/// Without a value no module is optimized, because a package that others depend on may not have such flags.
enum Computing: Int {
  /// Inks, prediction, recognition, practice.
  case live
  /// File formats and synthetic handwriting.
  case offline

  var settings: [SwiftSetting] {
    let optimized = ["live": 1, "1": 2][Context.environment["STYLUSD_OPTIMISED"] ?? ""] ?? 0
    guard rawValue < optimized else { return [] }
    // Assertions stay.
    let flags = [
      "-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug",
    ]
    return [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}

/// The folders of Sources and Tests; each may import what stands above it (docs/develop/modules.md).
enum Layer: String {
  case model = "Model"
  case system = "System"
  case ink = "Ink"
  case pen = "Pen"
  case service = "Service"
  case overlay = "Overlay"
  case canvas = "Canvas"
  case scribble = "Scribble"
  case library = "Library"
  case programs = "Programs"
  case support = "Support"
}

/// One module; its imports are checked against docs/develop/modules.md.
func module(
  _ name: String, in layer: Layer, _ dependencies: [Target.Dependency] = [],
  resources: [Resource] = [], linking: [LinkerSetting] = [], computing: Computing? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer.rawValue)/\(name)",
    resources: resources, swiftSettings: house + (computing?.settings ?? []),
    linkerSettings: linking)
}

/// A program: arguments and exit code only.
func program(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path ?? "Sources/Programs/\(name)",
    swiftSettings: house)
}

/// A library of Debian's.
func shim(_ name: String, _ pkgConfig: String? = nil, apt packages: [String] = []) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig,
    providers: packages.isEmpty ? nil : [.apt(packages)])
}

/// The tests of one module.
func tests(of name: String, in layer: Layer, _ dependencies: [Target.Dependency] = []) -> Target {
  tests(name + "Tests", in: layer, [.init(stringLiteral: name)] + dependencies)
}

/// Tests of more than one module.
func tests(_ name: String, in layer: Layer, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(layer.rawValue)/\(name)",
    swiftSettings: house)
}

/// What several tests share.
func kit(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/Support/\(name)", swiftSettings: house)
}

/// A program that measures; built with STYLUSD_BENCHMARKS=1 only.
func benchmark(
  _ name: String, _ dependencies: [Target.Dependency], in folder: String? = nil,
  exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name + "-benchmark", dependencies: dependencies, path: "Benchmarks/\(folder ?? name)",
    exclude: (folder == nil ? ["README.md"] : []) + exclude, swiftSettings: house)
}

/// A canvas, and what its interface speaks of.
let canvasRooms = [
  "InkCanvas", "InkDrawing", "InkEditing", "InkFitting", "InkGeometry", "InkRendering",
  "StylusModel",
]

let libraries: [Target] = [
  .target(name: "CLinux", path: "Sources/C/CLinux"),
  .target(
    name: "CWayland", path: "Sources/C/CWayland", exclude: ["protocols"],
    linkerSettings: [.linkedLibrary("wayland-client")]),
  shim("CMath"),
  shim("CStylus"),
  shim(
    "CLibinput", "libinput libevdev libudev", apt: ["libinput-dev", "libevdev-dev", "libudev-dev"]),
  shim("CSystemd", "libsystemd", apt: ["libsystemd-dev"]),
  shim("CYaml", "yaml-0.1", apt: ["libyaml-dev"]),
  shim("CIni", "inih", apt: ["libinih-dev"]),
  shim("CSqlite", "sqlite3", apt: ["libsqlite3-dev"]),
  shim("CExpat", "expat", apt: ["libexpat1-dev"]),
  shim("CXkbcommon", "xkbcommon", apt: ["libxkbcommon-dev"]),
  shim("CPng", "libpng", apt: ["libpng-dev"]),
  shim("CZlib", "zlib", apt: ["zlib1g-dev"]),
  shim("CZip", "libzip", apt: ["libzip-dev"]),
]

let modules: [Target] = [
  module("Units", in: .model),
  module("StylusModel", in: .model, ["Units"]),

  module("ProgramOptions", in: .system),
  module("LinuxIO", in: .system, ["CLinux", "CSystemd", "Units"]),
  module("CInterface", in: .system, ["CStylus", "LinuxIO", "StylusModel"]),
  module("Settings", in: .system, ["CIni", "LinuxIO", "ProgramOptions", "StylusModel"]),

  // Roots and roundings, which are exact, may be calls of the C library.
  module("InkGeometry", in: .ink, linking: [.linkedLibrary("m")], computing: .live),
  module("InkDrawing", in: .ink, ["InkGeometry"], computing: .live),
  module("InkFitting", in: .ink, ["InkDrawing", "InkGeometry", "StylusModel"], computing: .live),
  module("InkRendering", in: .ink, ["InkDrawing", "InkGeometry"], computing: .live),
  module("InkEditing", in: .ink, ["InkDrawing", "InkGeometry", "Units"], computing: .live),
  module("InkStorage", in: .ink, ["InkDrawing", "InkGeometry", "Units"], computing: .offline),
  module(
    "InkRecognition", in: .ink, ["InkDrawing", "InkGeometry"], linking: [.linkedLibrary("m")],
    computing: .live),
  module(
    "InkPractice", in: .ink, ["InkDrawing", "InkGeometry", "InkStorage"],
    resources: [
      .embedInCode("Letters/letters.inkd"), .embedInCode("Letters/letters.sheet"),
    ], linking: [.linkedLibrary("m")], computing: .live),
  module(
    "InkFormats", in: .ink,
    [
      "CExpat", "CPng", "CZip", "CZlib", "InkDrawing", "InkGeometry", "InkRendering", "InkStorage",
      "Units",
    ],
    computing: .offline),
  module("InkFoundation", in: .ink, ["InkDrawing", "InkGeometry"], computing: .offline),
  // All of the above but InkFoundation under one name.
  module(
    "Ink", in: .ink,
    ["InkDrawing", "InkFitting", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"],
    computing: .offline),

  module("Evdev", in: .pen, ["CMath", "StylusModel"], resources: [.embedInCode("Tablets")]),
  module("InkSynthesis", in: .pen, ["CMath", "Evdev", "StylusModel"], computing: .offline),
  module(
    "StylusPipeline", in: .pen, ["CMath", "StylusModel"],
    resources: [.embedInCode("Predict/tip.weights")], computing: .live),
  module(
    "StylusDevices", in: .pen,
    ["CLibinput", "CYaml", "Evdev", "LinuxIO", "StylusModel", "StylusPipeline"],
    resources: [
      .embedInCode("Profiles/known.profiles"), .embedInCode("Recordings/demo.packed"),
    ]),
  module("VirtualTablets", in: .pen, ["CLinux", "Evdev", "LinuxIO", "StylusModel"]),

  module("StylusProtocol", in: .service, ["StylusModel"]),
  module("VarlinkServer", in: .service, ["LinuxIO", "StylusModel", "StylusProtocol"]),
  module("StylusClient", in: .service, ["LinuxIO", "StylusModel", "StylusProtocol"]),
  module("StrokeJournal", in: .service, ["CSqlite", "LinuxIO", "StylusModel", "StylusProtocol"]),

  module("FramePacing", in: .overlay, ["StylusModel"]),
  module(
    "InkCanvas", in: .overlay,
    ["InkDrawing", "InkEditing", "InkFitting", "InkGeometry", "InkRendering", "StylusModel"]),
  module(
    "ToolPicker", in: .overlay,
    ["InkDrawing", "InkEditing", "InkGeometry", "InkRendering", "Units"]),
  module(
    "PenFollowing", in: .overlay,
    ["InkFitting", "InkGeometry", "LinuxIO", "StylusClient", "StylusModel", "StylusProtocol"]),
  module("TrayItem", in: .overlay, ["LinuxIO", "Units"]),
  module("WaylandClient", in: .overlay, ["CWayland", "LinuxIO", "Units"]),
  module(
    "OverlayConfiguration", in: .overlay,
    [
      "InkCanvas", "InkDrawing", "InkEditing", "InkGeometry", "LinuxIO", "Settings", "StylusModel",
      "StylusProtocol",
    ]),
  module(
    "InkScreens", in: .overlay,
    [
      "FramePacing", "InkCanvas", "InkDrawing", "InkEditing", "InkFitting", "InkGeometry",
      "InkRendering", "LinuxIO", "OverlayConfiguration", "StylusClient", "StylusModel",
      "StylusProtocol", "ToolPicker", "WaylandClient",
    ]),

  module(
    "WetInk", in: .canvas,
    [
      "CMath", "CWayland", "FramePacing", "InkCanvas", "InkDrawing", "InkEditing", "InkFitting",
      "InkGeometry", "InkRendering", "LinuxIO", "PenFollowing", "StylusClient", "StylusModel",
      "WaylandClient",
    ]),
  module(
    "StylusCanvas", in: .canvas,
    [
      "CInterface", "CStylus", "FramePacing", "InkCanvas", "InkDrawing", "InkEditing",
      "InkFitting", "InkFormats", "InkGeometry", "InkRendering", "InkStorage", "LinuxIO",
      "PenFollowing", "StylusModel", "ToolPicker", "Units", "WetInk",
    ]),

  module("TextFields", in: .scribble, ["InkGeometry", "InkRecognition", "Units"]),
  module(
    "Accessibility", in: .scribble, ["CSystemd", "InkGeometry", "LinuxIO", "TextFields", "Units"]),
  module(
    "Desktops", in: .scribble,
    ["InkGeometry", "LinuxIO", "StylusProtocol", "TextFields", "Units", "WaylandClient"]),
  module(
    "ProgramElements", in: .scribble,
    ["InkGeometry", "InkRecognition", "StylusProtocol", "TextFields", "Units"]),
  module(
    "InputMethods", in: .scribble,
    [
      "CSystemd", "CXkbcommon", "Desktops", "InkGeometry", "LinuxIO", "Units", "WaylandClient",
    ]),
  module(
    "SwayDesktop", in: .scribble,
    [
      "Desktops", "InkGeometry", "InputMethods", "StylusProtocol", "TextFields", "Units",
      "WaylandClient",
    ]),
  module(
    "KWinDesktop", in: .scribble,
    [
      "Desktops", "InkGeometry", "InputMethods", "LinuxIO", "TextFields", "Units", "WaylandClient",
    ]),
  module(
    "GnomeDesktop", in: .scribble,
    [
      "Desktops", "InkGeometry", "InputMethods", "LinuxIO", "TextFields", "Units", "WaylandClient",
    ]),
  module(
    "WayfireDesktop", in: .scribble,
    [
      "Desktops", "InkGeometry", "InputMethods", "StylusProtocol", "TextFields", "Units",
      "WaylandClient",
    ]),
  module(
    "StylusLibrary", in: .library,
    [
      "CInterface", "CStylus", "InkFitting", "InkGeometry", "LinuxIO", "PenFollowing",
      "StylusClient", "StylusModel", "StylusPipeline", "StylusProtocol",
    ]),
  module(
    "StylusInkLibrary", in: .library,
    [
      "CInterface", "CStylus", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry",
      "InkRendering", "StylusModel",
    ]),

  module(
    "CommandSupport", in: .programs,
    [
      "LinuxIO", "ProgramOptions", "StylusClient", "StylusDevices", "StylusModel", "StylusPipeline",
      "StylusProtocol",
    ]),
  module(
    "TerminalInk", in: .programs, ["CommandSupport", "LinuxIO", "StylusModel", "StylusPipeline"]),
  module("StylusDoctor", in: .programs, ["Evdev", "LinuxIO", "StylusDevices", "StylusProtocol"]),
  module("SetupPlan", in: .programs, ["StylusProtocol"]),
  module(
    "DesktopSetup", in: .programs, ["LinuxIO", "SetupPlan", "StylusClient", "StylusProtocol"]),
  module("WritingStore", in: .programs, ["InkRecognition", "LinuxIO", "Units"]),
  module(
    "TextRecognition", in: .programs,
    [
      "CommandSupport", "InkDrawing", "InkFitting", "InkGeometry", "InkRecognition", "LinuxIO",
      "ProgramOptions", "StylusClient", "StylusModel", "StylusProtocol", "WritingStore",
    ]),
  module(
    "InkConversion", in: .programs,
    [
      "CommandSupport", "Evdev", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry",
      "InkRecognition", "InkStorage", "LinuxIO", "ProgramOptions", "StylusClient", "StylusDevices",
      "StylusModel", "StylusPipeline", "StylusProtocol", "TextRecognition",
    ]),
  module(
    "StylusctlCommands", in: .programs,
    [
      "CommandSupport", "DesktopSetup", "Evdev", "InkConversion", "InkDrawing", "InkFormats",
      "InkRecognition", "InkStorage", "InkSynthesis", "LinuxIO", "ProgramOptions", "SetupPlan",
      "StrokeJournal", "StylusClient", "StylusDevices", "StylusDoctor", "StylusModel",
      "StylusPipeline", "StylusProtocol", "TerminalInk", "TextRecognition", "VirtualTablets",
      "WritingStore",
    ]),
  module(
    "StylusDaemon", in: .programs,
    [
      "Evdev", "LinuxIO", "Settings", "StrokeJournal", "StylusDevices", "StylusModel",
      "StylusPipeline", "StylusProtocol", "VarlinkServer",
    ]),
  module(
    "Calibration", in: .programs,
    [
      "InkCanvas", "InkDrawing", "InkGeometry", "InkRendering", "InkScreens", "LinuxIO",
      "OverlayConfiguration", "Settings", "StylusClient", "StylusModel", "StylusProtocol",
      "WaylandClient",
    ]),
  module(
    "InkOverlay", in: .programs,
    [
      "InkCanvas", "InkDrawing", "InkEditing", "InkFormats", "InkGeometry", "InkRendering",
      "InkScreens", "InkStorage", "LinuxIO", "OverlayConfiguration", "Settings", "StylusClient",
      "StylusModel", "StylusProtocol", "ToolPicker", "TrayItem", "VarlinkServer", "WaylandClient",
    ]),
  module(
    "InkScribble", in: .programs,
    [
      "Accessibility", "Desktops", "GnomeDesktop", "InkCanvas", "InkDrawing", "InkGeometry",
      "InkPractice", "InkRecognition", "InkRendering", "InkScreens", "InputMethods", "KWinDesktop",
      "LinuxIO", "OverlayConfiguration", "ProgramElements", "Settings", "StylusClient",
      "StylusModel", "StylusProtocol", "SwayDesktop", "TextFields", "ToolPicker", "VarlinkServer",
      "WaylandClient", "WayfireDesktop", "WritingStore",
    ]),
  module(
    "HandwritingPractice", in: .programs,
    [
      "Evdev", "InkCanvas", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry", "InkPractice",
      "InkRendering", "InkSynthesis", "LinuxIO", "StylusClient", "StylusModel", "StylusProtocol",
      "WaylandClient",
    ]),
  program("stylusd", ["LinuxIO", "ProgramOptions", "Settings", "StylusDaemon"]),
  program("stylusctl", ["StylusctlCommands"]),
  program(
    "inkoverlay",
    [
      "Calibration", "InkCanvas", "InkOverlay", "LinuxIO", "OverlayConfiguration",
      "ProgramOptions", "Settings", "StylusModel", "StylusProtocol",
    ]),
  program(
    "inkscribe",
    [
      "InkScribble", "KWinDesktop", "LinuxIO", "OverlayConfiguration", "ProgramOptions",
      "Settings", "StylusClient", "StylusProtocol",
    ]),
  program(
    "practice-example",
    [
      "Evdev", "HandwritingPractice", "InkDrawing", "InkPractice", "InkStorage", "LinuxIO",
      "ProgramOptions",
    ]),
  // What programs of other people look like.
  program("notes-example", ["StylusClient", "StylusModel"], path: "docs/examples/notes"),
  program("page-example", canvasRooms.map { .byName(name: $0) }, path: "docs/examples/page"),
  program(
    "sheets-example", ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"],
    path: "docs/examples/sheets"),
  program(
    "scribble-example",
    [
      "Evdev", "InkCanvas", "InkDrawing", "InkGeometry", "InkPractice", "InkSynthesis", "LinuxIO",
      "ProgramOptions", "StylusModel",
    ], path: "docs/examples/scribble"),
  program(
    "elements-example",
    [
      "CWayland", "InkDrawing", "InkGeometry", "InkPractice", "InkRendering", "LinuxIO",
      "ProgramOptions", "StylusClient", "StylusModel", "StylusProtocol", "WaylandClient",
    ], path: "docs/examples/scribble-elements"),
  program(
    "gallery-example",
    [
      "InkCanvas", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry", "InkRendering",
      "InkStorage", "InkSynthesis", "StylusModel",
    ], path: "docs/examples/gallery"),
]

let kits: [Target] = [
  kit("StylusTestKit", ["Evdev", "StylusModel"]),
  kit("ProgramKit", ["LinuxIO", "StylusClient", "StylusModel", "StylusProtocol"]),
  kit("OracleKit"),
  kit("BusKit", ["CSystemd", "LinuxIO", "ProgramKit"]),
  kit(
    "CompositorKit",
    [
      "CWayland", "InkDrawing", "InkGeometry", "InkRendering", "LinuxIO", "ProgramKit", "Units",
      "WaylandClient",
    ]),
  kit("SimulatedPens", ["InkSynthesis", "StylusModel", "StylusPipeline"]),
  kit("PenTraces"),
  kit("Handwriting", ["InkRecognition", "StylusModel"]),
  kit(
    "PracticeHands",
    ["Handwriting", "InkGeometry", "InkPractice", "InkRecognition", "InkSynthesis"]),
  kit("PublicPredictors"),
  kit("PredictionYardstick", ["PublicPredictors"]),
  kit(
    "FittingYardstick",
    ["InkDrawing", "InkFitting", "InkGeometry", "InkSynthesis", "PublicPredictors", "StylusModel"]),
]

let moduleTests: [Target] = [
  tests(of: "Units", in: .model),
  tests(of: "StylusModel", in: .model),

  tests(of: "ProgramOptions", in: .system, ["ProgramKit"]),
  tests(of: "LinuxIO", in: .system, ["BusKit", "CLinux", "CSystemd", "ProgramKit", "Units"]),
  tests(of: "CInterface", in: .system, ["CStylus", "StylusModel"]),
  tests(of: "Settings", in: .system, ["LinuxIO", "StylusModel"]),

  tests(of: "InkGeometry", in: .ink, ["CMath", "InkSynthesis", "OracleKit"]),
  tests(of: "InkDrawing", in: .ink, ["InkGeometry", "InkSynthesis", "OracleKit", "StylusModel"]),
  tests(
    of: "InkEditing", in: .ink,
    [
      "InkDrawing", "InkFitting", "InkGeometry", "InkRendering", "InkStorage", "InkSynthesis",
      "StylusModel",
    ]),
  tests(
    of: "InkFitting", in: .ink,
    ["FittingYardstick", "InkDrawing", "InkGeometry", "PredictionYardstick", "StylusModel"]),
  tests(of: "InkRendering", in: .ink, ["InkDrawing", "InkGeometry", "InkSynthesis"]),
  tests(of: "InkStorage", in: .ink, ["InkDrawing", "InkGeometry", "InkSynthesis", "OracleKit"]),
  tests(
    of: "InkFormats", in: .ink,
    [
      "CZlib", "InkDrawing", "InkGeometry", "InkRendering", "InkStorage", "InkSynthesis",
      "OracleKit",
    ]),
  tests(
    of: "InkRecognition", in: .ink,
    ["Handwriting", "InkDrawing", "InkGeometry", "InkSynthesis", "StylusModel"]),
  tests(of: "InkPractice", in: .ink, ["InkDrawing", "InkGeometry"]),
  tests(of: "Ink", in: .ink, ["InkSynthesis"]),
  tests(of: "InkFoundation", in: .ink, ["InkDrawing", "InkGeometry"]),

  tests(of: "Evdev", in: .pen, ["InkSynthesis", "StylusModel", "StylusTestKit"]),
  tests(of: "InkSynthesis", in: .pen, ["StylusModel"]),
  tests(of: "StylusPipeline", in: .pen, ["InkSynthesis", "SimulatedPens", "StylusModel"]),
  tests(
    of: "StylusDevices", in: .pen,
    [
      "Evdev", "InkSynthesis", "LinuxIO", "SimulatedPens", "StylusModel", "StylusPipeline",
      "StylusTestKit",
    ]),
  tests(
    of: "VirtualTablets", in: .pen,
    ["CLinux", "Evdev", "LinuxIO", "StylusModel", "StylusTestKit"]),

  tests(of: "StylusProtocol", in: .service, ["InkSynthesis", "StylusModel"]),
  tests(of: "VarlinkServer", in: .service, ["LinuxIO", "StylusModel", "StylusProtocol"]),
  tests(
    of: "StylusClient", in: .service,
    ["LinuxIO", "ProgramKit", "StylusModel", "StylusProtocol", "stylusd"]),
  tests(
    of: "StrokeJournal", in: .service,
    ["InkSynthesis", "LinuxIO", "ProgramKit", "StylusModel", "StylusProtocol"]),

  tests(of: "FramePacing", in: .overlay, ["StylusModel"]),
  tests(
    of: "InkCanvas", in: .overlay,
    [
      "InkDrawing", "InkEditing", "InkFitting", "InkGeometry", "InkRendering", "InkSynthesis",
      "StylusModel",
    ]),
  tests(
    of: "ToolPicker", in: .overlay,
    ["InkDrawing", "InkEditing", "InkGeometry", "InkRendering", "Units"]),
  tests(
    of: "PenFollowing", in: .overlay,
    ["InkFitting", "InkGeometry", "StylusClient", "StylusModel", "StylusProtocol"]),
  tests(of: "TrayItem", in: .overlay, ["BusKit", "LinuxIO", "ProgramKit", "Units"]),
  tests(of: "WaylandClient", in: .overlay, ["CompositorKit", "LinuxIO", "ProgramKit", "Units"]),
  tests(
    of: "OverlayConfiguration", in: .overlay,
    [
      "InkCanvas", "InkDrawing", "InkEditing", "InkGeometry", "LinuxIO", "Settings", "StylusModel",
      "StylusProtocol",
    ]),
  tests(
    of: "InkScreens", in: .overlay,
    [
      "InkCanvas", "InkDrawing", "InkEditing", "InkGeometry", "InkStorage", "InkSynthesis",
      "LinuxIO", "OverlayConfiguration", "StylusClient", "StylusModel", "StylusProtocol",
      "WaylandClient",
    ]),

  tests(
    of: "WetInk", in: .canvas,
    [
      "CompositorKit", "FramePacing", "InkCanvas", "InkDrawing", "InkEditing", "InkFitting",
      "InkGeometry", "InkRendering", "LinuxIO", "PenFollowing", "ProgramKit", "StylusModel",
      "WaylandClient",
    ]),
  tests(
    of: "StylusCanvas", in: .canvas,
    [
      "CInterface", "CStylus", "CompositorKit", "InkCanvas", "InkDrawing", "InkEditing",
      "InkFitting", "InkGeometry", "InkStorage", "StylusModel", "WetInk",
    ]),

  tests(of: "TextFields", in: .scribble, ["InkGeometry", "InkRecognition", "Units"]),
  tests(
    of: "Accessibility", in: .scribble,
    [
      "BusKit", "CSystemd", "InkGeometry", "InkRecognition", "LinuxIO", "ProgramKit", "TextFields",
      "Units",
    ]),
  tests(
    of: "SwayDesktop", in: .scribble,
    [
      "CompositorKit", "Desktops", "InkGeometry", "LinuxIO", "ProgramKit", "TextFields", "Units",
    ]),
  tests(
    of: "WayfireDesktop", in: .scribble,
    [
      "CompositorKit", "Desktops", "InkGeometry", "InputMethods", "LinuxIO", "ProgramKit",
      "TextFields", "Units",
    ]),
  tests(
    of: "KWinDesktop", in: .scribble,
    [
      "BusKit", "CSystemd", "CompositorKit", "Desktops", "InkGeometry", "LinuxIO", "ProgramKit",
      "TextFields", "Units", "WaylandClient",
    ]),
  tests(
    of: "GnomeDesktop", in: .scribble,
    ["BusKit", "Desktops", "InkGeometry", "LinuxIO", "ProgramKit", "TextFields", "Units"]),
  tests(
    of: "InputMethods", in: .scribble,
    [
      "BusKit", "CSystemd", "CXkbcommon", "CompositorKit", "Desktops", "LinuxIO", "ProgramKit",
      "Units", "WaylandClient",
    ]),
  tests(
    of: "ProgramElements", in: .scribble,
    ["InkGeometry", "InkRecognition", "StylusProtocol", "TextFields", "Units"]),
  tests(
    of: "StylusInkLibrary", in: .library,
    ["CInterface", "CStylus", "InkDrawing", "InkFitting", "InkGeometry", "InkRendering"]),
  tests(
    of: "StylusLibrary", in: .library,
    [
      "CInterface", "CStylus", "CommandSupport", "StylusClient", "StylusDevices", "StylusModel",
      "StylusPipeline", "StylusProtocol",
    ]),

  tests(
    of: "StylusDaemon", in: .programs,
    [
      "CommandSupport", "InkSynthesis", "LinuxIO", "ProgramKit", "Settings", "SimulatedPens",
      "StrokeJournal", "StylusDevices", "StylusModel", "StylusPipeline", "StylusProtocol",
      "TerminalInk", "VarlinkServer",
    ]),
  tests(
    of: "Calibration", in: .programs,
    [
      "CompositorKit", "InkCanvas", "InkGeometry", "InkRendering", "OverlayConfiguration",
      "Settings", "StylusClient", "StylusModel", "StylusProtocol", "WaylandClient",
    ]),
  tests(
    of: "InkOverlay", in: .programs,
    [
      "BusKit", "CSystemd", "CompositorKit", "Evdev", "InkCanvas", "InkDrawing", "InkEditing",
      "InkGeometry",
      "InkRendering", "InkScreens", "InkStorage", "InkSynthesis", "LinuxIO", "OverlayConfiguration",
      "ProgramKit", "Settings", "StylusClient", "StylusModel", "StylusProtocol", "TrayItem",
      "VarlinkServer", "WaylandClient", "inkoverlay", "stylusctl", "stylusd",
    ]),
  tests(
    of: "InkScribble", in: .programs,
    [
      "Accessibility", "Desktops", "GnomeDesktop", "InkCanvas", "InkGeometry", "InputMethods",
      "KWinDesktop", "LinuxIO", "ProgramKit", "Settings", "StylusClient", "StylusModel",
      "StylusProtocol", "SwayDesktop", "TextFields", "Units", "WaylandClient", "WayfireDesktop",
      "WritingStore", "elements-example", "inkscribe", "scribble-example", "stylusctl", "stylusd",
    ]),
  tests(
    of: "TerminalInk", in: .programs,
    ["CommandSupport", "StylusModel", "StylusProtocol", "StylusTestKit"]),
  tests(of: "StylusDoctor", in: .programs, ["LinuxIO"]),
  tests(of: "SetupPlan", in: .programs, ["StylusProtocol"]),
  tests(of: "DesktopSetup", in: .programs, ["LinuxIO", "SetupPlan", "StylusProtocol"]),
  tests(
    of: "WritingStore", in: .programs,
    ["InkRecognition", "LinuxIO"]),
  tests(
    of: "TextRecognition", in: .programs,
    [
      "InkDrawing", "InkGeometry", "InkRecognition", "LinuxIO", "StylusClient", "StylusModel",
      "StylusProtocol", "StylusTestKit",
    ]),
  tests(
    of: "InkConversion", in: .programs,
    ["InkDrawing", "InkGeometry", "StylusModel", "StylusTestKit"]),
  tests(
    of: "StylusctlCommands", in: .programs,
    [
      "InkConversion", "InkEditing", "InkRecognition", "ProgramOptions", "StylusModel",
      "StylusPipeline", "StylusProtocol", "StylusTestKit",
    ]),
  tests(
    "ProgramTests", in: .programs,
    [
      "Evdev", "InkDrawing", "InkGeometry", "InkStorage", "ProgramKit", "StylusClient",
      "StylusModel", "StylusPipeline", "StylusProtocol", "StylusTestKit", "inkoverlay", "inkscribe",
      "notes-example", "stylusctl", "stylusd",
    ]),
  // Need a kernel with uinput and uhid, and STYLUSD_KERNEL_TESTS=1.
  tests(
    "KernelTests", in: .programs,
    [
      "CLibinput", "CLinux", "CompositorKit", "Evdev", "InkCanvas", "InkDrawing", "InkGeometry",
      "InkScreens", "InkStorage", "LinuxIO", "ProgramKit", "StylusClient", "StylusDevices",
      "StylusModel", "StylusPipeline", "StylusProtocol", "StylusTestKit", "VirtualTablets",
      "WaylandClient", "inkoverlay", "stylusctl", "stylusd",
    ]),

  tests(of: "PenTraces", in: .support),
  tests(of: "PublicPredictors", in: .support, ["PredictionYardstick"]),
]

/// What measures, and what makes the weights that ship; nothing of it is part of an ordinary build.
let workshop: [Target] = [
  .executableTarget(
    name: "train-predictor",
    dependencies: [
      "CMath", "InkSynthesis", "PenTraces", "ProgramOptions", "StylusModel", "StylusPipeline",
    ],
    path: "Training/Predictor", exclude: ["checked.sum", "short.sum"], swiftSettings: house),
  .executableTarget(
    name: "train-recogniser",
    dependencies: ["Handwriting", "InkRecognition", "InkSynthesis", "ProgramOptions"],
    path: "Training/Recogniser", exclude: ["checked.sum", "short.sum"], swiftSettings: house),
  .executableTarget(
    name: "train-practice",
    dependencies: [
      "Handwriting", "InkGeometry", "InkPractice", "InkRecognition", "InkSynthesis",
      "PracticeHands", "ProgramOptions",
    ],
    path: "Training/Practice", swiftSettings: house),
  .executableTarget(
    name: "make-letters",
    dependencies: [
      "InkDrawing", "InkFitting", "InkGeometry", "InkPractice", "InkStorage", "InkSynthesis",
      "StylusModel",
    ],
    path: "Training/Letters", swiftSettings: house),
  benchmark(
    "practice",
    [
      "Handwriting", "InkGeometry", "InkPractice", "InkSynthesis", "PracticeHands",
      "ProgramOptions",
    ]),
  benchmark(
    "prediction",
    [
      "PenTraces", "PredictionYardstick", "ProgramOptions", "PublicPredictors", "SimulatedPens",
      "StylusDevices", "StylusModel", "StylusPipeline",
    ]),
  benchmark(
    "reconciliation", ["SimulatedPens", "StylusDevices", "StylusModel", "StylusPipeline"]),
  benchmark(
    "recognition",
    [
      "Handwriting", "InkDrawing", "InkFormats", "InkGeometry", "InkRecognition", "InkSynthesis",
      "ProgramOptions", "StylusModel", "TextRecognition",
    ]),
  benchmark(
    "gestures",
    [
      "Handwriting", "InkGeometry", "InkRecognition", "InkSynthesis", "ProgramOptions",
      "StylusModel", "TextFields", "Units",
    ]),
  benchmark("library", ["CStylus", "LinuxIO", "StylusModel", "StylusPipeline"]),
  benchmark(
    "scribble",
    [
      "Accessibility", "InkGeometry", "LinuxIO", "SwayDesktop", "TextFields", "Units",
      "WaylandClient",
    ], exclude: ["run"]),
  benchmark("handover", ["LinuxIO", "StylusModel", "StylusPipeline"]),
  .executableTarget(name: "service-yardstick", path: "Benchmarks/service/yardstick"),
  benchmark(
    "service",
    ["Evdev", "LinuxIO", "ProgramOptions", "StylusClient", "StylusModel", "StylusProtocol"],
    in: "service/driver"),
  benchmark(
    "fitting", ["FittingYardstick", "InkDrawing", "InkFitting", "PredictionYardstick"],
    exclude: ["peers.py", "tables.py"]),
  benchmark("regions", ["InkGeometry"], exclude: ["compare.py"]),
  benchmark("drawing", ["InkDrawing", "InkEditing", "InkGeometry"]),
  benchmark("keeping", ["InkDrawing", "InkEditing", "InkGeometry", "InkStorage", "LinuxIO"]),
  benchmark("ink-size", ["InkDrawing", "InkGeometry", "InkStorage"], exclude: ["compare.py"]),
  benchmark("conversion", ["InkDrawing", "InkGeometry", "InkStorage"], exclude: ["run"]),
  benchmark(
    "first-screen", ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"],
    exclude: ["run"]),
  benchmark("pictures", ["InkDrawing", "InkFormats", "InkGeometry"]),
  benchmark(
    "previews", ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"]),
  .systemLibrary(
    name: "CCairo", path: "Benchmarks/raster/CCairo", pkgConfig: "cairo",
    providers: [.apt(["libcairo2-dev"])]),
  benchmark(
    "raster",
    [
      "CCairo", "InkDrawing", "InkGeometry", "InkRendering", "InkSynthesis", "StylusModel",
    ],
    in: "raster/driver"),
  benchmark("canvas", canvasRooms.map { .byName(name: $0) }),
  benchmark(
    "picker",
    [
      "InkDrawing", "InkEditing", "InkFormats", "InkGeometry", "InkRendering", "ToolPicker",
      "Units",
    ]),
  benchmark(
    "overlay",
    [
      "Evdev", "InkCanvas", "InkDrawing", "InkFitting", "InkGeometry", "InkOverlay", "InkRendering",
      "LinuxIO", "PredictionYardstick", "ProgramOptions", "PublicPredictors", "StylusClient",
      "StylusModel", "StylusProtocol", "WaylandClient",
    ],
    in: "overlay/driver"),
]

/// Of the tests only those that STYLUSD_TESTS names, if it is set: `STYLUSD_TESTS=StylusModelTests swift test`
/// builds what these need and no more.
let chosenTests = Context.environment["STYLUSD_TESTS"].map { names in
  moduleTests.filter { names.split(separator: " ").map(String.init).contains($0.name) }
}

let package = Package(
  name: "stylusd",
  products: [
    .library(name: "StylusModel", targets: ["StylusModel"]),
    .library(
      name: "Ink",
      targets: [
        "Ink", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry", "InkRendering",
        "InkStorage",
      ]),
    .library(name: "InkFoundation", targets: ["InkFoundation"]),
    .library(name: "InkCanvas", targets: canvasRooms),
    .library(name: "InkPractice", targets: ["InkPractice"]),
    .library(name: "StylusClient", targets: ["StylusClient"]),
    // For programs in any language; scripts/canvas-library and scripts/library make them as installed.
    .library(name: "stylus-canvas", type: .dynamic, targets: ["StylusCanvas"]),
    .library(name: "stylus", type: .dynamic, targets: ["StylusLibrary"]),
    .library(name: "stylus-ink", type: .dynamic, targets: ["StylusInkLibrary"]),
    .executable(name: "stylusd", targets: ["stylusd"]),
    .executable(name: "stylusctl", targets: ["stylusctl"]),
    .executable(name: "inkoverlay", targets: ["inkoverlay"]),
    .executable(name: "inkscribe", targets: ["inkscribe"]),
  ],
  targets: libraries + modules + kits + (chosenTests ?? moduleTests)
    + (Context.environment["STYLUSD_BENCHMARKS"] == nil ? [] : workshop),
  swiftLanguageModes: [.v6]
)
