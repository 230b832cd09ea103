package import StylusModel
package import StylusPipeline

/// A setting for some pens.
package struct PenRule: Hashable, Sendable {
  /// Which pens.
  package var tools: Selection
  /// The setting.
  package var preference: PenPreference

  /// Which tools a rule is about.
  package enum Selection: Hashable, Sendable {
    case all
    case kind(ToolKind)
    /// Both ends of one pen.
    case serial(UInt32)

    /// Whether a tool is among them.
    package func contains(_ tool: Tool) -> Bool {
      switch self {
      case .all: true
      case .kind(let kind): tool.kind == kind
      case .serial(let serial): tool.serial == serial
      }
    }
  }

  /// A setting of a pen; nil means the default.
  package enum PenPreference: Hashable, Sendable {
    case curve(PressureCurve?)
    case threshold(TipThreshold?)
  }

  /// A setting for some pens.
  package init(tools: Selection, wish: PenPreference) {
    self.tools = tools
    self.preference = wish
  }
}

extension [PenRule] {
  /// How a tool is to be read: of several rules about one thing the last that is about it counts.
  package func tuning(of tool: Tool) -> PenTuning {
    var tuning = PenTuning()
    for rule in self where rule.tools.contains(tool) {
      switch rule.preference {
      case .curve(let curve): tuning.curve = curve
      case .threshold(let threshold): tuning.threshold = threshold
      }
    }
    return tuning
  }
}
