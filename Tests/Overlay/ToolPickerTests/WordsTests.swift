import InkDrawing
import InkEditing
import InkGeometry
import Testing

@testable import ToolPicker

/// Keys, what is read aloud, what is remembered.
@Suite struct WordsTests {
  @Test func digitsChooseTools() {
    var stage = Stage()
    for (number, tool) in CanvasTool.all.enumerated() {
      _ = stage.picker.key(.digit((number + 1) % 10), at: stage.now)
      #expect(stage.picker.tools.tool == tool)
    }
    #expect(stage.picker.key(.digit(12), at: stage.now).isEmpty)
  }

  @Test func tabGoesThroughEverythingAndAround() {
    var stage = Stage()
    stage.tap(.colorWell)
    var seen: Set<PickerElement> = []
    let all = stage.picker.descriptions(at: stage.now).map(\.element)
    for _ in all {
      _ = stage.picker.key(.tab, at: stage.now)
      if let focus = stage.picker.focus { seen.insert(focus) }
    }
    #expect(seen == Set(all))
    let last = stage.picker.focus
    _ = stage.picker.key(.backTab, at: stage.now)
    _ = stage.picker.key(.tab, at: stage.now)
    #expect(stage.picker.focus == last)
  }

  @Test func everythingCanBeDoneWithoutAPointer() {
    var stage = Stage()
    _ = stage.picker.key(.tab, at: stage.now)
    #expect(stage.picker.focus == .tool(.ink(.pen)))
    _ = stage.picker.key(.enter, at: stage.now)
    #expect(stage.picker.popover == .ink)
    #expect(stage.picker.focus == .width)
    let width = stage.picker.tools.width
    _ = stage.picker.key(.right, at: stage.now)
    #expect(stage.picker.tools.width > width)
    _ = stage.picker.key(.escape, at: stage.now)
    #expect(stage.picker.popover == nil)
    _ = stage.picker.key(.escape, at: stage.now)
    #expect(stage.picker.focus == nil)
  }

  @Test func theHandleMakesItSmallByKeyToo() {
    var stage = Stage()
    while stage.picker.focus != .handle { _ = stage.picker.key(.left, at: stage.now) }
    _ = stage.picker.key(.enter, at: stage.now)
    #expect(stage.picker.focus == .disc)
    _ = stage.picker.key(.enter, at: stage.now)
    #expect(stage.picker.corner == nil)
    #expect(stage.picker.focus == .handle)
  }

  @Test func everyElementHasANameAndItsOwn() {
    var stage = Stage()
    stage.tap(.tool(.eraser))
    stage.tap(.tool(.eraser))
    let all = stage.picker.descriptions(at: stage.now)
    #expect(all.allSatisfy { !$0.name.isEmpty })
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.filter { $0.role == .slider }.allSatisfy { $0.value?.isEmpty == false })
  }

  @Test func statesSayWhatIsChosenAndWhatIsOpen() {
    var stage = Stage()
    stage.tap(.tool(.ink(.reed)))
    stage.tap(.tool(.ink(.reed)))
    func states(_ element: PickerElement) -> Set<ElementDescription.State> {
      stage.picker.descriptions(at: stage.now).first { $0.element == element }?.states ?? []
    }
    #expect(states(.tool(.ink(.reed))) == [.enabled, .checked, .expandable, .expanded])
    #expect(states(.tool(.ink(.pen))) == [.enabled])
    #expect(states(.undo).isEmpty)
    #expect(states(.ruler) == [.enabled])
  }

  @Test func whatIsRememberedIsTheSame() {
    var stage = Stage()
    stage.tap(.tool(.ink(.crayon)))
    _ = stage.picker.dock(at: .left, 0.25, at: stage.now)
    _ = stage.picker.makeSmall(at: stage.now)
    let text = stage.picker.text
    var other = Stage(1280, 800, Toolset(text: text))
    var complaints: [String] = []
    other.picker.takePlace(from: text, telling: &complaints)
    #expect(complaints.isEmpty)
    #expect(other.picker.text == text)
    #expect(other.picker.corner == stage.picker.corner)
    #expect(other.picker.place == .edge(.left, 0.25))
    #expect(text.utf8.count < 1024)
  }

  @Test(arguments: [
    "picker-place", "picker-place bottom", "picker-place bottom 2", "picker-place bottom nan",
    "picker-place free 0.5", "picker-place middle 0.5", "picker-small maybe", "picker-small",
  ])
  func badLinesAreToldAndChangeNothing(_ line: String) {
    var stage = Stage()
    let before = stage.picker.text
    var complaints: [String] = []
    stage.picker.takePlace(from: "tool pen\n\(line)\n", telling: &complaints)
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("line 2: picker-") == true)
    #expect(stage.picker.text == before)
  }

  @Test func figuresHaveAllThatNumbersAndColorsNeed() {
    for character in "0123456789ABCDEF.%m#" {
      #expect(!Figures.lines(String(character), height: 10).isEmpty)
      #expect(Figures.width(String(character), height: 10) > 0)
    }
    #expect(Color(rgba: 0x1E90_FFFF).hexadecimal == "#1E90FF")
  }
}
