import Evdev
import Testing
import VirtualTablets

@Test func aDescriptorIsByteForByteWhatTheStandardSays() {
  var layout = ReportLayout(number: 16)
  layout.appendField(.tipSwitch, 0...1)
  layout.pad()
  layout.appendField(.x, 0...44_800, physical: 0...22_400, unit: .hundredthMillimeter)
  layout.appendField(.tiltX, -64...63, physical: -64...63, unit: .degree)
  var descriptor = ReportDescriptor()
  descriptor.collection(.application, .wacomDigitizer) { $0.appendReport(layout) }
  let byHand: [UInt8] = [
    0x0b, 0x01, 0x00, 0x0d, 0xff,  // usage FF0D:0001
    0xa1, 0x01,  // collection, application
    0x85, 0x10,  // report 16
    0x0b, 0x42, 0x00, 0x0d, 0x00,  // usage 000D:0042
    0x15, 0x00, 0x25, 0x01,  // logical 0...1
    0x35, 0x00, 0x45, 0x00, 0x65, 0x00, 0x55, 0x00,  // no physical range, no unit
    0x75, 0x01, 0x95, 0x01, 0x81, 0x02,  // one bit of variable data
    0x15, 0x00, 0x25, 0x00, 0x35, 0x00, 0x45, 0x00, 0x65, 0x00, 0x55, 0x00,
    0x75, 0x07, 0x95, 0x01, 0x81, 0x03,  // seven bits of padding
    0x0b, 0x30, 0x00, 0x01, 0x00,  // usage 0001:0030
    0x15, 0x00, 0x27, 0x00, 0xaf, 0x00, 0x00,  // logical 0...44800: four bytes, it is signed
    0x35, 0x00, 0x46, 0x80, 0x57,  // physical 0...22400
    0x65, 0x11, 0x55, 0x0d,  // centimeters, ten to the minus three
    0x75, 0x10, 0x95, 0x01, 0x81, 0x02,  // sixteen bits
    0x0b, 0x3d, 0x00, 0x0d, 0x00,  // usage 000D:003D
    0x15, 0xc0, 0x25, 0x3f, 0x35, 0xc0, 0x45, 0x3f,  // logical and physical -64...63
    0x65, 0x14, 0x55, 0x00,  // degrees
    0x75, 0x08, 0x95, 0x01, 0x81, 0x02,  // eight bits
    0xc0,  // end of collection
  ]
  #expect(descriptor.bytes == byHand)
}

@Test(
  arguments: [
    (0...1, 1), (0...255, 8), (0...256, 16), (-128...127, 8), (-129...0, 16), (0...65_535, 16),
    (0...65_536, 24), (-900...899, 16), (0...(1 << 24), 32), (.min ... .max, 32),
  ] as [(ClosedRange<Int32>, Int)])
func aFieldIsAsWideAsItsRangeNeeds(range: ClosedRange<Int32>, bits: Int) {
  var layout = ReportLayout(number: 1)
  layout.appendField(.x, range)
  #expect(layout.fields.map(\.bits) == [bits])
}

@Test func penAndPadStandInOneApplicationCollection() throws {
  let tablet = try HIDTablet(pen: penDescription(), pad: padDescription())
  let reader = ReportReader(DescribedReports(tablet).descriptor)
  #expect(reader.fields[16]?.allSatisfy { $0.collections == [0xff0d_0001, 0x000d_0020] } == true)
  #expect(reader.fields[17]?.allSatisfy { $0.collections == [0xff0d_0001, 0xff0d_0039] } == true)
}

@Test func aDisplayTabletIsAPenToTheKernel() throws {
  var pen = penDescription()
  pen.properties = [DeviceProperty.direct]
  let reader = ReportReader(DescribedReports(try HIDTablet(pen: pen)).descriptor)
  #expect(reader.fields[16]?.first?.collections.first == 0x000d_0002)
  #expect(reader.fields[17] == nil)
}
