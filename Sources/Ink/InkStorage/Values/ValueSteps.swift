import InkDrawing

/// The steps of a lossy chunk: the distances between the values to which numbers are rounded.
struct ValueSteps: Hashable {
  /// In nanometers.
  var location = 0
  /// In nanometers.
  var size = 0
  /// In microseconds.
  var time = 0
  /// In microradians.
  var angle = 0
  /// In units of 2^-20.
  var force = 0
  var share = 0

  static let largest = 1 << 40
  /// The number of steps of a fraction in 1.
  private static let sharesPerUnit = 1_048_576.0

  /// The steps of the standard tolerance, which need not be written.
  static let standard = ValueSteps(.standard)

  init(_ tolerance: InkTolerance) {
    // The error of a location has an x and a y component.
    location = Self.step(tolerance.location * 2.0.squareRoot(), 1e6)
    size = Self.step(tolerance.size * 2, 1e6)
    time = Self.step(tolerance.time * 2, 1e6)
    angle = Self.step(tolerance.angle * 2, 1e6)
    force = Self.step(tolerance.force * 2, Self.sharesPerUnit)
    share = Self.step(tolerance.share * 2, Self.sharesPerUnit)
  }

  private static func step(_ width: Double, _ perUnit: Double) -> Int {
    let steps = width * perUnit
    return steps >= 1 ? Int(min(steps, Double(largest))) : 1
  }

  /// Reads the steps from the header of a chunk; nil if they are missing or invalid.
  init?(_ reader: inout ByteReader) {
    for part in Self.parts {
      guard let step = reader.varint(), 1...Self.largest ~= step else { return nil }
      self[keyPath: part] = step
    }
  }

  func appendEncoded(to bytes: inout [UInt8]) {
    for part in Self.parts { bytes.appendVarint(self[keyPath: part]) }
  }

  private static var parts: [WritableKeyPath<Self, Int>] {
    [\.location, \.size, \.time, \.angle, \.force, \.share]
  }

  /// Returns a sixteenth of a channel's step, in the unit of its property.
  func unit(of channel: Channel, scale: Int) -> Double {
    let unit: (step: Int, perUnit: Double) =
      switch channel {
      case .x, .y: (location, 1e6)
      case .width, .height: (size, 1e6)
      case .time: (time, 1e6)
      case .altitude, .azimuth, .roll: (angle, 1e6)
      case .force: (force, Self.sharesPerUnit)
      case .opacity, .secondaryScale: (share, Self.sharesPerUnit)
      }
    let plain = Double(unit.step) / (16 * unit.perUnit)
    return channel.scales ? plain * Double(sign: .plus, exponent: -scale, significand: 1) : plain
  }

  /// Returns whether all values of points are small enough to be expressed in these steps.
  func countAll(_ points: [StrokePoint], scale: Int) -> Bool {
    Channel.allCases.allSatisfy { channel in
      let most = 0x1p50 * unit(of: channel, scale: scale)
      return channel.values(of: points).allSatisfy { abs($0) <= most }
    }
  }
}
