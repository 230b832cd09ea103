// swift-tools-version: 6.0
import PackageDescription

// PKG_CONFIG_PATH must name where scripts/canvas-library put the widget.
let package = Package(
  name: "practice-canvas",
  dependencies: [.package(name: "stylusd", path: "../../..")],
  targets: [
    .systemLibrary(name: "CStylusCanvasGtk4", pkgConfig: "stylus-canvas-gtk4"),
    // What is seen of a page and of the hand that practises on it is the other program's: Scene is
    // a link to its folder.
    .executableTarget(
      name: "practice-canvas",
      dependencies: [
        "CStylusCanvasGtk4", .product(name: "Ink", package: "stylusd"),
        .product(name: "InkPractice", package: "stylusd"),
      ]),
  ])
