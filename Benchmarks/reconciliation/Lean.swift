import Foundation
import SimulatedPens
import StylusModel
import StylusPipeline

extension PenLean {
  /// The angle between two pens, in degrees.
  func angle(to other: PenLean) -> Double {
    // By the chord: a cosine tells small angles badly.
    let (own, others) = (unit, other.unit)
    let square = (0..<3).map { (own[$0] - others[$0]) * (own[$0] - others[$0]) }.reduce(0, +)
    return 2 * asin(min(square.squareRoot() / 2, 1)) * 180 / .pi
  }

  private var unit: [Double] {
    let (altitude, azimuth) = (Double(altitude.value), Double(azimuth.value))
    return [cos(altitude) * cos(azimuth), cos(altitude) * sin(azimuth), sin(altitude)]
  }

  /// The angle between the azimuths of two pens, in degrees.
  func turn(to other: PenLean) -> Double {
    let turn = Double(azimuth.value - other.azimuth.value)
    return abs(atan2(sin(turn), cos(turn))) * 180 / .pi
  }
}

extension Reconciled.Pair {
  /// How the pen really leaned.
  var trueLean: PenLean { PenLean(tiltX: truth.tiltX, tiltY: truth.tiltY) }

  /// How the pen leaned in the end.
  var finalLean: PenLean { PenLean(altitude: final.altitude, azimuth: final.azimuth) }

  /// How the pen leans by what the device sent.
  var sentLean: PenLean { PenLean(tiltX: Radians(sentTilts.x), tiltY: Radians(sentTilts.y)) }

  /// The tilts that the device sent: for a pen whose azimuth is withheld, whole degrees of the
  /// truth; for one that has none, those of an upright pen.
  var sentTilts: (x: Float, y: Float) {
    guard first.provenance[.tilt] != .modelled else { return (0, 0) }
    guard isUpright else {
      let run = 1 / tan(first.altitude.value)
      return (atan(run * cos(first.azimuth.value)), atan(run * sin(first.azimuth.value)))
    }
    return (
      Radians(degrees: truth.tiltX.degrees.rounded()).value,
      Radians(degrees: truth.tiltY.degrees.rounded()).value
    )
  }

  /// Whether the azimuth alone is withheld.
  var isUpright: Bool { first.altitude > Radians(degrees: 81) }
}

/// libinput's smoothing of tilts: the mean of the last four, which begin as four of the first
/// (libinput 1.22, evdev-tablet.c, as described there; restated).
struct TiltMean {
  private var history: [(x: Float, y: Float)] = []

  /// How the pen leans after libinput, with one more reading.
  mutating func add(_ tilts: (x: Float, y: Float)) -> PenLean {
    history.append(tilts)
    while history.count < 4 { history.append(tilts) }
    if history.count > 4 { history.removeFirst() }
    let x = history.map(\.x).reduce(0, +) / 4
    let y = history.map(\.y).reduce(0, +) / 4
    return PenLean(tiltX: Radians(x), tiltY: Radians(y))
  }
}
