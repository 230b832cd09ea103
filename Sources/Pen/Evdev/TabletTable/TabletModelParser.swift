import StylusModel

extension TabletModel {
  /// Reads the file of a tablet.
  ///
  /// Each line is a keyword and its values; `#` begins a comment. Lines may be in any order.
  /// ```
  /// title Wacom Intuos4 M (PTK-640)      the name people know it by
  /// name Wacom Intuos4 6x9 Pen           the kernel's name of the pen's node
  /// id usb 056a:00b9                     usb, bluetooth, i2c, spi or virtual; may be repeated
  /// surface indirect                     or direct: the pen is used on a screen
  /// frames alternating                   or full, multirate 6, group-lag, batched 7, secondary,
  ///                                      late-identity
  /// rate 200                             frames per second, 20 to 10000
  /// axis x 0 44704 fuzz 4 res 200        least, greatest; fuzz, flat and res are optional;
  ///                                      res is units per millimeter or radian
  /// tools pen eraser                     pen, eraser, brush, pencil, airbrush, mouse, lens
  /// buttons stylus stylus2               stylus...stylus3, left, right, middle, side, extra
  /// sends serial tool-id scan-time       further contents of frames; optional
  /// departure zeros                      or plain: the content of a tool's last frame
  /// pad-name Wacom Intuos4 6x9 Pad       the pad's node; without a pad, no line begins with pad
  /// pad-buttons 9                        and pad-rings, pad-strips, pad-dials
  /// ```
  /// Axes are x, y, z (rotation), rz, throttle, wheel, pressure, distance, tilt-x and tilt-y.
  package static func parse(_ bytes: [UInt8]) throws(TabletModelError) -> TabletModel {
    var parser = TabletModelParser()
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      try parser.parseLine(line)
      rest = rest[line.endIndex...].dropFirst()
    }
    return try parser.finished()
  }
}

/// Reads a tablet's file line by line.
private struct TabletModelParser {
  private var model = TabletModel()
  private var seen: Set<String> = []
  private var line = 0

  mutating func parseLine(_ text: ArraySlice<UInt8>) throws(TabletModelError) {
    line += 1
    var fields = LineScanner(text)
    guard !fields.isAtEnd else { return }
    let key = fields.nextWord()
    guard seen.insert(key).inserted || key == "id" || key == "axis" else {
      throw makeError("\(key) is repeated", fix: "keep one")
    }
    try parseField(key, &fields)
    guard fields.isAtEnd else {
      throw makeError("\(key) has extra words: \(fields.nextWord())", fix: "remove it")
    }
  }

  /// The complete model; throws if a required line is missing.
  consuming func finished() throws(TabletModelError) -> TabletModel {
    for key in ["title", "name", "id", "surface", "frames", "rate", "tools", "departure"]
    where !seen.contains(key) {
      throw makeError("no \(key) before this line", fix: "add it")
    }
    for (axis, name) in [(Axis.x, "x"), (Axis.y, "y"), (Axis.pressure, "pressure")]
    where model.axes[axis] == nil {
      throw makeError("no axis \(name) before this line", fix: "add it")
    }
    guard model.pad == nil || seen.contains("pad-name") else {
      throw makeError("a pad without a name", fix: "add pad-name")
    }
    return model
  }

  private mutating func parseField(
    _ key: String, _ fields: inout LineScanner
  ) throws(TabletModelError) {
    switch key {
    case "title": model.title = try parseText(&fields)
    case "name": model.name = try parseText(&fields)
    case "id": model.identities.append(try identity(&fields))
    case "surface": model.isDisplay = try one(of: ["direct": true, "indirect": false], &fields)
    case "frames": model.pattern = try pattern(&fields)
    case "rate": model.rate = Double(try parseNumber(20...10_000, &fields))
    case "axis": try readAxis(&fields)
    case "tools": model.tools = Set(try some(of: Self.tools, &fields))
    case "buttons": model.buttons = ToolButtons(try some(of: Self.buttons, &fields))
    case "sends": model.marks = TabletModel.Marks(try some(of: Self.marks, &fields))
    case "departure":
      model.departure = try one(of: ["zeros": .zeros, "plain": .plain], &fields)
    default: try readPad(key, &fields)
    }
  }

  private mutating func readPad(
    _ key: String, _ fields: inout LineScanner
  ) throws(TabletModelError) {
    var pad =
      model.pad
      ?? TabletModel.PadModel(
        name: "", controls: Tablet.Pad(buttons: 0, rings: 0, strips: 0, dials: 0))
    switch key {
    case "pad-name": pad.name = try parseText(&fields)
    case "pad-buttons": pad.controls.buttons = UInt8(try parseNumber(0...18, &fields))
    case "pad-rings": pad.controls.rings = UInt8(try parseNumber(0...2, &fields))
    case "pad-strips": pad.controls.strips = UInt8(try parseNumber(0...2, &fields))
    case "pad-dials": pad.controls.dials = UInt8(try parseNumber(0...2, &fields))
    default: throw makeError("unknown word \(key)", fix: "check its spelling")
    }
    model.pad = pad
  }

  // MARK: The values after a keyword

  private mutating func parseText(_ fields: inout LineScanner) throws(TabletModelError) -> String {
    fields.skipBlanks()
    let text = fields.remainder()
    guard !text.isEmpty else { throw makeError("nothing after the word", fix: "write the name") }
    return text
  }

  private func parseNumber(
    _ range: ClosedRange<Int>, _ fields: inout LineScanner
  ) throws(TabletModelError) -> Int {
    guard let number = fields.integer(Int.self), range.contains(number) else {
      throw makeError(
        "not a number from \(range.lowerBound) to \(range.upperBound)", fix: "write one in decimal")
    }
    return number
  }

  private func one<Value>(
    of values: KeyValuePairs<String, Value>, _ fields: inout LineScanner
  ) throws(TabletModelError) -> Value {
    let word = fields.nextWord()
    guard let value = values.first(where: { $0.key == word })?.value else {
      let known = values.map(\.key).joined(separator: ", ")
      throw makeError(word.isEmpty ? "a word is missing" : "unknown: \(word)", fix: "use \(known)")
    }
    return value
  }

  private func some<Value>(
    of values: KeyValuePairs<String, Value>, _ fields: inout LineScanner
  ) throws(TabletModelError) -> [Value] {
    var chosen: [Value] = []
    repeat { chosen.append(try one(of: values, &fields)) } while !fields.isAtEnd
    return chosen
  }

  private func identity(
    _ fields: inout LineScanner
  ) throws(TabletModelError) -> TabletModel.Identity {
    let bus = try one(of: Self.buses, &fields)
    guard let vendor = fields.integer(UInt16.self, radix: 16), fields.scanByte(UInt8(ascii: ":")),
      let product = fields.integer(UInt16.self, radix: 16)
    else { throw makeError("no vendor:product after the bus", fix: "write both in hex") }
    return TabletModel.Identity(bus: bus, vendor: vendor, product: product)
  }

  private func pattern(
    _ fields: inout LineScanner
  ) throws(TabletModelError) -> TabletModel.FramePattern {
    let pattern = try one(of: Self.patterns, &fields)
    switch pattern {
    case .multirate: return .multirate(every: try parseNumber(2...100, &fields))
    case .batched: return .batched(try parseNumber(2...100, &fields))
    default: return pattern
    }
  }

  private mutating func readAxis(_ fields: inout LineScanner) throws(TabletModelError) {
    let code = try one(of: Self.axes, &fields)
    guard model.axes[code] == nil else {
      throw makeError("the axis is repeated", fix: "keep one")
    }
    guard let minimum = fields.integer(Int32.self), let maximum = fields.integer(Int32.self),
      minimum < maximum
    else { throw makeError("no range", fix: "write the minimum and the maximum") }
    var range = AxisRange(minimum: minimum, maximum: maximum)
    while !fields.isAtEnd {
      let member = try one(of: Self.members, &fields)
      range[keyPath: member] = Int32(try parseNumber(0...1_000_000, &fields))
    }
    model.axes[code] = range
  }

  private func makeError(_ what: String, fix: String) -> TabletModelError {
    TabletModelError(line: max(line, 1), what: what, fix: fix)
  }

  // MARK: Words

  private static let buses: KeyValuePairs<String, UInt16> = [
    "usb": 0x03, "bluetooth": 0x05, "virtual": 0x06, "i2c": 0x18, "spi": 0x1c,
  ]
  private static let patterns: KeyValuePairs<String, TabletModel.FramePattern> = [
    "full": .full, "alternating": .alternating, "multirate": .multirate(every: 0),
    "group-lag": .groupLag, "batched": .batched(0), "secondary": .secondary,
    "late-identity": .lateIdentity,
  ]
  private static let axes: KeyValuePairs<String, UInt16> = [
    "x": Axis.x, "y": Axis.y, "z": Axis.z, "rz": Axis.rz, "throttle": Axis.throttle,
    "wheel": Axis.wheel, "pressure": Axis.pressure, "distance": Axis.distance,
    "tilt-x": Axis.tiltX, "tilt-y": Axis.tiltY,
  ]
  private typealias AxisRangePath = any WritableKeyPath<AxisRange, Int32> & Sendable
  private static let members: KeyValuePairs<String, AxisRangePath> = [
    "fuzz": \.fuzz, "flat": \.flat, "res": \.resolution,
  ]
  private static let tools: KeyValuePairs<String, ToolKind> = [
    "pen": .pen, "eraser": .eraser, "brush": .brush, "pencil": .pencil, "airbrush": .airbrush,
    "mouse": .mouse, "lens": .lens,
  ]
  private static let buttons: KeyValuePairs<String, ToolButtons> = [
    "stylus": .stylus, "stylus2": .stylus2, "stylus3": .stylus3, "left": .left, "right": .right,
    "middle": .middle, "side": .side, "extra": .extra,
  ]
  private static let marks: KeyValuePairs<String, TabletModel.Marks> = [
    "serial": .serial, "tool-id": .toolID, "scan-time": .scanTime,
  ]
}

extension TabletModel {
  /// An empty parser.
  fileprivate init() {
    title = ""
    name = ""
    identities = []
    isDisplay = false
    pattern = .full
    rate = 0
    axes = [:]
    tools = []
    buttons = []
    marks = []
    departure = .plain
    pad = nil
  }
}
