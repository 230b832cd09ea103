import InkGeometry

/// As much of SVG as our own documents use, read by another hand.
struct SvgReading {
  struct Path {
    let attributes: [String: String]
    let rings: [[Point]]

    var region: Region { Region(rings: rings, rule: .nonzero) }
    var opacity: Double { attributes["fill-opacity"].flatMap { Double($0) } ?? 1 }
  }

  let text: String
  let paths: [Path]

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    paths = text.split(separator: "\n").filter { $0.hasPrefix("<path") }.map { line in
      let attributes = Self.attributes(line)
      return Path(attributes: attributes, rings: Self.rings(attributes["d"] ?? ""))
    }
  }

  static func attributes(_ line: Substring) -> [String: String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    var found: [String: String] = [:]
    for (name, value) in zip(parts, parts.dropFirst()) where name.hasSuffix("=") {
      found[String(name.split(separator: " ").last?.dropLast() ?? "")] = String(value)
    }
    return found
  }

  /// The boundaries of a path, curves as 12 straight lines each.
  static func rings(_ path: String) -> [[Point]] {
    var (rings, ring, place) = ([[Point]](), [Point](), Point.zero)
    for (command, numbers) in commands(path) {
      func points(_ from: Int) -> Point { Point(x: numbers[from], y: numbers[from + 1]) }
      switch command {
      case "M", "m":
        precondition(numbers.count == 2, "one place begins a boundary")
        place = command == "M" ? points(0) : place + points(0)
        ring = [place]
      case "l":
        for index in stride(from: 0, to: numbers.count, by: 2) {
          place = place + points(index)
          ring.append(place)
        }
      case "h": for x in numbers { ring.append(step(&place, Point(x: x, y: 0))) }
      case "v": for y in numbers { ring.append(step(&place, Point(x: 0, y: y))) }
      case "c":
        for index in stride(from: 0, to: numbers.count, by: 6) {
          let curve = CubicBezier(
            place, place + points(index), place + points(index + 2), place + points(index + 4))
          ring += (1...12).map { curve.location(at: Double($0) / 12) }
          place = curve.end
        }
      case "z":
        rings.append(ring)
        place = ring[0]
      default: preconditionFailure("no such command: \(command)")
      }
    }
    return rings
  }

  private static func step(_ place: inout Point, _ way: Point) -> Point {
    place = place + way
    return place
  }

  private static func commands(_ path: String) -> [(Character, [Double])] {
    var (found, number) = ([(Character, [Double])](), "")
    func flush() {
      guard !number.isEmpty else { return }
      guard let value = Double(number) else { preconditionFailure("no number: \(number)") }
      found[found.count - 1].1.append(value)
      number = ""
    }
    for character in path {
      switch character {
      case "a"..."z", "A"..."Z":
        flush()
        found.append((character, []))
      case " ", "-":
        flush()
        if character == "-" { number = "-" }
      case ".":
        if number.contains(".") { flush() }
        number += number.isEmpty || number == "-" ? "0." : "."
      default: number.append(character)
      }
    }
    flush()
    return found
  }
}
