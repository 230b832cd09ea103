import InkDrawing

/// The UIM names of channels, brushes and the parts of an input context, and ours.
enum UIMNames {
  /// A quantity that a pen's sensor measures.
  enum UIMQuantity: String, CaseIterable {
    case x = "X"
    case y = "Y"
    case time = "Timestamp"
    case pressure = "Pressure"
    case azimuth = "Azimuth"
    case altitude = "Altitude"
    case rotation = "Rotation"

    private static let prefix = "will://input/3.0/channel/"

    var type: String { Self.prefix + rawValue }

    init?(type: String) {
      guard type.hasPrefix(Self.prefix) else { return nil }
      self.init(rawValue: String(type.dropFirst(Self.prefix.count)))
    }

    /// The kind of quantity: length, time, angle, fraction.
    var metric: UInt64 {
      switch self {
      case .x, .y: 0
      case .time: 1
      case .azimuth, .altitude, .rotation: 3
      case .pressure: 4
      }
    }

    /// The resolution: parts of a meter, of a second, of a radian, or of the whole.
    var resolution: Double { metric < 2 ? 1_000 : 1 }

    /// The number of decimals of such a part that are kept.
    var precision: Int { self == .time ? 0 : metric == 0 ? 4 : 5 }

    /// The identifier of the channel in our files.
    var id: InkID { UIMNames.id(UInt64(10 + (Self.allCases.firstIndex(of: self) ?? 0))) }
  }

  /// The parts of our input context have the same names in every file.
  static func id(_ number: UInt64) -> InkID {
    InkID(high: 0x7374_796C_7573_4D00, low: 0x8000_0000_0000_0000 | number)
  }

  static let inputContext = id(1)
  static let environment = id(2)
  static let sensorContext = id(3)
  static let channelsContext = id(4)
  static let provider = id(5)
  static let device = id(6)
  static let root = id(7)

  /// A disc of diameter 1 before scaling.
  static let circle = "will://brush/3.0/shape/Circle?precision=20&radius=0.5"

  private static let brushPrefix = "stylusd://brush/1/"

  static func brush(_ type: InkType) -> String { brushPrefix + type.inkMLName }

  static func ink(brush: String) -> InkType? {
    brush.hasPrefix(brushPrefix)
      ? InkType(inkMLName: String(brush.dropFirst(brushPrefix.count))) : nil
  }

  /// Returns the 16 bytes of an id in the order of UIM: the first three parts of a UUID with their
  /// lowest byte first.
  static func uuidBytes(_ id: InkID) -> [UInt8] {
    let all = (0..<16).map { index -> UInt8 in
      let half = index < 8 ? id.high : id.low
      return UInt8(truncatingIfNeeded: half >> UInt64(56 - 8 * (index % 8)))
    }
    return order.map { all[$0] }
  }

  static func id(_ bytes: ArraySlice<UInt8>) -> InkID? {
    guard bytes.count == 16 else { return textID(bytes) }
    let all = order.map { bytes[bytes.startIndex + $0] }
    func bits(_ part: ArraySlice<UInt8>) -> UInt64 { part.reduce(0) { $0 << 8 | UInt64($1) } }
    return InkID(high: bits(all[..<8]), low: bits(all[8...]))
  }

  /// Reads the id that UIM 3.0 stores as text: 32 hexadecimal digits, with or without hyphens.
  private static func textID(_ bytes: ArraySlice<UInt8>) -> InkID? {
    guard bytes.count == 32 || bytes.count == 36 else { return nil }
    let digits = bytes.filter { $0 != UInt8(ascii: "-") }
    return InkID(digits: String(decoding: digits, as: UTF8.self))
  }

  private static let order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15]
}
