import Foundation
package import Testing

/// A sway without a screen, of its own; ended with the value.
///
/// Its first output is HEADLESS-1, 1280x720 at 60 Hz. A suite that needs it has the trait
/// `.enabled(if: Sway.isThere, Sway.mend)`.
package final class Sway {
  private let folder: CompositorFolder
  private var process: Process

  /// Whether it can be started, and looked at.
  package static var isThere: Bool { isInstalled("sway", "grim", "setpriv") }

  /// What to do where it cannot.
  package static var mend: Comment {
    "nothing was drawn on a compositor: there is no sway or no grim. Fix: scripts/setup compositors"
  }

  /// Starts one and waits until it listens.
  ///
  /// - Parameters:
  ///   - blanks: how many vertical blanks its outputs have in a thousand seconds
  ///     (``VerticalBlank``); nil for none, and no word of what was shown.
  ///   - configuration: lines of its configuration besides.
  ///   - environment: what it has besides.
  package init(
    blanks: Int? = nil, configuration: String = "", environment: [String: String] = [:]
  ) throws {
    folder = try CompositorFolder()
    let preload = try blanks.map { [folder] rate in
      try VerticalBlank.environment(in: folder, millihertz: rate)
    }
    let environment = environment.merging(preload ?? [:]) { $1 }
    try """
    xwayland disable
    default_border none
    focus_follows_mouse no
    \(configuration)

    """.write(toFile: folder.path("config"), atomically: true, encoding: .utf8)
    process = try Self.launch(in: folder, environment)
    try folder.wait(for: "sway listens", of: process) { isListening }
  }

  /// Starts one that shows its outputs, WL-1 and so on, as windows of another, which must outlive
  /// it: ``unplug(_:)``.
  package convenience init(inside outer: Sway, outputs: Int) throws {
    try self.init(environment: [
      "WLR_BACKENDS": "wayland", "WLR_WL_OUTPUTS": "\(outputs)", "WAYLAND_DISPLAY": outer.socket,
    ])
  }

  deinit { end(process) }

  private static func launch(
    in folder: CompositorFolder, _ environment: [String: String]
  ) throws -> Process {
    try folder.start(
      "/usr/bin/sway", ["-c", folder.path("config")],
      [
        "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
      ].merging(environment) { $1 })
  }

  private var display: String? {
    folder.files { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }.first
  }

  private var control: String? { folder.files { $0.hasPrefix("sway-ipc.") }.first }

  /// Whether both sockets take connections: each is there a moment before it does.
  private var isListening: Bool {
    guard let display, let control else { return false }
    return CompositorFolder.takesConnections(display) && CompositorFolder.takesConnections(control)
  }

  /// The path of its Wayland socket.
  package var socket: String { display ?? folder.path("wayland-1") }

  /// The path of its control socket.
  package var controlSocket: String { control ?? folder.path("sway-ipc.sock") }

  /// Ends it at once, without a word to its clients.
  package func kill() { end(process) }

  /// Starts it again where it was, after ``kill()``.
  package func restart() throws {
    for file in folder.files({ $0.hasPrefix("wayland-") || $0.hasPrefix("sway-ipc.") }) {
      try FileManager.default.removeItem(atPath: file)
    }
    process = try Self.launch(in: folder, [:])
    try folder.wait(for: "sway listens", of: process) { isListening }
  }

  /// Gives it a command as in its configuration.
  package func command(_ words: String...) throws {
    let command = words.joined(separator: " ")
    let answer = try SwayControl.ask(.command, command, at: control ?? "")
    guard !String(decoding: answer, as: UTF8.self).contains(#""success": false"#) else {
      throw CompositorError(
        "sway refuses '\(command)': \(String(decoding: answer, as: UTF8.self))")
    }
  }

  /// Takes an output away from one that is inside this one. (sway 1.7 cannot do that to an output
  /// without a screen.)
  package func unplug(_ output: String) throws {
    try command("[title=\"wlroots - \(output)\"]", "kill")
  }

  /// Puts the pointer somewhere and clicks.
  package func click(x: Int, y: Int) throws {
    try command("seat", "seat0", "cursor", "set", "\(x)", "\(y)")
    try command("seat", "seat0", "cursor", "press", "button1")
    try command("seat", "seat0", "cursor", "release", "button1")
  }

  /// The app id of the window that has the focus.
  package func focusedWindow() throws -> String? {
    let tree = try JSONSerialization.jsonObject(
      with: SwayControl.ask(.tree, at: control ?? ""))
    return Self.focused(tree)
  }

  private static func focused(_ node: Any) -> String? {
    guard let node = node as? [String: Any] else { return nil }
    if node["focused"] as? Bool == true { return node["app_id"] as? String }
    let children = (node["nodes"] as? [Any] ?? []) + (node["floating_nodes"] as? [Any] ?? [])
    return children.lazy.compactMap { focused($0) }.first
  }

  /// What is on an output, in the output's own pixels.
  package func picture(of output: String = "HEADLESS-1") throws -> Picture {
    try Picture(ppm: run("/usr/bin/grim", ["-o", output, "-t", "ppm", "-"]))
  }

  /// Writes the same to a file, a PNG.
  package func write(_ output: String, to path: String) throws {
    _ = try run("/usr/bin/grim", ["-o", output, path])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": socket]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompositorError("\(program) \(arguments) left with \(process.terminationStatus)")
    }
    return data
  }
}

/// What is seen on an output.
package struct Picture: Equatable {
  package let width: Int
  package let height: Int
  private let bytes: [UInt8]

  init(ppm: Data) throws {
    let all = [UInt8](ppm)
    let words = all.prefix(40).split(maxSplits: 4) { $0 == 10 || $0 == 32 }
    guard words.count == 5, let width = Int(String(decoding: words[1], as: UTF8.self)),
      let height = Int(String(decoding: words[2], as: UTF8.self))
    else { throw CompositorError("that is no picture") }
    self.width = width
    self.height = height
    bytes = Array(all.suffix(width * height * 3))
  }

  /// A part of it: so many pixels without those at its edges.
  package func without(left: Int, top: Int, right: Int, bottom: Int) -> Picture {
    Picture(self, columns: left..<width - right, rows: top..<height - bottom)
  }

  private init(_ whole: Picture, columns: Range<Int>, rows: Range<Int>) {
    (width, height) = (columns.count, rows.count)
    bytes = rows.flatMap { row in
      whole.bytes[
        (row * whole.width + columns.lowerBound) * 3..<(row * whole.width + columns.upperBound) * 3]
    }
  }

  /// A pixel: red, green, blue in bits 16, 8, 0.
  package subscript(x: Int, y: Int) -> UInt32 {
    let start = (y * width + x) * 3
    return UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
  }

  /// The pixels in which another picture of this size differs, row by row.
  package func places(unlike other: Picture) -> [(x: Int, y: Int)] {
    var places: [(x: Int, y: Int)] = []
    for y in 0..<height where row(y) != other.row(y) {
      for x in 0..<width where self[x, y] != other[x, y] { places.append((x, y)) }
    }
    return places
  }

  private func row(_ y: Int) -> Data { Data(bytes[y * width * 3..<(y + 1) * width * 3]) }
}
