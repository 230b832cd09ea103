import InkDrawing
import InkGeometry

/// A channel that is written, in the order of writing.
enum InkMLChannel: String, CaseIterable {
  /// Millimeters to the right.
  case x = "X"
  /// Millimeters down.
  case y = "Y"
  /// Milliseconds.
  case time = "T"
  /// Force, percent of the device's range.
  case force = "F"
  /// Degrees, 0...360, 0 is +x, towards +y.
  case azimuth = "OA"
  /// Degrees, 90 is upright.
  case elevation = "OE"
  /// Degrees, counterclockwise.
  case rotation = "OR"
  /// The visible width of the line, in millimeters.
  case width = "W"
  /// The tip along its edge, in millimeters.
  case tipWidth = "BW"
  /// The tip across its edge, in millimeters.
  case tipHeight = "BH"
  /// 0 opaque ... 255 invisible.
  case transparency = "A"

  /// The unit that is written; nil if the channel has none.
  var units: StaticString? {
    switch self {
    case .x, .y, .width, .tipWidth, .tipHeight: "mm"
    case .time: "ms"
    case .force: "%"
    case .azimuth, .elevation, .rotation: "deg"
    case .transparency: nil
    }
  }

  /// The channels that every drawing has.
  static let usual: Set<InkMLChannel> = [.x, .y, .time, .force, .width]

  /// Adds the channels without which a stroke would look different or be read differently.
  static func insertChannels(neededBy stroke: Stroke, to needed: inout Set<InkMLChannel>) {
    guard needed.count < allCases.count else { return }
    for point in stroke.path {
      if point.altitude != .pi / 2 || point.azimuth != 0 {
        needed.formUnion([.azimuth, .elevation])
      }
      if point.roll != 0 { needed.insert(.rotation) }
      if point.size.width != point.size.height { needed.formUnion([.tipWidth, .tipHeight]) }
      if point.opacity != 1 { needed.insert(.transparency) }
    }
  }
}

/// The number of decimals to write.
struct InkMLDecimals {
  private let length: Int
  private let rest: Int

  /// Creates decimals for a tenth of the tolerance for lengths, and a microsecond; for degrees and
  /// percent, a tenth if the strokes are also stored exactly, and otherwise a thousandth.
  init(_ options: InkWritingOptions) {
    let tenth = options.tolerance / 10
    length = (1...4).first { Self.pow10($0) * tenth >= 0.999 } ?? 5
    rest = options.keepsControlPoints ? 1 : 3
  }

  private static func pow10(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1) { power, _ in power * 10 }
  }

  func decimalCount(for channel: InkMLChannel) -> Int {
    switch channel {
    case .x, .y, .width, .tipWidth, .tipHeight: length
    case .time: 3
    case .force, .azimuth, .elevation, .rotation, .transparency: rest
    }
  }
}
