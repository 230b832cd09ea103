import StylusModel

/// Strokes that ended as they were before the daemon had finished them, by its numbers: it may
/// still report all of them.
struct CutStrokes {
  private var strokes: [StrokeID: OpenStroke] = [:]

  /// Of more the one with the lowest number is forgotten: a daemon has few that it has not
  /// finished.
  private static let most = 256

  /// A stroke ended as it was.
  mutating func rememberStroke(_ stroke: OpenStroke, as id: StrokeID) {
    if strokes.count == Self.most, let oldest = strokes.keys.min() { strokes[oldest] = nil }
    strokes[id] = stroke
  }

  /// Whether the daemon reports one of them.
  func contains(_ beginning: StrokeBeginning) -> Bool {
    strokes[beginning.stroke]?.began == beginning.time
  }

  /// The one that the daemon reports; it is none of them any more. Another one that had its number
  /// will not come back.
  mutating func claimStroke(_ beginning: StrokeBeginning) -> OpenStroke? {
    let stroke = strokes.removeValue(forKey: beginning.stroke)
    return stroke?.began == beginning.time ? stroke : nil
  }

  /// Those of which all ink is where it stays, the newest first.
  func marks(where isSettled: (OpenStroke) -> Bool) -> [CutMark] {
    strokes.filter { isSettled($0.value) }
      .map { CutMark(stroke: $0.key, began: $0.value.began) }
      .sorted { $0.stroke > $1.stroke }
  }

  /// Nobody knows more of it.
  mutating func forget(_ id: StrokeID) { strokes[id] = nil }
}
