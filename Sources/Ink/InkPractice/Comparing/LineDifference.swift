import InkGeometry

/// The difference between two lines, as numbers from 0 to 2, with lengths in letter sizes.
package struct LineDifference: Sendable {
  /// The numbers, in a fixed order.
  package let numbers: [Double]

  /// The number of numbers.
  package static let count = 17
  /// The limit for each number.
  private static let most = 2.0

  /// - Parameter unit: the size of a letter in millimeters, greater than 0.
  package init(_ line: EvenLine, from template: EvenLine, unit: Double) {
    let walk = LineWalk(line, template, unit: unit)
    let fitted = LineWalk(line.fitted(to: template), template, unit: unit)
    let shift = template.middle - line.middle
    let end = EvenLine.count - 1
    let (turns, usualTurns) = (line.turning, template.turning)
    var even = 0.0
    for (one, two) in zip(line.places, template.places) { even += (one + shift).distance(to: two) }
    numbers = [
      walk.mean, walk.worst, walk.turn, walk.worstTurn,
      fitted.mean, fitted.worst, fitted.turn,
      even / Double(EvenLine.count) / unit,
      (line.places[0] + shift).distance(to: template.places[0]) / unit,
      (line.places[end] + shift).distance(to: template.places[end]) / unit,
      abs(line.length - template.length) / (max(line.length, template.length) + 0.5 * unit),
      abs(line.box.width - template.box.width) / unit,
      abs(line.box.height - template.box.height) / unit,
      shift.length / unit,
      abs(turns.signed - usualTurns.signed), abs(turns.whole - usualTurns.whole),
      template.length / unit / 4,
    ].map { min($0, Self.most) }
  }
}
