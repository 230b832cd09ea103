import InkDrawing

/// The steps of a lossy chunk: the distance of two values that a number can be rounded to.
struct ValueSteps: Hashable {
  /// Nanometers.
  var location = 0
  /// Nanometers.
  var size = 0
  /// Microseconds.
  var time = 0
  /// Microradians.
  var angle = 0
  /// 2^-20 each.
  var force = 0
  var share = 0

  static let largest = 1 << 40
  /// How many steps of a share there are in 1.
  private static let sharesPerUnit = 1_048_576.0

  /// Those of the standard tolerance, which need not be written.
  static let standard = ValueSteps(.standard)

  init(_ tolerance: InkTolerance) {
    // A place may be off along x and along y.
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

  /// From the head of a chunk; nil if they are not there or not possible.
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

  /// A sixteenth of a channel's step, in the unit of its property.
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

  /// Whether every number of some points is small enough to be counted in units of these steps.
  func countAll(_ points: [StrokePoint], scale: Int) -> Bool {
    Channel.allCases.allSatisfy { channel in
      let most = 0x1p50 * unit(of: channel, scale: scale)
      return channel.values(of: points).allSatisfy { abs($0) <= most }
    }
  }
}
