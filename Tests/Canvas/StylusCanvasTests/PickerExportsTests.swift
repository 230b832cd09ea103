import CInterface
import CStylus
import InkDrawing
import InkEditing
import Testing

@testable import StylusCanvas

/// The picker as C has it.
@Suite struct PickerExportsTests {
  @Test func aPlaceIsCoveredWhereAnElementLies() throws {
    let picker = PickerStage()
    let bounds = try #require(picker.element(0)).bounds
    #expect(bounds.width > 20 && bounds.height > 20)
    let (x, y) = (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    #expect(unsafe pickerCovers(picker.pointer, x, y) == 1)
    #expect(unsafe pickerCovers(picker.pointer, 2, 2) == 0)
    #expect(unsafe pickerCovers(picker.pointer, .nan, 2) == STYLUS_INVALID.rawValue)
    #expect(unsafe pickerCovers(picker.pointer, 2, .infinity) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "a position is not a number")
    var boxes = [stylus_box](repeating: stylus_box(), count: Int(STYLUS_CANVAS_MAX_OBSCURED))
    #expect(unsafe pickerObscured(picker.pointer, &boxes) == 1)
    #expect(boxes[0].x <= x && boxes[0].x + boxes[0].width >= x)
    #expect(boxes[0].y <= y && boxes[0].y + boxes[0].height >= y)
    #expect(unsafe pickerObscured(picker.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "boxes is NULL")
    #expect(unsafe pickerInkCame(picker.pointer, x, y) == 0)
    #expect(unsafe pickerObscured(picker.pointer, &boxes) == 0)
    #expect(unsafe pickerInkCame(picker.pointer, x, .nan) == STYLUS_INVALID.rawValue)
  }

  @Test func whatIsNoTouchIsSaid() {
    let picker = PickerStage()
    #expect(unsafe pickerTouch(picker.pointer, 0, 3, 1, 1) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "nothing presses that is 3")
    #expect(unsafe pickerTouch(picker.pointer, 4, 0, 1, 1) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "there is no touch 4")
    #expect(unsafe pickerTouch(picker.pointer, 0, 0, .nan, 1) == STYLUS_INVALID.rawValue)
    for what in 0..<4 as Range<UInt32> {
      for by in 0..<3 as Range<UInt32> {
        #expect(unsafe pickerTouch(picker.pointer, what, by, 2, 2) == 0)
      }
    }
    #expect(picker.key(8) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "a picker has no key 8")
    #expect(picker.key(15) == STYLUS_INVALID.rawValue)
    #expect(picker.key(26) == STYLUS_INVALID.rawValue)
  }

  @Test func allCanvasesHaveTheToolThatIsChosen() {
    let picker = PickerStage()
    let (one, other) = (CanvasStage(), CanvasStage())
    one.perform("tool marker")
    _ = one.heard()
    #expect(unsafe pickerAdd(picker.pointer, one.pointer) == 0)
    #expect(unsafe pickerAdd(picker.pointer, other.pointer) == 0)
    #expect(unsafe pickerAdd(picker.pointer, nil) == STYLUS_INVALID.rawValue)
    // The first brings the tool that was chosen on it; the second gets it.
    #expect(picker.tools.ink.type == .marker)
    #expect(one.heard().isEmpty)
    #expect(other.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    #expect(picker.key(16 + 9) == 0)
    #expect(picker.tools.tool == .eraser)
    #expect(one.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    #expect(other.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    #expect(picker.key(16) == 0)
    #expect(picker.tools.tool == .lasso)
    // One that chooses itself tells the others.
    _ = (one.heard(), other.heard())
    one.perform("tool crayon")
    #expect(unsafe pickerUpdate(picker.pointer, one.pointer, 1) == 0)
    #expect(picker.tools.ink.type == .crayon)
    #expect(other.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    #expect(unsafe pickerRemove(picker.pointer, other.pointer) == 0)
    #expect(unsafe pickerUpdate(picker.pointer, other.pointer, 1) == STYLUS_REFUSED.rawValue)
    #expect(picker.message == "the canvas does not share this picker")
    _ = picker.key(16 + 9)
    #expect(other.heard().isEmpty)
    _ = unsafe pickerRemove(picker.pointer, one.pointer)
  }

  @Test func undoOnThePickerIsThatOfTheCanvasInUse() throws {
    let picker = PickerStage()
    let (one, other) = (CanvasStage(), CanvasStage())
    for canvas in [one, other] {
      _ = unsafe pickerAdd(picker.pointer, canvas.pointer)
      canvas.drawLine(y: 50)
      #expect(canvas.count == 1)
    }
    #expect(unsafe pickerUpdate(picker.pointer, other.pointer, 1) == 0)
    let found = (0..<60 as Range<UInt32>).first { picker.name($0) == "Undo" }
    let index = try #require(found)
    #expect(unsafe pickerActivate(picker.pointer, index) == 0)
    #expect(one.count == 1 && other.count == 0)
    _ = other.perform("redo")
    _ = unsafe canvasSetAsksToUndo(other.pointer, 1)
    _ = unsafe pickerUpdate(picker.pointer, other.pointer, 0)
    _ = other.heard()
    #expect(unsafe pickerActivate(picker.pointer, index) == 0)
    #expect(other.count == 1)
    #expect(other.types() == [STYLUS_CANVAS_UNDO_REQUESTED])
    for canvas in [one, other] { _ = unsafe pickerRemove(picker.pointer, canvas.pointer) }
  }

  @Test func elementsEndSomewhere() {
    let picker = PickerStage()
    let count = (0..<200 as Range<UInt32>).first { picker.element($0) == nil } ?? 200
    #expect(count > 10 && count < 200)
    var element = stylus_canvas_picker_element()
    #expect(unsafe pickerElementAt(picker.pointer, 0, &element) == STYLUS_INVALID.rawValue)
    #expect(unsafe pickerElementAt(picker.pointer, 0, nil) == STYLUS_INVALID.rawValue)
    #expect(unsafe pickerActivate(picker.pointer, count) == STYLUS_INVALID.rawValue)
    #expect(picker.message == "the picker has only \(count) elements")
    #expect(unsafe pickerFocus(picker.pointer, Int32(count)) == STYLUS_INVALID.rawValue)
    #expect(unsafe pickerFocus(picker.pointer, 1) == 0)
    let focused = (0..<count).filter { index in
      picker.element(index).map { $0.states & STYLUS_CANVAS_FOCUSED.rawValue != 0 } ?? false
    }
    #expect(focused == [1])
    #expect(unsafe pickerFocus(picker.pointer, -1) == 0)
    #expect(picker.element(1).map { $0.states & STYLUS_CANVAS_FOCUSED.rawValue } == 0)
  }

  @Test func itsTextComesBack() {
    let (picker, other) = (PickerStage(), PickerStage())
    _ = picker.key(16 + 3)
    let text = picker.text
    #expect(text != other.text)
    #expect(unsafe pickerSetText(other.pointer, text) == 0)
    #expect(other.text == text)
    #expect(unsafe pickerSetText(other.pointer, nil) == STYLUS_INVALID.rawValue)
    #expect(other.message == "text is NULL")
    #expect(unsafe pickerSetText(other.pointer, "tool hammer\n") == STYLUS_UNKNOWN.rawValue)
    #expect(!other.message.isEmpty)
  }

  @Test func memoryForItsPictureIsChecked() {
    let picker = PickerStage()
    var pixels = [UInt32](repeating: 0, count: 1_200 * 700)
    var damage = [stylus_canvas_rect](
      repeating: stylus_canvas_rect(), count: Int(STYLUS_CANVAS_MAX_DAMAGE))
    let invalid = STYLUS_INVALID.rawValue
    #expect(unsafe pickerDraw(picker.pointer, nil, 4_800, 0, &damage) == invalid)
    #expect(unsafe pickerDraw(picker.pointer, &pixels, 4_800, 0, nil) == invalid)
    #expect(picker.message == "pixels or damage is NULL")
    for stride in [4_796, 4_802] {
      #expect(unsafe pickerDraw(picker.pointer, &pixels, stride, 0, &damage) == invalid)
      #expect(picker.message == "rows of \(stride) bytes are too short for 1200 pixels")
    }
    #expect(unsafe pickerDraw(picker.pointer, &pixels, 4_800, 1, &damage) >= 1)
    #expect(pixels.contains { $0 != 0 } && pixels[0] == 0)
    #expect(unsafe pickerSetSize(picker.pointer, 10, 10, 9) == invalid)
    #expect(picker.message == "there is no size of 10 x 10 at scale 9")
    _ = unsafe pickerSetSize(picker.pointer, 0, 10, 1)
    #expect(unsafe pickerDraw(picker.pointer, nil, 0, 0, nil) == 0)
  }
}
