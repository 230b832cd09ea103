import StylusProtocol

/// A Varlink interface as its own description tells it, ready to judge values by.
///
/// Nothing of our readers and writers is in here: it is the second opinion on both.
struct InterfaceDescription {
  /// A type as the language of Varlink knows it.
  indirect enum Kind: Hashable {
    case bool
    case int
    case float
    case string
    case object
    case named(String)
    case optional(Kind)
    case list(Kind)
    case structure([Field])
    case words([String])
  }

  /// A member of a structure.
  struct Field: Hashable {
    var name: String
    var kind: Kind

    var isOptional: Bool { if case .optional = kind { true } else { false } }
  }

  /// What goes into a method, and what comes back.
  struct Method {
    var parameters: [Field]
    var reply: [Field]
  }

  /// What was expected where something else stood.
  struct InterfaceDescriptionError: Error {
    var description: String
  }

  private(set) var name = ""
  private(set) var types: [String: Kind] = [:]
  private(set) var methods: [String: Method] = [:]
  private(set) var errors: [String: [Field]] = [:]
  private var words: ArraySlice<Substring>

  init(of interface: VarlinkInterface) throws { try self.init(interface.definition) }

  /// Reads a description that follows the grammar, which is checked elsewhere.
  init(_ text: String) throws {
    words =
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap {
        $0.matches(of: #/->|\[\]|[A-Za-z0-9_.]+|[^\s]/#).map(\.output)
      }[...]
    try expect("interface")
    name = try word()
    while !words.isEmpty {
      let keyword = try word()
      let title = try word()
      switch keyword {
      case "type": types[title] = try parenthesis()
      case "error": errors[title] = try fields()
      case "method":
        let parameters = try fields()
        try expect("->")
        methods[title] = Method(parameters: parameters, reply: try fields())
      default: throw InterfaceDescriptionError(description: "keyword \(keyword)")
      }
    }
  }

  /// Why a value is not of a kind; nil if it is. A structure has all that it must and nothing that
  /// nobody declared.
  func fault(_ value: JSONValue, _ kind: Kind) -> String? {
    switch (kind, value) {
    case (.optional(let kind), _): value == .null ? nil : fault(value, kind)
    case (.bool, .bool), (.int, .integer), (.float, .number), (.string, .string),
      (.object, .object):
      nil
    case (.float, .integer): nil
    case (.named(let name), _): types[name].map { fault(value, $0) } ?? "no type \(name)"
    case (.words(let words), .string(let word)): words.contains(word) ? nil : "'\(word)'"
    case (.list(let kind), .array(let values)): values.lazy.compactMap { fault($0, kind) }.first
    case (.structure(let fields), .object(let object)): fault(object, fields)
    default: "\(value) is no \(kind)"
    }
  }

  /// Why an object is not a structure of these fields; nil if it is.
  func fault(_ object: JSONObject, _ fields: [Field]) -> String? {
    for member in object.members where !fields.contains(where: { $0.name == member.key }) {
      return "\(member.key) is not declared"
    }
    for field in fields {
      if let value = object[field.name] {
        if let fault = fault(value, field.kind) { return "\(field.name): \(fault)" }
      } else if !field.isOptional {
        return "\(field.name) is missing"
      }
    }
    return nil
  }

  /// What a name stands for.
  func resolved(_ kind: Kind) -> Kind {
    switch kind {
    case .named(let name): types[name] ?? kind
    case .optional(let kind): resolved(kind)
    default: kind
    }
  }

  // MARK: Reading

  private mutating func word() throws -> String {
    guard let word = words.popFirst() else {
      throw InterfaceDescriptionError(description: "the end")
    }
    return String(word)
  }

  private mutating func expect(_ wanted: String) throws {
    let found = try word()
    guard found == wanted else {
      throw InterfaceDescriptionError(description: "\(wanted), not \(found)")
    }
  }

  private mutating func fields() throws -> [Field] {
    guard case .structure(let fields) = try parenthesis() else {
      throw InterfaceDescriptionError(description: "words where fields belong")
    }
    return fields
  }

  private mutating func parenthesis() throws -> Kind {
    try expect("(")
    var fields: [Field] = []
    var names: [String] = []
    while words.first != ")" {
      let name = try word()
      if words.first == ":" {
        words.removeFirst()
        fields.append(Field(name: name, kind: try kind()))
      } else {
        names.append(name)
      }
      if words.first == "," { words.removeFirst() }
    }
    try expect(")")
    return names.isEmpty ? .structure(fields) : .words(names)
  }

  private mutating func kind() throws -> Kind {
    if words.first == "(" { return try parenthesis() }
    switch try word() {
    case "?": return .optional(try kind())
    case "[]": return .list(try kind())
    case "bool": return .bool
    case "int": return .int
    case "float": return .float
    case "string": return .string
    case "object": return .object
    case let name: return .named(name)
    }
  }
}
