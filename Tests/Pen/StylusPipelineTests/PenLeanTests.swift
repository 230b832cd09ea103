import StylusModel
import StylusPipeline
import Testing

@Test func aPenWithoutTiltStandsUpright() {
  let lean = PenLean(tiltX: Radians(0), tiltY: Radians(0))
  #expect(abs(lean.altitude.value - .pi / 2) < 1e-6)
  #expect(lean.azimuth.value == 0)
}

@Test(
  arguments: [
    (30.0, 0.0, 60.0, 0.0), (0, 30, 60, 90), (-30, 0, 60, 180), (0, -30, 60, 270),
    (45, 45, 35.2644, 45),
  ] as [(Float, Float, Float, Float)])
func tiltsAddUpAsAVector(tiltX: Float, tiltY: Float, altitude: Float, azimuth: Float) {
  let lean = PenLean(tiltX: Radians(degrees: tiltX), tiltY: Radians(degrees: tiltY))
  #expect(abs(lean.altitude.degrees - altitude) < 0.001)
  #expect(abs(lean.azimuth.degrees - azimuth) < 0.001)
}
