// swift-tools-version: 6.0
import PackageDescription

// PKG_CONFIG_PATH must name where scripts/canvas-library put the widget.
let package = Package(
  name: "three",
  targets: [
    .systemLibrary(name: "CStylusCanvasGtk4", pkgConfig: "stylus-canvas-gtk4"),
    .executableTarget(name: "three", dependencies: ["CStylusCanvasGtk4"]),
  ])
