package import Settings
package import StylusDevices
import StylusModel

/// The subject of a section.
package enum DaemonSubject: Hashable, Sendable {
  /// The daemon: `[stylusd]`.
  case daemon
  /// All tablets, or one model: `[tablet]`, `[tablet 056a:0357]`.
  case tablet(ProductID?)
  /// Some tools, on whatever tablet: `[tool]`, `[tool eraser]`, `[tool 0x1234abcd]`.
  case tool(PenRule.Selection)

  /// Reads the name of a section.
  init(_ section: SectionName) throws(SettingError) {
    switch (section.kind, section.name) {
    case ("stylusd", nil): self = .daemon
    case ("tablet", nil): self = .tablet(nil)
    case ("tablet", let name?): self = .tablet(try Self.product(name))
    case ("tool", nil): self = .tool(.all)
    case ("tool", let name?): self = .tool(try Self.tools(name))
    default:
      throw section.unknown(
        among: ["stylusd", "tablet", "tool"], use: "[stylusd], [tablet] or [tool]")
    }
  }

  private static func product(_ name: String) throws(SettingError) -> ProductID {
    guard let product = ProductID(name) else {
      throw SettingError(
        "a tablet is named by vendor:product, four hexadecimal digits each, such as 056a:0357, "
          + "not \"\(name)\"")
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
  func covers(_ other: DaemonSubject) -> Bool {
    switch (self, other) {
    case (.daemon, .daemon), (.tablet(nil), .tablet), (.tablet(nil), .tool): true
    case (.tool(.all), .tool), (.tool(.all), .tablet): true
    default: self == other
    }
  }
}

extension SettingLine<DaemonSubject> {
  /// Whether an earlier line says nothing any more because of this one.
  func covers(_ earlier: Self) -> Bool {
    key == earlier.key && subject.covers(earlier.subject)
  }
}
