import PredictionYardstick
import PublicPredictors

/// A word, and at each of its samples where the pen was said to be 16 ms later; a panel for each
/// contender that matters.
struct WordPlot {
  private static let horizon = 16.0
  private static let scale = 22.0
  private static let margin = 40.0

  private let strokes: [[Observed]]
  private let panels: [Contender]

  /// A word of the set's first writer: linear, the best peer of the set, and ours.
  init?(_ comparison: Comparison) {
    guard let word = comparison.source.traces.first?.word,
      let place = Comparison.horizons.firstIndex(of: Self.horizon)
    else { return nil }
    strokes = word
    let best = comparison.best([.peer], place)
    panels = Contender.all.enumerated().filter { who, contender in
      contender.name == "linear" || who == best || contender.side == .ours
    }.map(\.element)
  }

  /// The picture as SVG.
  var svg: String {
    let points = strokes.joined().map(\.position)
    let left = points.map(\.x).min() ?? 0
    let top = points.map(\.y).min() ?? 0
    let width = ((points.map(\.x).max() ?? 0) - left) * Self.scale + 2 * Self.margin
    let height = ((points.map(\.y).max() ?? 0) - top) * Self.scale + 2 * Self.margin
    var drawing = Drawing(width: width, height: height * Double(panels.count))
    for (index, contender) in panels.enumerated() {
      let shift = Double(index) * height + Self.margin
      func spot(_ place: Position) -> (Double, Double) {
        ((place.x - left) * Self.scale + Self.margin, (place.y - top) * Self.scale + shift)
      }
      drawing.text("\(contender.name), 16 ms", x: 10, y: shift - Self.margin + 18)
      for stroke in strokes {
        drawing.line(stroke.map { spot($0.position) }, colour: "#bbb", width: 4)
        for (point, tail) in zip(stroke, contender.tails(stroke, Self.horizon)) {
          drawing.line([spot(point.position), spot(tail)], colour: "#d62728", width: 1)
        }
      }
    }
    return drawing.svg
  }
}

extension PenTrace {
  /// Strokes from the middle that follow each other, up to 30 mm wide and 200 samples long.
  fileprivate var word: [[Observed]]? {
    var word: [[Observed]] = []
    for stroke in strokes.dropFirst(strokes.count / 2) where stroke.count > 4 {
      let places = (word + [stroke]).joined().map(\.position)
      let width = (places.map(\.x).max() ?? 0) - (places.map(\.x).min() ?? 0)
      let height = (places.map(\.y).max() ?? 0) - (places.map(\.y).min() ?? 0)
      if !word.isEmpty, width > 30 || height > 20 || places.count > 200 { break }
      word.append(stroke)
    }
    return word.isEmpty ? nil : word
  }
}
