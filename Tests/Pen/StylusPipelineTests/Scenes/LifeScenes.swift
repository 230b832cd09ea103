import StylusModel
import Testing

// Tools that come, go, turn over, get lost and tell late who they are.

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
}
