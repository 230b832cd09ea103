/// The `d` of an SVG path, written as briefly as the format allows, in thousandths of a millimetre.
package struct SvgPath: Hashable, Sendable {
  /// The text so far.
  package private(set) var bytes: [UInt8] = []
  private var x = 0
  private var y = 0
  private var command: UInt8 = 0
  private var lastHasPoint = false

  /// A path without anything.
  package init() {}

  /// Begins a new outline.
  package mutating func move(_ x: Float, _ y: Float) {
    begin(UInt8(ascii: "M"))
    (self.x, self.y) = (thousandths(x), thousandths(y))
    number(self.x)
    number(self.y)
  }

  /// A straight line to a place.
  package mutating func line(_ x: Float, _ y: Float) {
    if command != UInt8(ascii: "l") { begin(UInt8(ascii: "l")) }
    go(to: x, y)
  }

  /// A half circle, clockwise, to a place.
  package mutating func arc(_ x: Float, _ y: Float, radius: Float) {
    begin(UInt8(ascii: "a"))
    let radius = thousandths(radius)
    for value in [radius, radius, 0, 0, 1_000] { number(value) }
    go(to: x, y)
  }

  /// Ends the outline where it began.
  package mutating func close() { begin(UInt8(ascii: "z")) }

  private mutating func go(to x: Float, _ y: Float) {
    let next = (thousandths(x), thousandths(y))
    number(next.0 - self.x)
    number(next.1 - self.y)
    (self.x, self.y) = next
  }

  private mutating func begin(_ letter: UInt8) {
    bytes.append(letter)
    command = letter
  }

  private mutating func number(_ value: Int) {
    let text = Array(decimal(value).utf8)
    let previous = bytes.last ?? 0
    let follows = previous >= UInt8(ascii: "0") && previous <= UInt8(ascii: "9")
    let isSigned = text[0] == UInt8(ascii: "-")
    let isApart = isSigned || (text[0] == UInt8(ascii: ".") && lastHasPoint)
    if follows, !isApart { bytes.append(UInt8(ascii: " ")) }
    bytes += text
    lastHasPoint = text.contains(UInt8(ascii: "."))
  }
}

/// Millimetres in whole thousandths.
///
/// - Precondition: less than a kilometre.
func thousandths(_ millimetres: Float) -> Int { Int((millimetres * 1_000).rounded()) }

/// Thousandths as a decimal number without anything that could be left out: 1500 is 1.5, -70 is -.07.
func decimal(_ thousandths: Int) -> String {
  let whole = thousandths.magnitude / 1_000
  var rest = "\(1_000 + thousandths.magnitude % 1_000)".dropFirst()
  while rest.last == "0" { rest.removeLast() }
  let sign = thousandths < 0 ? "-" : ""
  if rest.isEmpty { return sign + "\(whole)" }
  return sign + (whole == 0 ? "" : "\(whole)") + "." + rest
}
