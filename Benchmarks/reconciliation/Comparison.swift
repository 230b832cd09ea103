import Foundation
import InkModel
import SimulatedPens
import StylusPipeline

/// How far samples are from the truth, by three ways of reading the same device.
struct Comparison {
  /// The errors of one property.
  struct Row {
    var held = Errors()
    var libinput = Errors()
    var ours = Errors()
  }

  /// The properties, with their units.
  static let properties = ["pressure %", "tilt deg", "azimuth deg", "time ms"]

  private(set) var rows: [String: Row] = [:]

  /// Compares the samples that were not measured; for the time, all.
  init(_ outcome: Reconciled, period: Double) {
    var smoothing = TiltMean()
    var arrival: [Double] = []
    var fitted: [Double] = []
    for pair in outcome.pairs {
      let truth = pair.truth
      let sent = PenLean(tiltX: Radians(pair.sentTilts.x), tiltY: Radians(pair.sentTilts.y))
      let smoothed = smoothing.add(pair.sentTilts)
      if pair.first.provenance[.pressure] == .held {
        let held = Double(pair.first.pressure.value - truth.pressure.value) * 100
        let ours = Double(pair.final.pressure.value - truth.pressure.value) * 100
        note("pressure %", held, held, ours)
      }
      if pair.first.provenance[.tilt] != .measured {
        let (lean, final) = (pair.trueLean, pair.finalLean)
        note("tilt deg", sent.angle(to: lean), smoothed.angle(to: lean), final.angle(to: lean))
        if pair.isUpright {
          note("azimuth deg", sent.turn(to: lean), smoothed.turn(to: lean), final.turn(to: lean))
        }
      }
      arrival.append(Double((pair.final.kernelTime - truth.time).value) / 1000)
      fitted.append(Double((pair.final.time - truth.time).value) / 1000)
    }
    guard outcome.pairs.contains(where: { $0.final.kernelDelay != 0 }) else { return }
    let stamps = Errors.centred(arrival)
    rows["time ms"] = Row(held: stamps, libinput: stamps, ours: Errors.centred(fitted))
  }

  private mutating func note(_ property: String, _ held: Double, _ libinput: Double, _ ours: Double) {
    rows[property, default: Row()].held.note(held)
    rows[property, default: Row()].libinput.note(libinput)
    rows[property, default: Row()].ours.note(ours)
  }
}
