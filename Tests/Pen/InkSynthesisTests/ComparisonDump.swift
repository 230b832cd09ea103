import Foundation
import InkSynthesis
import StylusModel
import Testing

private let target = ProcessInfo.processInfo.environment["STYLUSD_SYNTHESIS_CSV"]

/// Text with the letters and word lengths of ordinary prose.
private let prose = """
  a pen leaves more behind than a line. it was heavy or light, it leaned, it came
  down and went up again, and somebody moved it in a rhythm of their own. we want to
  keep all of that, and to give it to the program that asks, at once and in order.
  what the tablet did not measure we do not invent, and what comes late is put where
  it belongs. then the ink on the screen is the ink that was meant.
  """

@Test(.enabled(if: target != nil))
func handwritingIsDumpedForComparison() throws {
  let path = try #require(target)
  var sensor = Sensor(rate: 1000 / 7.5)
  sensor.noise = Millimeters(0.005)
  var rows = ["hand,t_us,x_mm,y_mm,pressure,azimuth_deg,altitude_deg"]
  for seed in UInt64(1)...10 {
    let hand = Handwriting(style: HandStyle(inventedFrom: seed), seed: seed)
    let stays = try hand.synthesize(prose, at: somewhere, xHeight: Millimeters(2.3), sensor: sensor)
    for sample in stays.joined() {
      let values: [Float] = [
        sample.x.value, sample.y.value, sample.pressure.value, sample.azimuth.degrees,
        sample.altitude.degrees,
      ]
      rows.append(
        "\(seed),\(sample.time.microseconds)," + values.map { "\($0)" }.joined(separator: ","))
    }
  }
  try rows.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
}
