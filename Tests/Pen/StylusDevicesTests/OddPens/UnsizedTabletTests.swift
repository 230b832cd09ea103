import Evdev
import InkSynthesis
import StylusDevices
import StylusModel
import StylusPipeline
import Testing

/// Tablets whose kernel does not know how large they are.
@Suite struct UnsizedTabletTests {
  @Test(arguments: twoHundredSeeds)
  func aToldSizeIsTheSizeOfTheSurface(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (width, height) = (
      Double.random(in: 20...600, using: &random), Double.random(in: 20...400, using: &random)
    )
    let (spanX, spanY) = (
      Int32.random(in: 500...60_000, using: &random), Int32.random(in: 500...60_000, using: &random)
    )
    var node = plainNode {
      $0.axes[Axis.x] = AxisRange(minimum: 0, maximum: spanX)
      $0.axes[Axis.y] = AxisRange(minimum: 0, maximum: spanY)
    }
    #expect(throws: DeviceError.self) { try assembler(of: node) }
    node.statedSize = SurfaceSize("\(width)x\(height)")
    var pen = try assembler(of: node)
    let (x, y) = (
      Int32.random(in: 0...spanX, using: &random), Int32.random(in: 0...spanY, using: &random)
    )
    let shown = try pen.firstFrame(of: frame(0, .pen(1), .x(x), .y(y)))
    #expect(abs(Double(shown.x.value) - Double(x) / Double(spanX) * width) < 0.001)
    #expect(abs(Double(shown.y.value) - Double(y) / Double(spanY) * height) < 0.001)
  }

  @Test(arguments: twoHundredSeeds)
  func theAdviceIsAFileThatMakesThisDeviceServe(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let node = plainNode {
      ($0.bus, $0.vendor, $0.product) = (
        UInt16.random(in: 0...0x1f, using: &random), UInt16.random(in: 0...0xffff, using: &random),
        UInt16.random(in: 0...0xffff, using: &random)
      )
      let isBare = Bool.random(using: &random)
      $0.axes[Axis.x] = AxisRange(
        minimum: 0, maximum: isBare ? 0 : Int32.random(in: 2_000...60_000, using: &random))
      $0.axes[Axis.y] = AxisRange(
        minimum: 0, maximum: Int32.random(in: 2_000...60_000, using: &random))
    }
    do throws(DeviceError) {
      _ = try FrameAssembler(device: DeviceID(rawValue: 1), description: node)
      Issue.record("it was taken")
    } catch {
      let lines = "\(error)".split(separator: "\n").map(String.init)
      let match = try #require(lines.first { $0.hasPrefix("evdev:input:") })
      #expect(match == alias(of: node) + "*")
      let mended = try applying(lines.filter { $0.hasPrefix(" EVDEV_ABS_") }, to: node)
      #expect(throws: Never.self) { try assembler(of: mended) }
      #expect(lines.contains { $0.contains("/etc/udev/hwdb.d/61-tablet-") && $0.contains(".hwdb") })
      #expect(lines.contains { $0.contains("systemd-hwdb update && udevadm trigger") })
      let log = error.line
      #expect(!log.contains("\n") && log.contains("printf '\(match)\\n EVDEV_ABS_00="))
    }
  }

  /// The kernel's alias, as input_print_modalias writes its beginning.
  private func alias(of node: DeviceDescription) -> String {
    func hex(_ number: UInt16) -> String {
      let text = String(number, radix: 16).uppercased()
      return String(repeating: "0", count: 4 - text.count) + text
    }
    return "evdev:input:b\(hex(node.bus))v\(hex(node.vendor))p\(hex(node.product))"
  }

  /// What udev makes of such lines: min:max:resolution, and an empty number changes nothing.
  private func applying(_ lines: [String], to node: DeviceDescription) throws -> DeviceDescription {
    var node = node
    #expect(lines.count == 2)
    for line in lines {
      let parts = line.dropFirst(" EVDEV_ABS_".count).split(separator: "=")
      let axis = try #require(UInt16(parts[0], radix: 16))
      let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false).map {
        Int32($0)
      }
      try #require(numbers.count == 3)
      if let minimum = numbers[0] { node.axes[axis]?.minimum = minimum }
      if let maximum = numbers[1] { node.axes[axis]?.maximum = maximum }
      if let resolution = numbers[2] { node.axes[axis]?.resolution = resolution }
    }
    return node
  }

  @Test(arguments: [
    "", "210", "210x", "x148", "210x148x1", "-1x20", "210x4.9", "5001x20", "axb", "nanx20",
  ])
  func whatIsNoSizeIsRefused(text: String) { #expect(SurfaceSize(text) == nil) }
}
