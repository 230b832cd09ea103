import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Not with programs under the thread sanitizer: to begin, it needs /proc, and a file of its own
  /// that is longer than a limit of file sizes allows.
  package static var withoutThreadSanitizer: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["STYLUSD_SANITIZER"] == "thread",
      "the thread sanitizer cannot begin there")
  }
}
