import ProgramOptions
import Settings
import StylusDevices
import StylusModel

/// What the lines of a section are about.
enum Subject: Hashable, Sendable {
  /// The daemon: `[stylusd]`.
  case daemon
  /// All tablets, or one model: `[tablet]`, `[tablet 056a:0357]`.
  case tablet(Configuration.ProductID?)
  /// Some tools, on whatever tablet: `[tool]`, `[tool eraser]`, `[tool 0x1234abcd]`.
  case tool(PenRule.Selection)

  /// The sections that there are, without a particular tablet or tool.
  static let sections = ["stylusd", "tablet", "tool"]

  /// Reads the name of a section.
  init(_ section: String) throws(SettingError) {
    let words = section.split(separator: " ", maxSplits: 1)
    let name = words.count > 1 ? String(words[1].drop { $0 == " " }) : nil
    switch (words.first, name) {
    case ("stylusd", nil): self = .daemon
    case ("tablet", nil): self = .tablet(nil)
    case ("tablet", let name?): self = .tablet(try Self.product(name))
    case ("tool", nil): self = .tool(.all)
    case ("tool", let name?): self = .tool(try Self.tools(name))
    default:
      let meant = nearest(to: words.first.map(String.init) ?? "", in: Self.sections)
      throw SettingError(
        "there is no section [\(section)]: "
          + (meant.map { "did you mean [\($0)]?" } ?? "use [stylusd], [tablet] or [tool]"))
    }
  }

  private static func product(_ name: String) throws(SettingError) -> Configuration.ProductID {
    guard let product = Configuration.ProductID(name) else {
      throw SettingError("a tablet is named by vendor:product, such as 056a:0357, not \"\(name)\"")
    }
    return product
  }

  private static func tools(_ name: String) throws(SettingError) -> PenRule.Selection {
    let kinds = ToolKind.allCases.map { "\($0)" }
    if let kind = ToolKind.allCases.first(where: { "\($0)" == name }) { return .kind(kind) }
    let digits = name.dropFirst(2)
    if name.hasPrefix("0x"), digits.first?.isHexDigit == true,
      let serial = UInt32(digits, radix: 16), serial != 0
    {
      return .serial(serial)
    }
    throw SettingError(
      "a tool is named \(kinds.joined(separator: ", ")) or a serial number such as 0x1234abcd, "
        + "not \"\(name)\"")
  }

  /// Whether whatever a line says of the other, a later one of this says, too.
  func covers(_ other: Subject) -> Bool {
    switch (self, other) {
    case (.daemon, .daemon), (.tablet(nil), .tablet), (.tablet(nil), .tool): true
    case (.tool(.all), .tool), (.tool(.all), .tablet): true
    default: self == other
    }
  }
}
