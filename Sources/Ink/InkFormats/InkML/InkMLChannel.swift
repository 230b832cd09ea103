import InkDrawing
import InkGeometry

/// A channel that we write, in the order in which we do.
enum InkMLChannel: String, CaseIterable {
  /// Millimeters to the right.
  case x = "X"
  /// Millimeters down.
  case y = "Y"
  /// Milliseconds.
  case time = "T"
  /// Force, per cent of the device's range.
  case force = "F"
  /// Degrees, 0...360, 0 = +x, towards +y.
  case azimuth = "OA"
  /// Degrees, 90 upright.
  case elevation = "OE"
  /// Degrees, against the clock.
  case rotation = "OR"
  /// What is seen as the line's width, millimeters.
  case width = "W"
  /// The tip along its edge, millimeters.
  case tipWidth = "BW"
  /// The tip across its edge, millimeters.
  case tipHeight = "BH"
  /// 0 opaque ... 255 invisible.
  case transparency = "A"

  /// The unit that we write; nil if it has none.
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

  /// Adds the channels without which a stroke would look or read otherwise.
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

/// The decimals that are worth writing.
struct InkMLDecimals {
  private let length: Int
  private let rest: Int

  /// A tenth of the tolerance for lengths, and a microsecond. A tenth of a degree or of a per cent
  /// where the strokes are told exactly besides; else a thousandth.
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
