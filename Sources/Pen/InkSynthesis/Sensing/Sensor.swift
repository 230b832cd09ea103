package import StylusModel

/// How a tablet looks at a pen.
package struct Sensor: Hashable, Sendable {
  /// Samples in a second; within ``rates``.
  package var rate: Double
  /// The earliest time of the first sample.
  package var start: Timestamp
  /// Standard deviation of each coordinate's noise; zero for exact positions.
  package var noise = Millimeters(0.01)
  /// Standard deviation of the time stamps from an even sampling clock. A stamp deviates by less
  /// than half an interval, so that times always increase.
  package var jitter = Microseconds(300)
  /// The area that the tablet senses; it reports nothing beyond its edges. Nil means no edges.
  package var area: Tablet.Area?

  /// The supported rates, in hertz.
  package static let rates = 20.0...10_000

  /// A sensor of a rate, in hertz.
  package init(rate: Double, start: Timestamp = Timestamp(microseconds: 0)) {
    precondition(Self.rates.contains(rate), "a sensor's rate lies within \(Self.rates) Hz")
    self.rate = rate
    self.start = start
  }
}
