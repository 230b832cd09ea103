import Foundation

/// A folder for one test; it goes with its owner.
final class TestFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("stylusd-\(UUID().uuidString.prefix(8))").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in it.
  func path(_ name: String) -> String { path + "/" + name }
}
