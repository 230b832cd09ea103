import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// What of a picture differs between two moments.
@Suite struct SceneTests {
  private func part(_ x: Double, _ y: Double, _ strength: Double = 1) -> PickerPart {
    let rect = Rect(x: x, y: y, width: 4, height: 2)
    return PickerPart(.highlight(rect, radius: 1, strength: strength), rect)
  }

  private func layer(_ parts: [PickerPart], at origin: Point = .zero) -> SceneLayer {
    SceneLayer(
      origin: origin, bounds: Rect(x: 0, y: 0, width: 40, height: 20), opacity: 1, parts: parts)
  }

  private func scene(_ layers: [SceneLayer]) -> PickerScene {
    var scene = PickerScene()
    scene.layers = layers
    return scene
  }

  @Test func aLayerLiesAtAWholePixel() {
    let layer = layer([], at: Point(x: 10.3, y: -4.4))
    #expect(layer.ownPixels(scale: 2) == PixelRect(x: 0, y: 0, width: 80, height: 40))
    #expect(layer.corner(scale: 2) == (21, -9) && layer.corner(scale: 1) == (10, -4))
    #expect(layer.pixels(scale: 2) == PixelRect(x: 21, y: -9, width: 80, height: 40))
    #expect(PixelRect.empty.moved(x: 5, y: 5).isEmpty)
    let pixels = PixelRect(x: 1, y: 2, width: 3, height: 4).moved(x: 10, y: -10)
    #expect(pixels == PixelRect(x: 11, y: -8, width: 3, height: 4))
  }

  @Test func nothingDiffersFromTheSame() {
    let one = scene([layer([part(1, 1)])])
    #expect(one.changes(from: one, scale: 2).isEmpty)
  }

  @Test func onlyAPartThatIsOtherwiseDiffers() {
    let (old, new) = (
      scene([layer([part(1, 1), part(20, 10)], at: Point(x: 100, y: 50))]),
      scene([layer([part(1, 1), part(20, 10, 2)], at: Point(x: 100, y: 50))])
    )
    #expect(new.changes(from: old, scale: 2) == [PixelRect(x: 240, y: 120, width: 8, height: 4)])
    // What goes away differs, too, where it was; at a part of a pixel all of that.
    let moved = scene([layer([part(1, 1), part(30.25, 10)], at: Point(x: 100, y: 50))])
    let areas = Set(moved.changes(from: old, scale: 1))
    #expect(
      areas == [
        PixelRect(x: 120, y: 60, width: 4, height: 2),
        PixelRect(x: 130, y: 60, width: 5, height: 2),
      ])
  }

  @Test func ofAPartThatStandsOutOnlyWhatIsOnTheLayerDiffers() {
    let (old, new) = (scene([layer([])]), scene([layer([part(38, 19)])]))
    #expect(new.changes(from: old, scale: 1) == [PixelRect(x: 38, y: 19, width: 2, height: 1)])
    let outside = scene([layer([part(50, 5)])])
    #expect(outside.changes(from: old, scale: 1).isEmpty)
  }

  @Test func aLayerThatMovesOrFadesDiffersAsAWhole() {
    let old = scene([layer([part(1, 1)], at: .zero)])
    let far = scene([layer([part(1, 1)], at: Point(x: 100, y: 0))])
    #expect(
      Set(far.changes(from: old, scale: 1)) == [
        PixelRect(x: 0, y: 0, width: 40, height: 20),
        PixelRect(x: 100, y: 0, width: 40, height: 20),
      ])
    let near = scene([layer([part(1, 1)], at: Point(x: 10, y: 0))])
    #expect(near.changes(from: old, scale: 1) == [PixelRect(x: 0, y: 0, width: 50, height: 20)])
    var faint = old
    faint.layers[0].opacity = 0.5
    #expect(faint.changes(from: old, scale: 1) == [PixelRect(x: 0, y: 0, width: 40, height: 20)])
    var large = old
    large.layers[0].bounds = Rect(x: 0, y: 0, width: 60, height: 20)
    #expect(large.changes(from: old, scale: 1) == [PixelRect(x: 0, y: 0, width: 60, height: 20)])
  }

  @Test func anotherAppearanceOrMoreLayersAreAnotherPicture() {
    let one = scene([layer([part(1, 1)])])
    var dark = one
    dark.appearance = .dark
    let whole = [PixelRect(x: 0, y: 0, width: 40, height: 20)]
    #expect(dark.changes(from: one, scale: 1) == whole)
    #expect(one.changes(from: nil, scale: 1) == whole)
    let two = scene([layer([part(1, 1)]), layer([], at: Point(x: 100, y: 100))])
    #expect(two.changes(from: one, scale: 1) == [PixelRect(x: 0, y: 0, width: 140, height: 120)])
    #expect(one.changes(from: two, scale: 1) == [PixelRect(x: 0, y: 0, width: 140, height: 120)])
    #expect(two.bounds(scale: 2) == PixelRect(x: 0, y: 0, width: 280, height: 240))
    #expect(
      PickerScene().changes(from: nil, scale: 1).isEmpty && PickerScene().bounds(scale: 1).isEmpty)
  }

  @Test func areasThatOverlapBecomeOne() {
    func rect(_ x: Int, _ width: Int) -> PixelRect {
      PixelRect(x: x, y: 0, width: width, height: 4)
    }
    #expect([rect(0, 4), rect(4, 4)].merged == [rect(0, 4), rect(4, 4)])
    #expect([rect(0, 5), rect(4, 4)].merged == [rect(0, 8)])
    // The third one joins the two before.
    #expect([rect(0, 4), rect(8, 4), rect(3, 6)].merged == [rect(0, 12)])
    #expect([PixelRect]().merged.isEmpty)
  }

  @Test func aPickerHasALayerAndAnotherOfWhatIsOpened() throws {
    var stage = Stage(1280, 800)
    #expect(stage.picker.scene(at: stage.now).layers.count == 1)
    stage.tap(.colorWell)
    let opening = stage.picker.scene(at: stage.now).layers
    #expect(opening.count == 2 && opening[1].opacity == 0)
    stage.wait(1000)
    let layers = stage.picker.scene(at: stage.now).layers
    let frame = stage.picker.placement.frame(at: stage.now)
    #expect(layers[0].origin == frame.min && layers[0].opacity == 1 && layers[1].opacity == 1)
    #expect(
      layers[0].bounds
        == Rect(x: -32, y: -32, width: frame.width + 64, height: frame.height + 64))
    let opened = try #require(stage.picker.geometry(at: stage.now).popoverFrame)
    #expect(layers[1].origin == opened.min)
    #expect(layers[1].bounds == Rect(x: -32, y: -32, width: 356, height: 332))
  }

  @Test func whatIsOpenedIsNeverStrongerThanThePicker() {
    var stage = Stage(1280, 800)
    func opacities() -> [Double] { stage.picker.scene(at: stage.now).layers.map(\.opacity) }
    stage.tap(.colorWell)
    #expect(opacities() == [1, 0])
    stage.wait(70)
    #expect(opacities() == [1, 0.875])
    stage.wait(1000)
    // It is turned, and comes back with what is opened.
    _ = stage.picker.dock(at: .left, 0.5, at: stage.now)
    #expect(opacities() == [0.25, 0.25])
  }

  private func highlights(_ stage: Stage) -> [(Rect, Double)] {
    stage.picker.scene(at: stage.now).layers[0].parts.compactMap { part in
      if case .highlight(let rect, _, let strength) = part.look { (rect, strength) } else { nil }
    }
  }

  @Test func theChosenToolLiesInAnAlcoveAndWhatIsPressedIsStronger() {
    var stage = Stage(1280, 800)
    let layout = stage.picker.placement.layout
    #expect(highlights(stage).map(\.0) == [layout.alcove(0)])
    #expect(highlights(stage).map(\.1) == [1])
    let place = stage.middle(of: .ruler)
    _ = stage.picker.press(at: place, by: .pen, at: stage.now)
    #expect(highlights(stage).map(\.0) == [layout.alcove(0), layout.alcove(10)])
    #expect(highlights(stage).map(\.1) == [1, 1.6])
    // Beside it nothing is pressed; a handle has its own rectangle.
    _ = stage.picker.move(to: place + Point(x: 300, y: 0), at: stage.now)
    #expect(highlights(stage).count == 1)
    stage.picker.cancelPress(at: stage.now)
    stage.wait(1000)
    _ = stage.picker.press(at: stage.middle(of: .handle), by: .pen, at: stage.now)
    let handle = layout.elements(swatches: 8)[0].rect
    #expect(highlights(stage).map(\.0) == [handle.expanded(by: -1.5), layout.alcove(0)])
  }

  @Test func aPageButtonIsHighlightedWhileItIsPressedAndCanDoSomething() {
    var stage = Stage(1280, 800)
    stage.tap(.pages)
    func highlights(_ action: PickerPageAction, _ way: Point) -> Int {
      let place = stage.middle(of: .page(action))
      _ = stage.picker.press(at: place, by: .pen, at: stage.now)
      _ = stage.picker.move(to: place + way, at: stage.now)
      let parts = stage.picker.scene(at: stage.now).layers[1].parts
      stage.picker.cancelPress(at: stage.now)
      return parts.count { part in
        if case .highlight(_, _, 1.6) = part.look { true } else { false }
      }
    }
    #expect(highlights(.add, .zero) == 1 && highlights(.add, Point(x: 0, y: 60)) == 0)
    #expect(highlights(.remove, .zero) == 0)
  }

  @Test func buttonsShowWhetherTheyCanBePressed() {
    var stage = Stage(1280, 800)
    func tones() -> [PickerIcon.Tone] {
      stage.picker.scene(at: stage.now).layers[0].parts.compactMap { part in
        if case .icon(_, let tone) = part.look { tone } else { nil }
      }
    }
    #expect(tones() == [.dim, .dim])
    stage.picker.canUndo = true
    #expect(tones() == [.ready, .dim])
    stage.picker.canRedo = true
    #expect(tones() == [.ready, .ready])
  }

  @Test func aToolRisesSeventeenPointsWithinItsTime() {
    var stage = Stage(1280, 800)
    func tip(_ slot: Int) -> Double {
      let tools = stage.picker.scene(at: stage.now).layers[0].parts.filter { part in
        if case .tool = part.look { true } else { false }
      }
      return tools[slot].transform.applied(to: .zero).y
    }
    #expect(tip(0) == 8 && tip(8) == 25)
    stage.tap(.tool(.eraser))
    #expect(tip(0) == 8 && tip(8) == 25)
    stage.wait(85)
    // Half of the time is left: an eighth of the way.
    #expect(abs(tip(8) - (8 + 17.0 / 8)) < 1e-9 && abs(tip(0) - (25 - 17.0 / 8)) < 1e-9)
    stage.wait(85)
    #expect(tip(0) == 25 && tip(8) == 8 && !stage.picker.isMoving(at: stage.now))
  }
}
