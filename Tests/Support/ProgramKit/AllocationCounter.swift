import Foundation

/// What the threads of a program allocate, told by the library that `Tests/Support/Allocations`
/// builds.
///
///     let counter = try #require(AllocationCounter(writing: path))
///     let daemon = try programs.daemon([], socket: socket, environment: counter.environment)
///     let before = try counter.read()
///     ...
///     let spent = try counter.read().since(before)
package struct AllocationCounter {
  private let file: String

  /// The library; nil where nobody built it. STYLUSD_ALLOCATION_COUNTER names it.
  private static let library = ProcessInfo.processInfo.environment["STYLUSD_ALLOCATION_COUNTER"]

  /// Whether allocations can be counted.
  package static var isThere: Bool { library != nil }

  /// A counter for one program, which keeps the file up to date.
  package init(writing file: String) { self.file = file }

  /// What the program must have in its environment.
  package var environment: [String: String] {
    ["LD_PRELOAD": Self.library ?? "", "STYLUSD_ALLOCATIONS": file]
  }

  /// The counts so far.
  package func read() throws -> Counts {
    var counts: [String: Int] = [:]
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      let columns = line.split(separator: " ")
      guard columns.count == 4, let count = Int(columns[2]) else { continue }
      counts[columns[0] + " " + columns[1], default: 0] += count
    }
    return Counts(counts: counts)
  }

  /// How often each thread allocated for each library.
  package struct Counts: CustomStringConvertible {
    fileprivate var counts: [String: Int]

    /// What came after `earlier`.
    package func since(_ earlier: Counts) -> Counts {
      Counts(counts: counts.merging(earlier.counts) { $0 - $1 }.filter { $0.value != 0 })
    }

    /// Without what the libraries of the input stack allocate for themselves.
    package var ours: Counts {
      let foreign = ["libinput", "libevdev", "libudev", "libwacom", "libmtdev"]
      return Counts(
        counts: counts.filter { entry in !foreign.contains { entry.key.contains(" " + $0) } })
    }

    /// How often a thread allocated for a library or program.
    package subscript(thread: String, object: String) -> Int { counts["\(thread) \(object)"] ?? 0 }

    package var isEmpty: Bool { counts.isEmpty }

    /// How many in all.
    package var total: Int { counts.values.reduce(0, +) }

    package var description: String {
      counts.isEmpty
        ? "none" : counts.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
    }
  }
}
