import InkDrawing
import InkEditing
import InkGeometry
import InkSynthesis

/// A user who does what dice tell.
struct RandomEdits {
  var dice: SplitMix64

  init(seed: UInt64) { dice = SplitMix64(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &dice)
  }

  mutating func whole(_ range: Range<Int>) -> Int { Int.random(in: range, using: &dice) }

  mutating func place() -> Point { Point(x: number(0...100), y: number(0...80)) }

  /// A short stroke of any ink, some of them with a group.
  mutating func stroke() -> Stroke {
    let type = CanvasTool.inks.randomElement(using: &dice) ?? .pen
    var place = place()
    let points = (0..<whole(2..<7)).map { number -> StrokePoint in
      place = place + Point(x: self.number(-6...6), y: self.number(-6...6))
      return StrokePoint(location: place, timeOffset: Double(number) * 0.1, force: 0.5)
    }
    var stroke = Stroke(
      ink: Ink(type, color: Color(rgba: UInt32(whole(0..<1 << 24)) << 8 | 0xFF)),
      path: StrokePath(controlPoints: points).inked(with: Ink(type), width: type.defaultWidth),
      randomSeed: UInt32(whole(0..<1000)))
    if whole(0..<3) == 0 { stroke.renderGroupID = InkID(high: 1, low: UInt64(whole(0..<4))) }
    return stroke
  }

  mutating func lasso() -> [Point] {
    let (middle, reach) = (place(), number(2...30))
    return (0..<12).map {
      middle + Turn.direction(of: Double($0) * .pi / 6) * (reach * number(0.7...1.2))
    }
  }

  /// Does something; false if that could not be done.
  @discardableResult
  mutating func act(on editor: inout Editor) -> Bool {
    switch whole(0..<24) {
    case 0...5: editor.append(stroke())
    case 6...7: editor.select(lasso: lasso(), parts: whole(0..<8) == 0)
    case 8: editor.select(at: place())
    case 9:
      for _ in 0..<whole(1..<5) {
        let (from, to) = (place(), place())
        editor.erase(
          Region(
            sweeping: [from, from.mixed(with: to, 0.2)].map { NibPose(center: $0, radius: 1) }),
          mode: whole(0..<3) == 0 ? .object : .pixel)
      }
      editor.closeErasing()
    case 10...11:
      guard editor.lift() else { return false }
      editor.drag(to: .translation(Point(x: number(-9...9), y: number(-9...9))))
      if whole(0..<4) == 0 { editor.cancelDragging() } else { editor.drop() }
    default:
      do { try editor.perform(command()) } catch { return false }
    }
    return true
  }

  mutating func command() -> CanvasCommand {
    let color = Color(rgba: UInt32(whole(0..<1 << 24)) << 8 | 0xFF)
    let way = Point(x: number(-9...9), y: number(-9...9))
    let all: [CanvasCommand] = [
      .undo, .undo, .redo, .selectNone, .cut, .copy, .paste, .duplicate, .move(way),
      .scale(number(0.7...1.3)), .rotate(number(-90...90)), .recolor(color),
      .reink(CanvasTool.inks.randomElement(using: &dice) ?? .pen),
    ]
    // Else there would soon be nothing, or everything a hundred times.
    switch whole(0..<300) {
    case 0: return .clear
    case 1...3: return .selectAll
    case 4...24: return .delete
    default: return all.randomElement(using: &dice) ?? .undo
    }
  }
}
