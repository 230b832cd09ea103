import StylusModel
import Testing

// Tools that come, go, turn over, get lost and tell late who they are; tablets that do the same.

@Suite struct LifeScenes {
  @Test func theEndOfAPenThatIsTurnedOverDrawsAnotherStroke() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      5 ms: eraser enters touches p=.3
      10 ms: eraser lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        5 ms stroke 1 ends
        stroke 1 finished: 1 samples
        5 ms pen lost
        5 ms eraser entered
        5 ms stroke 2 by eraser
        5 ms sample of 2 p=0.30 measured
        10 ms stroke 2 ends
        stroke 2 finished: 1 samples
        """)
  }

  @Test func aSerialNumberThatComesInMidStrokeIsToldOnceForAllOfIt() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame late-identity
      0 ms: pen enters
      5 ms: pen touches p=.2
      10 ms: pen#9 draws p=.3
      15 ms: pen#9 draws p=.3
      20 ms: pen#9 lifts p=0
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.20 measured, tool held
        10 ms stroke 1 is of pen#9
        10 ms sample of 1 p=0.30 measured, tool measured
        15 ms sample of 1 p=0.30 measured, tool measured
        20 ms stroke 1 ends
        stroke 1 finished: 3 samples
        """, showing: [.pressure, .identity])
  }

  @Test func aStrokeOfAnUnknownToolWaitsForItsNameAndThenGivesUp() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame late-identity budget 30ms
      0 ms: pen enters
      5 ms: pen touches p=.2
      10 ms: pen lifts p=0
      39 ms: nothing
      40 ms: nothing
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.20 measured
        10 ms stroke 1 ends
        stroke 1 finished: 1 samples
        """)
  }

  @Test func aLiftThatNobodyToldIsOneSampleAfterTheLast() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      5 ms: pen draws p=.3
      10 ms: pen draws p=.3
      300 ms: pen vanishes p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        5 ms sample of 1 p=0.30 measured
        10 ms sample of 1 p=0.30 measured
        15 ms stroke 1 ends (lift estimated)
        stroke 1 finished: 3 samples (lift estimated)
        300 ms pen lost
        """)
  }

  @Test func aDepartureLongAfterTheLastFrameMeansALostLiftOnlyWhereExitsGetLost() throws {
    for (trait, end) in [
      ("", "200 ms stroke 1 ends"), (" lost-exit", "15 ms stroke 1 ends (lift estimated)"),
    ] {
      let told = try PenScene(
        """
        tablet 1 measures pressure: full-frame\(trait)
        0 ms: pen touches p=.2
        5 ms: pen draws p=.3
        10 ms: pen draws p=.3
        200 ms: pen leaves p=0
        """
      ).told()
      #expect(told.contains(end))
    }
  }

  @Test func aLossCutsTheStrokeAndWhatFollowsIsAResumedOne() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      5 ms: loss
      40 ms: pen draws p=.3
      45 ms: pen lifts p=0
      50 ms: pen touches p=.3
      55 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        5 ms stroke 1 ends (gap)
        stroke 1 finished: 1 samples (gap)
        5 ms gap
        40 ms stroke 2 by pen
        40 ms sample of 2 p=0.30 measured
        45 ms stroke 2 ends (resumed)
        stroke 2 finished: 1 samples (resumed)
        50 ms stroke 3 by pen
        50 ms sample of 3 p=0.30 measured
        55 ms stroke 3 ends
        stroke 3 finished: 1 samples
        """)
  }

  @Test func theStateThatWasFoundAfterALossIsNoSample() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      20 ms: pen draws p=.9 found
      25 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        20 ms stroke 1 ends (gap)
        stroke 1 finished: 1 samples (gap)
        20 ms gap
        """)
  }

  @Test func twoTabletsDrawAtOnceAndNeitherHoldsUpTheOther() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      tablet 2: secondary pressure period 10ms budget 50ms
      0 ms: pen@2 touches
      1 ms: pen@1 touches p=.2
      2 ms: pen@2 lifts
      3 ms: pen@1 lifts p=0
      52 ms: nothing
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.00 held #0 expects pressure
        1 ms pen entered
        1 ms stroke 2 by pen
        1 ms sample of 2 p=0.20 measured
        2 ms stroke 1 ends
        3 ms stroke 2 ends
        stroke 2 finished: 1 samples
        corrected 1.0 p=0.00 held given up
        stroke 1 finished: 1 samples, 0 updated, 1 expired
        """)
  }

  @Test func aTabletThatIsUnpluggedTakesItsStrokesAlongAndNoOthers() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      tablet 2 measures pressure: full-frame
      0 ms: pen@1 touches p=.2
      1 ms: pen@2 touches p=.2
      5 ms: unplugged@2
      6 ms: pen@2 draws p=.3
      7 ms: pen@1 lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        1 ms pen entered
        1 ms stroke 2 by pen
        1 ms sample of 2 p=0.20 measured
        5 ms stroke 2 ends (device lost)
        stroke 2 finished: 1 samples (device lost)
        5 ms pen lost
        5 ms tablet 2 removed
        7 ms stroke 1 ends
        stroke 1 finished: 1 samples
        """)
  }

  @Test func whenTheSourceStopsEveryTabletsStrokesEnd() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      tablet 2 measures pressure: full-frame
      0 ms: pen@1 touches p=.2
      1 ms: pen@2 enters
      5 ms: stop
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        1 ms pen entered
        5 ms stroke 1 ends (stopped)
        stroke 1 finished: 1 samples (stopped)
        5 ms pen lost
        5 ms pen lost
        """)
  }

  @Test func anotherProfileCountsFromTheNextStrokeOn() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      2 ms: wish secondary pressure period 10ms budget 20ms
      5 ms: pen draws p=.3
      10 ms: pen lifts p=0
      15 ms: pen touches
      20 ms: pen lifts
      35 ms: nothing
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        5 ms sample of 1 p=0.30 measured
        10 ms stroke 1 ends
        stroke 1 finished: 2 samples
        10 ms profile secondary pressure period 10ms budget 20ms (configured)
        15 ms stroke 2 by pen
        15 ms sample of 2 p=0.00 held #0 expects pressure
        20 ms stroke 2 ends
        corrected 2.0 p=0.00 held given up
        stroke 2 finished: 1 samples, 0 updated, 1 expired
        """)
  }

  @Test func aThresholdAndACurveCountFromTheNextStrokeOn() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.1
      2 ms: tune threshold=.3,.2 curve=0,1,0,1
      5 ms: pen draws p=.1
      10 ms: pen lifts p=0
      15 ms: pen touches p=.25
      20 ms: pen draws p=.3
      25 ms: pen draws p=.2
      30 ms: pen draws p=.19
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.10 measured
        5 ms sample of 1 p=0.10 measured
        10 ms stroke 1 ends
        stroke 1 finished: 2 samples
        20 ms stroke 2 by pen
        20 ms sample of 2 p=0.96 measured
        25 ms sample of 2 p=0.93 measured
        30 ms stroke 2 ends
        stroke 2 finished: 2 samples
        """)
  }

  @Test func aWornNibIsKnownAfterThreeApproaches() throws {
    var scene = "tablet 1 measures pressure: full-frame\n"
    for approach in 0..<4 {
      let start = approach * 100
      scene += "\(start) ms: pen enters p=.1\n"
      for step in 1...4 { scene += "\(start + step) ms: pen hovers p=.1\n" }
      scene += "\(start + 5) ms: pen touches p=.55\n\(start + 10) ms: pen lifts p=.1\n"
      scene += "\(start + 15) ms: pen leaves p=.1\n"
    }
    let samples = try PenScene(scene).told().split(separator: "\n").filter {
      $0.contains("sample of")
    }
    #expect(
      samples.map { $0.suffix(15) } == [
        "p=0.55 measured", "p=0.55 measured", "p=0.50 measured", "p=0.50 measured",
      ])
  }

  @Test func aFrameOfANeverAddedTabletIsNothing() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen@3 touches p=.2
      5 ms: late@3 p=.5 at=0
      6 ms: loss@3
      7 ms: unplugged@3
      """, tells: "")
  }

  @Test func aTabletThatIsPluggedInAgainBeginsAnew() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2
      5 ms: unplugged
      tablet 1 measures pressure: full-frame
      10 ms: pen draws p=.3
      15 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        5 ms stroke 1 ends (device lost)
        stroke 1 finished: 1 samples (device lost)
        5 ms pen lost
        5 ms tablet 1 removed
        10 ms pen entered
        10 ms stroke 2 by pen
        10 ms sample of 2 p=0.30 measured
        15 ms stroke 2 ends
        stroke 2 finished: 1 samples
        """)
  }

  @Test func aTabletThatComesAgainWithoutHavingGoneWasLost() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      1 ms: pen touches p=.2
      tablet 1 measures pressure: full-frame
      10 ms: pen draws p=.3
      """,
      tells: """
        1 ms pen entered
        1 ms stroke 1 by pen
        1 ms sample of 1 p=0.20 measured
        1 ms stroke 1 ends (device lost)
        stroke 1 finished: 1 samples (device lost)
        1 ms pen lost
        1 ms tablet 1 removed
        10 ms pen entered
        10 ms stroke 2 by pen
        10 ms sample of 2 p=0.30 measured
        """)
  }
}
