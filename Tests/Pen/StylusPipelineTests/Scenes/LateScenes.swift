import StylusModel
import Testing

// Pens whose values come seldom, in turn, a frame late or another way.

@Suite struct LateScenes {
  @Test func aRotationPacketTakesPressureFromItsNeighbours() throws {
    try expect(
      """
      tablet 1 measures pressure roll: alternating pressure roll budget 20ms
      0 ms: pen enters roll=10
      5 ms: pen touches p=.2
      10 ms: pen draws roll=20
      15 ms: pen draws p=.4
      20 ms: pen draws roll=30
      25 ms: pen draws p=.4
      30 ms: pen lifts p=0
      45 ms: nothing
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.20 measured, roll=10 held #0 expects roll
        corrected 1.0 p=0.20 measured, roll=15 refined
        10 ms sample of 1 p=0.20 held, roll=20 measured #1 expects pressure
        corrected 1.1 p=0.30 refined, roll=20 measured
        15 ms sample of 1 p=0.40 measured, roll=20 held #2 expects roll
        corrected 1.2 p=0.40 measured, roll=25 refined
        20 ms sample of 1 p=0.40 held, roll=30 measured #3 expects pressure
        corrected 1.3 p=0.40 refined, roll=30 measured
        25 ms sample of 1 p=0.40 measured, roll=30 held #4 expects roll
        30 ms stroke 1 ends
        corrected 1.4 p=0.40 measured, roll=30 held given up
        stroke 1 finished: 5 samples, 4 updated, 1 expired
        """, showing: [.pressure, .roll])
  }

  @Test func seldomPressureIsDrawnBetweenItsMeasurements() throws {
    try expect(
      """
      tablet 1 measures pressure: multirate pressure period 4ms budget 20ms
      0 ms: pen touches p=.2
      2 ms: pen draws
      4 ms: pen draws p=.4
      6 ms: pen draws
      8 ms: pen draws p=.6
      10 ms: pen lifts
      60 ms: nothing
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        2 ms sample of 1 p=0.20 held #0 expects pressure
        4 ms sample of 1 p=0.40 measured
        6 ms sample of 1 p=0.40 held #1 expects pressure
        corrected 1.1 p=0.30 refined
        8 ms sample of 1 p=0.60 measured
        10 ms stroke 1 ends
        corrected 1.3 p=0.50 refined
        stroke 1 finished: 5 samples, 2 updated, 0 expired
        """)
  }

  @Test func aFrameOfAGroupLagTellsPressureAndContactOfTheFrameBefore() throws {
    try expect(
      """
      tablet 1 measures pressure: group-lag pressure budget 30ms
      0 ms: pen enters p=0
      4 ms: pen hovers p=0
      8 ms: pen touches p=.2
      12 ms: pen draws p=.3
      16 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        4 ms stroke 1 by pen
        4 ms sample of 1 p=0.00 held #0 expects pressure
        corrected 1.0 p=0.20 refined
        8 ms sample of 1 p=0.20 held #1 expects pressure
        corrected 1.1 p=0.30 refined
        12 ms sample of 1 p=0.30 held #2 expects pressure
        corrected 1.2 p=0.00 refined
        12 ms stroke 1 ends
        stroke 1 finished: 3 samples, 3 updated, 0 expired
        """)
  }

  @Test func pressureByRadioFillsTheStrokeBetweenItsMoments() throws {
    try expect(
      """
      tablet 1: secondary pressure period 10ms budget 50ms
      0 ms: pen enters
      5 ms: pen touches
      10 ms: pen draws
      12 ms: late p=.2 at=5
      15 ms: pen draws
      18 ms: late p=.4 at=15
      20 ms: pen lifts
      30 ms: late p=.4 at=25
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.00 held #0 expects pressure
        10 ms sample of 1 p=0.00 held #1 expects pressure
        15 ms sample of 1 p=0.00 held #2 expects pressure
        corrected 1.0 p=0.20 refined
        corrected 1.1 p=0.30 refined
        20 ms stroke 1 ends
        corrected 1.2 p=0.40 refined
        stroke 1 finished: 3 samples, 3 updated, 0 expired
        """)
  }

  @Test func whatNeverComesIsGivenUpAtItsDeadline() throws {
    try expect(
      """
      tablet 1: secondary pressure period 10ms budget 50ms
      0 ms: pen touches
      5 ms: pen lifts
      49 ms: nothing
      50 ms: nothing
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.00 held #0 expects pressure
        5 ms stroke 1 ends
        corrected 1.0 p=0.00 held given up
        stroke 1 finished: 1 samples, 0 updated, 1 expired
        """)
  }

  @Test func aValueForASettledSampleIsUnclaimed() throws {
    try expect(
      """
      tablet 1: secondary pressure period 10ms budget 50ms
      0 ms: pen touches
      5 ms: pen lifts
      10 ms: late p=.5 for=1,0
      11 ms: late p=.6 for=1,0
      12 ms: late p=.6 for=7,0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.00 held #0 expects pressure
        5 ms stroke 1 ends
        corrected 1.0 p=0.50 refined
        stroke 1 finished: 1 samples, 1 updated, 0 expired
        11 ms anomaly lateValueUnclaimed
        12 ms anomaly lateValueUnclaimed
        """)
  }

  @Test func aValueOfAPropertyThatIsNotExpectedIsUnclaimed() throws {
    try expect(
      """
      tablet 1 measures roll: secondary pressure period 10ms budget 50ms
      0 ms: pen touches
      5 ms: late roll=5 for=1,0
      8 ms: late p=.5 for=1,0
      10 ms: pen lifts
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.00 held #0 expects pressure
        5 ms anomaly lateValueUnclaimed
        corrected 1.0 p=0.50 refined
        10 ms stroke 1 ends
        stroke 1 finished: 1 samples, 1 updated, 0 expired
        """)
  }

  @Test func theSameNumberTwiceIsRefused() throws {
    let told = try PenScene(
      """
      tablet 1: secondary pressure period 10ms budget 50ms
      0 ms: pen touches
      10 ms: late p=.5 at=2 number=1
      11 ms: late p=.6 at=3 number=1
      12 ms: late p=.6 at=40 number=2
      """
    ).told()
    #expect(told.hasSuffix("11 ms anomaly lateValueImpossible\n12 ms anomaly lateValueImpossible"))
  }

  @Test func pressureThatComesLongAfterTheStrokeBelongsToNone() throws {
    try expect(
      """
      tablet 1: secondary pressure period 10ms budget 10ms
      0 ms: pen touches
      5 ms: pen lifts
      100 ms: late p=.5 at=100
      156 ms: late p=.5 at=156
      160 ms: late p=.01 at=160
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.00 held #0 expects pressure
        5 ms stroke 1 ends
        corrected 1.0 p=0.00 held given up
        stroke 1 finished: 1 samples, 0 updated, 1 expired
        156 ms anomaly lateValueUnclaimed
        """)
  }

  @Test func anotherProgramMaySendThePressureForAWhile() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame budget 40ms
      0 ms: pen touches p=.1
      5 ms: pen lifts p=0
      6 ms: elsewhere pressure
      10 ms: pen touches p=.1
      15 ms: pen lifts p=0
      16 ms: late p=.7 for=2,0
      18 ms: elsewhere
      20 ms: pen touches p=.1
      25 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.10 measured
        5 ms stroke 1 ends
        stroke 1 finished: 1 samples
        10 ms stroke 2 by pen
        10 ms sample of 2 p=0.10 held #0 expects pressure
        15 ms stroke 2 ends
        corrected 2.0 p=0.70 refined
        stroke 2 finished: 1 samples, 1 updated, 0 expired
        20 ms stroke 3 by pen
        20 ms sample of 3 p=0.10 measured
        25 ms stroke 3 ends
        stroke 3 finished: 1 samples
        """)
  }

  @Test func aHoverThatWasReadByAnotherProfileIsNotTheTouch() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen enters p=0
      2 ms: wish group-lag pressure budget 30ms
      8 ms: pen touches p=.2
      12 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        2 ms profile group-lag pressure budget 30ms (configured)
        8 ms stroke 1 by pen
        8 ms sample of 1 p=0.20 held #0 expects pressure
        corrected 1.0 p=0.00 refined
        8 ms stroke 1 ends
        stroke 1 finished: 1 samples, 1 updated, 0 expired
        """)
  }
}
