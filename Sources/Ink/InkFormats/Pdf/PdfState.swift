/// How something is painted: the graphics state that its operators choose.
struct PdfState: Hashable, Comparable {
  /// 0...1000.
  let thousandths: Int
  let multiplies: Bool

  /// A state for an opacity of 0...1.
  init(opacity: Double, multiplies: Bool = false) {
    thousandths = Int((opacity * 1_000).rounded())
    self.multiplies = multiplies
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.multiplies ? 1 : 0, left.thousandths) < (right.multiplies ? 1 : 0, right.thousandths)
  }

  private var name: String { "\(multiplies ? "m" : "a")\(thousandths)" }

  /// Appends the operator that chooses it.
  func append(to text: inout [UInt8]) { text.append("/\(name) gs\n") }

  /// Appends a dictionary of these states.
  static func append(_ states: Set<Self>, to text: inout [UInt8]) {
    text.append("<<")
    for state in states.sorted() {
      text.append("/\(state.name)<</ca ")
      text.append(Double(state.thousandths) / 1_000, decimals: 3)
      text.append(state.multiplies ? "/BM/Multiply>>" : "/BM/Normal>>")
    }
    text.append(">>")
  }
}
