/// A pattern of texts with their probabilities, such as dates: characters, sequences and choices.
indirect enum TextForm: Sendable {
  /// One of several characters, each with its share.
  case one([(byte: UInt8, share: Float)])
  /// One after the other.
  case row([TextForm])
  /// One of several, each with its share.
  case any([(share: Float, form: TextForm)])

  /// A fixed text.
  static func text(_ text: String) -> Self {
    .row(text.utf8.map { TextForm.one([(byte: $0, share: 1)]) })
  }

  /// One of several texts that are separated by spaces, all as likely.
  static func texts(_ texts: String) -> Self {
    .any(texts.split(separator: " ").map { (Float(1), TextForm.text(String($0))) })
  }

  /// One of several characters, all as likely.
  static func of(_ characters: String) -> Self { .one(characters.utf8.map { ($0, 1) }) }

  /// Any digit.
  static let digit = of("0123456789")

  /// A number of any digits.
  static func digits(_ count: Int) -> Self { .row(Array(repeating: digit, count: count)) }

  /// A form that is there with a probability.
  func maybe(_ share: Float) -> Self { .any([(share, self), (1 - share, .row([]))]) }

  /// One of two forms, all as likely.
  static func | (a: Self, b: Self) -> Self { .any([(Float(1), a), (Float(1), b)]) }

  /// One form after the other.
  static func + (a: Self, b: Self) -> Self { .row([a, b]) }
}

/// Forms as a network of nodes; each node stands for one character.
struct FormNodes {
  /// Nodes with their shares.
  typealias Ways = [(node: Int32, share: Float)]

  /// A node: its characters, and the nodes after it.
  struct FormNode {
    var codes: [(code: UInt8, share: Float)]
    var next: Ways
  }

  /// The end of the text.
  static let end: Int32 = 0

  private(set) var nodes = [FormNode(codes: [], next: [])]
  private var known: [[UInt32]: Int32] = [:]

  /// Adds a form, and returns where it begins.
  mutating func add(_ form: TextForm, then next: Ways) -> Ways {
    switch form {
    case .one(let characters):
      let sum = characters.reduce(0) { $0 + $1.share }
      let codes = characters.compactMap { byte, share in
        LetterCode.of(byte).map { (code: UInt8($0), share: share / sum) }
      }
      return [(node(FormNode(codes: codes, next: next)), 1)]
    case .row(let forms): return forms.reversed().reduce(next) { add($1, then: $0) }
    case .any(let forms):
      let sum = forms.reduce(0) { $0 + $1.share }
      var ways: Ways = []
      for (share, form) in forms {
        for way in add(form, then: next) {
          Self.addWay(way.node, way.share * share / sum, to: &ways)
        }
      }
      return ways
    }
  }

  static func addWay(_ node: Int32, _ share: Float, to ways: inout Ways) {
    if let index = ways.firstIndex(where: { $0.node == node }) {
      ways[index].share += share
    } else {
      ways.append((node, share))
    }
  }

  /// Equal nodes are one, so that forms that end alike share their ends.
  private mutating func node(_ node: FormNode) -> Int32 {
    var key = node.codes.flatMap { [UInt32($0.code), $0.share.bitPattern] } + [.max]
    key += node.next.flatMap { [UInt32($0.node), $0.share.bitPattern] }
    if let old = known[key] { return old }
    let new = Int32(nodes.count)
    nodes.append(node)
    known[key] = new
    return new
  }
}
