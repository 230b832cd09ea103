import InkDrawing
import InkFitting
import InkGeometry
import StylusModel
import Testing

@testable import InkCanvas

@Suite struct EraserPensTests {
  private func sample(_ x: Double, at time: Double) -> FitSample {
    FitSample(time: time, location: Point(x: x, y: 10), force: 0.5)
  }

  @Test func anEraserSweepsFromItsLastPlaceOn() throws {
    var pens = EraserPens()
    let isDown = pens.land(1, mode: .pixel, width: 4)
    let swaths = [10.0, 30, 50].enumerated().map { number, x in
      pens.sweep(1, to: sample(x, at: Double(number) * 0.1))
    }
    let (dot, last) = (try #require(swaths[0]), try #require(swaths[2]))
    #expect(isDown && dot.mode == .pixel && dot.region.contains(Point(x: 10, y: 10)))
    #expect(!dot.region.contains(Point(x: 20, y: 10)))
    #expect(last.region.contains(Point(x: 40, y: 10)))
    #expect(!last.region.contains(Point(x: 20, y: 10)))
  }

  @Test func onlyErasersThatAreDownErase() {
    var pens = EraserPens()
    let swath = pens.sweep(1, to: sample(10, at: 0))
    var isDone = [pens.raise(1), pens.land(1, mode: .object, width: 4)]
    isDone.append(pens.land(1, mode: .object, width: 4))
    #expect(swath == nil && isDone == [false, true, false] && pens.isAlone(1))
    isDone = [pens.land(2, mode: .pixel, width: 4)]
    #expect(!pens.isAlone(1))
    isDone.append(pens.raise(1))
    #expect(!pens.isDown(1) && pens.isAlone(2) && !pens.isEmpty)
    isDone.append(pens.raise(2))
    #expect(pens.isEmpty && isDone == [true, true, true])
  }

  @Test func ofMoreThanThereIsRoomForNoneLands() {
    var pens = EraserPens()
    let isDown = (0...EraserPens.most).map { number in
      pens.land(StrokeID(rawValue: UInt64(number)), mode: .pixel, width: 4)
    }
    #expect(isDown.count { $0 } == EraserPens.most && !isDown[EraserPens.most])
  }
}
