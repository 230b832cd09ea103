import InkDrawing

/// Which traces of a group are still those of its strokes.
struct InkMLMatch {
  /// What a trace is.
  enum Place {
    /// The first one of the stroke with this number.
    case first(Int)
    /// A further one of a stroke.
    case further
    /// Of no stroke, or of one that was changed.
    case changed
  }

  /// What of a trace tells whether it was changed.
  struct Trace {
    let sum: UInt64
    let type: InkType
    let color: UInt32

    init(_ element: XMLElement, _ context: InkMLContext) {
      let ink = InkMLBrushReading(context.brush).ink
      (sum, type, color) = (InkMLPortion.sum(element.text), ink.type, ink.color.rgba)
    }

    func shows(_ stroke: Stroke) -> Bool {
      type == stroke.ink.type && color == stroke.ink.color.rgba
    }
  }

  private(set) var places: [Place]
  /// Whether all traces are there, and nothing else.
  private(set) var isWhole = true

  /// Traces are looked for in their order; between those of strokes there may be others, and some may be gone.
  init(_ portion: InkMLPortion, _ traces: [Trace]) {
    places = traces.map { _ in .changed }
    var place = 0
    for (number, sums) in portion.sums.enumerated() {
      var (found, next) = ([Int](), place)
      for sum in sums {
        let stroke = portion.strokes[number]
        let index = traces[next...].firstIndex { $0.sum == sum && $0.shows(stroke) }
        guard let index else { break }
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
