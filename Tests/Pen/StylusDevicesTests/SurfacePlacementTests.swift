import Evdev
import StylusDevices
import StylusModel
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

@Test func aTabletThatIsTurnedInUseFollowsAfterTheContact() throws {
  var pen = try assembler()
  var shown = pen.frames(of: frame(0, .x(12345), .y(6789), .pen(1), .touch(1), .pressure(9)))
  pen.setHandedness(isLeftHanded: true)
  shown += pen.frames(of: frame(1, .x(12346)))
  shown += pen.frames(of: frame(2, .touch(0), .pressure(0)))
  shown += pen.frames(of: frame(3, .touch(1), .pressure(9)))
  pen.setHandedness(isLeftHanded: false)
  shown += pen.frames(of: frame(4, .touch(0), .pressure(0)))
  shown += pen.frames(of: frame(5, .pen(0)))
  shown += pen.frames(of: frame(6, .x(12346), .y(6789), .pen(1)))
  let turned = Float(Double(400 + 59152 - 12346) / 200)
  let straight = Float(12346.0 / 200)
  #expect(shown.map(\.x.value)[1...] == [straight, straight, turned, turned, turned, straight])
}

@Test func aCalibrationWorksInSharesOfTheRange() throws {
  let halved = SurfaceCalibration(xx: 0.5, xy: 0, x0: 0.25, yx: 0, yy: 1, y0: 0)
  let shown = try placed(SurfacePlacement(calibration: halved, isLeftHanded: false))
  let range = Double(59152 - 400 + 1)
  let share = 0.5 * Double(12345 - 400) / range + 0.25
  #expect(abs(Double(shown.x.value) - (400 + share * range) / 200) < 1e-4)
  #expect(abs(Double(shown.y.value) - 6789.0 / 200) < 1e-4)
  #expect(shown.tiltX.value == Float(20.0 / 57))
}

/// The matrices of screens that are turned clockwise by quarters, as udev's
/// LIBINPUT_CALIBRATION_MATRIX.
private let quarters = [
  SurfaceCalibration.identity,
  SurfaceCalibration(xx: 0, xy: -1, x0: 1, yx: 1, yy: 0, y0: 0),
  SurfaceCalibration(xx: -1, xy: 0, x0: 1, yx: 0, yy: -1, y0: 1),
  SurfaceCalibration(xx: 0, xy: 1, x0: 0, yx: -1, yy: 0, y0: 1),
]

/// Where the pen of a frame leans.
private func azimuth(of frame: ToolFrame) -> Double {
  Double(PenLean(tiltX: frame.tiltX, tiltY: frame.tiltY).azimuth.value)
}

private func isSameTurn(_ one: Double, _ other: Double) -> Bool {
  abs((one - other).remainder(dividingBy: 2 * Double.pi)) < 1e-5
}

@Test(arguments: 0..<4)
func aTurnedScreenTurnsTiltAndRotationByTheSameQuarters(quarter: Int) throws {
  let straight = try placed(.identity)
  for isLeftHanded in [false, true] {
    let shown = try placed(
      SurfacePlacement(calibration: quarters[quarter], isLeftHanded: isLeftHanded))
    let turn = Double(quarter) * Double.pi / 2 + (isLeftHanded ? Double.pi : 0)
    #expect(isSameTurn(azimuth(of: shown), azimuth(of: straight) + turn))
    #expect(isSameTurn(Double(shown.roll.value), Double(straight.roll.value) + turn))
    let lean = PenLean(tiltX: shown.tiltX, tiltY: shown.tiltY)
    let before = PenLean(tiltX: straight.tiltX, tiltY: straight.tiltY)
    #expect(abs(lean.altitude.value - before.altitude.value) < 1e-6)
  }
}

/// A pen that leans along the way that it moves must do so whatever the matrix is.
@Test(
  arguments: quarters + [
    SurfaceCalibration(xx: -1, xy: 0, x0: 1, yx: 0, yy: 1, y0: 0),
    SurfaceCalibration(xx: 1, xy: 0, x0: 0, yx: 0, yy: -1, y0: 1),
    SurfaceCalibration(xx: 0, xy: 1, x0: 0, yx: 1, yy: 0, y0: 0),
    SurfaceCalibration(xx: 0, xy: -1, x0: 1, yx: -1, yy: 0, y0: 1),
  ])
func aPenLeansWhereItMovesOnAnyScreen(calibration: SurfaceCalibration) throws {
  var pen = try assembler(
    placement: SurfacePlacement(calibration: calibration, isLeftHanded: false))
  for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(Int32, Int32)] {
    let from = try pen.firstFrame(of: frame(0, .x(20_000), .y(15_000), .pen(1)))
    let to = try pen.firstFrame(
      of: frame(
        5, .x(20_000 + 9_000 * x), .y(15_000 + 9_000 * y), .axis(Axis.tiltX, 20 * x),
        .axis(Axis.tiltY, 20 * y)))
    let way = (x: Double(to.x.value - from.x.value), y: Double(to.y.value - from.y.value))
    let lean = PenLean(tiltX: to.tiltX, tiltY: to.tiltY).direction
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    #expect(abs(Double(lean.x) - way.x / length * Double(lean.length)) < 1e-5)
    #expect(abs(Double(lean.y) - way.y / length * Double(lean.length)) < 1e-5)
  }
}

@Test func aMirroredScreenMirrorsTheSenseOfTheRotation() throws {
  let straight = try placed(.identity)
  let mirrored = try placed(
    SurfacePlacement(
      calibration: SurfaceCalibration(xx: -1, xy: 0, x0: 1, yx: 0, yy: 1, y0: 0),
      isLeftHanded: false))
  #expect(isSameTurn(Double(mirrored.roll.value), -Double(straight.roll.value)))
}

@Test func aSensorThatIsTurnedALittleTurnsTheLeanALittle() throws {
  // By 3 degrees in millimeters, on a surface that is wider than high.
  let angle = 3 * Float.pi / 180
  let ratio = Float(33_448 - 400) / Float(59_152 - 400)
  let matrix = SurfaceCalibration(
    xx: 0.9985, xy: -0.0523 * ratio, x0: 0.01, yx: 0.0523 / ratio, yy: 0.9985, y0: -0.02)
  let straight = try placed(.identity)
  let shown = try placed(SurfacePlacement(calibration: matrix, isLeftHanded: false))
  let turned = azimuth(of: shown) - azimuth(of: straight)
  #expect(abs(turned.remainder(dividingBy: 2 * Double.pi) - Double(angle)) < 1e-3)
}

@Test(arguments: [
  SurfaceCalibration(xx: 0, xy: 0, x0: 0.5, yx: 0, yy: 0, y0: 0.5),
  SurfaceCalibration(xx: 0.97, xy: 0, x0: 0.02, yx: 0, yy: 1.1, y0: -0.04),
])
func aMatrixThatTurnsNothingChangesNoTilt(calibration: SurfaceCalibration) throws {
  let straight = try placed(.identity)
  let shown = try placed(SurfacePlacement(calibration: calibration, isLeftHanded: false))
  #expect(shown.tiltX == straight.tiltX && shown.tiltY == straight.tiltY)
  #expect(shown.roll == straight.roll)
}

@Test func aCalibrationMayExchangeTheAxes() throws {
  let turned = SurfaceCalibration(xx: 0, xy: -1, x0: 1, yx: 1, yy: 0, y0: 0)
  let shown = try placed(SurfacePlacement(calibration: turned, isLeftHanded: false))
  let u = Double(12345 - 400) / Double(59152 - 400 + 1)
  let v = Double(6789 - 400) / Double(33448 - 400 + 1)
  #expect(abs(Double(shown.x.value) - (400 + (1 - v) * 58753) / 200) < 1e-4)
  #expect(abs(Double(shown.y.value) - (400 + u * 33049) / 200) < 1e-4)
}

extension SIMD2<Float> {
  fileprivate var length: Float { (x * x + y * y).squareRoot() }
}
