import InkDrawing
import InkEditing
import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// What a press on each element means, and what it leaves as it is.
@Suite struct DoingTests {
  @Test func theRulerIsLaidAndTakenAwayAndRises() {
    var stage = Stage()
    stage.tap(.ruler)
    #expect(stage.events == [.chose(stage.picker.tools)] && stage.picker.tools.showsRuler)
    #expect(stage.picker.rises[10].to == 1 && stage.picker.rises[0].to == 1)
    stage.tap(.ruler)
    #expect(!stage.picker.tools.showsRuler && stage.picker.rises[10].to == 0)
    #expect(stage.picker.tools.tool == .ink(.pen))
  }

  @Test func aColorIsForTheInkThatWasDrawnWithLast() {
    var stage = Stage()
    stage.tap(.tool(.lasso))
    stage.wait(1000)
    stage.tap(.swatch(3))
    #expect(stage.events == [.chose(stage.picker.tools)])
    #expect(stage.picker.tools.tool == .ink(.pen))
    #expect(stage.picker.tools.ink.color == Color(rgba: 0x1F9D_4DFF))
    #expect(stage.picker.rises[0].to == 1 && stage.picker.rises[9].to == 0)
    #expect(stage.picker.popover == nil)
    // The same once more changes nothing.
    stage.tap(.swatch(3))
    #expect(stage.events.isEmpty)
  }

  @Test func usualColorsFollowTheOnesThatWereDrawnWith() {
    let usual: [UInt32] = [
      0x0000_00FF, 0x1463_DCFF, 0xE033_2BFF, 0x1F9D_4DFF, 0xFFC2_1AFF, 0x8440_CFFF, 0xF27A_1AFF,
      0xFFFF_FFFF,
    ]
    #expect(Stage().picker.swatches == usual.map { Color(rgba: $0) })
    var tools = Toolset()
    // One of the usual ones is there once.
    tools.setColor(Color(rgba: 0xE033_2BFF))
    tools.recordUse()
    let first = [usual[2]] + usual.filter { $0 != usual[2] }
    #expect(Stage(1280, 800, tools).picker.swatches == first.map { Color(rgba: $0) })
    tools.setColor(Color(rgba: 0x0102_03FF))
    tools.recordUse()
    let swatches = Stage(1280, 800, tools).picker.swatches
    #expect(swatches.count == 8 && swatches[0] == Color(rgba: 0x0102_03FF))
    #expect(swatches[7] == Color(rgba: 0xF27A_1AFF))
  }

  @Test func theWellChoosesTheInkAgain() {
    var stage = Stage()
    stage.tap(.tool(.eraser))
    stage.wait(1000)
    stage.tap(.colorWell)
    #expect(stage.events == [.chose(stage.picker.tools), .opened(.color)])
    #expect(stage.picker.tools.tool == .ink(.pen) && stage.picker.rises[0].to == 1)
    stage.tap(.colorWell)
    #expect(stage.events == [.opened(nil)] && stage.picker.popover == nil)
    stage.tap(.colorWell)
    #expect(stage.events == [.opened(.color)])
  }

  @Test func whatIsOpenedClosesWithAPressElsewhere() {
    let presses: [(PickerElement, [PickerElement], Bool)] = [
      (.undo, [.colorWell], false), (.tool(.eraser), [.colorWell], false),
      (.swatch(1), [.colorWell], true), (.swatch(1), [.tool(.ink(.pen))], true),
      (.swatch(1), [.pages], false), (.ruler, [.pages], false), (.handle, [.pages], false),
      (.tool(.ink(.pen)), [.pages], true),
    ]
    for (element, openers, stays) in presses {
      var stage = Stage()
      for opener in openers { stage.tap(opener) }
      let events = stage.picker.press(at: stage.middle(of: element), by: .pen, at: stage.now)
      #expect(events == (stays ? [] : [.opened(nil)]), "\(element)")
      #expect((stage.picker.popover != nil) == stays, "\(element)")
    }
  }

  @Test func onlyOneThingIsOpenAtATime() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    stage.tap(.pages)
    #expect(stage.events == [.opened(.page)] && stage.picker.popover == .page)
    stage.tap(.tool(.ink(.pen)))
    #expect(stage.events == [.opened(.ink)] && stage.picker.popover == .ink)
    stage.tap(.tool(.ink(.reed)))
    #expect(stage.events == [.opened(nil), .chose(stage.picker.tools)])
  }

  @Test func pagesAreAskedFor() {
    var stage = Stage()
    stage.picker.page = PickerPage(number: 2, count: 3, zoom: 1, isReset: true)
    stage.tap(.pages)
    let commands: [(PickerElement, CanvasCommand)] = [
      (.page(.previous), .page(.previous)), (.page(.next), .page(.next)),
      (.page(.add), .page(.add)), (.page(.remove), .page(.remove)),
      (.page(.zoomIn), .zoom(1.25)), (.page(.zoomOut), .zoom(0.8)),
      (.page(.zoomToFit), .zoomToFit), (.page(.turn), .turn(90)),
      (.paper(.ruled), .background(.pattern(.ruled))),
    ]
    for (element, command) in commands {
      stage.tap(element)
      #expect(stage.events == [.perform(command)])
      #expect(stage.picker.popover == .page)
    }
    // What is so already, or cannot be done, is nothing to ask for.
    for element in [PickerElement.page(.zoomReset), .paper(nil)] {
      stage.tap(element)
      #expect(stage.events.isEmpty)
    }
  }

  @Test func paperIsTakenAway() {
    var page = PickerPage()
    page.background.pattern = .grid
    #expect(page.pattern == nil)
    page.background.paper = .white
    #expect(page.pattern == .grid)
    var stage = Stage()
    stage.picker.page = page
    stage.tap(.pages)
    stage.tap(.paper(nil))
    #expect(stage.events == [.perform(.background(.none))])
    stage.tap(.paper(.grid))
    #expect(stage.events.isEmpty)
  }

  @Test func anotherToolByACommandClosesWhatIsOpened() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    var tools = stage.picker.tools
    stage.picker.show(tools, at: stage.now)
    #expect(stage.picker.popover == .ink)
    tools.setWidth(2)
    stage.picker.show(tools, at: stage.now)
    #expect(stage.picker.popover == .ink && stage.picker.tools.width == 2)
    tools.choose(.eraser)
    stage.picker.show(tools, at: stage.now)
    #expect(stage.picker.popover == nil && stage.picker.rises[8].to == 1)
  }

  @Test func opacityAndWidthAreRounded() {
    var settings = PickerSettings(Toolset())
    #expect(settings.adjust(.opacity, to: 0.5049, in: .ink) == [.chose(settings.tools)])
    #expect(settings.tools.ink.color.alpha == 0.5)
    _ = settings.adjust(.width, to: 1.2349, in: .ink)
    #expect(settings.tools.width == 1.23)
    #expect(settings.adjust(.width, to: 1.2349, in: .ink).isEmpty)
    #expect(settings.adjust(.undo, to: 1, in: .ink).isEmpty)
    _ = settings.adjust(.width, to: 7.126, in: .eraser)
    #expect(settings.tools.eraserWidth == 7.13 && settings.tools.width == 1.23)
    #expect(settings.value(of: .width, in: .eraser) == 7.13)
    #expect(settings.scale(of: .width, in: .eraser).range == InkType.eraser.validWidths)
  }

  @Test func aSliderIsSetWhereItIsPressed() {
    var stage = Stage()
    stage.tap(.tool(.ink(.pen)))
    let row = stage.picker.geometry(at: stage.now).elements.first { $0.element == .opacity }?.rect
    let track = PopoverLayout.track(in: row ?? .empty)
    for (share, opacity) in [(0.0, Float(0.05)), (0.5, 0.53), (1, 1)] {
      let place = Point(x: track.min.x + share * track.width, y: track.center.y)
      let events = stage.picker.press(at: place, by: .pen, at: stage.now)
      #expect(stage.picker.tools.ink.color.alpha == opacity)
      #expect(events == [.chose(stage.picker.tools)])
      #expect(stage.picker.release(at: place, at: stage.now).isEmpty)
    }
    #expect(stage.picker.popover == .ink)
  }

  @Test func aFieldOfGreysHasASaturationAllTheSame() {
    for color in [Color.black, .white] {
      var tools = Toolset()
      tools.setColor(color)
      #expect(Stage(1280, 800, tools).picker.settings.hueColor.saturation == 1)
    }
    var tools = Toolset()
    tools.setColor(.gray(0.5))
    #expect(Stage(1280, 800, tools).picker.settings.hueColor.saturation == 0)
  }

  @Test func whatWasPickedIsRememberedWhileItsColorStays() {
    var settings = PickerSettings(Toolset())
    _ = settings.pick(HueColor(hue: 0.4, saturation: 0, lightness: 0.5))
    #expect(settings.hueColor.hue == 0.4)
    var tools = settings.tools
    tools.setColor(Color(rgba: 0xFF00_00FF))
    settings.replaceTools(with: tools)
    #expect(settings.hueColor.hue == 0)
  }

  @Test func whatCoversTheAreaIsThePickersOwn() {
    var stage = Stage()
    let frame = stage.picker.placement.frame(at: stage.now)
    #expect(stage.picker.obscured(at: stage.now) == [frame])
    #expect(stage.picker.contains(frame.min, at: stage.now))
    #expect(!stage.picker.contains(frame.min - Point(x: 0.1, y: 0), at: stage.now))
    #expect(stage.picker.press(at: .zero, by: .pen, at: stage.now).isEmpty)
    #expect(stage.picker.press == nil)
    stage.tap(.pages)
    let opened = stage.picker.obscured(at: stage.now)
    #expect(opened.count == 2 && opened[1].width == 292 && opened[1].height == 170)
    #expect(stage.picker.geometry(at: stage.now).hit(opened[1].min) == nil)
    #expect(stage.picker.geometry(at: stage.now).hit(stage.middle(of: .undo))?.element == .undo)
  }
}
