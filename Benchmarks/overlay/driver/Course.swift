import Evdev
import Foundation
import LinuxIO
import PredictionYardstick
import PublicPredictors
import StylusModel

/// What a pen does: the daemon plays it as it would play a tablet.
struct Course {
  private var stays: [[Sample]] = []

  /// Writers are heard for so long, and from so far into what they wrote, in milliseconds.
  private static let excerpt = (from: 5_000.0, length: 1_200.0)
  /// Between two writers nothing comes for so long, in milliseconds.
  private static let pause = 300.0

  /// One long stroke: loops 20 mm high at about 150 mm/s, as fast hands draw them. Before it the
  /// pen hovers for 0.4 s.
  init(loops seconds: Double, rate: Double) {
    stays = [
      (0..<Int(seconds * rate)).map { number in
        let time = Double(number) / rate
        let turn = time * 13
        let place = (x: 60 + 25 * sin(time * 0.7) + 10 * cos(turn), y: 60 + 10 * sin(turn))
        let pressure = time < 0.4 ? 0 : 0.5 + 0.2 * sin(time * 3)
        return Self.sample(at: time * 1e3, place.x, place.y, pressure: pressure)
      }
    ]
  }

  /// A little of each writer of a table as the prediction benchmark reads them.
  ///
  /// - Throws: what is wrong with the table.
  init(writers path: String) throws {
    let text: String
    do { text = try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw Fault("'\(path)' is not there or not readable. Fix: name a table of samples")
    }
    var time = 0.0
    for writer in try PenTrace.table(text, name: path) {
      let begin = (writer.strokes.first?.first?.time ?? 0) + Self.excerpt.from
      let readings = (writer.strokes + writer.hovers).joined().sorted { $0.time < $1.time }
        .filter { $0.time >= begin && $0.time < begin + Self.excerpt.length }
      guard let left = readings.map(\.position.x).min(), let top = readings.map(\.position.y).min()
      else { continue }
      let corner = Position(x: left - 20, y: top - 20)
      stays.append(readings.map { Self.sample($0, at: time + $0.time - begin, from: corner) })
      time += Self.excerpt.length + Self.pause
    }
    guard !stays.isEmpty else { throw Fault("'\(path)' has no stroke. Fix: name another table") }
  }

  private static func sample(
    at milliseconds: Double, _ x: Double, _ y: Double, pressure: Double
  ) -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: 1_000_000 + Int64((milliseconds * 1e3).rounded())),
      x: Millimeters(Float(x)), y: Millimeters(Float(y)))
    sample.pressure = Fraction(Float(pressure))
    return sample
  }

  private static func sample(
    _ reading: Observed, at milliseconds: Double, from corner: Position
  ) -> Sample {
    let place = reading.position
    var sample = Self.sample(
      at: milliseconds, place.x - corner.x, place.y - corner.y, pressure: reading.pressure)
    if let lean = reading.lean {
      sample.altitude = Radians(Float(lean.altitude))
      sample.azimuth = Radians(Float(lean.azimuth))
    }
    return sample
  }

  /// Writes it as a recording of a tablet that is known.
  ///
  /// - Throws: if the file cannot be written.
  func write(to path: String) throws {
    guard var model = TabletTable.named("wacom-intuos-pro-2-m") else {
      throw Fault("the table of tablets has no wacom-intuos-pro-2-m")
    }
    for code in model.axes.keys { model.axes[code]?.fuzz = 0 }
    var digitiser = Digitizer(model: model)
    try digitiser.sendStays(stays, with: Tool(kind: .pen, serial: 77, model: 0x802))
    try FileBytes.write(EvemuText.encodeRecording(Recording(devices: [digitiser.device])), to: path)
  }
}
