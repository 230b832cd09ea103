import Evdev
import StylusTestKit
import Testing
import VirtualTablets

private func intuos5() throws -> Encoder {
  try Encoder(
    HIDTablet(
      pen: penDescription(product: 0x27, pressure: 2047), pad: padDescription(product: 0x27)))
}

@Test func aToolIsAnnouncedBeforeItsFirstPosition() throws {
  var encoder = try intuos5()
  let packets = encoder.pen(
    frame(
      axes: [
        Axis.x: 10_001, Axis.y: 8000, Axis.distance: 20, Axis.tiltX: 5, Axis.tiltY: -6,
        Axis.miscellaneous: 0x804,
      ], keys: [Key.toolPen: 1], serial: 0x1234_abcd))
  #expect(
    packets == [
      // Model 00804 and serial 1234abcd, interleaved.
      [2, 0xc2, 0x80, 0x41, 0x23, 0x4a, 0xbc, 0xd0, 0x00, 0x00],
      // x / 2, y / 2, pressure, 69 and 58 as tilt from -64, distance and the lowest bits of x, y.
      [2, 0xe0, 0x13, 0x88, 0x0f, 0xa0, 0x00, 0x22, 0xba, 0x52],
    ])
}

@Test func rotationTravelsInAPacketOfItsOwn() throws {
  var encoder = try intuos5()
  _ = encoder.pen(frame(axes: [Axis.x: 2], keys: [Key.toolPen: 1]))
  let packets = encoder.pen(frame(axes: [Axis.x: 4, Axis.z: 350]))
  #expect(packets == [[2, 0xea, 0, 2, 0, 0, 25, 0, 0, 0]])
}

@Test func aSpreadToolModelIsGatheredAgain() throws {
  var encoder = try intuos5()
  let packets = encoder.pen(
    frame(axes: [Axis.miscellaneous: 0x100902], keys: [Key.toolAirbrush: 1]))
  // 10902: the middle eight bits, the low four, the high four, the second of the five digits.
  #expect(packets.first == [2, 0xc2, 0x90, 0x20, 0, 0, 0, 0x01, 0x00, 0])
}

@Test func halfThePressureRangeUsesTheUpperBits() throws {
  var encoder = try Encoder(
    HIDTablet(pen: penDescription(product: 0x304, pressure: 1023)))
  let packets = encoder.pen(frame(axes: [Axis.pressure: 1023], keys: [Key.toolPen: 1]))
  #expect(packets.last?[1] == 0xe0)
  #expect(packets.last?[6] == 0xff)
  #expect(packets.last.map { $0[7] & 0xc0 } == 0xc0)
}

@Test func tiltOfAnOlderKernelIsMovedToTheMiddle() throws {
  var pen = penDescription(product: 0x304)
  pen.axes[Axis.tiltX] = AxisRange(minimum: 0, maximum: 127)
  var encoder = try Encoder(HIDTablet(pen: pen))
  let packets = encoder.pen(
    frame(axes: [Axis.tiltX: 71, Axis.tiltY: 0], keys: [Key.toolPen: 1]))
  #expect(packets.last?[7] == 71 >> 1)
  #expect(packets.last?[8] == 0xc0)
}

@Test func aPadsFirstKeyStandsAlone() throws {
  var encoder = try intuos5()
  let packets = encoder.pad(
    frame(
      axes: [Axis.wheel: 10, Axis.miscellaneous: 15], keys: [Key.pad0: 1, Key.pad0 + 8: 1]))
  #expect(packets == [[3, 0, 0x8a, 1, 0x80, 0, 0, 0, 0, 0]])
}

/// What the driver makes of the eleven bits.
private func published(_ bits: UInt32) -> Int32 {
  let value = Int32(bits)
  if value % 2 == 0 { return 450 - value / 2 }
  return value > 900 ? (value - 1) / 2 - 1350 : (value - 1) / 2 + 450
}

@Test func everyRotationComesBackFromItsBits() {
  for rotation in Int32(-900)...899 {
    let bits = IntuosPackets.rotation(rotation)
    #expect(bits < 2048)
    #expect(published(bits) == rotation)
  }
}
