import Foundation
import StylusTools

/// A path as a reader of SVG sees it, with arcs cut into straight pieces; to ask what is inside.
struct FlatPath {
  private(set) var outlines: [[(x: Double, y: Double)]] = []

  init(_ path: SvgPath) {
    var numbers: [Double] = []
    var command: Character = " "
    var text = ""
    for character in String(decoding: path.bytes, as: UTF8.self) + "z" {
      let isPart = character.isNumber || (character == "." && !text.contains("."))
      let isFirst = text.isEmpty && "-.".contains(character)
      if !isPart && !isFirst, let number = Double(text) {
        numbers.append(number)
        text = ""
        run(command, &numbers)
      }
      if character.isLetter {
        command = character
      } else if character != " " {
        text.append(character)
      }
    }
  }

  private mutating func run(_ command: Character, _ numbers: inout [Double]) {
    switch (command, numbers.count) {
    case ("M", 2): outlines.append([(numbers[0], numbers[1])])
    case ("l", 2): go(numbers[0], numbers[1])
    case ("a", 7): arc(radius: numbers[0], numbers[5], numbers[6])
    default: return
    }
    numbers = []
  }

  private var here: (x: Double, y: Double) { outlines.last?.last ?? (0, 0) }

  private mutating func go(_ dx: Double, _ dy: Double) {
    outlines[outlines.count - 1].append((here.x + dx, here.y + dy))
  }

  /// Half a circle, clockwise on a screen.
  private mutating func arc(radius: Double, _ dx: Double, _ dy: Double) {
    let centre = (x: here.x + dx / 2, y: here.y + dy / 2)
    let start = atan2(here.y - centre.y, here.x - centre.x)
    let size = max(radius, hypot(dx, dy) / 2)
    for step in 1...12 {
      let angle = start + .pi * Double(step) / 12
      outlines[outlines.count - 1].append(
        (centre.x + size * cos(angle), centre.y + size * sin(angle)))
    }
  }

  /// Whether a place is filled by the rule `nonzero`.
  func fills(_ x: Double, _ y: Double) -> Bool {
    var winding = 0
    for outline in outlines {
      var a = outline[outline.count - 1]
      for b in outline {
        if (a.y <= y) != (b.y <= y), a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) > x {
          winding += a.y < b.y ? 1 : -1
        }
        a = b
      }
    }
    return winding != 0
  }
}
