import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

/// What somebody who does not see the picker is told, word by word.
@Suite struct DescriptionTests {
  private func described(_ stage: Stage) -> [PickerElement: ElementDescription] {
    Dictionary(
      uniqueKeysWithValues: stage.picker.descriptions(at: stage.now).map { ($0.element, $0) })
  }

  @Test func everythingOnThePlateHasItsNameAndRole() {
    let all = described(Stage())
    let wanted: [(PickerElement, String, ElementDescription.Role)] = [
      (.handle, "Minimize the picker", .button), (.undo, "Undo", .button),
      (.redo, "Redo", .button), (.pages, "Pages and view", .button),
      (.tool(.ink(.pen)), "Pen", .radio), (.tool(.ink(.monoline)), "Monoline", .radio),
      (.tool(.ink(.fountainPen)), "Fountain pen", .radio), (.tool(.ink(.reed)), "Reed", .radio),
      (.tool(.ink(.marker)), "Highlighter", .radio), (.tool(.ink(.pencil)), "Pencil", .radio),
      (.tool(.ink(.crayon)), "Crayon", .radio),
      (.tool(.ink(.watercolor)), "Watercolor", .radio), (.tool(.eraser), "Eraser", .radio),
      (.tool(.lasso), "Lasso", .radio), (.ruler, "Ruler", .toggle),
      (.colorWell, "All colors", .button), (.swatch(0), "Color #000000", .radio),
      (.swatch(2), "Color #E0332B", .radio), (.swatch(7), "Color #FFFFFF", .radio),
    ]
    for (element, name, role) in wanted {
      #expect(all[element]?.name == name && all[element]?.role == role, "\(name)")
    }
  }

  @Test func everythingThatIsOpenedHasItsNameAndRole() {
    let wanted: [([PickerElement], PickerElement, String, ElementDescription.Role)] = [
      ([.colorWell], .spectrum, "Hue and lightness", .colorChooser),
      ([.colorWell], .saturation, "Saturation", .slider),
      ([.tool(.ink(.pen))], .width, "Width", .slider),
      ([.tool(.ink(.pen))], .opacity, "Opacity", .slider),
      ([.tool(.eraser), .tool(.eraser)], .eraserMode(.object), "Erase whole strokes", .radio),
      ([.tool(.eraser), .tool(.eraser)], .eraserMode(.pixel), "Erase touched parts", .radio),
      ([.tool(.lasso), .tool(.lasso)], .lassoParts(false), "Select whole strokes", .radio),
      ([.tool(.lasso), .tool(.lasso)], .lassoParts(true), "Select parts of strokes", .radio),
      ([.pages], .page(.turn), "Turn by 90 degrees", .button),
      ([.pages], .paper(nil), "No paper", .radio),
      ([.pages], .paper(.blank), "Plain paper", .radio),
      ([.pages], .paper(.ruled), "Ruled paper", .radio),
      ([.pages], .paper(.dotted), "Dotted paper", .radio),
      ([.handle], .disc, "Show all tools", .button),
    ]
    for (taps, element, name, role) in wanted {
      var stage = Stage()
      for tap in taps { stage.tap(tap) }
      let found = described(stage)[element]
      #expect(found?.name == name && found?.role == role, "\(name)")
    }
  }

  @Test func valuesAreSaidAsPeopleSayThem() {
    var tools = Toolset()
    tools.setColor(Color(rgba: 0x1E90_FFFF))
    tools.setWidth(1.25)
    tools.setOpacity(0.5)
    var stage = Stage(1280, 800, tools)
    stage.picker.page = PickerPage(number: 2, count: 5, zoom: 1.5, isReset: false)
    #expect(described(stage)[.tool(.ink(.pen))]?.value == "#1E90FF, 1.25 mm")
    #expect(described(stage)[.colorWell]?.value == "#1E90FF")
    #expect(described(stage)[.pages]?.value == "Page 2 of 5, 150%")
    #expect(described(stage)[.undo]?.value == nil && described(stage)[.ruler]?.value == nil)
    stage.tap(.tool(.ink(.pen)))
    #expect(described(stage)[.width]?.value == "1.25 mm")
    #expect(described(stage)[.opacity]?.value == "50%")
    stage.tap(.pages)
    #expect(described(stage)[.page(.zoomReset)]?.value == "150%")
    #expect(described(stage)[.page(.previous)]?.value == "2 of 5")
    #expect(described(stage)[.page(.next)]?.value == "2 of 5")
    #expect(described(stage)[.page(.add)]?.value == nil)
    stage.tap(.handle)
    #expect(described(stage)[.disc]?.value == "Pen")
  }

  @Test(arguments: [
    (0.1, "0.10 mm"), (0.38, "0.38 mm"), (1, "1.00 mm"), (9.99, "9.99 mm"), (10, "10.0 mm"),
    (12.34, "12.3 mm"), (12.35, "12.4 mm"), (19.99, "20.0 mm"),
  ])
  func widthsHaveTwoDecimalsAndOneFromTenOn(_ width: Double, _ text: String) {
    var tools = Toolset()
    tools.choose(.ink(width < 1 ? .pen : .marker))
    tools.setWidth(width)
    #expect(Stage(1280, 800, tools).picker.settings.figure(of: .width, in: .ink) == text)
  }

  @Test func statesSayWhatIsOnAndWhatIsOpen() {
    var stage = Stage()
    #expect(described(stage)[.tool(.ink(.pen))]?.states == [.enabled, .checked, .expandable])
    #expect(described(stage)[.colorWell]?.states == [.enabled, .expandable])
    #expect(described(stage)[.swatch(0)]?.states == [.enabled, .checked])
    #expect(described(stage)[.swatch(1)]?.states == [.enabled])
    #expect(described(stage)[.pages]?.states == [.enabled, .expandable])
    stage.picker.canRedo = true
    #expect(described(stage)[.undo]?.states == [] && described(stage)[.redo]?.states == [.enabled])
    stage.tap(.ruler)
    #expect(described(stage)[.ruler]?.states == [.enabled, .checked])
    stage.tap(.colorWell)
    #expect(described(stage)[.colorWell]?.states == [.enabled, .expandable, .expanded])
    #expect(described(stage)[.tool(.ink(.pen))]?.states == [.enabled, .checked, .expandable])
    stage.tap(.pages)
    #expect(described(stage)[.pages]?.states == [.enabled, .expandable, .expanded])
    #expect(described(stage)[.paper(nil)]?.states == [.enabled, .checked])
    #expect(described(stage)[.paper(.grid)]?.states == [.enabled])
    #expect(described(stage)[.page(.remove)]?.states == [])
    stage.picker.focus(on: .page(.turn))
    #expect(described(stage)[.page(.turn)]?.states == [.enabled, .focused])
  }

  @Test func modesOfEraserAndLassoSayWhichIsOn() {
    var stage = Stage()
    stage.tap(.tool(.eraser))
    stage.tap(.tool(.eraser))
    #expect(described(stage)[.eraserMode(.object)]?.states == [.enabled, .checked])
    #expect(described(stage)[.eraserMode(.pixel)]?.states == [.enabled])
    stage.tap(.tool(.lasso))
    stage.tap(.tool(.lasso))
    #expect(described(stage)[.lassoParts(false)]?.states == [.enabled, .checked])
    #expect(described(stage)[.lassoParts(true)]?.states == [.enabled])
    #expect(
      described(stage)[.tool(.lasso)]?.states == [.enabled, .checked, .expandable, .expanded])
  }

  @Test func boundsAreWhereItIsSeen() {
    let stage = Stage()
    let frame = stage.picker.placement.frame(at: stage.now)
    let handle = described(stage)[.handle]?.bounds
    #expect(handle == Rect(x: frame.min.x + 3.5, y: frame.min.y + 2, width: 38, height: 100))
  }

  @Test func colorsAreNamedByTheirLevels() {
    #expect(Color(rgba: 0x0A0B_0CFF).hexadecimal == "#0A0B0C")
    #expect(Color(rgba: 0xF9EF_D080).hexadecimal == "#F9EFD0")
  }
}
