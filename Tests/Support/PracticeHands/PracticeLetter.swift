package import Handwriting
package import InkGeometry
import InkRecognition

/// A letter or a digit that a person wrote once.
package struct PracticeLetter: Sendable {
  /// Who.
  package let person: String
  /// Which letter.
  package let label: Character
  /// The places of its strokes, in millimeters.
  package var strokes: [[Point]]

  /// Nil if it is no single letter or digit of ASCII, or has no size.
  package init?(_ writing: Writing) {
    guard writing.text.count == 1 else { return nil }
    label = Character(Unicode.Scalar(LetterCode.byte(Int(writing.text[0]))))
    guard label.isLetter || label.isNumber else { return nil }
    person = writing.person
    strokes = []
    var start = 0
    for end in writing.ends {
      strokes.append(
        writing.points[start..<end].map { Point(x: Double($0.x), y: Double($0.y)) })
      start = end
    }
    let box = box
    guard max(box.width, box.height) > 0.3 else { return nil }
  }

  /// A rectangle around it.
  package var box: Rect { Rect(around: strokes.lazy.flatMap { $0 }) }

  /// How large it is: the longer side of its box, in millimeters.
  package var size: Double { max(box.width, box.height) }

  /// Its line's length, in millimeters.
  package var length: Double {
    strokes.reduce(0) { sum, stroke in
      zip(stroke, stroke.dropFirst()).reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
  }

  /// The same letter laid upon another, as somebody writes upon a template: middle on middle, and
  /// as large.
  package func laid(on other: PracticeLetter) -> PracticeLetter {
    let (own, its) = (box, other.box)
    let scale =
      Point(x: its.width, y: its.height).length / Point(x: own.width, y: own.height).length
    var laid = self
    laid.strokes = strokes.map { stroke in
      stroke.map { its.center + ($0 - own.center) * scale }
    }
    return laid
  }
}
