import InkDrawing
import InkEditing
import InkFitting
import InkGeometry
import InkRendering
import StylusModel
import Testing

@testable import InkCanvas

/// A canvas that shows another part of a page than its upper left corner.
@Suite struct ViewTests {
  private let id = StrokeID(rawValue: 3)

  private func draw(_ type: InkType, ruler: Ruler? = nil, on canvas: inout OutputCanvas) {
    var style = StrokeStyle(ink: Ink(type), width: type.defaultWidth, seed: 7)
    style.ruler = ruler
    canvas.begin(id, style)
    for step in 0..<40 {
      let share = Double(step) / 39
      let place = Point(x: 12 + 40 * share, y: 14 + 12 * share * share)
      canvas.append(FitSample(time: share, location: place, force: 0.3 + 0.4 * share), to: id)
    }
  }

  @Test(arguments: InkType.allCases.filter { $0 != .eraser })
  func aPartOfAPageLooksAsItDoesInTheWhole(_ type: InkType) throws {
    let scale = InkTransform.scale(x: 4, y: 4)
    var whole = OutputCanvas(width: 240, height: 160, view: scale)
    var part = OutputCanvas(
      width: 120, height: 80, view: scale.then(.translation(Point(x: -70, y: -50))))
    draw(type, on: &whole)
    draw(type, on: &part)
    for isDry in [false, true] {
      if isDry {
        try whole.finish(id)
        try part.finish(id)
      }
      let (all, some) = (whole.shown(), part.shown())
      let crop = (0..<80).flatMap { y in (0..<120).map { all[(y + 50) * 240 + $0 + 70] } }
      // Grain is looked up at places that are rounded otherwise: by a level or two.
      let off = zip(crop, some).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 0
      #expect(off <= (type == .pencil || type == .crayon ? 3 : 0), "\(type) dry: \(isDry)")
      #expect(some.contains { $0 != 0 })
    }
  }

  @Test func aTurnedPageHasItsInkWhereThePenIs() {
    let view = InkTransform.scale(x: 4, y: 4).then(.rotation(.pi / 2))
      .then(.translation(Point(x: 160, y: 0)))
    var canvas = OutputCanvas(width: 160, height: 240, view: view)
    draw(.monoline, on: &canvas)
    let place = view.applied(to: Point(x: 12, y: 14))
    let all = canvas.shown()
    #expect(all[(Int(place.y) + 1) * 160 + Int(place.x)] >> 24 > 100)
  }

  @Test func noInkIsOnTheRulerWetOrDry() throws {
    var canvas = OutputCanvas(width: 240, height: 160, pixelsPerMillimeter: 4)
    let ruler = Ruler(at: Point(x: 32, y: 36), angle: .pi / 2)
    draw(.pen, ruler: ruler, on: &canvas)
    let covered = ruler.region
    for isDry in [false, true] {
      if isDry { try canvas.finish(id) }
      let all = canvas.shown()
      var seen = (on: 0, beside: 0)
      for y in 0..<160 {
        for x in 0..<240 where all[y * 240 + x] >> 24 > 128 {
          let place = Point(x: (Double(x) + 0.5) / 4, y: (Double(y) + 0.5) / 4)
          if covered.contains(place) { seen.on += 1 } else { seen.beside += 1 }
        }
      }
      #expect(seen.on == 0 && seen.beside > 10, "dry: \(isDry)")
    }
  }
}
