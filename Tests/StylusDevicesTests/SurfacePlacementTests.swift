import Evdev
import InkModel
import StylusDevices
import StylusPipeline
import Testing

private func placed(_ placement: SurfacePlacement) throws -> ToolFrame {
  var pen = try assembler(placement: placement)
  let shown = pen.frames(
    of: frame(
      0, .x(12345), .y(6789), .pen(1), .axis(Axis.tiltX, 20), .axis(Axis.tiltY, -7),
      .axis(Axis.z, 287)))
  return try #require(shown.first)
}

@Test func aTabletThatLiesAsItIsChangesNoBit() throws {
  let shown = try placed(.identity)
  #expect(shown.x.value == Float(12345.0 / 200))
  #expect(shown.y.value == Float(6789.0 / 200))
  #expect(shown.tiltX.value == Float(20.0 / 57))
  #expect(shown.roll.value == 1)
}

@Test func aLeftHandedTabletIsTurnedByHalfATurn() throws {
  let shown = try placed(SurfacePlacement(calibration: .identity, isLeftHanded: true))
  #expect(shown.x.value == Float(Double(400 + 59152 - 12345) / 200))
  #expect(shown.y.value == Float(Double(400 + 33448 - 6789) / 200))
  #expect(shown.tiltX.value == Float(-20.0 / 57))
  #expect(shown.tiltY.value == Float(7.0 / 57))
  #expect(abs(shown.roll.value - (1 - .pi)) < 1e-6)
}

@Test func aCalibrationWorksInSharesOfTheRange() throws {
  let halved = Calibration(xx: 0.5, xy: 0, x0: 0.25, yx: 0, yy: 1, y0: 0)
  let shown = try placed(SurfacePlacement(calibration: halved, isLeftHanded: false))
  let range = Double(59152 - 400 + 1)
  let share = 0.5 * Double(12345 - 400) / range + 0.25
  #expect(abs(Double(shown.x.value) - (400 + share * range) / 200) < 1e-4)
  #expect(abs(Double(shown.y.value) - 6789.0 / 200) < 1e-4)
  #expect(shown.tiltX.value == Float(20.0 / 57))
}

@Test func aCalibrationMayExchangeTheAxes() throws {
  let turned = Calibration(xx: 0, xy: -1, x0: 1, yx: 1, yy: 0, y0: 0)
  let shown = try placed(SurfacePlacement(calibration: turned, isLeftHanded: false))
  let u = Double(12345 - 400) / Double(59152 - 400 + 1)
  let v = Double(6789 - 400) / Double(33448 - 400 + 1)
  #expect(abs(Double(shown.x.value) - (400 + (1 - v) * 58753) / 200) < 1e-4)
  #expect(abs(Double(shown.y.value) - (400 + u * 33049) / 200) < 1e-4)
}
