import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

/// What each key does, and in which order the focus goes.
@Suite struct KeysTests {
  private func stage(_ focus: PickerElement? = nil) -> Stage {
    var stage = Stage()
    stage.picker.focus(on: focus)
    return stage
  }

  private func key(_ key: PickerKey, _ stage: inout Stage) -> [PickerEvent] {
    stage.picker.key(key, at: stage.now)
  }

  @Test func theFocusGoesFromTheHandleToTheColors() {
    let stage = stage()
    let all = stage.picker.descriptions(at: stage.now).map(\.element)
    let tools = CanvasTool.all.map { PickerElement.tool($0) }
    let ends: [PickerElement] = [.ruler, .colorWell] + (0..<8).map { .swatch($0) }
    #expect(all == [.handle, .undo, .redo, .pages] + tools + ends)
  }

  @Test func theFocusGoesThroughWhatIsOpenedFirst() {
    var stage = stage()
    stage.tap(.tool(.ink(.pen)))
    let all = stage.picker.descriptions(at: stage.now).map(\.element)
    #expect(Array(all.prefix(3)) == [.width, .opacity, .handle])
    #expect(key(.tab, &stage).isEmpty && stage.picker.focus == .width)
    _ = key(.backTab, &stage)
    #expect(stage.picker.focus == .swatch(7))
    _ = key(.tab, &stage)
    #expect(stage.picker.focus == .width)
  }

  @Test func theFocusBeginsAtTheChosenToolAndTurnsAtTheEnds() {
    var stage = stage()
    stage.tap(.tool(.lasso))
    _ = key(.tab, &stage)
    #expect(stage.picker.focus == .tool(.lasso))
    _ = key(.tab, &stage)
    #expect(stage.picker.focus == .ruler)
    for (step, element) in [
      (PickerKey.left, PickerElement.tool(.lasso)), (.right, .ruler), (.up, .tool(.lasso)),
      (.down, .ruler), (.backTab, .tool(.lasso)),
    ] {
      #expect(key(step, &stage).isEmpty && stage.picker.focus == element)
    }
    stage.picker.focus(on: .handle)
    _ = key(.left, &stage)
    #expect(stage.picker.focus == .swatch(7))
    _ = key(.right, &stage)
    #expect(stage.picker.focus == .handle)
  }

  @Test func arrowsMoveASliderByAFiftiethOfItsWay() {
    var stage = stage()
    stage.tap(.tool(.ink(.pen)))
    stage.picker.focus(on: .opacity)
    func opacity() -> Float { stage.picker.tools.ink.color.alpha }
    #expect(opacity() == 1)
    #expect(key(.right, &stage).isEmpty && opacity() == 1)
    // A fiftieth of 0.05 to 1 is 0.019; figures are whole percent.
    #expect(key(.left, &stage) == [.chose(stage.picker.tools)] && opacity() == 0.98)
    _ = key(.down, &stage)
    #expect(opacity() == 0.96)
    _ = key(.up, &stage)
    #expect(opacity() == 0.98)
    stage.picker.focus(on: .width)
    let before = stage.picker.tools.width
    let share = ((before - 0.1) / 4.9).squareRoot() + 0.02
    _ = key(.right, &stage)
    #expect(stage.picker.tools.width == ((0.1 + 4.9 * share * share) * 100).rounded() / 100)
    #expect(stage.picker.focus == .width && stage.picker.popover == .ink)
  }

  @Test func arrowsGoThroughTheFieldOfColors() {
    var tools = Toolset()
    tools.setColor(Color(red: 0.75, green: 0.25, blue: 0.25))
    var stage = Stage(1280, 800, tools)
    stage.tap(.colorWell)
    stage.picker.focus(on: .spectrum)
    let start = stage.picker.settings.hueColor
    #expect(start.hue < 0.01 && abs(start.saturation - 0.5) < 0.01)
    _ = key(.right, &stage)
    #expect(abs(stage.picker.settings.hueColor.hue - start.hue - 0.02) < 1e-9)
    _ = key(.up, &stage)
    #expect(abs(stage.picker.settings.hueColor.lightness - start.lightness - 0.02) < 1e-9)
    _ = key(.left, &stage)
    #expect(abs(stage.picker.settings.hueColor.hue - start.hue) < 1e-9)
    _ = key(.down, &stage)
    #expect(abs(stage.picker.settings.hueColor.lightness - start.lightness) < 1e-9)
    #expect(abs(stage.picker.settings.hueColor.saturation - start.saturation) < 1e-9)
    stage.picker.focus(on: .saturation)
    _ = key(.left, &stage)
    #expect(abs(stage.picker.settings.hueColor.saturation - start.saturation + 0.02) < 1e-9)
    for _ in 0..<60 { _ = key(.left, &stage) }
    #expect(stage.picker.settings.hueColor.saturation == 0)
  }

  @Test func digitsChooseInksTheEraserAndTheLasso() {
    let tools: [(Int, CanvasTool)] = [
      (1, .ink(.pen)), (2, .ink(.monoline)), (8, .ink(.watercolor)), (9, .eraser), (0, .lasso),
    ]
    for (digit, tool) in tools {
      var stage = stage()
      stage.tap(.tool(.ink(.reed)))
      stage.wait(1000)
      #expect(key(.digit(digit), &stage) == [.chose(stage.picker.tools)])
      #expect(stage.picker.tools.tool == tool && stage.picker.isMoving(at: stage.now))
    }
    var stage = stage()
    #expect(key(.digit(-1), &stage).isEmpty && key(.digit(11), &stage).isEmpty)
    // The tool that is chosen already stays so, and what is opened closes.
    stage.tap(.tool(.ink(.pen)))
    #expect(key(.digit(1), &stage) == [.opened(nil)])
  }

  @Test func enterPressesWhatHasTheFocus() {
    var stage = stage()
    #expect(key(.enter, &stage).isEmpty)
    stage.picker.focus(on: .tool(.eraser))
    #expect(key(.enter, &stage) == [.chose(stage.picker.tools)])
    #expect(stage.picker.focus == .tool(.eraser))
    #expect(key(.enter, &stage) == [.opened(.eraser)])
    #expect(stage.picker.focus == .eraserMode(.object))
    stage.picker.focus(on: .eraserMode(.pixel))
    #expect(key(.enter, &stage) == [.chose(stage.picker.tools)])
    #expect(stage.picker.focus == .eraserMode(.pixel))
    // A slider has nothing to press.
    stage.picker.focus(on: .width)
    #expect(key(.enter, &stage).isEmpty && stage.picker.popover == .eraser)
  }

  @Test func escapeClosesThenTakesTheFocusAway() {
    var stage = stage()
    stage.tap(.tool(.ink(.pen)))
    stage.picker.focus(on: .ruler)
    #expect(key(.escape, &stage) == [.opened(nil)] && stage.picker.focus == .ruler)
    #expect(key(.escape, &stage).isEmpty && stage.picker.focus == nil)
    // What is gone has no focus.
    stage.tap(.tool(.ink(.pen)))
    stage.picker.focus(on: .opacity)
    _ = key(.escape, &stage)
    #expect(stage.picker.focus == nil)
  }

  @Test func theSmallPickerIsOneElement() {
    var stage = stage(.handle)
    #expect(key(.enter, &stage) == [.moved] && stage.picker.focus == .disc)
    let all = stage.picker.descriptions(at: stage.now)
    #expect(all.map(\.element) == [.disc] && all[0].bounds.width == 62)
    _ = key(.tab, &stage)
    #expect(stage.picker.focus == .disc)
    #expect(key(.enter, &stage) == [.moved] && stage.picker.focus == .handle)
  }

  @Test func aPressTakesTheFocusAway() {
    var stage = stage(.undo)
    _ = stage.picker.press(at: stage.middle(of: .redo), by: .pointer, at: stage.now)
    #expect(stage.picker.focus == nil)
  }
}
