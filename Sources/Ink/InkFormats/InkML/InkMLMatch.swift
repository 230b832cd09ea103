import InkDrawing

/// Which traces of a group are still those of its strokes.
struct InkMLMatch {
  /// What a trace is.
  enum TraceRole {
    /// The first one of the stroke with this number.
    case first(Int)
    /// A further one of a stroke.
    case further
    /// Of no stroke, or of one that was changed.
    case changed
  }

  /// What of a trace tells whether it was changed.
  struct TraceFingerprint: Hashable {
    let sum: UInt64
    let type: InkType
    let color: UInt32

    /// What a trace in a file is.
    init(_ element: XMLElement, _ context: InkMLContext) {
      self.init(sum: InkMLPortion.sum(element.text), InkMLBrushReading(context.brush).ink)
    }

    /// A trace as it was written.
    init(sum: UInt64, _ ink: Ink) { (self.sum, type, color) = (sum, ink.type, ink.color.rgba) }
  }

  private(set) var places: [TraceRole]
  /// Whether all traces are there, and nothing else.
  private(set) var isWhole = true

  /// Traces are looked for in their order; between those of strokes there may be others, and some
  /// may be gone.
  init(_ portion: InkMLPortion, _ traces: [TraceFingerprint]) {
    places = traces.map { _ in .changed }
    // So that time is in proportion to their number, whoever wrote the file.
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
  /// The first of these ascending numbers that is not below another.
  fileprivate func first(from least: Int) -> Int? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < least { low = middle + 1 } else { high = middle }
    }
    return low < endIndex ? self[low] : nil
  }
}
