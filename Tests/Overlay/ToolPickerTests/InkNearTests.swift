import InkDrawing
import InkEditing
import InkGeometry
import Testing
import Units

@testable import ToolPicker

/// How the picker goes out of the way of ink, and what is remembered of it.
@Suite struct InkNearTests {
  @Test func twelveMillimetersAreNear() {
    #expect(abs(ToolPicker.clearance - 12 * 96 / 25.4) < 1e-12)
    var stage = Stage()
    let frame = stage.picker.placement.frame(at: stage.now)
    let border = Point(x: frame.center.x, y: frame.min.y - ToolPicker.clearance)
    _ = stage.picker.inkCame(to: border - Point(x: 0, y: 0.01), at: stage.now)
    #expect(!stage.picker.isFaded && stage.picker.isHeldBack)
    _ = stage.picker.inkCame(to: border + Point(x: 0, y: 0.01), at: stage.now)
    #expect(stage.picker.isFaded)
  }

  @Test func itFadesWithinItsTimeAndComesBackAfterTheLift() {
    var stage = Stage()
    _ = stage.picker.inkCame(to: stage.middle(of: .undo), at: stage.now)
    #expect(stage.picker.presence.value(at: stage.now) == 1 && stage.picker.deadline == nil)
    stage.wait(70)
    // Half of the time is left: an eighth of 0.85 more than 0.15.
    #expect(abs(stage.picker.presence.value(at: stage.now) - (0.15 + 0.85 / 8)) < 1e-9)
    stage.wait(70)
    #expect(stage.picker.presence.value(at: stage.now) == 0.15)
    let lift = stage.now
    #expect(stage.picker.inkEnded(at: lift) == [.chose(stage.picker.tools)])
    #expect(stage.picker.deadline == lift + .milliseconds(600) && !stage.picker.isHeldBack)
    stage.wait(599)
    #expect(stage.picker.isFaded)
    stage.wait(1)
    #expect(!stage.picker.isFaded && stage.picker.deadline == nil)
    #expect(abs(stage.picker.presence.value(at: stage.now) - 0.15) < 1e-9)
    stage.wait(240)
    #expect(stage.picker.presence.value(at: stage.now) == 1)
  }

  @Test func inkThatGoesOnKeepsItAway() {
    var stage = Stage()
    _ = stage.picker.inkCame(to: stage.middle(of: .undo), at: stage.now)
    _ = stage.picker.inkEnded(at: stage.now)
    stage.wait(300)
    _ = stage.picker.inkCame(to: .zero, at: stage.now)
    #expect(stage.picker.deadline == nil && stage.picker.isFaded && stage.picker.isHeldBack)
    stage.wait(5000)
    #expect(stage.picker.isFaded)
  }

  @Test func aStrokeCountsOnce() {
    var stage = Stage()
    #expect(stage.picker.inkEnded(at: stage.now).isEmpty)
    _ = stage.picker.inkCame(to: .zero, at: stage.now)
    #expect(stage.picker.inkEnded(at: stage.now) == [.chose(stage.picker.tools)])
    #expect(stage.picker.tools.recentColors.count == 1)
    #expect(stage.picker.deadline == nil)
    #expect(stage.picker.inkEnded(at: stage.now).isEmpty)
  }

  @Test func whatIsPressedStays() {
    var stage = Stage()
    let place = stage.middle(of: .undo)
    _ = stage.picker.press(at: place, by: .finger, at: stage.now)
    #expect(stage.picker.inkCame(to: place, at: stage.now).isEmpty && !stage.picker.isFaded)
  }

  @Test func inkNearWhatIsOpenedClosesIt() {
    var stage = Stage()
    stage.tap(.colorWell)
    let place = stage.middle(of: .spectrum)
    #expect(stage.picker.inkCame(to: place, at: stage.now) == [.opened(nil)])
  }

  @Test func whatIsRememberedIsTwoLines() {
    var stage = Stage()
    #expect(
      stage.picker.text
        == stage.picker.tools.text + "picker-place bottom 0.5\npicker-small no\n")
    _ = stage.picker.dock(at: .right, 1.0 / 3, at: stage.now)
    stage.wait(1000)
    _ = stage.picker.makeSmall(at: stage.now)
    #expect(stage.picker.text.hasSuffix("picker-place right 0.3333\npicker-small top-right\n"))
  }

  @Test(arguments: [
    ("picker-place top 0", PickerPlace.edge(.top, 0), PickerCorner?.none),
    ("picker-place right 1", .edge(.right, 1), nil),
    ("  picker-place   free 0.25 0.75  ", .free(Point(x: 0.25, y: 0.75)), nil),
    ("picker-small bottom-left", .edge(.bottom, 0.5), .bottomLeft),
    ("picker-small top-right", .edge(.bottom, 0.5), .topRight),
    ("tool pen", .edge(.bottom, 0.5), nil),
  ])
  func aLineSaysWhereItWas(_ line: String, _ place: PickerPlace, _ corner: PickerCorner?) {
    var stage = Stage()
    var complaints: [String] = []
    stage.picker.takePlace(from: line, telling: &complaints)
    #expect(complaints.isEmpty && stage.picker.place == place && stage.picker.corner == corner)
  }

  @Test func aComplaintSaysWhichLineAndWhatToDo() {
    var stage = Stage()
    var complaints: [String] = []
    let text = "\npicker-place free 0.5 1.01\n\npicker-place top 0.5 0.5\npicker-small no no\n"
    stage.picker.takePlace(from: text, telling: &complaints)
    #expect(
      complaints == [
        "line 2: picker-place has an impossible value. Fix: delete the line",
        "line 4: picker-place has an impossible value. Fix: delete the line",
        "line 5: picker-small has an impossible value. Fix: delete the line",
      ])
    #expect(stage.picker.place == .edge(.bottom, 0.5) && stage.picker.corner == nil)
    for _ in 0..<200 { stage.picker.takePlace(from: text, telling: &complaints) }
    #expect(complaints.count == Toolset.mostComplaints)
  }

  @Test func aSharedPickerIsShownForTheActiveCanvasThatWantsIt() {
    var shared = SharedPicker<String>()
    #expect(shared.active == nil && !shared.isVisible)
    shared.activate("a")
    shared.setWanted(true, by: "a")
    #expect(shared.isVisible && shared.active == "a")
    shared.setWanted(false, by: "a")
    #expect(!shared.isVisible)
    shared.setWanted(true, by: "a")
    shared.remove("b")
    #expect(shared.isVisible)
    shared.resign("a")
    #expect(shared.active == nil && !shared.isVisible)
    shared.activate("a")
    #expect(shared.isVisible)
    shared.remove("a")
    shared.activate("a")
    #expect(!shared.isVisible)
  }
}
