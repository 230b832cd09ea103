import InkDrawing
import InkEditing
import InkGeometry
import InkRendering
import Testing

@testable import ToolPicker

/// The bar of commands beside what is selected.
@Suite struct SelectionBarTests {
  private let bar = SelectionBar(color: Color(rgba: 0xE033_2BFF), appearance: .light)

  @Test func eachButtonIsLargeEnoughForAFingerAndDoesWhatItSays() {
    var found: [SelectionBar.Button] = []
    for x in stride(from: 0.5, to: SelectionBar.size.width, by: 1) {
      guard let button = bar.button(at: Point(x: x, y: 20)) else { continue }
      if found.last != button { found.append(button) }
    }
    #expect(found == SelectionBar.Button.allCases)
    let commands = found.map { bar.command(of: $0) }
    #expect(commands == [.cut, .copy, .duplicate, .recolor(Color(rgba: 0xE033_2BFF)), .delete])
    #expect(bar.button(at: Point(x: 30, y: -1)) == nil && !bar.contains(Point(x: -1, y: 5)))
    #expect(bar.contains(Point(x: 2, y: 20)))
  }

  @Test func itsPictureHasTheColourAndShowsWhatIsPressed() {
    let plain = bar.picture(pixelsPerPoint: 2)
    #expect(plain.pixels.contains(0xFFE0_332B))
    var pressed = bar
    pressed.pressed = .copy
    #expect(pressed.picture(pixelsPerPoint: 2).pixels != plain.pixels)
    var dark = bar
    dark.appearance = .dark
    #expect(dark.picture(pixelsPerPoint: 2).pixels != plain.pixels)
    // Nothing is cut off: the shadow ends within the picture.
    let layout = plain.layout
    #expect(plain.pixels[0] == 0 && plain.pixels[layout.count - 1] == 0)
  }
}
