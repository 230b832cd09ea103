import InkFitting
import InkGeometry
import StylusModel
import StylusProtocol
import Testing

@testable import PenFollowing

@Suite struct PenFollowerTests {
  /// A desk whose tablet is known.
  private func learned() -> FollowingBench {
    var desk = FollowingBench()
    desk.draw(FollowingBench.wave(at: Point(x: 30, y: 30)))
    desk.draw(FollowingBench.wave(at: Point(x: 60, y: 60)))
    return desk
  }

  private let places = FollowingBench.wave(at: Point(x: 45, y: 40))

  @Test func theFirstStrokeIsTheCompositorsAndTeachesWhereTheTabletLies() {
    var desk = FollowingBench()
    let first = desk.draw(FollowingBench.wave(at: Point(x: 30, y: 30)))
    #expect(desk.ink[first]?.allSatisfy { $0.force == 0.75 } == true)
    #expect(desk.ended[first] == false)
    #expect(desk.follower.counts == FollowCounts(isConnected: true, followed: 0, left: 0, apart: 1))
    let second = desk.draw(places)
    #expect(desk.error(second, places) < 0.05)
    #expect(desk.ink[second]?.allSatisfy { $0.force == 0.25 } == true)
    #expect(desk.ended[second] == true)
    #expect(desk.follower.counts.followed == 1)
  }

  @Test func oneStrokeFromRestToRestTeachesEnough() {
    var desk = FollowingBench()
    desk.draw(FollowingBench.restingWave(at: Point(x: 20, y: 10)))
    let second = FollowingBench.restingWave(at: Point(x: 20, y: 28))
    let drawn = desk.draw(second)
    #expect(desk.error(drawn, second) < 0.05)
    #expect(desk.follower.counts.followed == 1)
  }

  @Test func aTurnedTabletIsLearnedToo() {
    for turn in [
      InkTransform(a: 0, b: 9.6, c: -9.6, d: 0, tx: 1_500, ty: 20),
      InkTransform(a: -9.6, b: 0, c: 0, d: -5.4, tx: 1_900, ty: 1_000),
    ] {
      var desk = FollowingBench()
      desk.map = turn
      desk.draw(FollowingBench.wave(at: Point(x: 30, y: 30)))
      let second = desk.draw(places)
      #expect(desk.error(second, places) < 0.05)
      #expect(desk.follower.counts.followed == 1)
    }
  }

  @Test func aWindowThatWasMovedIsFoundAgainWithinTheStroke() {
    var desk = learned()
    desk.map = desk.map.then(.translation(Point(x: 300, y: -40)))
    let moved = desk.draw(places)
    #expect(desk.error(moved, places) < 0.05)
    #expect(desk.ended[moved] == true)
  }

  @Test func aDaemonThatDiesLeavesNeitherGapNorDouble() {
    for told in [1, 7, 60, 118] {
      var desk = learned()
      let stroke = desk.draw(places, .init(told: told, dies: true))
      #expect(desk.error(stroke, places) < 0.05, "after \(told)")
      let times = desk.ink[stroke]?.map(\.time) ?? []
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
      #expect(desk.ended[stroke] == false)
      #expect(!desk.follower.counts.isConnected)
    }
  }

  @Test func aDaemonThatHangsLeavesNeitherGapNorDouble() {
    var desk = learned()
    let before = desk.follower.counts.left
    let stroke = desk.draw(places, .init(told: 60))
    #expect(desk.error(stroke, places) < 0.05)
    #expect(desk.follower.counts.left == before + 1)
  }

  @Test func aDaemonThatTellsOfAnotherPenIsNotFollowed() {
    var desk = learned()
    let before = desk.follower.counts.followed
    // As long, at the same time, another way.
    let stroke = desk.draw(
      places, .init(astray: { Point(x: -0.2 * Double($0), y: 0.15 * Double($0)) }))
    #expect(desk.error(stroke, places) < 0.05)
    #expect(
      desk.ink[stroke]?.allSatisfy { $0.force == 0.75 } == true || desk.follower.counts.left > 0)
    #expect(desk.follower.counts.followed - before <= 1)
    #expect(desk.ended[stroke] == false)
  }

  @Test func whatAnotherWindowIsDrawnOnIsForgotten() {
    var desk = learned()
    let beginning = StrokeBeginning(
      stroke: StrokeID(rawValue: 9_000), device: FollowingBench.device, tool: Tool(kind: .pen),
      time: desk.now)
    desk.tell(.update(.began(beginning)))
    for step in 0..<200 {
      desk.now = beginning.time + .milliseconds(Int64(step) * 5)
      desk.tell(
        .update(
          .sample(
            beginning.stroke, Sample(time: desk.now, x: Millimeters(50), y: Millimeters(50)))))
    }
    #expect(desk.follower.strokes.isEmpty)
  }

  @Test func aTabletThatIsUsedOtherwiseIsLearnedAnew() {
    var desk = learned()
    desk.map = .scale(x: 4, y: 4)
    for row in 0..<8 { desk.draw(FollowingBench.wave(at: Point(x: 30, y: 20 + 10 * Double(row)))) }
    let last = desk.draw(places)
    #expect(desk.error(last, places) < 0.05)
    #expect(desk.ended[last] == true)
  }

  @Test func aStrokeThatNeverCountedIsForgotten() {
    var desk = learned()
    desk.follower.begin(StrokeID(rawValue: 500))
    #expect(desk.follower.knows(StrokeID(rawValue: 500)))
    desk.follower.forget(StrokeID(rawValue: 500))
    #expect(!desk.follower.knows(StrokeID(rawValue: 500)))
  }
}
