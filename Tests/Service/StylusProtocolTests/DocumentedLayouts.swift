import Foundation

/// A page of docs: its text and its tables.
struct DocumentPage {
  let text: String

  init(_ name: String = "develop/protocol.md") throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    text = try String(contentsOf: root.appending(path: "docs/\(name)"), encoding: .utf8)
  }

  /// The rows of each table whose header begins with these cells.
  func tables(headed header: [String]) -> [[[String]]] {
    var tables: [[[String]]] = []
    var rows: [[String]]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        if let found = rows { tables.append(found) }
        rows = nil
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if rows != nil {
        if !line.hasPrefix("|---") { rows?.append(cells) }
      } else if cells.starts(with: header) {
        rows = []
      }
    }
    return tables
  }

  /// What the rows of an enumeration name: "1 pen, 2 eraser" as numbers and words.
  func enumeration(_ name: String) -> [Int: String] {
    let rows = tables(headed: ["Enumeration", "Values"]).joined()
    let values = rows.first { $0[0] == name || $0[0] == "\(name) (bits)" }?[1] ?? ""
    let pairs = values.split(separator: ";")[0].split(separator: ", ").compactMap { pair in
      let words = pair.split(separator: " ")
      return words.count == 2 ? Int(words[0]).map { ($0, String(words[1])) } : nil
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// A field of a layout in docs/develop/protocol.md.
struct DocumentedField: Hashable {
  /// Its name without what the document says of it; "reserved" for what is.
  var name: String
  /// i64, u64, u32, i32, u16, u8 or f32.
  var type: String
  var offset: Int

  var length: Int { (Int(type.dropFirst()) ?? 0) / 8 }
  var isFloat: Bool { type == "f32" }
}

/// What the document says of the bytes of a frame, or of a record in one.
struct DocumentedLayout {
  var name: String
  /// The type of the frame; 0 for records.
  var type: UInt16 = 0
  var fields: [DocumentedField] = []
  /// The bytes without what is repeated.
  var length = 0
  /// Which records follow, in the singular.
  var records: String?
  /// Whether bytes of text follow, as many as the field "n" says.
  var hasText = false

  func field(_ name: String) -> DocumentedField? { fields.first { $0.name == name } }

  fileprivate mutating func add(_ name: String, _ type: String) {
    let field = DocumentedField(name: name, type: type, offset: length)
    fields.append(field)
    length += field.length
  }

  fileprivate mutating func add(_ other: DocumentedLayout) {
    for field in other.fields { add(field.name, field.type) }
  }
}

/// The layouts of docs/develop/protocol.md, sections 5 and 8, as the document tells them: nothing of our
/// code is in here.
struct DocumentedLayouts {
  private(set) var frames: [UInt16: DocumentedLayout] = [:]
  private(set) var records: [String: DocumentedLayout] = [:]

  init() throws {
    let page = try DocumentPage()
    let tables = page.tables(headed: ["Offset", "Type", "Field"])
    records["header"] = Self.record("header", tables[0])
    records["sample"] = Self.record("sample", tables[1])
    records["late"] = Self.record("late", tables[2])
    let parts = page.text.matches(of: #/(?m)^- \*(\w+)\* \(\d+ bytes\): ((?:.|\n  )+)/#)
    for name in ["tool", "beginning", "correction", "prediction"] {
      guard let part = parts.first(where: { $0.output.1 == name }) else { continue }
      let text = part.output.2.replacing("\n  ", with: " ")
      records[name] = layout(name, String(text))
    }
    for row in page.tables(headed: ["Type", "Name", "Payload"]).joined() {
      guard let type = UInt16(row[0].dropFirst(2), radix: 16) else { continue }
      let twin = frames.values.first { row[2].hasPrefix("as \($0.name)") }
      var layout = twin ?? layout(row[1], row[2])
      layout.name = row[1]
      layout.type = type
      frames[type] = layout
    }
  }

  /// Reads "u32 device, *tool*, u16 and u32 reserved, count *samples*".
  private func layout(_ name: String, _ text: String) -> DocumentedLayout {
    var layout = DocumentedLayout(name: name)
    let plain = String(text.prefix { $0 != ";" }).replacing(#/ \([^)]*\)/#, with: "")
    for part in plain.split(separator: ", ") {
      if let records = part.wholeMatch(of: #/count \*(\w+)s\*.*/#) {
        layout.records = String(records.output.1)
        break
      }
      if part.hasPrefix("n bytes") {
        layout.hasText = true
      } else if let nested = part.firstMatch(of: #/\*(\w+)\*/#)?.output.1 {
        layout.add(records[String(nested)] ?? DocumentedLayout(name: ""))
      } else if let field = part.firstMatch(of: #/^((?:[iuf]\d+)(?: and [iuf]\d+)*) ([\w ]+)/#) {
        let words = field.output.2.split(separator: " ")
          .prefix { !["in", "of", "that"].contains($0) }
        for type in field.output.1.split(separator: " and ") {
          layout.add(words.joined(separator: " "), String(type))
        }
      }
    }
    return layout
  }

  /// Reads rows such as `| 16 | f32 x 8 | x, y, pressure |`.
  private static func record(_ name: String, _ rows: [[String]]) -> DocumentedLayout {
    var layout = DocumentedLayout(name: name)
    for row in rows {
      // A layout whose table does not agree with itself has no field at the place it announces.
      guard Int(row[0]) == layout.length else { return DocumentedLayout(name: name) }
      if let many = row[1].wholeMatch(of: #/(\w+) x (\d+)/#) {
        let names = row[2].prefix { $0 != ";" }.split(separator: ", ").prefix(
          Int(many.output.2) ?? 0)
        for each in names { layout.add(firstWord(each), String(many.output.1)) }
      } else {
        for type in row[1].split(separator: ", ") { layout.add(firstWord(row[2]), String(type)) }
      }
    }
    return layout
  }

  private static func firstWord(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0 == "_" })
  }
}

/// Bytes read by a documented layout, one field after the other: a hexdump with names.
struct DocumentedBytes {
  let bytes: ArraySlice<UInt8>
  let layout: DocumentedLayout

  init(_ bytes: ArraySlice<UInt8>, _ layout: DocumentedLayout) {
    self.bytes = bytes
    self.layout = layout
  }

  /// The bits of a field, whatever its type.
  func bits(_ field: DocumentedField) -> UInt64 {
    var bits: UInt64 = 0
    for byte in (0..<field.length).reversed() {
      bits = bits << 8 | UInt64(bytes[bytes.startIndex + field.offset + byte])
    }
    return bits
  }

  /// A number; signed where its type is.
  func integer(_ name: String) -> Int64 {
    guard let field = layout.field(name) else { return .min }
    let shift = UInt64(64 - 8 * field.length)
    let bits = bits(field)
    return field.type.hasPrefix("i")
      ? Int64(bitPattern: bits << shift) >> shift : Int64(bitPattern: bits)
  }

  func float(_ name: String) -> Float {
    layout.field(name).map { Float(bitPattern: UInt32(truncatingIfNeeded: bits($0))) } ?? .nan
  }

  /// Whether all reserved bytes are zero.
  var isTidy: Bool { layout.fields.allSatisfy { $0.name != "reserved" || bits($0) == 0 } }
}

extension [UInt8] {
  /// Writes bits over a field of a layout that begins at a place.
  mutating func put(_ bits: UInt64, at start: Int, _ field: DocumentedField) {
    for byte in 0..<field.length {
      self[start + field.offset + byte] = UInt8(truncatingIfNeeded: bits >> UInt64(8 * byte))
    }
  }
}
