import CInterface
import CStylus
import Glibc
import InkDrawing
import InkEditing
import Testing

@testable import StylusCanvas

/// What presses on a picker do, and which canvas hears of them.
@Suite struct PickerSharingTests {
  private let invalid = STYLUS_INVALID.rawValue
  private let checked = STYLUS_CANVAS_CHECKED.rawValue
  private let focused = STYLUS_CANVAS_FOCUSED.rawValue

  @Test func noPickerIsInvalidEverywhere() {
    let calls = unsafe [
      pickerSetSize(nil, 1, 1, 1), pickerSetDark(nil, 1), pickerAdd(nil, nil),
      pickerRemove(nil, nil), pickerUpdate(nil, nil, 1), pickerTouch(nil, 0, 0, 1, 1),
      pickerKey(nil, 0), pickerInkCame(nil, 1, 1), pickerInkEnded(nil), pickerCovers(nil, 1, 1),
      pickerObscured(nil, nil), pickerDraw(nil, nil, 4, 0, nil), pickerElementAt(nil, 0, nil),
      pickerFocus(nil, 0), pickerActivate(nil, 0), pickerSetText(nil, "shapes on\n"),
    ]
    #expect(calls == [Int32](repeating: invalid, count: calls.count))
    #expect(pickerRest(nil) == Int64(invalid))
    #expect(unsafe pickerText(nil) == nil)
    #expect(unsafe pickerMessage(nil).map { unsafe String(cString: $0) } == "the pointer is NULL")
    pickerDestroy(nil)
  }

  @Test func noCanvasIsInvalid() {
    let picker = PickerStage()
    #expect(unsafe pickerRemove(picker.pointer, nil) == invalid)
    #expect(unsafe pickerUpdate(picker.pointer, nil, 1) == invalid)
    #expect(picker.message == "the pointer is NULL")
  }

  @Test func aPressChoosesTheToolThatLiesThere() throws {
    for by in 0..<3 as Range<UInt32> {
      let picker = PickerStage()
      let radios = (0..<picker.count).filter {
        picker.element($0)?.role == STYLUS_CANVAS_RADIO.rawValue
      }
      let other = try #require(radios.first { picker.states($0) & checked == 0 })
      let name = picker.name(other)
      let before = picker.tools
      picker.press(other, by: by)
      #expect(picker.tools != before)
      let index = try #require(picker.index(of: name))
      #expect(picker.states(index) & checked != 0)
    }
  }

  @Test func aPressThatIsCancelledDoesNothing() throws {
    let picker = PickerStage()
    let index = try #require(picker.index(of: "Ruler"))
    let box = try #require(picker.element(index)).bounds
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    let before = picker.text
    for what in [STYLUS_CANVAS_PRESS, STYLUS_CANVAS_CANCEL, STYLUS_CANVAS_RELEASE] {
      #expect(unsafe pickerTouch(picker.pointer, what.rawValue, 0, x, y) == 0)
    }
    #expect(picker.text == before)
    picker.press(index)
    #expect(picker.tools.showsRuler)
  }

  @Test func theRulerIsAToggleThatAllCanvasesShow() throws {
    let picker = PickerStage()
    let (one, other) = (CanvasStage(), CanvasStage())
    for canvas in [one, other] {
      #expect(picker.add(canvas) == 0)
      _ = canvas.heard()
    }
    let index = try #require(picker.index(of: "Ruler"))
    #expect(picker.element(index)?.role == STYLUS_CANVAS_TOGGLE.rawValue)
    for isShown in [true, false] {
      #expect(picker.activate(index) == 0)
      #expect((picker.states(index) & checked != 0) == isShown)
      for canvas in [one, other] {
        #expect(canvas.ruler.is_shown == (isShown ? 1 : 0))
        let types = canvas.types()
        #expect(types.contains(STYLUS_CANVAS_RULER_CHANGED))
        #expect(types.contains(STYLUS_CANVAS_TOOL_CHANGED))
      }
    }
    for canvas in [one, other] { picker.remove(canvas) }
  }

  @Test func activatingAnElementLeavesTheFocusWhereItWas() throws {
    let picker = PickerStage()
    let index = try #require(picker.index(of: "Ruler"))
    #expect(picker.activate(index) == 0)
    #expect((0..<picker.count).allSatisfy { picker.states($0) & focused == 0 })
    #expect(unsafe pickerFocus(picker.pointer, 0) == 0)
    #expect(picker.states(0) & focused != 0 && picker.states(index) & focused == 0)
    #expect(unsafe pickerFocus(picker.pointer, Int32.min) == 0)
    #expect((0..<picker.count).allSatisfy { picker.states($0) & focused == 0 })
  }

  @Test func keysGoFromElementToElement() {
    let picker = PickerStage()
    let (tab, backTab, enter) = (
      Int(STYLUS_CANVAS_KEY_TAB.rawValue), Int(STYLUS_CANVAS_KEY_BACK_TAB.rawValue),
      Int(STYLUS_CANVAS_KEY_ENTER.rawValue)
    )
    func focus() -> UInt32? { (0..<picker.count).first { picker.states($0) & focused != 0 } }
    #expect(unsafe pickerFocus(picker.pointer, 0) == 0)
    #expect(picker.key(tab) == 0)
    let next = focus()
    #expect(next != nil && next != 0)
    #expect(picker.key(backTab) == 0)
    #expect(focus() == 0)
    if let ruler = picker.index(of: "Ruler") {
      _ = unsafe pickerFocus(picker.pointer, Int32(ruler))
    }
    #expect(picker.key(enter) == 0)
    #expect(picker.tools.showsRuler)
  }

  @Test func escapeClosesAnOpenPanelAndNothingElse() throws {
    let picker = PickerStage()
    func coveredCount() -> Int32 {
      var boxes = [stylus_box](repeating: stylus_box(), count: Int(STYLUS_CANVAS_MAX_OBSCURED))
      return unsafe pickerObscured(picker.pointer, &boxes)
    }
    let chosen = (0..<picker.count).first {
      picker.element($0)?.role == STYLUS_CANVAS_RADIO.rawValue && picker.states($0) & checked != 0
    }
    picker.press(try #require(chosen))
    #expect(coveredCount() == 2)
    let before = picker.text
    for _ in 0..<2 {
      #expect(picker.key(Int(STYLUS_CANVAS_KEY_ESCAPE.rawValue)) == 0)
      #expect(coveredCount() == 1)
    }
    #expect(picker.text == before)
  }

  @Test func addedTwiceItIsToldOnce() {
    let (picker, canvas) = (PickerStage(), CanvasStage())
    #expect(picker.key(16 + 9) == 0)
    #expect(picker.add(canvas) == 0)
    #expect(canvas.types() == [STYLUS_CANVAS_TOOL_CHANGED])
    #expect(picker.add(canvas) == 0)
    #expect(canvas.heard().isEmpty)
    #expect(picker.remove(canvas) == 0)
    #expect(picker.remove(canvas) == 0)
    _ = picker.key(16)
    #expect(canvas.heard().isEmpty)
    #expect(picker.update(canvas, isActive: false) == STYLUS_REFUSED.rawValue)
  }

  @Test func undoGoesToAnotherCanvasWhenTheOneInUseIsGone() throws {
    let picker = PickerStage()
    let (one, other) = (CanvasStage(), CanvasStage())
    for canvas in [one, other] {
      #expect(picker.add(canvas) == 0)
      canvas.drawLine(y: 40)
      #expect(canvas.count == 1)
    }
    // The first that was added is in use until another is.
    picker.update(one, isActive: false)
    let undo = try #require(picker.index(of: "Undo"))
    #expect(picker.states(undo) & STYLUS_CANVAS_ENABLED.rawValue != 0)
    #expect(picker.activate(undo) == 0)
    #expect(one.count == 0 && other.count == 1)
    picker.update(one, isActive: false)
    #expect(picker.states(undo) & STYLUS_CANVAS_ENABLED.rawValue == 0)
    let redo = try #require(picker.index(of: "Redo"))
    #expect(picker.states(redo) & STYLUS_CANVAS_ENABLED.rawValue != 0)
    picker.remove(one)
    picker.update(other, isActive: false)
    #expect(picker.states(undo) & STYLUS_CANVAS_ENABLED.rawValue != 0)
    #expect(picker.activate(undo) == 0)
    #expect(other.count == 0)
    picker.remove(other)
  }

  @Test func whoHasStepsOfItsOwnIsAskedToUndoAndRedo() throws {
    let (picker, canvas) = (PickerStage(), CanvasStage())
    #expect(picker.add(canvas) == 0)
    canvas.drawLine(y: 40)
    canvas.drawLine(y: 80)
    #expect(canvas.count == 2)
    canvas.perform("undo")
    #expect(unsafe canvasSetAsksToUndo(canvas.pointer, 1) == 0)
    picker.update(canvas, isActive: true)
    let (undo, redo) = (
      try #require(picker.index(of: "Undo")), try #require(picker.index(of: "Redo"))
    )
    _ = canvas.heard()
    #expect(picker.activate(redo) == 0)
    #expect(canvas.types() == [STYLUS_CANVAS_REDO_REQUESTED])
    #expect(picker.activate(undo) == 0)
    #expect(canvas.types() == [STYLUS_CANVAS_UNDO_REQUESTED])
    #expect(canvas.count == 1)
    // Its own command is not a question.
    #expect(canvas.perform("redo") == 0)
    #expect(canvas.count == 2)
    #expect(unsafe canvasSetAsksToUndo(canvas.pointer, 0) == 0)
    picker.update(canvas, isActive: true)
    #expect(picker.activate(undo) == 0)
    #expect(canvas.count == 1)
    picker.remove(canvas)
  }

  @Test func itsPictureChangesOnlyWhereSomethingIsOther() {
    let picker = PickerStage(600, 350, scale: 2)
    var pixels = [UInt32](repeating: 0, count: 1_200 * 700)
    let first = picker.draw(into: &pixels, width: 1_200, isNew: true)
    #expect(!first.isEmpty && pixels.contains { $0 != 0 })
    for rect in first {
      #expect(rect.x >= 0 && rect.y >= 0 && rect.width > 0 && rect.height > 0)
      #expect(rect.x + rect.width <= 1_200 && rect.y + rect.height <= 700)
    }
    var other = [UInt32](repeating: 9, count: 1_200 * 700)
    _ = picker.draw(into: &other, width: 1_200, isNew: true)
    #expect(other.contains { $0 == 0 })
    let light = other
    #expect(unsafe pickerSetDark(picker.pointer, 1) == 0)
    #expect(!picker.draw(into: &other, width: 1_200, isNew: true).isEmpty)
    #expect(other != light)
  }

  @Test func aSizeThatIsNoneLeavesTheElements() throws {
    let picker = PickerStage()
    let before = try #require(picker.element(1)).bounds
    for (width, height, scale) in [(-1, 5, 1), (5, 32_769, 1), (5, 5, 0), (5_000, 5, 8)]
      as [(Int32, Int32, Int32)]
    {
      #expect(unsafe pickerSetSize(picker.pointer, width, height, scale) == invalid)
    }
    let after = try #require(picker.element(1)).bounds
    #expect(before.x == after.x && before.y == after.y && before.width == after.width)
    #expect(unsafe pickerSetSize(picker.pointer, 700, 500, 1) == 0)
    let moved = try #require(picker.element(1)).bounds
    #expect(moved.x != before.x || moved.y != before.y)
  }

  @Test func linesThatAreUnderstoodCountThoughOthersAreNot() {
    let (picker, other) = (PickerStage(), PickerStage())
    #expect(picker.activate(picker.index(of: "Ruler") ?? 0) == 0)
    let canvas = CanvasStage()
    #expect(other.add(canvas) == 0)
    _ = canvas.heard()
    let text = picker.text
    #expect(text.utf8.count <= 4_096)
    #expect(
      unsafe pickerSetText(other.pointer, text + "tool hammer\n") == STYLUS_UNKNOWN.rawValue)
    #expect(other.tools == picker.tools && other.tools.showsRuler)
    #expect(canvas.ruler.is_shown == 1)
    #expect(canvas.types().contains(STYLUS_CANVAS_TOOL_CHANGED))
    other.remove(canvas)
  }

  @Test func aToolThatIsChosenWakesTheProgramOfEachCanvas() {
    let picker = PickerStage()
    let canvases = [CanvasStage(), CanvasStage()]
    for canvas in canvases {
      _ = picker.add(canvas)
      _ = unsafe canvasDispatch(canvas.pointer)
    }
    #expect(canvases.allSatisfy { !isReadable($0) })
    #expect(picker.key(16 + 9) == 0)
    #expect(canvases.allSatisfy { isReadable($0) })
    for canvas in canvases { picker.remove(canvas) }
  }

  /// Whether a canvas has something to dispatch.
  private func isReadable(_ canvas: CanvasStage) -> Bool {
    var watched = unsafe pollfd(
      fd: canvasDescriptor(canvas.pointer), events: Int16(POLLIN), revents: 0)
    return unsafe poll(&watched, 1, 0) == 1
  }

  @Test func thePapersOfInksAreDrawnOnceTheyAreMade() {
    let picker = PickerStage()
    var pixels = [UInt32](repeating: 0, count: 1_200 * 700)
    // A thread makes them: until then the picker asks to be drawn again.
    for _ in 0..<6_000 {
      _ = picker.draw(into: &pixels, width: 1_200)
      if unsafe pickerRest(picker.pointer) == Int64.max { break }
      usleep(10_000)
    }
    #expect(unsafe pickerRest(picker.pointer) == Int64.max)
  }
}
