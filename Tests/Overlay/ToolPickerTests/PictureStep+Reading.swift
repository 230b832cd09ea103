import InkDrawing
import InkGeometry

@testable import ToolPicker

/// What tests read of a step.
extension PictureStep {
  /// The places of outlines and lines, and the corners of rectangles.
  var places: [Point] {
    switch self {
    case .fill(let contours, _): contours.flatMap(\.corners)
    case .rounded(let rect, _, _): rect.corners
    case .line(let places, _, _): places
    case .lines(let lines, _, _): lines.flatMap { $0 }
    case .shadow(let shadow): shadow.rect.corners
    case .spectrum(let rect, _, _): rect.corners
    case .ink: []
    }
  }

  var bounds: Rect { Rect(around: places) }

  /// What it is painted with.
  var paint: Paint? {
    switch self {
    case .fill(_, let paint): paint
    case .rounded(_, _, let paint): paint
    case .line(_, _, let color): .plain(color)
    case .lines(_, _, let color): .plain(color)
    case .shadow(let shadow): .plain(shadow.color)
    case .spectrum, .ink: nil
    }
  }

  /// How broad a line is.
  var width: Double? {
    switch self {
    case .line(_, let width, _): width
    case .lines(_, let width, _): width
    default: nil
    }
  }

  /// The lines of a step of lines.
  var lines: [[Point]] {
    switch self {
    case .line(let places, _, _): [places]
    case .lines(let lines, _, _): lines
    default: []
    }
  }

  /// Whether the line x = 0 is a mirror of its places.
  var isSymmetric: Bool {
    let all = places
    return all.allSatisfy { place in
      all.contains { abs($0.x + place.x) + abs($0.y - place.y) < 1e-6 }
    }
  }
}

/// A number that differs if anything differs that was added: FNV-1a by words of 64 bits.
struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 29
  }

  /// A number, to a 4096th.
  mutating func add(_ number: Double) {
    add(UInt64(bitPattern: Int64((number * 4096).rounded())))
  }

  mutating func add(_ places: [Point]) {
    add(UInt64(places.count))
    for place in places {
      add(place.x)
      add(place.y)
    }
  }

  mutating func add(_ color: Color) {
    for part in [color.red, color.green, color.blue, color.alpha] { add(Double(part)) }
  }

  mutating func add(_ paint: Paint) {
    switch paint {
    case .plain(let color): add(color)
    case .linear(let from, let to, let stops):
      add([from, to])
      for stop in stops {
        add(stop.share)
        add(stop.color)
      }
    }
  }

  mutating func add(_ step: PictureStep) {
    switch step {
    case .fill(let contours, _): for contour in contours { add(contour.corners) }
    case .lines(let lines, _, _): for line in lines { add(line) }
    case .rounded(_, let radius, _): add(radius)
    case .spectrum(_, let radius, let saturation): add([Point(x: radius, y: saturation)])
    case .shadow(let shadow):
      add([Point(x: shadow.radius, y: shadow.blur)])
      add(shadow.caster?.corners ?? [])
    case .line, .ink: break
    }
    add(step.places)
    add(step.width ?? 0)
    if let paint = step.paint { add(paint) }
  }

  static func of(_ steps: [PictureStep]) -> UInt64 {
    var print = Fingerprint()
    for step in steps { print.add(step) }
    return print.value
  }

  static func of(_ pixels: [UInt32]) -> UInt64 {
    var print = Fingerprint()
    for pixel in pixels { print.add(UInt64(pixel)) }
    return print.value
  }
}
