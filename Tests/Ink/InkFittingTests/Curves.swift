import InkFitting
import InkGeometry

/// Samples of a place that is a function of time, and of a force.
func samples(
  rate: Double, seconds: Double, force: (Double) -> Double = { _ in 0.5 },
  place: (Double) -> Point
) -> [FitSample] {
  (0...Int(rate * seconds)).map { i in
    let time = Double(i) / rate
    return FitSample(time: time, location: place(time), force: force(time))
  }
}

/// A loop of 10 mm that turns faster and slower, with a force that swells.
func loops(rate: Double, seconds: Double) -> [FitSample] {
  let swell = { (time: Double) in 0.5 + 0.3 * Turn.direction(of: time * 5).y }
  return samples(rate: rate, seconds: seconds, force: swell) {
    let way = Turn.direction(of: 4 * $0 + 1.5 * Turn.direction(of: 3 * $0).y)
    return Point(x: 20 * $0, y: 0) + way * 5
  }
}

/// The same samples fitted one by one, to the end.
func grown(
  _ samples: [FitSample], look: (StrokeFitter) throws -> Void = { _ in }
) throws -> StrokeFitter {
  var fitter = StrokeFitter()
  for sample in samples {
    try fitter.append(sample)
    try look(fitter)
  }
  fitter.finish()
  return fitter
}
