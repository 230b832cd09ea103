import CommandSupport
import StylusModel

/// A file that is neither a drawing nor a recording: a trace as CSV, or nothing that can be read.
struct ForeignFile {
  private let bytes: [UInt8]
  private let name: String

  init(_ bytes: [UInt8], _ name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The strokes of a trace, as `stylusctl predict` reads it.
  ///
  /// - Throws: what the file is instead, or where the trace makes no sense.
  func trace() throws(StylusctlError) -> [CapturedStroke] {
    guard !bytes.isEmpty else {
      throw StylusctlError("\(name) is empty: it has 0 bytes. \(Self.fix)")
    }
    if let kind = Self.kinds.first(where: { bytes.starts(with: $0.beginning) })?.name {
      throw StylusctlError("\(name) is \(kind), which contains no strokes. \(Self.fix)")
    }
    guard hasHeader else {
      throw StylusctlError("\(name) has an unknown format. \(Self.fix)")
    }
    do throws(TraceError) { return try readStrokes() } catch {
      throw StylusctlError(error.sentence(file: name))
    }
  }

  private static let fix =
    "Fix: name a drawing (.inkd, .inkml, .xopp, .uim), a recording, or a trace as CSV "
    + "(`stylusctl predict --help`)"

  /// Files that people take for ink, by their first bytes.
  private static let kinds: [(beginning: [UInt8], name: String)] = [
    ([0x89] + Array("PNG".utf8), "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"), (Array("%PDF-".utf8), "a PDF"),
    (Array("<svg".utf8), "an SVG picture"), (Array("<?xml".utf8), "another kind of XML"),
    (Array("PK".utf8), "a ZIP archive"), (Array("SQLite format 3".utf8), "a database"),
  ]

  /// Whether the first line that is not a comment looks like that of a trace.
  private var hasHeader: Bool {
    let beginning = bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\n"))
    let line = beginning.first { line in
      let text = String(decoding: line, as: UTF8.self)
      return TraceColumns.ColumnName.needed.contains { text.contains($0) } && text.contains(",")
    }
    return line != nil
  }

  private func readStrokes() throws(TraceError) -> [CapturedStroke] {
    var reader = TraceReader()
    var strokes: [CapturedStroke] = []
    reader.appendBytes(bytes[...])
    while try reader.readSample() { Self.appendPoint(reader.point, &strokes) }
    reader.endInput()
    while try reader.readSample() { Self.appendPoint(reader.point, &strokes) }
    return strokes
  }

  private static func appendPoint(_ point: TracePoint, _ strokes: inout [CapturedStroke]) {
    if point.index == 0 {
      strokes.append(
        CapturedStroke(
          beginning: StrokeBeginning(
            stroke: StrokeID(rawValue: UInt64(point.stroke)), device: DeviceID(rawValue: 1),
            tool: Tool(kind: .pen), time: point.sample.time)))
    }
    strokes[strokes.count - 1].samples.append(point.sample)
  }
}
