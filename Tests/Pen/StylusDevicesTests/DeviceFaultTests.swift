import Evdev
import StylusDevices
import StylusModel
import Testing

private let unsized = SizeAdvice(DeviceDescription(name: "A"))

private func fault(_ change: (inout DeviceDescription) -> Void) -> DeviceError? {
  do throws(DeviceError) {
    _ = try FrameAssembler(device: DeviceID(rawValue: 1), description: penNode(change: change))
    return nil
  } catch { return error }
}

@Test func aNodeWithoutPositionOrToolIsRefused() {
  #expect(fault { $0.axes[Axis.y] = nil } == .noPosition(device: "Test Pen"))
  #expect(
    fault { $0.codes[EventType.key] = [Key.touch, Key.toolFinger] } == .noTool(device: "Test Pen"))
}

@Test func anUnknownSizeIsRefused() {
  let node = penNode { $0.axes[Axis.x]?.resolution = 0 }
  #expect(
    fault { $0.axes[Axis.x]?.resolution = 0 } == .noResolution(SizeAdvice(node), axis: Axis.x))
}

@Test(arguments: [
  AxisRange(minimum: 0, maximum: 0, resolution: 10),
  AxisRange(minimum: 900, maximum: 400, resolution: 10),
  AxisRange(minimum: .max, maximum: .min, resolution: 10),
  AxisRange(minimum: 0, maximum: 900, resolution: -10),
]) func aRangeWithoutSenseIsRefused(range: AxisRange) {
  let found = fault { $0.axes[Axis.y] = range }
  #expect(
    found
      == .invalidRange(SizeAdvice(penNode { $0.axes[Axis.y] = range }), axis: Axis.y, range: range)
  )
}

@Test(
  arguments: [
    (AxisRange(minimum: 0, maximum: 400, resolution: 100), 4),
    (AxisRange(minimum: 0, maximum: 60000, resolution: 1), 60000),
    (AxisRange(minimum: .min, maximum: .max, resolution: 200), 21_474_836.475),
  ] as [(AxisRange, Double)])
func aTabletOfMillimetersOrOfHousesIsRefused(range: AxisRange, length: Double) {
  let found = fault { $0.axes[Axis.x] = range }
  #expect(
    found
      == .absurdSize(
        SizeAdvice(penNode { $0.axes[Axis.x] = range }), axis: Axis.x, millimeters: length))
}

@Test(arguments: [
  DeviceError.noPosition(device: "A"), .noTool(device: "A"), .noResolution(unsized, axis: 0),
  .invalidRange(unsized, axis: 1, range: AxisRange(minimum: 1, maximum: 1)),
  .absurdSize(unsized, axis: 0, millimeters: 1),
]) func everyFaultNamesTheDeviceAndTheFix(fault: DeviceError) {
  #expect(fault.description.hasPrefix("\"A\" "))
  #expect(
    fault.description.contains("EVDEV_ABS_0") || fault.description.contains("stylusctl devices"))
}

@Test func anyOtherAxisWithoutSenseIsJustNotThere() throws {
  // PineNote: ABS_Z goes from 0 to -255.
  let pen = try assembler(of: penNode { $0.axes[Axis.z] = AxisRange(minimum: 0, maximum: -255) })
  #expect(!pen.measures.contains(PropertySet(.roll)))
  #expect(pen.measures.contains(PropertySet(.pressure)))
}

@Test func aPenMeasuresWhatItsNodeHas() throws {
  let everything = try assembler().measures
  #expect(everything == PropertySet(rawValue: 0xFF))
  let bare = try assembler(
    of: penNode(vendor: 0x256c) {
      $0.axes = $0.axes.filter { $0.key == Axis.x || $0.key == Axis.y || $0.key == Axis.tiltX }
      $0.codes[EventType.miscellaneous] = []
    }
  ).measures
  #expect(bare == [.init(.position), .init(.time)])
}
