import Foundation
import InkSynthesis
import StylusModel

/// What the tests measure on samples.
struct Kinematics {
  /// Speed in mm/s and curvature in 1/mm at every inner sample of every stroke.
  private(set) var points: [(speed: Double, curvature: Double)] = []
  /// Seconds between one maximum of speed and the next in the same stroke.
  private(set) var intervals: [Double] = []

  /// Measures strokes of evenly spaced samples at a rate, in hertz.
  init(_ strokes: [[Sample]], rate: Double) {
    for stroke in strokes where stroke.count > 4 {
      let speeds = measure(stroke, rate: rate)
      let maxima = speeds.indices.dropFirst().dropLast().filter {
        speeds[$0] > speeds[$0 - 1] && speeds[$0] >= speeds[$0 + 1]
      }
      intervals += zip(maxima.dropFirst(), maxima).map { Double($0 - $1) / rate }
    }
  }

  /// The exponent b of speed ~ curvature^-b, by regression over what moves and turns.
  var powerLawExponent: Double {
    let cloud = points.filter { $0.speed > 1 && (0.02...20).contains($0.curvature) }
      .map { (x: log($0.curvature), y: log($0.speed)) }
    let count = Double(cloud.count)
    let x = cloud.map(\.x).reduce(0, +) / count
    let y = cloud.map(\.y).reduce(0, +) / count
    let joint = cloud.map { ($0.x - x) * ($0.y - y) }.reduce(0, +)
    return -joint / cloud.map { ($0.x - x) * ($0.x - x) }.reduce(0, +)
  }

  private mutating func measure(_ stroke: [Sample], rate: Double) -> [Double] {
    (1..<stroke.count - 1).map { index in
      let (before, now, after) = (stroke[index - 1], stroke[index], stroke[index + 1])
      let vx = Double(after.x.value - before.x.value) * rate / 2
      let vy = Double(after.y.value - before.y.value) * rate / 2
      let ax = Double(after.x.value - 2 * now.x.value + before.x.value) * rate * rate
      let ay = Double(after.y.value - 2 * now.y.value + before.y.value) * rate * rate
      let speed = (vx * vx + vy * vy).squareRoot()
      let cube = max(speed, 1e-3) * max(speed, 1e-3) * max(speed, 1e-3)
      points.append((speed, abs(vx * ay - vy * ax) / cube))
      return speed
    }
  }
}

/// The runs of samples with pressure.
func strokes(of stays: [[Sample]]) -> [[Sample]] {
  stays.flatMap { stay in
    stay.split { $0.pressure == .zero }.map(Array.init)
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// An area whose corner is not the origin.
func area(_ width: Float, _ height: Float) -> Tablet.Area {
  Tablet.Area(
    left: Millimeters(3), top: Millimeters(2), width: Millimeters(width),
    height: Millimeters(height))
}

/// A sensor that shows the clean truth.
func cleanSensor(rate: Double) -> Sensor {
  var sensor = Sensor(rate: rate)
  sensor.noise = Millimeters(0)
  sensor.jitter = Microseconds(0)
  return sensor
}

let pangram = "the quick brown fox jumps over the lazy dog"
let somewhere = Place(x: Millimeters(20), y: Millimeters(30))
