import InkGeometry
import TextFields
import Units

/// A request for the positions of some glyphs of a field. Its requests retain it until they are
/// answered or the bus ends.
final class GlyphQuestion {
  private let bus: AccessibilityBus
  private let rests: FieldRests
  private let range: Range<Int>
  private let field: TextField
  private let then: (FieldEdit.Reply) -> Void
  private var areas: [Rect?] = []
  /// Firefox reports no positions at first, and computes them after the first request.
  private var tries = 16

  private static let rest = Microseconds.milliseconds(30)

  init(
    _ range: Range<Int>, of field: TextField, on bus: AccessibilityBus, _ rests: FieldRests,
    then: @escaping (FieldEdit.Reply) -> Void
  ) {
    (self.range, self.field, self.bus, self.rests) = (range, field, bus, rests)
    self.then = then
  }

  func start() {
    areas = [Rect?](repeating: nil, count: range.count)
    let all = Countdown(range.count) { [self] in answered() }
    let isOfScreen = field.toolkit.reportsGlyphsOfScreen
    for offset in range {
      bus.ask(.glyph(offset, of: field.reference, onScreen: isOfScreen)) { [self] area in
        areas[offset - range.lowerBound] = area.map {
          Rect(min: $0.min + field.origin, max: $0.max + field.origin)
        }
        all.less()
      }
    }
  }

  private func answered() {
    let isEmpty = areas.contains { $0 != nil } && areas.allSatisfy { $0?.width ?? 0 == 0 }
    guard field.toolkit == .gecko, isEmpty, tries > 1 else { return then(.areas(areas)) }
    tries -= 1
    rests.pause(Self.rest) { [self] in
      bus.ifForText(field, otherwise: { self.then(.areas([])) }, then: { self.start() })
    }
  }
}
