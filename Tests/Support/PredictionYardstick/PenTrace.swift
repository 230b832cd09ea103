package import PublicPredictors

/// What one writer's pen did: the truth that predictions are held against.
package struct PenTrace: Sendable {
  /// Whose it is, for tables.
  package var name: String
  /// The contacts with the surface, each from pen-down to pen-up.
  package var strokes: [[Observed]]
  /// The stays in the air between them.
  package var hovers: [[Observed]]

  /// A longer pause ends a stroke or a stay, in milliseconds.
  package static let longestPause = 100.0

  /// Strokes and stays that are known apart.
  package init(name: String, strokes: [[Observed]], hovers: [[Observed]] = []) {
    self.name = name
    self.strokes = strokes
    self.hovers = hovers
  }

  /// All readings of a pen in order, taken apart where the pressure comes or goes, where nothing
  /// was read for 100 ms, and where the time runs backwards.
  package init(name: String, readings: [Observed]) {
    self.init(name: name, strokes: [])
    var run: [Observed] = []
    for reading in readings {
      if let last = run.last, !reading.continues(last) {
        add(run)
        run = []
      }
      run.append(reading)
    }
    add(run)
  }

  /// Adds a stroke, or, where no sample has pressure, a stay in the air.
  package mutating func add(_ run: [Observed]) {
    guard !run.isEmpty else { return }
    if run.contains(where: { $0.pressure > 0 }) { strokes.append(run) } else { hovers.append(run) }
  }
}

extension Observed {
  fileprivate func continues(_ last: Observed) -> Bool {
    (pressure > 0) == (last.pressure > 0)
      && (0...PenTrace.longestPause).contains(time - last.time)
  }
}
