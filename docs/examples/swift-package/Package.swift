// swift-tools-version: 6.2

import PackageDescription

// A package outside of this repository names the repository instead of a path:
//
//     .package(url: "https://github.com/stylusd/stylusd.git", branch: "main")
//
// The C libraries that stylusd links must be installed: `scripts/setup build` of the repository installs them.
let package = Package(
  name: "today",
  dependencies: [.package(name: "stylusd", path: "../../..")],
  targets: [
    .executableTarget(
      name: "today",
      dependencies: [
        .product(name: "Ink", package: "stylusd"),
        .product(name: "StylusClient", package: "stylusd"),
        .product(name: "StylusModel", package: "stylusd"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
