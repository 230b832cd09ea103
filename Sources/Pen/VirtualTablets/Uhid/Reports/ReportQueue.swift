/// Reports that one frame became, end to end in one buffer that is used again and again.
package struct ReportQueue {
  /// The reports' bytes.
  package var bytes: [UInt8] = []
  /// The end of each report.
  package private(set) var ends: [Int] = []

  /// An empty queue.
  package init() {}

  /// Takes the bytes appended since the last report as one.
  package mutating func endReport() { ends.append(bytes.count) }

  /// Forgets all reports; keeps the memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
