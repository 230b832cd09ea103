import InkGeometry

/// A few lines of text on a small plate: the name of an element, or a message.
struct CalloutLayout: Hashable, Sendable {
  let lines: [String]
  let size: Size
  /// The height of capital letters.
  let height: Double

  private static let (pad, leading) = (Size(width: 15, height: 10), 2.05)

  /// - Parameter room: the largest width.
  init(_ text: String, height: Double, within room: Double) {
    self.height = height
    let shown = String(text.map { $0 == "\n" || Figures.isKnown($0) ? $0 : "?" })
    let limit = room - 2 * Self.pad.width
    lines = shown.split(separator: "\n").flatMap { Self.wrap($0, height: height, within: limit) }
    let width = lines.map { Figures.width($0, height: height) }.max() ?? 0
    size = Size(
      width: (width + 2 * Self.pad.width).rounded(.up),
      height: (Self.pad.height * 2 + height * (1 + Self.leading * Double(lines.count - 1)))
        .rounded(.up))
  }

  /// Returns a line cut between words into lines of at most a width.
  private static func wrap(
    _ text: Substring, height: Double, within limit: Double
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ").flatMap({ cut($0, height: height, within: limit) }) {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, Figures.width(longer, height: height) <= limit {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Returns a word cut into pieces of at most a width, such as a path.
  private static func cut(
    _ word: Substring, height: Double, within limit: Double
  ) -> [String] {
    word.reduce(into: [""]) { pieces, character in
      let longer = (pieces.last ?? "") + String(character)
      if Figures.width(longer, height: height) <= limit {
        pieces[pieces.count - 1] = longer
      } else {
        pieces.append(String(character))
      }
    }
  }

  /// Returns the tip of the plate, if the target is above or below it.
  private func tip(to target: Point, _ plate: Rect) -> [PickerPart] {
    let isUp = target.y < plate.min.y
    guard isUp || target.y > plate.max.y else { return [] }
    let reach = 30.0
    let x = max(reach, min(target.x, plate.width - reach))
    let base = Point(x: x, y: isUp ? plate.min.y : plate.max.y)
    return [
      PickerPart(
        .tip(isUp: isUp), by: .translation(base), Rect(min: base, max: base).expanded(by: 12))
    ]
  }

  /// Returns the layer of the plate.
  ///
  /// - Parameter target: the center of the element that its tip points to; nil for no tip.
  func layer(at origin: Point, opacity: Double, pointingTo target: Point? = nil) -> SceneLayer {
    let plate = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var parts = [
      PickerPart(
        .plate(plate, radius: min(16, size.height / 2)),
        plate.expanded(by: SceneLayer.shadowReach))
    ]
    for (number, line) in lines.enumerated() {
      let middle = Self.pad.height + height * (0.5 + Self.leading * Double(number))
      parts.append(
        PickerPart(
          .label(line, height: height), by: .translation(Point(x: Self.pad.width, y: middle)),
          plate))
    }
    if let target { parts += tip(to: target - origin, plate) }
    return SceneLayer(
      origin: origin, bounds: plate.expanded(by: SceneLayer.shadowReach), opacity: opacity,
      parts: parts)
  }
}
