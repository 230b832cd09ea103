import CInterface
import CStylus
import StylusModel
import Testing

/// The sample that all three libraries take and give.
@Suite struct SampleTests {
  @Test func `nothing is known of a new sample but its size`() {
    let sample = stylus_sample.unknown
    #expect(sample.size == 64 && sample.x == 0 && sample.error == 0)
    let unknown = [
      sample.pressure, sample.altitude, sample.azimuth, sample.roll, sample.slider, sample.distance,
    ]
    #expect(unknown.allSatisfy { $0.isNaN })
  }

  @Test func `what is NAN is absent, and the rest measured`() throws {
    var sample = stylus_sample.unknown
    (sample.pressure, sample.altitude, sample.roll) = (0.5, 1, -0.25)
    let told = try sample.checkedSample(unit: 1)
    #expect(told.provenance[.pressure] == .measured && told.provenance[.roll] == .measured)
    // A pen that leans leans somewhere.
    #expect(told.provenance[.tilt] == .absent && told.provenance[.slider] == .absent)
  }

  @Test func `a sample comes back from C as it was`() throws {
    var sample = stylus_sample.unknown
    (sample.time, sample.x, sample.y) = (5_000_000, 12.5, -3.25)
    (sample.pressure, sample.altitude, sample.azimuth) = (0.75, 1.25, 0.5)
    (sample.slider, sample.distance, sample.buttons) = (0.125, 0.5, 3)
    let again = stylus_sample(try sample.checkedSample(unit: 0.5), unit: 0.5)
    #expect((again.time, again.x, again.y) == (sample.time, sample.x, sample.y))
    #expect((again.pressure, again.altitude) == (sample.pressure, sample.altitude))
    #expect((again.azimuth, again.slider) == (sample.azimuth, sample.slider))
    #expect((again.distance, again.buttons) == (sample.distance, sample.buttons))
    #expect(again.roll.isNaN && again.provenance != 0)
  }

  @Test(arguments: 0..<6) func `an infinite value is refused`(value: Int) {
    var sample = stylus_sample.unknown
    let values: [WritableKeyPath<stylus_sample, Float>] = [
      \.pressure, \.altitude, \.azimuth, \.roll, \.slider, \.distance,
    ]
    sample[keyPath: values[value]] = -.infinity
    #expect(throws: CError.self) { try sample.check() }
  }

  @Test(arguments: [Double.nan, .infinity, 1e6, -2e6])
  func `a position that nobody can draw is refused`(position: Double) {
    var sample = stylus_sample.unknown
    sample.y = position
    #expect(throws: CError.self) { try sample.check() }
  }

  @Test(
    arguments: [(0, 0), (1, 0), (999, 0), (1_000, 1), (-1, -1), (-1_000, -1)] as [(Int64, Int64)])
  func `a nanosecond lies in its microsecond`(nanoseconds: Int64, microseconds: Int64) {
    #expect(Timestamp(nanoseconds: nanoseconds) == Timestamp(microseconds: microseconds))
  }

  @Test func `no microsecond has nanoseconds beyond the range`() {
    #expect(Int64.max.nanoseconds == .max && Int64.min.nanoseconds == .min)
  }
}
