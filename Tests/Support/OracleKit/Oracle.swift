import Foundation
package import Testing

/// Programs in Python that compare ours with libraries that we did not write.
///
/// They are in `Tests/Support/Oracles`, and the libraries in a virtual environment that
/// `scripts/setup oracles` makes in `.build/oracles`; STYLUSD_ORACLES names the folder of another
/// one. A suite that needs them has the trait `.enabled(if: Oracle.isThere, Oracle.mend)`.
package enum Oracle {
  /// Whether there is a Python with the libraries.
  package static var isThere: Bool { FileManager.default.isExecutableFile(atPath: python.path) }

  /// What to do where there is none.
  package static var mend: Comment {
    "not compared with other libraries: there is no \(python.path). Fix: scripts/setup oracles"
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let python: URL = {
    let folder = ProcessInfo.processInfo.environment["STYLUSD_ORACLES"]
    return
      (folder.map { URL(fileURLWithPath: $0) } ?? root.appendingPathComponent(".build/oracles"))
      .appendingPathComponent("bin/python")
  }()

  /// What an oracle said instead of an answer.
  package struct OracleError: Error, CustomStringConvertible {
    package let description: String
  }

  /// Gives the oracle `Tests/Support/Oracles/NAME.py` a file of cases, and returns the lines that
  /// it prints.
  ///
  /// - Parameters:
  ///   - cases: one a line, in whatever form that oracle reads.
  ///   - arguments: what follows the file's name.
  /// - Throws: ``Failure`` with its last words if it did not end well.
  package static func lines(
    of name: String, cases: [String], arguments: [String] = []
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("oracle-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("cases")
    try Data(cases.map { $0 + "\n" }.joined().utf8).write(to: file)
    let script = root.appendingPathComponent("Tests/Support/Oracles/\(name).py").path
    let output = try run([script, file.path] + arguments, in: folder)
    return output.split(separator: "\n").map(String.init)
  }

  // Output and errors go to files, for a full pipe would stop the oracle.
  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let (output, errors) = (
      folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = python
    process.arguments = ["-B"] + arguments
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      throw OracleError(
        description: "\(arguments[0]) left with \(process.terminationStatus): \(said.suffix(2000))")
    }
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
