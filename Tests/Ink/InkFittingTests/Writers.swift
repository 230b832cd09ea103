import Foundation
import PredictionYardstick

/// The freely licensed writers that may lie beside the project.
enum Writers {
  /// Their table; nil where it is not. STYLUSD_DATA names another place to look in.
  static let file: String? = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = ProcessInfo.processInfo.environment["STYLUSD_DATA"].map(URL.init(fileURLWithPath:))
    let path = (data ?? root.appendingPathComponent("../shared/data"))
      .appendingPathComponent("pen-traces/marzinotto_wacom133.csv").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// The names in the table.
  static let names = (0..<10).map { "w\($0)" }

  private static let read = Result {
    try PenTrace.table(
      beginnings(String(contentsOfFile: file ?? "", encoding: .utf8)), name: "writers")
  }

  /// The header and the first thousand rows of every writer: enough for a test, and soon read.
  private static func beginnings(_ text: String) -> String {
    var counts: [String: Int] = [:]
    let rows = text.components(separatedBy: "\n").filter { row in
      let writer = String(row.prefix(2))
      counts[writer, default: 0] += 1
      return counts[writer, default: 0] <= 1000
    }
    return rows.joined(separator: "\n")
  }

  /// What they wrote at first.
  static func all() throws -> [PenTrace] { try read.get() }
}
