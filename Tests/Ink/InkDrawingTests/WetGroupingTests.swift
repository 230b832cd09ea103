import InkDrawing
import InkGeometry
import InkSynthesis
import Testing

@Suite struct WetGroupingTests {
  /// A stroke of so many seconds.
  private func stroke(_ ink: Ink, at second: Double, lasting duration: Double = 0) -> Stroke {
    let ends = duration > 0 ? [0, duration] : [0]
    return Stroke(
      ink: ink,
      path: StrokePath(
        controlPoints: ends.map { StrokePoint(location: .zero, timeOffset: $0) },
        creationDate: WallTime(microsecondsSince1970: Int64(second * 1e6))))
  }

  private func groups(_ strokes: [Stroke]) -> [InkID?] {
    var grouping = WetGrouping()
    return strokes.map { grouping.joined($0).renderGroupID }
  }

  @Test func `wet strokes that follow each other are one group until the ink is dry`() {
    let groups = groups(
      [(InkType.marker, 1.0), (.marker, 2), (.marker, 9), (.pen, 10), (.marker, 10)]
        .map { stroke(Ink($0), at: $1) })
    #expect(groups[0] != nil && groups[0] == groups[1])
    #expect(groups[2] != nil && groups[2] != groups[1])
    #expect(groups[3] == nil)
    #expect(groups[4] != groups[2])
  }

  @Test func `ink is wet for two seconds after its end, to the microsecond`() {
    let first = stroke(Ink(.marker), at: 1_700_000_000, lasting: 0.3)
    let groups = [2.3, 2.300001].map { start in
      self.groups([first, stroke(Ink(.marker), at: 1_700_000_000 + start)])
    }
    #expect(groups[0][0] == groups[0][1])
    #expect(groups[1][0] != groups[1][1])
  }

  @Test func `colours of one wet type flow together, types and looks in the dark do not`() {
    let (blue, red) = (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 0, blue: 0))
    let groups = groups([
      stroke(Ink(.watercolor, color: blue), at: 1), stroke(Ink(.watercolor, color: red), at: 2),
      stroke(Ink(.watercolor, color: red, adaptsToAppearance: false), at: 3),
      stroke(Ink(.marker, color: red, adaptsToAppearance: false), at: 4),
    ])
    #expect(groups[0] != nil && groups[0] == groups[1])
    #expect(Set(groups).count == 3)
  }

  @Test
  func
    `a stroke that begins beside a long one is wet with it, and so is what follows the long one`()
  {
    let ink = Ink(.marker)
    let groups = groups([
      stroke(ink, at: 10, lasting: 30), stroke(ink, at: 11, lasting: 1), stroke(ink, at: 41),
      stroke(ink, at: 2),
    ])
    #expect(Set(groups[..<3]).count == 1)
    // A clock that was set back.
    #expect(groups[3] != groups[2])
  }

  @Test func `a group that a stroke has already stays, and the next one joins it`() {
    var known = stroke(Ink(.marker), at: 1)
    known.renderGroupID = InkID()
    let groups = groups([known, stroke(Ink(.marker), at: 2)])
    #expect(groups == [known.renderGroupID, known.renderGroupID])
  }

  @Test func `what is told while it is drawn has the groups of what is told when it is finished`() {
    var dice = SplitMix64(seed: 5)
    for _ in 0..<200 {
      var (live, second) = (WetGrouping(), 1000.0)
      var (strokes, told): ([Stroke], [InkID?]) = ([], [])
      for _ in 0..<20 {
        let ink = Ink(dice.next() % 6 == 0 ? .pen : dice.next() % 5 == 0 ? .watercolor : .marker)
        let duration = Double(dice.next() % 4_000_000) / 1e6
        let group = live.begin(ink, at: second)
        live.end(group, at: second + duration)
        told.append(group)
        strokes.append(stroke(ink, at: second, lasting: duration))
        second += duration + Double(dice.next() % 3_000_000) / 1e6
      }
      #expect(Self.changes(told) == Self.changes(groups(strokes)))
    }
  }

  @Test func `what never ended keeps its group wet, and what dried is not asked for`() throws {
    var grouping = WetGrouping()
    let first = grouping.begin(Ink(.marker), at: 1)
    let other = grouping.begin(Ink(.marker), at: 1.5)
    grouping.end(other, at: 2)
    let later = grouping.begin(Ink(.marker), at: 60)
    #expect(later == first)
    // Once more than it was begun.
    for _ in 0..<3 { grouping.end(first, at: 61) }
    let known = try #require(first)
    let isWet = grouping.begin(known)
    #expect(isWet)
    grouping.end(known, at: 70)
    let next = grouping.begin(Ink(.marker), at: 71.5)
    #expect(next == first)
    grouping.end(first, at: 71.6)
    let another = grouping.begin(Ink(.marker), at: 74)
    let isStillWet = grouping.begin(known)
    #expect(another != first && !isStillWet)
  }

  /// Where the group is another than before, and where there is none.
  private static func changes(_ groups: [InkID?]) -> [Int] {
    groups.indices.map { index in
      guard let group = groups[index] else { return 0 }
      return index > 0 && groups[index - 1] == group ? 1 : 2
    }
  }
}
