import StylusModel
import StylusProtocol

/// What a message tells, whichever form it traveled in.
indirect enum ReportedValue: Hashable {
  case nothing
  case bool(Bool)
  case integer(Int64)
  /// The bits of a 32-bit float.
  case float(UInt32)
  case text(String)
  case list([ReportedValue])
  case object([String: ReportedValue])

  init(_ value: JSONValue) {
    switch value {
    case .null: self = .nothing
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .float(Float(value).bitPattern)
    case .string(let value): self = .text(value)
    case .array(let values): self = .list(values.map { ReportedValue($0) })
    case .object(let object):
      self = .object(
        Dictionary(uniqueKeysWithValues: object.members.map { ($0.key, ReportedValue($0.value)) }))
    }
  }

  static func words(_ words: [String]) -> ReportedValue { .list(words.map { .text($0) }) }
}

/// Reads a stream of frames by the document alone, and tells each message as the JSON form would.
///
/// Slow, and it trusts its bytes: it is a second opinion on what our encoder writes.
struct DocumentedFrames {
  let layouts: DocumentedLayouts
  private let words: [String: [Int: String]]

  init() throws {
    layouts = try DocumentedLayouts()
    let page = try DocumentPage()
    let names = [
      "tool kind", "change", "control", "reason", "property", "provenance", "flags", "buttons",
      "capabilities",
    ]
    words = Dictionary(uniqueKeysWithValues: names.map { ($0, page.enumeration($0)) })
  }

  /// A frame: its layout, the number of its first message and its payload.
  struct Frame {
    var layout: DocumentedLayout
    var version: Int64
    var sequence: Int64
    var payload: ArraySlice<UInt8>
    /// Where its header starts.
    var start: Int
  }

  /// The frames of a stream that holds nothing but whole ones of known types.
  func frames(_ bytes: [UInt8]) -> [Frame] {
    guard let header = layouts.records["header"] else { return [] }
    var frames: [Frame] = []
    var start = 0
    while start < bytes.count {
      let head = DocumentedBytes(bytes[start..<start + header.length], header)
      let end = start + header.length + Int(head.integer("length"))
      guard let layout = layouts.frames[UInt16(head.integer("type"))] else { return frames }
      frames.append(
        Frame(
          layout: layout, version: head.integer("version"), sequence: head.integer("sequence"),
          payload: bytes[start + header.length..<end], start: start))
      start = end
    }
    return frames
  }

  /// The events of a frame: one, but for those that hold samples or corrections.
  func events(_ frame: Frame) -> [ReportedValue] {
    let fixed = DocumentedBytes(frame.payload.prefix(frame.layout.length), frame.layout)
    let records = records(frame, fixed)
    switch frame.layout.name {
    case "samples":
      return records.enumerated().map {
        event(frame, "sample", $0, ["stroke": number(fixed, "stroke"), "sample": sample($1)])
      }
    case "updates":
      return records.enumerated().map { event(frame, "update", $0, correction(fixed, $1)) }
    case "hover":
      return records.enumerated().map {
        event(
          frame, "hover", $0,
          ["device": number(fixed, "device"), "tool": tool(fixed), "sample": sample($1)])
      }
    case "predicted":
      let tail = records.map { point -> ReportedValue in
        .object([
          "uncertainty": .float(point.float("uncertainty").bitPattern), "sample": sample(point),
        ])
      }
      return [
        event(frame, "predicted", 0, ["stroke": number(fixed, "stroke"), "tail": .list(tail)])
      ]
    default:
      return [event(frame, frame.layout.name, 0, fields(frame, fixed, records))]
    }
  }

  // MARK: Parts

  private func words(_ enumeration: String) -> [Int: String] { words[enumeration] ?? [:] }

  private func event(
    _ frame: Frame, _ name: String, _ index: Int, _ fields: [String: ReportedValue]
  ) -> ReportedValue {
    .object(
      fields.merging(["event": .text(name), "sequence": .integer(frame.sequence + Int64(index))]) {
        $1
      })
  }

  private func records(_ frame: Frame, _ fixed: DocumentedBytes) -> [DocumentedBytes] {
    guard let layout = frame.layout.records.flatMap({ layouts.records[$0] }) else { return [] }
    let stride = Int(fixed.integer("record_size"))
    return (0..<Int(fixed.integer("count"))).map {
      DocumentedBytes(
        frame.payload.dropFirst(frame.layout.length + $0 * stride).prefix(layout.length), layout)
    }
  }

  private func fields(_ frame: Frame, _ fixed: DocumentedBytes, _ records: [DocumentedBytes])
    -> [String: ReportedValue]
  {
    var told: [String: ReportedValue] = [:]
    for field in fixed.layout.fields {
      switch field.name {
      case "reserved", "count", "record_size", "n", "serial", "model": break
      case "kind": told["tool"] = tool(fixed)
      case "capabilities", "flags":
        told[field.name] = .words(names(fixed.bits(field), words(field.name)))
      case "change", "control", "reason":
        told[field.name] = .text(words(field.name)[Int(fixed.integer(field.name))] ?? "?")
      case "sample count": told["sample_count"] = number(fixed, field.name)
      case "first index": told["first"] = number(fixed, field.name)
      default:
        told[field.name] =
          field.isFloat ? .float(fixed.float(field.name).bitPattern) : number(fixed, field.name)
      }
    }
    if frame.layout.records != nil { told["samples"] = .list(records.map(sample)) }
    if frame.layout.hasText, let tablet = text(frame, fixed) { told["tablet"] = tablet }
    if frame.layout.name == "finished" { settle(&told) }
    return told
  }

  /// The JSON form leaves out what says nothing.
  private func settle(_ told: inout [String: ReportedValue]) {
    if told["stored"] == .integer(0) { told["stored"] = nil }
    let expected = ["updated", "expired", "waited"]
    if expected.allSatisfy({ told[$0] == .integer(0) }) {
      for name in expected { told[name] = nil }
    }
  }

  private func text(_ frame: Frame, _ fixed: DocumentedBytes) -> ReportedValue? {
    let text = frame.payload.dropFirst(frame.layout.length).prefix(Int(fixed.integer("n")))
    return text.isEmpty ? nil : (try? JSONValue(parsing: Array(text))).map { ReportedValue($0) }
  }

  private func correction(_ fixed: DocumentedBytes, _ record: DocumentedBytes) -> [String:
    ReportedValue]
  {
    var told = [
      "stroke": number(fixed, "stroke"), "position": number(record, "position"),
      "sample": sample(record),
    ]
    let changed = UInt64(record.integer("properties"))
    if changed != 0 { told["changed"] = .words(names(changed, words("property"))) }
    return told
  }

  private func tool(_ bytes: DocumentedBytes) -> ReportedValue {
    .object([
      "kind": .text(words("tool kind")[Int(bytes.integer("kind"))] ?? "?"),
      "serial": number(bytes, "serial"), "model": number(bytes, "model"),
    ])
  }

  private func number(_ bytes: DocumentedBytes, _ name: String) -> ReportedValue {
    .integer(bytes.integer(name))
  }

  private func names(_ bits: UInt64, _ names: [Int: String]) -> [String] {
    (0..<64).filter { bits >> $0 & 1 == 1 }.map { names[$0] ?? "bit_\($0)" }
  }

  // MARK: Samples

  /// A sample as section 4 tells it: what rests where its property is absent is left out.
  private func sample(_ record: DocumentedBytes) -> ReportedValue {
    var told = ["time": number(record, "time")]
    for name in ["x", "y"] { told[name] = .float(record.float(name).bitPattern) }
    if record.integer("kernel_delay") != 0 { told["kernel_delay"] = number(record, "kernel_delay") }
    for name in ["device_ticks", "index"] where record.integer(name) != 0xFFFF_FFFF {
      told[name] = number(record, name)
    }
    let known = provenance(record)
    told["provenance"] = .object(known.mapValues { .text($0) })
    let axes = ["pressure", "altitude", "azimuth", "roll", "slider", "distance"]
    for name in axes {
      let value = record.float(name)
      let rest: Float = name == "altitude" ? Float(bitPattern: 0x3FC9_0FDA) : 0
      let property = ["altitude", "azimuth"].contains(name) ? "tilt" : name
      if known[property] != nil || value != rest { told[name] = .float(value.bitPattern) }
    }
    let buttons = names(UInt64(record.integer("buttons")), words("buttons"))
    if !buttons.isEmpty { told["buttons"] = .words(buttons) }
    let expecting = names(UInt64(record.integer("expecting")), words("property"))
    if !expecting.isEmpty { told["expecting"] = .words(expecting) }
    return .object(told)
  }

  private func provenance(_ record: DocumentedBytes) -> [String: String] {
    let hows = words("provenance")
    let bits = record.integer("provenance")
    return Dictionary(
      uniqueKeysWithValues: words("property").compactMap { place, name in
        hows[Int(bits >> (4 * place) & 0xF)].flatMap { $0 == "absent" ? nil : (name, $0) }
      })
  }
}
