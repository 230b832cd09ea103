import CMath
import InkGeometry
import Testing

/// Sine, cosine and angle against the C library.
@Suite struct TurnTests {
  @Test func `directions agree with the C library for a thousand turns`() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.31415
      let way = Turn.direction(of: angle)
      #expect(abs(way.x - cos(angle)) < 1e-12)
      #expect(abs(way.y - sin(angle)) < 1e-12)
    }
  }

  @Test func `angles agree with the C library in every direction`() {
    for step in -3_141...3_141 {
      let angle = Double(step) / 1_000
      let way = Point(x: cos(angle) * 7, y: sin(angle) * 7)
      #expect(abs(Turn.angle(of: way) - atan2(way.y, way.x)) < 2e-15)
    }
    #expect(Turn.angle(of: Point(x: -1, y: 0)) == .pi)
  }

  @Test func `what has no direction points to the right`() {
    #expect(Turn.angle(of: .zero) == 0)
    #expect(Turn.direction(of: .nan) == Point(x: 1, y: 0))
    #expect(Turn.direction(of: .infinity) == Point(x: 1, y: 0))
  }

  @Test(arguments: [(0.0, 0.0), (7, 0.7168146928204138), (-4, 2.2831853071795862)])
  func `an angle is wrapped to half a turn on either side`(angle: Double, wrapped: Double) {
    #expect(abs(Turn.wrapped(angle) - wrapped) < 1e-15)
  }
}
