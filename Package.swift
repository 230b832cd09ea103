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

/// One room of the house; its imports are checked against docs/architecture.md.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: house,
    linkerSettings: linking)
}

/// The tests of one room.
func tests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies + ["StylusTestKit"],
    swiftSettings: house
  )
}

let package = Package(
  name: "stylusd",
  products: [
    .library(name: "InkModel", targets: ["InkModel"]),
    .library(
      name: "Ink",
      targets: [
        "InkDrawing", "InkFitting", "InkFormats", "InkGeometry", "InkRendering", "InkStorage",
      ]),
    .library(name: "StylusClient", targets: ["StylusClient"]),
    .executable(name: "stylusd", targets: ["stylusd"]),
    .executable(name: "stylusctl", targets: ["stylusctl"]),
    .executable(name: "inkoverlay", targets: ["inkoverlay"]),
  ],
  targets: [
    // 0: imports nothing.
    room("InkModel"),
    // Roots and roundings, which are exact, may be calls of the C library.
    room("InkGeometry", linking: [.linkedLibrary("m")]),
    room("ProgramOptions"),
    .target(name: "CLinux"),
    .target(
      name: "CWayland", exclude: ["protocols"],
      linkerSettings: [.linkedLibrary("wayland-client")]),
    .systemLibrary(name: "CMath"),
    .systemLibrary(
      name: "CLibinput", pkgConfig: "libinput libevdev libudev",
      providers: [.apt(["libinput-dev", "libevdev-dev", "libudev-dev"])]),
    .systemLibrary(
      name: "CSystemd", pkgConfig: "libsystemd", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CIni", pkgConfig: "inih", providers: [.apt(["libinih-dev"])]),
    .systemLibrary(
      name: "CSqlite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CPng", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // 1: pure rooms, and beside them the kernel.
    room("InkDrawing", ["InkGeometry"]),
    room("InkRendering", ["InkDrawing", "InkGeometry"]),
    room("InkFitting", ["InkDrawing", "InkGeometry", "InkModel"]),
    room("InkStorage", ["InkDrawing", "InkGeometry"]),
    room(
      "StylusPipeline", ["CMath", "InkModel"], resources: [.embedInCode("Predict/tip.weights")]),
    room("StylusProtocol", ["InkModel"]),
    room("Evdev", ["CMath", "InkModel"], resources: [.embedInCode("Tablets")]),
    room("InkSynthesis", ["CMath", "InkModel"]),
    room("FramePacing", ["InkModel"]),
    room("LinuxIO", ["CLinux", "CSystemd"]),
    room("SettingFiles", ["CIni", "InkModel", "ProgramOptions"]),

    // 2: what knows drawings, and adapters, one outside world each.
    room(
      "StylusDevices",
      ["CLibinput", "CYaml", "Evdev", "InkModel", "InkSynthesis", "LinuxIO", "StylusPipeline"],
      resources: [.embedInCode("Profiles/known.profiles")]),
    room("VirtualTablets", ["CLinux", "Evdev", "InkModel", "LinuxIO"]),
    room("InkFormats", ["CExpat", "CPng", "CZlib", "InkDrawing", "InkGeometry"]),
    room("StylusClient", ["InkModel", "LinuxIO", "StylusProtocol"]),
    room("StrokeJournal", ["CSqlite", "InkModel", "LinuxIO", "StylusProtocol"]),
    room("WaylandClient", ["CWayland", "LinuxIO"]),
    room("OverlayCommands", ["InkModel", "LinuxIO", "StylusProtocol"]),

    // 3: drawings as files of any format.
    room(
      "DrawingFiles", ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"]),

    // The ink on an output; pure.
    room(
      "InkCanvas", ["InkDrawing", "InkFitting", "InkGeometry", "InkModel", "InkRendering"]),

    // 4: wiring.
    room(
      "StylusDaemon",
      [
        "Evdev", "InkModel", "LinuxIO", "ProgramOptions", "SettingFiles", "StrokeJournal",
        "StylusDevices", "StylusPipeline", "StylusProtocol",
      ]),
    room(
      "StylusTools",
      [
        "DrawingFiles", "Evdev", "InkDrawing", "InkFitting", "InkFormats", "InkGeometry",
        "InkModel", "InkStorage", "InkSynthesis", "LinuxIO", "ProgramOptions", "StrokeJournal",
        "StylusClient", "StylusDevices", "StylusPipeline", "StylusProtocol", "VirtualTablets",
      ]),

    // What the overlay is told by its configuration.
    room(
      "OverlaySettings",
      [
        "InkCanvas", "InkDrawing", "InkGeometry", "InkModel", "LinuxIO", "ProgramOptions",
        "SettingFiles", "StylusProtocol",
      ]),

    // 5: the overlay.
    room(
      "InkOverlay",
      [
        "DrawingFiles", "FramePacing", "InkCanvas", "InkDrawing", "InkFitting", "InkGeometry",
        "InkModel", "InkRendering", "LinuxIO", "OverlayCommands", "OverlaySettings",
        "StylusClient", "StylusProtocol", "WaylandClient",
      ]),

    // 6: arguments and exit code only.
    .executableTarget(
      name: "stylusd", dependencies: ["LinuxIO", "ProgramOptions", "StylusDaemon"],
      swiftSettings: house),
    .executableTarget(name: "stylusctl", dependencies: ["StylusTools"], swiftSettings: house),
    .executableTarget(
      name: "inkoverlay",
      dependencies: [
        "InkCanvas", "InkModel", "InkOverlay", "LinuxIO", "OverlaySettings", "ProgramOptions",
        "StylusProtocol",
      ],
      swiftSettings: house),

    // What programs of other people look like.
    .executableTarget(
      name: "notes-example", dependencies: ["InkModel", "StylusClient"],
      path: "docs/examples/notes", swiftSettings: house),

    .executableTarget(
      name: "sheets-example",
      dependencies: ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"],
      path: "docs/examples/sheets", swiftSettings: house),

    // Tests.
    .target(
      name: "StylusTestKit",
      dependencies: [
        "Evdev", "InkModel", "LinuxIO", "StylusClient", "StylusPipeline", "StylusProtocol",
      ],
      path: "Tests/StylusTestKit", swiftSettings: house),
    .target(name: "OracleKit", path: "Tests/OracleKit", swiftSettings: house),
    .target(
      name: "CompositorKit",
      dependencies: ["InkDrawing", "InkGeometry", "InkRendering", "LinuxIO", "WaylandClient"],
      path: "Tests/CompositorKit", swiftSettings: house),
    .target(
      name: "SimulatedPens", dependencies: ["InkModel", "InkSynthesis", "StylusPipeline"],
      path: "Tests/SimulatedPens", swiftSettings: house),
    .target(
      name: "PublicPredictors", path: "Tests/PublicPredictors", swiftSettings: house),
    .target(
      name: "PredictionYardstick", dependencies: ["PublicPredictors"],
      path: "Tests/PredictionYardstick", swiftSettings: house),
    .target(
      name: "FittingYardstick",
      dependencies: [
        "InkDrawing", "InkFitting", "InkGeometry", "InkModel", "InkSynthesis", "PublicPredictors",
      ],
      path: "Tests/FittingYardstick", swiftSettings: house),
    .executableTarget(
      name: "fitting-benchmark",
      dependencies: ["FittingYardstick", "InkDrawing", "InkFitting", "PredictionYardstick"],
      path: "Benchmarks/fitting", exclude: ["peers.py", "tables.py"], swiftSettings: house),
    .executableTarget(
      name: "prediction-benchmark",
      dependencies: [
        "InkModel", "PredictionYardstick", "ProgramOptions", "PublicPredictors", "SimulatedPens",
        "StylusDevices", "StylusPipeline",
      ],
      path: "Benchmarks/prediction", swiftSettings: house),
    .executableTarget(
      name: "reconciliation-benchmark",
      dependencies: ["InkModel", "SimulatedPens", "StylusDevices", "StylusPipeline"],
      path: "Benchmarks/reconciliation", swiftSettings: house),
    .executableTarget(
      name: "train-predictor",
      dependencies: ["CMath", "InkModel", "InkSynthesis", "ProgramOptions", "StylusPipeline"],
      path: "Benchmarks/training", exclude: ["checked.sum"], swiftSettings: house),
    .executableTarget(
      name: "handover-benchmark", dependencies: ["InkModel", "LinuxIO", "StylusPipeline"],
      path: "Benchmarks/handover", swiftSettings: house),
    .executableTarget(
      name: "first-screen-benchmark",
      dependencies: ["InkDrawing", "InkFormats", "InkGeometry", "InkRendering", "InkStorage"],
      path: "Benchmarks/first-screen", exclude: ["run"], swiftSettings: house),
    .executableTarget(
      name: "ink-size-benchmark", dependencies: ["InkDrawing", "InkGeometry", "InkStorage"],
      path: "Benchmarks/ink-size", exclude: ["compare.py"], swiftSettings: house),
    .executableTarget(
      name: "drawing-benchmark", dependencies: ["InkDrawing", "InkGeometry"],
      path: "Benchmarks/drawing", swiftSettings: house),
    .executableTarget(
      name: "regions-benchmark", dependencies: ["InkGeometry"], path: "Benchmarks/regions",
      exclude: ["compare.py"], swiftSettings: house),
    .systemLibrary(
      name: "CCairo", path: "Benchmarks/raster/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .executableTarget(
      name: "raster-benchmark",
      dependencies: [
        "CCairo", "InkDrawing", "InkGeometry", "InkModel", "InkRendering", "InkSynthesis",
      ],
      path: "Benchmarks/raster/driver", swiftSettings: house),
    .executableTarget(
      name: "canvas-benchmark",
      dependencies: [
        "InkCanvas", "InkDrawing", "InkFitting", "InkGeometry", "InkModel", "InkRendering",
      ],
      path: "Benchmarks/canvas", swiftSettings: house),
    .executableTarget(
      name: "overlay-benchmark",
      dependencies: [
        "Evdev", "InkCanvas", "InkDrawing", "InkFitting", "InkGeometry", "InkModel", "InkOverlay",
        "InkRendering", "LinuxIO", "OverlaySettings", "PredictionYardstick", "ProgramOptions",
        "PublicPredictors", "StylusClient", "StylusProtocol", "WaylandClient",
      ],
      path: "Benchmarks/overlay/driver", swiftSettings: house),
    .executableTarget(
      name: "pictures-benchmark", dependencies: ["InkDrawing", "InkFormats", "InkGeometry"],
      path: "Benchmarks/pictures", swiftSettings: house),
    .executableTarget(name: "service-yardstick", path: "Benchmarks/service/yardstick"),
    .executableTarget(
      name: "service-benchmark",
      dependencies: [
        "Evdev", "InkModel", "LinuxIO", "ProgramOptions", "StylusClient", "StylusProtocol",
      ],
      path: "Benchmarks/service/driver", swiftSettings: house),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Evdev", "InkDrawing", "InkGeometry", "InkModel", "InkStorage", "StylusClient",
        "StylusPipeline", "StylusProtocol", "StylusTestKit", "inkoverlay", "notes-example",
        "stylusctl", "stylusd",
      ],
      swiftSettings: house),
    tests(of: "InkModel"),
    tests(of: "InkGeometry", ["CMath", "InkSynthesis", "OracleKit"]),
    tests(of: "InkDrawing", ["InkGeometry", "InkModel", "InkSynthesis", "OracleKit"]),
    tests(of: "InkRendering", ["InkDrawing", "InkGeometry", "InkSynthesis"]),
    tests(
      of: "InkCanvas",
      ["InkDrawing", "InkFitting", "InkGeometry", "InkModel", "InkRendering", "InkSynthesis"]),
    tests(of: "InkStorage", ["InkDrawing", "InkGeometry", "InkSynthesis", "OracleKit"]),
    tests(
      of: "InkFitting",
      ["FittingYardstick", "InkDrawing", "InkGeometry", "InkModel", "PredictionYardstick"]),
    tests(
      of: "InkFormats",
      ["CZlib", "InkDrawing", "InkGeometry", "InkRendering", "InkSynthesis", "OracleKit"]),
    tests(of: "FramePacing", ["InkModel"]),
    tests(of: "LinuxIO", ["CLinux"]),
    tests(of: "Evdev", ["InkModel", "InkSynthesis"]),
    tests(
      of: "StylusDevices", ["Evdev", "InkModel", "InkSynthesis", "LinuxIO", "StylusPipeline"]),
    tests(of: "InkSynthesis", ["InkModel"]),
    tests(of: "StylusPipeline", ["InkModel", "InkSynthesis", "SimulatedPens"]),
    tests(
      of: "StylusClient", ["InkModel", "LinuxIO", "StylusProtocol", "stylusd"]),
    tests(
      of: "StylusDaemon",
      [
        "InkModel", "InkSynthesis", "LinuxIO", "SimulatedPens", "StrokeJournal", "StylusDevices",
        "StylusPipeline", "StylusProtocol", "StylusTools",
      ]),
    tests(of: "StrokeJournal", ["InkModel", "InkSynthesis", "LinuxIO"]),
    tests(of: "ProgramOptions"),
    tests(of: "PublicPredictors", ["PredictionYardstick"]),
    tests(
      of: "StylusTools",
      ["InkModel", "InkSynthesis", "LinuxIO", "StylusPipeline", "StylusProtocol"]),
    tests(of: "StylusProtocol", ["InkModel", "InkSynthesis"]),
    tests(of: "VirtualTablets", ["CLinux", "Evdev", "InkModel", "LinuxIO"]),
    tests(of: "WaylandClient", ["CompositorKit", "LinuxIO"]),
    tests(
      of: "InkOverlay",
      [
        "CompositorKit", "Evdev", "InkCanvas", "InkDrawing", "InkGeometry", "InkModel",
        "InkRendering", "InkStorage", "LinuxIO", "OverlaySettings", "StylusClient",
        "StylusProtocol", "WaylandClient", "inkoverlay", "stylusctl", "stylusd",
      ]),
    tests(
      of: "OverlayCommands", ["InkModel", "LinuxIO", "StylusClient", "StylusProtocol"]),
    tests(
      of: "OverlaySettings",
      ["InkCanvas", "InkDrawing", "InkGeometry", "InkModel", "LinuxIO", "StylusProtocol"]),
    // Need a kernel with uinput and uhid, and STYLUSD_KERNEL_TESTS=1.
    .testTarget(
      name: "KernelTests",
      dependencies: [
        "CLibinput", "CLinux", "CompositorKit", "Evdev", "InkCanvas", "InkDrawing", "InkGeometry",
        "InkModel", "InkOverlay", "InkStorage", "LinuxIO", "StylusClient", "StylusDevices",
        "StylusPipeline", "StylusProtocol", "StylusTestKit", "VirtualTablets", "WaylandClient",
        "inkoverlay", "stylusctl", "stylusd",
      ],
      swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
