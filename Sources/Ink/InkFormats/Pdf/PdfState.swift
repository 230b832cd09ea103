/// The graphics state for painting something.
struct PdfState: Hashable, Comparable {
  /// The opacity, 0...1000.
  let thousandths: Int
  let mixing: InkDepiction.Mixing

  /// Creates a state for an opacity of 0...1.
  init(opacity: Double, mixing: InkDepiction.Mixing = .normal) {
    thousandths = Int((opacity * 1_000).rounded())
    self.mixing = mixing
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.mixing.rawValue, left.thousandths) < (right.mixing.rawValue, right.thousandths)
  }

  private var name: String {
    switch mixing {
    case .normal: "a\(thousandths)"
    case .multiply: "m\(thousandths)"
    case .screen: "s\(thousandths)"
    }
  }

  private var mode: StaticString {
    switch mixing {
    case .normal: "/BM/Normal>>"
    case .multiply: "/BM/Multiply>>"
    case .screen: "/BM/Screen>>"
    }
  }

  /// Appends the operator that selects the state.
  func appendOperator(to text: inout [UInt8]) { text.append("/\(name) gs\n") }

  /// Appends a dictionary of these states.
  static func appendDictionary(_ states: Set<Self>, to text: inout [UInt8]) {
    text.append("<<")
    for state in states.sorted() {
      text.append("/\(state.name)<</ca ")
      text.appendDecimal(Double(state.thousandths) / 1_000, decimals: 3)
      text.append(state.mode)
    }
    text.append(">>")
  }
}
