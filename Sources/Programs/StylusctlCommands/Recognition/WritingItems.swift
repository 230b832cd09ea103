package import InkConversion
package import InkRecognition

/// Reads handwriting from CSV that comes in pieces: `item,stroke,x_mm,y_mm`, perhaps `t_ms` and
/// others.
///
/// The header line names the columns, in any order. An item and a stroke last as long as their
/// labels stay. It holds one piece and one item.
package struct WritingItems {
  /// One item.
  package struct Item {
    package var label: [UInt8] = []
    package var trace = WritingTrace()
  }

  private var lines = TraceLines()
  private var columns: (item: Int, stroke: Int, x: Int, y: Int)?
  private var fieldCount = 0
  private var item = Item()
  private var stroke: [UInt8] = []
  private var hasItem = false
  private var isAtEnd = false

  private static let needed = ["item", "stroke", "x_mm", "y_mm"]

  /// Whether bytes begin like such a file, columns that it lacks aside: no other file begins with
  /// names of which one is `item`.
  package static func areItems(_ bytes: some Collection<UInt8>) -> Bool {
    let line = bytes.prefix(1 << 12).prefix { $0 != UInt8(ascii: "\n") }
    let text = String(decoding: line, as: UTF8.self)
    let names = text.split { !$0.isLetter && $0 != "_" }
    return names.contains("item")
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_,;\"\t\r\u{FEFF} ".contains($0) }
  }

  /// Nothing was taken yet.
  package init() {}

  /// Takes more bytes.
  package mutating func appendBytes(_ piece: ArraySlice<UInt8>) { lines.appendBytes(piece) }

  /// Says that no more bytes come.
  package mutating func endInput() {
    lines.endInput()
    isAtEnd = true
  }

  /// The next item; nil if more bytes must come first, or none will.
  ///
  /// - Throws: where the bytes are no such file.
  package mutating func nextItem() throws(TraceError) -> Item? {
    while try lines.readLine() {
      guard let columns else {
        try readHeader()
        continue
      }
      guard lines.fields.count == fieldCount else {
        throw TraceError(
          line: lines.number,
          what: "the header line has \(fieldCount) columns, this line \(lines.fields.count)",
          fix: "give each row a value for each column")
      }
      if let whole = try readRow(columns) { return whole }
    }
    guard isAtEnd, hasItem else { return nil }
    hasItem = false
    item.trace.lift()
    return item
  }

  private mutating func readHeader() throws(TraceError) {
    let names = lines.fields.map { String(decoding: lines.bytes[$0], as: UTF8.self) }
    guard let item = names.firstIndex(of: "item"), let stroke = names.firstIndex(of: "stroke"),
      let x = names.firstIndex(of: "x_mm"), let y = names.firstIndex(of: "y_mm")
    else {
      throw TraceError(
        line: lines.number,
        what: "the header line lacks "
          + Self.needed.filter { !names.contains($0) }.joined(separator: ", "),
        fix: "begin with " + Self.needed.joined(separator: ","))
    }
    columns = (item, stroke, x, y)
    fieldCount = names.count
  }

  /// Takes a row; gives the item that ended before it.
  private mutating func readRow(
    _ columns: (item: Int, stroke: Int, x: Int, y: Int)
  ) throws(TraceError) -> Item? {
    let point = SIMD2(try coordinate(columns.x, "x_mm"), try coordinate(columns.y, "y_mm"))
    let label = lines.bytes[lines.fields[columns.item]]
    let pen = lines.bytes[lines.fields[columns.stroke]]
    var whole: Item?
    if !hasItem || !label.elementsEqual(item.label) {
      if hasItem {
        item.trace.lift()
        whole = item
      }
      item.label = Array(label)
      item.trace.clear()
      stroke = Array(pen)
      hasItem = true
    } else if !pen.elementsEqual(stroke) {
      item.trace.lift()
      stroke = Array(pen)
    }
    item.trace.add(point)
    return whole
  }

  /// A coordinate; what is not a place, such as `nan`, is passed over by who reads.
  private func coordinate(_ column: Int, _ name: String) throws(TraceError) -> Float {
    let text = String(decoding: lines.bytes[lines.fields[column]], as: UTF8.self)
    guard let number = Float(text) else {
      throw TraceError(
        line: lines.number, column: name, what: "'\(text.prefix(40))' is not a number",
        fix: "write millimeters with a decimal point")
    }
    return number
  }
}
