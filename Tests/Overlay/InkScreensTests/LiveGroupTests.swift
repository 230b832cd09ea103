import InkCanvas
import InkDrawing
import InkGeometry
import InkScreens
import InkSynthesis
import StylusModel
import Testing

/// Which strokes run into each other while they are drawn.
@Suite struct LiveGroupTests {
  private let routed: RoutedStrokes
  private let start = Timestamp(microseconds: 50_000_000)

  init() throws {
    routed = try RoutedStrokes()
    routed.ink = Ink(.marker)
    routed.now = start
  }

  private var groups: [InkID?] { routed.screens.drawing.strokes.map(\.renderGroupID) }

  /// The next strokes begin so long after the first.
  private func wait(until milliseconds: Int64) { routed.now = start + .milliseconds(milliseconds) }

  @Test func markersRunIntoEachOtherUntilTheyAreDryAndPensDoNot() throws {
    // Each takes 100 ms.
    for (index, time) in [0, 2_100, 4_201, 4_400].enumerated() {
      wait(until: Int64(time))
      routed.draw(UInt64(index) + 1, 5...20)
    }
    #expect(Set(groups[...1]).count == 1 && Set(groups[2...]).count == 1)
    #expect(groups[0] != nil && groups[0] != groups[2])
    routed.ink = Ink(.pen)
    routed.draw(5, 5...20)
    #expect(groups[4] == nil)
    routed.ink = Ink(.marker)
    routed.draw(6, 5...20)
    #expect(groups[5] != groups[3])
  }

  @Test func theirGroupsAreThoseOfAnExport() throws {
    var dice = SplitMix64(seed: 17)
    var grouping = WetGrouping()
    var (exported, time): ([InkID?], Int64) = ([], 0)
    for number in 1...14 {
      routed.ink = Ink(
        number % 5 == 0 ? .pen : .marker,
        color: Color(red: Float(number % 3) / 2, green: 0, blue: 0))
      wait(until: time)
      routed.draw(UInt64(number), 5...20)
      let path = StrokePath(
        controlPoints: [0, 0.1].map { StrokePoint(location: .zero, timeOffset: $0) },
        creationDate: WallTime(microsecondsSince1970: routed.now.microseconds))
      exported.append(grouping.joined(Stroke(ink: routed.ink, path: path)).renderGroupID)
      time += Int64.random(in: 200...3_000, using: &dice)
    }
    let names = Dictionary(zip(groups, exported), uniquingKeysWith: { first, _ in first })
    #expect(groups.map { names[$0] } == exported && Set(groups).count == Set(exported).count)
    #expect(Set(groups).count > 3)
  }

  @Test func anEraserAndAStrokeThatNeverCountedKeepNothingApart() throws {
    routed.draw(1, 5...20)
    wait(until: 300)
    routed.draw(2, 50...60, erases: true)
    wait(until: 500)
    routed.draw(3, 5...20, isFinished: false)
    routed.strokes.cancel(StrokeID(rawValue: 3), at: routed.now)
    wait(until: 2_000)
    routed.draw(4, 5...20)
    #expect(groups.count == 2 && Set(groups).count == 1 && groups[0] != nil)
    // It dried nevertheless.
    wait(until: 4_200)
    routed.draw(5, 5...20)
    #expect(groups[2] != groups[0])
  }

  @Test func aStrokeHasItsGroupOnEachOutputAndInEachStep() throws {
    routed.draw(1, 50...80)
    wait(until: 300)
    routed.draw(2, 60...90)
    let group = try #require(groups.first)
    for screen in routed.screens.all {
      #expect(screen.page.ink.strokes.map(\.renderGroupID) == [group, group])
    }
    routed.undo()
    routed.undo()
    routed.redo()
    routed.redo()
    #expect(groups == [group, group])
  }

  @Test func aStrokeThatIsToldOnceMoreKeepsItsGroup() throws {
    routed.draw(1, 5...20)
    wait(until: 300)
    routed.draw(2, 5...10, isFinished: false)
    routed.cutAndTell(2, 5...30)
    wait(until: 600)
    routed.draw(3, 5...20)
    #expect(groups.count == 3 && Set(groups).count == 1)
    wait(until: 2_702)
    routed.draw(4, 5...20)
    #expect(groups[3] != groups[2])
  }

  @Test func whatFadesIsNotOneWithWhatStays() throws {
    routed.draw(1, 5...20)
    routed.fate = .fades
    wait(until: 300)
    routed.draw(2, 5...20)
    routed.fate = .stays
    wait(until: 600)
    routed.draw(3, 5...20)
    #expect(groups.count == 2 && groups[0] == groups[1])
  }
}
