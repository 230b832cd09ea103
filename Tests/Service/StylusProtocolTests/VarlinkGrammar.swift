/// Checks a text against the grammar of Varlink interface definitions, and that every type that is
/// named in it is defined in it.
struct VarlinkGrammar {
  private var words: [Substring]
  private var defined: Set<Substring> = []
  private var used: Set<Substring> = []
  private(set) var methods: [String] = []

  /// What was expected, and what stood there.
  struct VarlinkGrammarError: Error, CustomStringConvertible {
    var description: String
  }

  /// Checks a whole definition.
  init(checking text: String) throws {
    words = Self.words(of: text)
    try expect("interface")
    try name(#/[A-Za-z]([-]*[A-Za-z0-9])*(\.[A-Za-z0-9]([-]*[A-Za-z0-9])*)+/#)
    while let word = words.first { try member(word) }
    let unknown = used.subtracting(defined)
    guard unknown.isEmpty else { throw VarlinkGrammarError(description: "undefined: \(unknown)") }
  }

  private static func words(of text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap {
      $0.matches(of: #/->|\[string\]|\[\]|[A-Za-z0-9_.\-]+|[^\s]/#).map(\.output)
    }
  }

  private mutating func member(_ keyword: Substring) throws {
    words.removeFirst()
    let title = try name(#/[A-Z][A-Za-z0-9]*/#)
    guard defined.insert(title).inserted else {
      throw VarlinkGrammarError(description: "twice: \(title)")
    }
    switch keyword {
    case "type": try parenthesis()
    case "error": try structure()
    case "method":
      methods.append(String(title))
      try structure()
      try expect("->")
      try structure()
    default: throw VarlinkGrammarError(description: "no keyword: \(keyword)")
    }
  }

  /// A struct or an enum: the first word after the first name tells.
  private mutating func parenthesis() throws {
    if words.dropFirst(2).first == ":" || words.dropFirst().first == ")" {
      try structure()
    } else {
      try enumeration()
    }
  }

  private mutating func structure() throws {
    try expect("(")
    var fields: Set<Substring> = []
    while words.first != ")" {
      if !fields.isEmpty { try expect(",") }
      let field = try fieldName()
      guard fields.insert(field).inserted else {
        throw VarlinkGrammarError(description: "twice: \(field)")
      }
      try expect(":")
      try type(mayBeNullable: true)
    }
    try expect(")")
  }

  private mutating func enumeration() throws {
    try expect("(")
    try fieldName()
    while words.first == "," {
      words.removeFirst()
      try fieldName()
    }
    try expect(")")
  }

  private mutating func type(mayBeNullable: Bool) throws {
    switch words.first {
    case "?":
      guard mayBeNullable else { throw VarlinkGrammarError(description: "??") }
      words.removeFirst()
      try type(mayBeNullable: false)
    case "[]", "[string]":
      words.removeFirst()
      try type(mayBeNullable: true)
    case "(": try parenthesis()
    case "bool", "int", "float", "string", "object": words.removeFirst()
    default: used.insert(try name(#/[A-Z][A-Za-z0-9]*/#))
    }
  }

  @discardableResult
  private mutating func fieldName() throws -> Substring {
    try name(#/[A-Za-z](_?[A-Za-z0-9])*/#)
  }

  @discardableResult
  private mutating func name(_ pattern: some RegexComponent) throws -> Substring {
    let word = words.first ?? "the end"
    guard word.wholeMatch(of: pattern) != nil else {
      throw VarlinkGrammarError(description: "name: \(word)")
    }
    return words.removeFirst()
  }

  private mutating func expect(_ word: Substring) throws {
    guard words.first == word else {
      throw VarlinkGrammarError(description: "\(word) expected, \(words.first ?? "the end") found")
    }
    words.removeFirst()
  }
}
