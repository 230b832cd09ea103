import Foundation
import SimulatedPens
import StylusModel
import StylusPipeline

/// How far samples are from the truth, by three ways of reading the same device.
struct Comparison {
  /// The errors of one property.
  struct Row {
    var held = Errors()
    var libinput = Errors()
    var ours = Errors()

    /// Takes the errors of another run.
    mutating func merge(_ other: Row) {
      held.merge(other.held)
      libinput.merge(other.libinput)
      ours.merge(other.ours)
    }

    mutating func note(_ held: Double, _ libinput: Double, _ ours: Double) {
      self.held.note(held)
      self.libinput.note(libinput)
      self.ours.note(ours)
    }
  }

  /// A property with its unit.
  enum Property: String, CaseIterable {
    case pressure = "pressure %"
    case tilt = "tilt deg"
    case azimuth = "azimuth deg"
    case time = "time ms"
    case lift = "lift ms"
  }

  /// The errors of the samples that were not measured, or of all where less than one in a hundred
  /// was not.
  private(set) var rows: [Property: Row] = [:]

  /// Compares what became of a pen with what was true.
  init(_ outcome: Reconciled) {
    var whole: [Property: Row] = [:]
    var smoothing = TiltMean()
    for pair in outcome.pairs {
      if pair.beginsStroke { smoothing = TiltMean() }
      let pressure = pair.pressureErrors
      whole[.pressure, default: Row()].note(pressure.held, pressure.held, pressure.ours)
      if pair.first.provenance[.pressure] != .measured {
        rows[.pressure, default: Row()].note(pressure.held, pressure.held, pressure.ours)
      }
      let (sent, smoothed) = (pair.sentLean, smoothing.add(pair.sentTilts))
      let (lean, final) = (pair.trueLean, pair.finalLean)
      let angles = (sent.angle(to: lean), smoothed.angle(to: lean), final.angle(to: lean))
      whole[.tilt, default: Row()].note(angles.0, angles.1, angles.2)
      guard pair.first.provenance[.tilt] != .measured else { continue }
      rows[.tilt, default: Row()].note(angles.0, angles.1, angles.2)
      guard pair.isUpright else { continue }
      rows[.azimuth, default: Row()].note(
        sent.turn(to: lean), smoothed.turn(to: lean), final.turn(to: lean))
    }
    for (property, all) in whole where (rows[property]?.ours.count ?? 0) * 100 < all.ours.count {
      rows[property] = all
      if property == .tilt { rows[.azimuth] = nil }
    }
    rows[.time] = Self.times(outcome.pairs)
    rows[.lift] = Self.lifts(outcome.lifts)
  }

  /// Of all samples, without a part that is the same for all; libinput gives the kernel's stamps.
  private static func times(_ pairs: [Reconciled.Pair]) -> Row {
    func errors(_ time: (Sample) -> Timestamp) -> Errors {
      .centred(pairs.map { Double((time($0.final) - $0.truth.time).value) / 1000 })
    }
    let stamps = errors(\.kernelTime)
    return Row(held: stamps, libinput: stamps, ours: errors(\.time))
  }

  /// libinput takes the tip for lifted when the kernel says so (1.22, evdev-tablet.c: its own timer
  /// for departures waits while the tip touches).
  private static func lifts(_ lifts: [Reconciled.Lift]) -> Row {
    var row = Row()
    for lift in lifts {
      let held = Double((lift.sent - lift.truth).value) / 1000
      row.note(held, held, Double((lift.final - lift.truth).value) / 1000)
    }
    return row
  }
}

extension Reconciled.Pair {
  /// In percent of full scale.
  fileprivate var pressureErrors: (held: Double, ours: Double) {
    (
      Double(first.pressure.value - truth.pressure.value) * 100,
      Double(final.pressure.value - truth.pressure.value) * 100
    )
  }
}
