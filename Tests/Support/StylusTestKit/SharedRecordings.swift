package import Foundation

/// The recordings of real tablets that may lie beside the project; none where they do not.
package enum SharedRecordings {
  /// Their folder; nil where there is none. STYLUSD_DATA names another place to look in.
  package static let folder: URL? = {
    let data = ProcessInfo.processInfo.environment["STYLUSD_DATA"].map(URL.init(fileURLWithPath:))
    let folder = (data ?? packageRoot.appendingPathComponent("../shared/data"))
      .appendingPathComponent("recordings").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether tests of them can run.
  package static var areThere: Bool { folder != nil }

  /// The paths of the files that hold events, in the order of their names.
  package static var paths: [String] {
    folder.map { folder in
      names.filter { $0.hasSuffix(".events") }.map { folder.appendingPathComponent($0).path }
    } ?? []
  }

  /// Recordings and descriptions with their names, in the order of names.
  package static let files: [(name: String, bytes: [UInt8])] = {
    guard let folder else { return [] }
    let endings = [".events", ".desc", ".device"]
    return names.filter { name in endings.contains { name.hasSuffix($0) } }.compactMap {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent($0)) else { return nil }
      return ($0, [UInt8](data))
    }
  }()

  private static var names: [String] {
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    return (names ?? []).sorted()
  }
}

/// The folder of the package's manifest.
package let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
