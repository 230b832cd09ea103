import Foundation

/// What each thread allocated, if the benchmark runs under `Tests/Support/Allocations/count`.
enum Allocations {
  /// Prints the sum for each thread of a way.
  ///
  /// - Parameter events: how many each of them handed over.
  /// - Throws: if the file of counts cannot be read.
  static func print(events: Int) throws {
    guard let file = ProcessInfo.processInfo.environment["STYLUSD_ALLOCATIONS"] else { return }
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    Swift.print("\n| thread | allocations in \(events) events |\n|---|---|")
    for thread in [RingHop.name, LockedHop.name].flatMap({ [$0 + "-in", $0 + "-out"] }) {
      let counts = lines.map { $0.split(separator: " ") }.filter { $0.first == thread[...] }
      Swift.print("| \(thread) | \(counts.compactMap { Int($0[2]) }.reduce(0, +)) |")
    }
  }
}
