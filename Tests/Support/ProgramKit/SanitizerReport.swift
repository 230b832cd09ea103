package import Foundation

/// How a sanitizer says that a program that was built with it has done wrong.
package enum SanitizerReport {
  /// The status with which such a program ends; none of ours, nor of a sanitizer that is told
  /// nothing.
  static let status: Int32 = 86

  /// What a program must have in its environment to end with that status.
  static let environment = Dictionary(
    uniqueKeysWithValues: ["TSAN_OPTIONS", "ASAN_OPTIONS", "LSAN_OPTIONS"].map {
      ($0, "exitcode=\(status)")
    })

  /// What a program that has written this, and ended with this status, was blamed for; nil if for
  /// nothing.
  ///
  /// A program that was told to close its standard error has no more than the status.
  package static func found(in log: String, status: Int32?) -> String? {
    let names = ["ThreadSanitizer", "AddressSanitizer", "LeakSanitizer"]
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { line in
      names.contains { line.contains(": \($0): ") || line.hasPrefix("\($0):") }
    }
    if let begin { return lines[begin...].joined(separator: "\n") }
    return status == Self.status ? "a sanitizer ended the program, and its report is lost" : nil
  }

  /// Which sanitizer this process was built with; nil for none.
  package static let ours = try? sanitizer(of: URL(fileURLWithPath: "/proc/self/exe"))

  /// Which sanitizer a program was built with, as the compiler calls it (`thread`, `address`); nil
  /// for an ordinary one.
  ///
  /// - Throws: if the program cannot be read.
  package static func sanitizer(of program: URL) throws -> String? {
    let data = try Data(contentsOf: program, options: .alwaysMapped)
    // Put together here, so that nobody finds the names in ourselves; the library of the address
    // sanitizer knows the other one by name, too.
    return [("address", "asan"), ("thread", "tsan")].first { _, name in
      data.range(of: Data("__\(name)_init".utf8)) != nil
    }?.0
  }
}
