package import InkFitting
import InkGeometry
import InkSynthesis
package import PublicPredictors
import StylusModel

extension FitSample {
  /// What a pen was read as, with the time since its stroke began.
  package init(_ reading: Observed, of stroke: [Observed]) {
    self.init(
      time: (reading.time - stroke[0].time) / 1000,
      location: Point(x: reading.position.x, y: reading.position.y), force: reading.pressure,
      azimuth: reading.lean?.azimuth ?? 0, altitude: reading.lean?.altitude ?? .pi / 2)
  }
}

extension [FitSample] {
  /// The strokes of a synthetic hand that writes two words, as a tablet of a rate without noise
  /// sees them.
  package static func strokes(ofHand seed: UInt64, rate: Double) throws -> [[FitSample]] {
    var sensor = Sensor(rate: rate)
    sensor.noise = Millimeters(0)
    sensor.jitter = Microseconds(0)
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(
      "quick brown", at: Place(x: Millimeters(20), y: Millimeters(40)), xHeight: Millimeters(3),
      sensor: sensor)
    return stays.flatMap { stay in
      stay.split { $0.pressure == .zero }.map { contact in
        contact.map { FitSample($0, began: contact[contact.startIndex].time) }
      }
    }
  }
}
