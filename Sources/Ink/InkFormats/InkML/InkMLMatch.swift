import InkDrawing

/// Determines which traces of a group still belong to its strokes unchanged.
struct InkMLMatch {
  /// The role of a trace.
  enum TraceRole {
    /// The first trace of the stroke with this number.
    case first(Int)
    /// A further trace of a stroke.
    case further
    /// A trace of no stroke, or of one that was changed.
    case changed
  }

  /// The data by which a changed trace is recognized.
  struct TraceFingerprint: Hashable {
    let sum: UInt64
    let type: InkType
    let color: UInt32

    /// Creates the fingerprint of a trace in a file.
    init(_ element: XMLElement, _ context: InkMLContext) {
      self.init(sum: InkMLPortion.sum(element.text), InkMLBrushReading(context.brush).ink)
    }

    /// Creates the fingerprint of a trace as it was written.
    init(sum: UInt64, _ ink: Ink) { (self.sum, type, color) = (sum, ink.type, ink.color.rgba) }
  }

  private(set) var places: [TraceRole]
  /// Whether all traces are there, and nothing else.
  private(set) var isWhole = true

  /// Finds traces in order; there may be others between those of strokes, and some may be missing.
  init(_ portion: InkMLPortion, _ traces: [TraceFingerprint]) {
    places = traces.map { _ in .changed }
    // With this index, the time is proportional to their number for any file.
    let known = Dictionary(grouping: traces.indices) { traces[$0] }
    var place = 0
    for (number, sums) in portion.sums.enumerated() {
      var (found, next) = ([Int](), place)
      for sum in sums {
        let trace = TraceFingerprint(sum: sum, portion.strokes[number].ink)
        guard let index = known[trace]?.first(from: next) else { break }
        found.append(index)
        next = index + 1
      }
      guard found.count == sums.count else {
        isWhole = false
        continue
      }
      isWhole = isWhole && next == place + sums.count
      place = next
      for (count, index) in found.enumerated() {
        places[index] = count == 0 ? .first(number) : .further
      }
    }
    isWhole = isWhole && place == traces.count
  }
}

extension [Int] {
  /// Returns the first of these ascending numbers that is not less than another.
  fileprivate func first(from least: Int) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low < endIndex ? self[low] : nil
  }
}
