import Foundation
import InkFormats
import InkGeometry
import Testing

/// A program of other people, which tests ask what it makes of a file; a test that needs one has
/// the trait `.enabled(if: ForeignTool.has("xmllint"), ForeignTool.mend)`.
enum ForeignTool {
  /// What to do where one is missing.
  static let mend: Comment =
    "not looked at by other programs: some are missing. Fix: scripts/setup formats"

  /// Whether all of these are installed.
  static func has(_ names: String...) -> Bool { names.allSatisfy { path(of: $0) != nil } }

  private static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a program said.
  struct Answer {
    let status: Int32
    let output: String
    let complaints: String

    /// All that it said.
    var said: String { output + complaints }
  }

  /// Runs a program; it must be installed.
  static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: name) ?? "/nonexistent/\(name)")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Nothing of the user's own settings, no display, English.
    process.environment = [
      "HOME": folder.path, "INKSCAPE_PROFILE_DIR": folder.path, "LC_ALL": "C.UTF-8",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
    let (output, complaints) = (
      folder.appending(path: "out.txt"), folder.appending(path: "err.txt")
    )
    for file in [output, complaints] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self))
  }

  /// A new folder, for as long as the work takes.
  static func inFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ink-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  /// What librsvg makes of an SVG, so many pixels to the millimeter.
  static func rsvg(
    _ svg: [UInt8], scale: Double, background: String = "white"
  ) throws -> PngImage {
    try inFolder { folder in
      try Data(svg).write(to: folder.appending(path: "a.svg"))
      let dots = "\(scale * 25.4)"
      let answer = try run(
        "rsvg-convert", ["-d", dots, "-p", dots, "-b", background, "-o", "a.png", "a.svg"],
        in: folder)
      return try picture("a.png", of: answer, in: folder)
    }
  }

  /// What Inkscape makes of an SVG on white.
  static func inkscape(_ svg: [UInt8], scale: Double) throws -> PngImage {
    try inFolder { folder in
      try Data(svg).write(to: folder.appending(path: "a.svg"))
      let answer = try run(
        "inkscape",
        [
          "--export-type=png", "--export-filename=a.png", "--export-area-page",
          "--export-background=white", "--export-dpi=\(scale * 25.4)", "a.svg",
        ], in: folder)
      return try picture("a.png", of: answer, in: folder)
    }
  }

  /// The names of what Inkscape finds in an SVG, and their boxes in millimeters.
  static func boxes(inInkscape svg: [UInt8]) throws -> [(name: Substring, box: Rect)] {
    let rows = try inFolder { folder in
      try Data(svg).write(to: folder.appending(path: "a.svg"))
      return try run("inkscape", ["--query-all", "a.svg"], in: folder).output
    }
    return rows.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: ",")
      // In CSS pixels, 96 to the inch.
      let sides = parts.dropFirst().map { (Double($0) ?? .nan) / 96 * 25.4 }
      guard sides.count == 4 else { return nil }
      return (parts[0], Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    }
  }

  /// What poppler makes of the page of a PDF on white.
  static func poppler(_ pdf: [UInt8], scale: Double) throws -> PngImage {
    try page(pdf, scale, "pdftocairo", ["-png", "-singlefile", "-r"], ["a.pdf", "a"])
  }

  /// What poppler makes of it with its other renderer, which programs for the desktop use.
  static func splash(_ pdf: [UInt8], scale: Double) throws -> PngImage {
    try page(pdf, scale, "pdftoppm", ["-png", "-singlefile", "-r"], ["a.pdf", "a"])
  }

  /// What MuPDF makes of it.
  static func mupdf(_ pdf: [UInt8], scale: Double) throws -> PngImage {
    try page(pdf, scale, "mutool", ["draw", "-q", "-o", "a.png", "-r"], ["a.pdf"])
  }

  private static func page(
    _ pdf: [UInt8], _ scale: Double, _ tool: String, _ before: [String], _ behind: [String]
  ) throws -> PngImage {
    try inFolder { folder in
      try Data(pdf).write(to: folder.appending(path: "a.pdf"))
      let answer = try run(tool, before + ["\(scale * 25.4)"] + behind, in: folder)
      return try picture("a.png", of: answer, in: folder)
    }
  }

  /// What Chromium makes of an SVG, on white and with more white around it.
  static func chromium(_ svg: [UInt8], scale: Double) throws -> PngImage {
    try inFolder { folder in
      try Data(svg).write(to: folder.appending(path: "a.svg"))
      let answer = try run(
        "chromium",
        [
          // Its sandbox wants rights that test machines do not give; the file is ours. The window
          // has a frame that the picture has not.
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--user-data-dir=\(folder.path)", "--force-device-scale-factor=\(scale * 25.4 / 96)",
          "--window-size=600,600", "--screenshot=a.png", "a.svg",
        ], in: folder)
      return try picture("a.png", of: answer, in: folder)
    }
  }

  private static func picture(_ name: String, of answer: Answer, in folder: URL) throws -> PngImage
  {
    guard answer.status == 0, let data = try? Data(contentsOf: folder.appending(path: name)) else {
      throw NoPictureError(complaints: answer.complaints)
    }
    return try PngImage(Array(data))
  }

  struct NoPictureError: Error {
    let complaints: String
  }
}

extension PngImage {
  /// One color of all pixels, 0...255: 0 red, 1 green, 2 blue, 3 alpha.
  func channel(_ number: Int) -> [Double] {
    stride(from: number, to: pixels.count, by: 4).map { Double(pixels[$0]) }
  }

  /// The upper left part of it.
  func cropped(width: Int, height: Int) throws -> PngImage {
    let rows = (0..<height).flatMap { row in
      pixels[(row * self.width * 4)..<(row * self.width + width) * 4]
    }
    return try PngImage(width: width, height: height, pixels: rows)
  }
}
