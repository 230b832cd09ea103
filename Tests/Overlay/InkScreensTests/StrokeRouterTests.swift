import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import StylusModel
import StylusProtocol
import Testing

@testable import WaylandClient

@Suite struct StrokeRouterTests {
  @Test func aStrokeComesIntoTheDrawingsOfTheOutputsItLiesOn() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 2...10)
    #expect(routed.counts == [1, 0])
    routed.draw(2, 100...120)
    #expect(routed.counts == [1, 1])
    routed.draw(3, 50...80)
    #expect(routed.counts == [2, 2])
    // What lies on both is one stroke.
    #expect(routed.screens.drawing.count == 3)
    // On the layout each stroke is where it was drawn: 64 mm of the tablet are an output.
    let bounds = routed.screens.drawing.bounds
    #expect(abs(bounds.min.x - 20 * 25.4 / 96) < 1 && abs(bounds.max.x - 1_200 * 25.4 / 96) < 1)
  }

  @Test func whatThereWasOfAStrokeIsNotLeftOnAnOutputThatTheWholeStrokeHasLeft() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 2...10, isFinished: false)
    routed.cutAndTell(1, 100...120)
    #expect(routed.counts == [0, 1])
  }

  @Test func theTipIsToldWhereItIsDrawnForTheMomentOfShowing() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 10...30, isFinished: false)
    #expect(routed.tips(after: .milliseconds(110)) == [30])
    routed.expect(1, at: 40, after: .milliseconds(120))
    #expect(routed.tips(after: .milliseconds(110)) == [35])
    routed.finishAll()
    #expect(routed.tips(after: .milliseconds(110)) == [])
  }

  @Test func anEraserTakesAwayWhatItTouchesAndThatCanBeUndone() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 10...40)
    let whole = routed.screens.drawing.bounds
    routed.draw(2, 20...45, erases: true)
    #expect(routed.screens.drawing.bounds.width < whole.width / 2)
    let screen = try #require(routed.screens.all.first)
    let isDone = screen.page.undo(at: Timestamp(microseconds: 2_000_000))
    #expect(isDone && routed.screens.drawing.bounds == whole)
  }

  @Test func strokesOfWhichNobodyKnowsMoreStayAsTheyAre() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 10...30, isFinished: false)
    #expect(routed.counts == [0, 0])
    routed.finishAll()
    #expect(routed.counts == [1, 0])
  }

  @Test func strokesThatComeFasterThanTheyAreFittedAreNotLost() throws {
    let routed = try RoutedStrokes()
    for number in 1...40 {
      routed.draw(UInt64(number), 10...30, isFinished: false)
      routed.strokes.finish(
        StrokeID(rawValue: UInt64(number)), on: routed.screens, at: Timestamp(microseconds: 1))
    }
    routed.finishAll()
    #expect(routed.counts == [40, 0])
  }

  @Test func whatHasNoRoomWaitsUntilFitsComeAndNewsWaitBehindIt() throws {
    let routed = try RoutedStrokes()
    let moment = Timestamp(microseconds: 1)
    for number: UInt64 in 1...60 { routed.draw(number, 10...30, isFinished: false) }
    for number: UInt64 in 21...60 {
      routed.strokes.finish(StrokeID(rawValue: number), on: routed.screens, at: moment)
    }
    // All that is drawn is open: only news make room.
    #expect(!routed.strokes.isBehind)
    routed.strokes.finish(StrokeID(rawValue: 1), on: routed.screens, at: moment)
    #expect(routed.strokes.isBehind)
    routed.finishAll()
    #expect(!routed.strokes.isBehind)
    #expect(routed.counts == [60, 0])
  }

  @Test func aStrokeThatWasSeenStaysWhenItsOutputShrinksMeanwhile() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 40...60, isFinished: false)
    var output = OutputDescription(id: OutputID(rawValue: 1))
    output.name = "OUT-1"
    output.mode = OutputSize(width: 320, height: 200)
    output.logical = output.mode
    let screen = try #require(routed.screens.all.first)
    screen.updateOutput(to: output)
    screen.page.sheet.setSize(
      width: 320, height: 200, pixelsPerMillimeter: screen.place.pixelsPerMillimeter)
    routed.finishAll()
    #expect(routed.counts == [1, 0])
  }

  @Test func inkStaysWithItsOutputWhileThatIsAway() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 100...120)
    routed.screens.unplug(OutputID(rawValue: 2))
    routed.screens.unplug(OutputID(rawValue: 1))
    #expect(routed.screens.all.map(\.place.name) == ["OUT-2"])
    var output = OutputDescription(id: OutputID(rawValue: 7))
    output.name = "OUT-2"
    output.mode = OutputSize(width: 640, height: 400)
    output.logical = output.mode
    routed.screens.plugIn(output, mode: .draw, hasFeedback: false)
    #expect(routed.screens[OutputID(rawValue: 7)]?.page.ink.count == 1)
  }

  @Test func whatWasDoneLastIsUndoneFirstOnWhateverOutput() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 100...120)
    routed.draw(2, 10...30)
    routed.draw(3, 50...80)
    #expect(routed.counts == [2, 2])
    // A stroke over both outputs is one step.
    routed.undo()
    #expect(routed.counts == [1, 1])
    routed.undo()
    #expect(routed.counts == [0, 1])
    routed.redo()
    #expect(routed.counts == [1, 1])
    routed.undo()
    routed.undo()
    #expect(routed.counts == [0, 0])
    #expect(routed.screens.lastStep.isEmpty)
    routed.redo()
    #expect(routed.counts == [0, 1])
  }

  @Test func aStrokeOverTwoOutputsIsOneStepThoughAnotherBeginsWhileItDries() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 50...80, isFinished: false)
    routed.settleOneByOne(1)
    routed.draw(2, 2...10)
    #expect(routed.counts == [2, 1])
    routed.undo()
    #expect(routed.counts == [1, 1])
    routed.undo()
    #expect(routed.counts == [0, 0] && routed.screens.lastStep.isEmpty)
    routed.redo()
    #expect(routed.counts == [1, 1])
  }

  @Test func whatWasUndoneIsGoneOnceSomethingElseIsDoneOnAnyOutput() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 100...120)
    routed.undo()
    routed.draw(2, 10...30)
    #expect(routed.screens.nextStep.isEmpty)
    #expect(routed.counts == [1, 0])
  }

  @Test func whatWasUndoneLongAgoOnOneOutputDoesNotBarTheOther() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 100...120)
    routed.undo()
    routed.draw(2, 10...30)
    routed.undo()
    #expect(routed.screens.nextStep.count == 1)
    routed.redo()
    #expect(routed.counts == [1, 0])
    #expect(routed.screens.nextStep.isEmpty)
  }

  @Test func stepsOutliveAnotherScaleOfTheOutput() throws {
    let routed = try RoutedStrokes()
    routed.draw(1, 10...30)
    let screen = try #require(routed.screens.all.first)
    screen.page.sheet.setSize(
      width: 320, height: 200,
      pixelsPerMillimeter: screen.page.sheet.canvas.pixelsPerMillimeter / 2)
    #expect(routed.counts == [1, 0])
    routed.undo()
    #expect(routed.counts == [0, 0])
  }
}
