import Foundation
import PredictionYardstick

/// The freely licensed writers that may lie beside the project.
enum Writers {
  /// Their table; nil where it is not. STYLUSD_DATA names another place to look in.
  static let file: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = ProcessInfo.processInfo.environment["STYLUSD_DATA"].map(URL.init(fileURLWithPath:))
    let path = (data ?? root.appendingPathComponent("../shared/data"))
      .appendingPathComponent("pen-traces/marzinotto_wacom133.csv").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// The names in the table.
  static let names = (0..<10).map { "w\($0)" }

  private static let read = Result {
    try PenTrace.table(String(contentsOfFile: file ?? "", encoding: .utf8), name: "writers")
  }

  /// What they wrote.
  static func all() throws -> [PenTrace] { try read.get() }
}
