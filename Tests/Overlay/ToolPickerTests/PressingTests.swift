import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

@Suite struct PressingTests {
  @Test func aToolThatIsPressedIsChosen() {
    var stage = Stage()
    for tool in CanvasTool.all.reversed() {
      stage.tap(.tool(tool))
      #expect(stage.picker.tools.tool == tool)
      #expect(stage.events == [.chose(stage.picker.tools)])
      stage.wait(1000)
    }
  }

  @Test func theChosenToolOpensHowItIsSetAndClosesIt() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    #expect(stage.events == [.opened(.ink)])
    stage.tap(.tool(.ink(.pen)))
    #expect(stage.events == [.opened(nil)])
    stage.tap(.tool(.ink(.pen)))
    stage.tap(.tool(.eraser))
    #expect(stage.picker.popover == nil)
  }

  @Test func undoAndRedoAreToldWhereThereIsSomething() {
    var stage = Stage()
    stage.tap(.undo)
    #expect(stage.events.isEmpty)
    (stage.picker.canUndo, stage.picker.canRedo) = (true, true)
    stage.tap(.undo)
    #expect(stage.events == [.perform(.undo)])
    stage.tap(.redo)
    #expect(stage.events == [.perform(.redo)])
  }

  @Test func aPressThatEndsElsewhereDoesNothing() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    let tools = stage.picker.tools
    let place = stage.middle(of: .opacity)
    _ = stage.picker.press(at: stage.middle(of: .colorWell), at: stage.now)
    stage.picker.cancelPress(at: stage.now)
    #expect(stage.picker.release(at: place, at: stage.now).isEmpty)
    #expect(stage.picker.tools == tools)
  }

  @Test func aSecondTouchIsNotLookedAt() {
    var stage = Stage()
    _ = stage.picker.press(at: stage.middle(of: .undo), by: .pen, at: stage.now)
    let second = stage.picker.press(
      at: stage.middle(of: .tool(.eraser)), by: .finger, at: stage.now)
    #expect(second.isEmpty)
    #expect(stage.picker.press?.element == .undo)
  }

  @Test func draggingASliderReachesBothEnds() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    stage.drag(.width, to: Point(x: 5000, y: 0))
    #expect(stage.picker.tools.width == InkType.pen.validWidths.upperBound)
    stage.drag(.width, to: Point(x: -5000, y: 0))
    #expect(stage.picker.tools.width == InkType.pen.validWidths.lowerBound)
    stage.drag(.opacity, to: Point(x: -5000, y: 0))
    #expect(stage.picker.tools.ink.color.alpha == InkSettings.opacities.lowerBound)
    #expect(stage.picker.settings.figure(of: .opacity, in: .ink) == "5%")
  }

  @Test func figuresAreWhatIsDrawnWith() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    stage.drag(.width, to: stage.middle(of: .width) + Point(x: 13.3, y: 0))
    let hundredths = stage.picker.tools.width * 100
    #expect(abs(hundredths - hundredths.rounded()) < 1e-9)
    #expect(stage.picker.settings.figure(of: .width, in: .ink).hasSuffix(" mm"))
  }

  @Test func aColorOfTheFieldIsTheOneThatIsSeenThere() {
    var stage = Stage()
    stage.tap(.colorWell)
    let rect = stage.picker.geometry(at: stage.now).elements.first { $0.element == .spectrum }?.rect
    let place = (rect?.min ?? .zero) + Point(x: 91, y: 47)
    stage.drag(.spectrum, to: place)
    let seen = ColorField.color(
      at: place, in: rect ?? .empty, saturation: stage.picker.settings.hueColor.saturation)
    #expect(stage.picker.tools.ink.color.isNear(seen))
    let before = stage.picker.settings.hueColor
    stage.drag(.saturation, to: Point(x: -5000, y: 0))
    #expect(HueColor(stage.picker.tools.ink.color).saturation < 0.02)
    stage.drag(.saturation, to: Point(x: 5000, y: 0))
    // A gray has no hue; the field remembers it.
    #expect(abs(stage.picker.settings.hueColor.hue - before.hue) < 1e-9)
  }

  @Test func hueSaturationAndLightnessGiveBackColors() {
    for rgba: UInt32 in [
      0x1429_6BFF, 0xFFD6_1AFF, 0xFF00_00FF, 0x00FF_00FF, 0x7F7F_7FFF, 0xFFFF_FFFF,
    ] {
      #expect(HueColor(Color(rgba: rgba)).color.isNear(Color(rgba: rgba)))
    }
  }

  @Test func aColorBesideTheWellChoosesTheInkToo() {
    var stage = Stage()
    stage.tap(.tool(.ink(.crayon)))
    stage.tap(.tool(.eraser))
    stage.tap(.swatch(2))
    #expect(stage.picker.tools.tool == .ink(.crayon))
    #expect(stage.picker.tools.ink.color == stage.picker.swatches[2])
  }

  @Test func recentColorsComeBeforeUsualOnes() {
    var tools = Toolset()
    tools.setColor(Color(rgba: 0x1234_56FF))
    tools.recordUse()
    let stage = Stage(1280, 800, tools)
    #expect(stage.picker.swatches.first == Color(rgba: 0x1234_56FF))
    #expect(stage.picker.swatches.count == Toolset.mostRecentColors)
  }

  @Test func eraserLassoAndRulerAreSet() {
    var stage = Stage()
    stage.tap(.tool(.eraser))
    stage.tap(.tool(.eraser))
    stage.tap(.eraserMode(.pixel))
    stage.drag(.width, to: Point(x: 5000, y: 0))
    #expect(stage.picker.tools.eraserMode == .pixel)
    #expect(stage.picker.tools.eraserWidth == InkType.eraser.validWidths.upperBound)
    stage.tap(.tool(.lasso))
    stage.tap(.tool(.lasso))
    stage.tap(.lassoParts(true))
    #expect(stage.picker.tools.selectsParts)
    stage.tap(.ruler)
    #expect(stage.picker.tools.showsRuler)
    #expect(stage.picker.tools.tool == .lasso)
  }
}
