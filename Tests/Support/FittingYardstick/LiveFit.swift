import Glibc
package import InkDrawing
package import InkFitting
import InkGeometry

/// A stroke fitted while it grows, sample by sample.
package struct LiveFit: Sendable {
  /// The path when the stroke was over.
  package let path: StrokePath
  /// The processor's time for every sample, in microseconds.
  package private(set) var times: [Double] = []

  /// Fits, and measures the time of every sample.
  package init(_ samples: [FitSample]) throws(FittingError) {
    var fitter = StrokeFitter()
    for sample in samples {
      let start = ProcessorTime.now
      try fitter.append(sample)
      times.append(ProcessorTime.now - start)
    }
    let start = ProcessorTime.now
    fitter.finish()
    if let last = times.indices.last { times[last] += ProcessorTime.now - start }
    path = fitter.path
  }

  /// How far the lines that were drawn after each sample are from the line that stays, in
  /// millimeters: for each sample the greatest of all places of its tail.
  package static func moves(of samples: [FitSample], to path: StrokePath) throws(FittingError)
    -> [Double]
  {
    var fitter = StrokeFitter()
    let line = FlatLine(path)
    var moves: [Double] = []
    for sample in samples {
      try fitter.append(sample)
      let context = fitter.fixedPoints.suffix(3)
      let drawn = StrokePath(controlPoints: context + fitter.tail)
      let first = context.isEmpty ? 0.0 : 1
      var greatest = 0.0
      for point in drawn.interpolatedPoints(
        in: first...max(first, Double(drawn.count - 1)), by: .parametricStep(0.25))
      {
        let value = path.parametricValue(0, offsetBy: .time(point.timeOffset))
        greatest = max(greatest, line.distance(to: point.location, near: value))
      }
      moves.append(greatest)
    }
    return moves
  }
}

/// The time that this process has computed for; waiting for a core is not in it.
package enum ProcessorTime {
  /// In microseconds.
  package static var now: Double { Double(clock()) * 1e6 / Double(CLOCKS_PER_SEC) }
}
