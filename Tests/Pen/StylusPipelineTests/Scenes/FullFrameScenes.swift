import StylusModel
import Testing

// Pens whose frames are whole: nothing is late, everything is told once.

@Suite struct FullFrameScenes {
  @Test func aPenComesWritesTwoStrokesAndGoes() throws {
    try expect(
      """
      tablet 1 measures pressure tilt: full-frame
       0 ms: pen enters lean=30
       5 ms: pen touches p=.1
      10 ms: pen draws p=.2
      15 ms: pen lifts p=0
      20 ms: pen touches p=.4
      25 ms: pen lifts p=0
      30 ms: pen leaves
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.10 measured
        10 ms sample of 1 p=0.20 measured
        15 ms stroke 1 ends
        stroke 1 finished: 2 samples
        20 ms stroke 2 by pen
        20 ms sample of 2 p=0.40 measured
        25 ms stroke 2 ends
        stroke 2 finished: 1 samples
        30 ms pen left
        """)
  }

  @Test func aPenThatIsSeenFirstInContactEntersAndDrawsAtOnce() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.5
      5 ms: pen leaves p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.50 measured
        5 ms stroke 1 ends
        stroke 1 finished: 1 samples
        5 ms pen left
        """)
  }

  @Test func whatHasNotChangedIsMeasuredAllTheSame() throws {
    try expect(
      """
      tablet 1 measures pressure tilt: full-frame
      0 ms: pen enters p=.5 lean=45
      5 ms: pen touches
      10 ms: pen draws
      15 ms: pen lifts
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.50 measured, tilt=45/0 measured
        10 ms sample of 1 p=0.50 measured, tilt=45/0 measured
        15 ms stroke 1 ends
        stroke 1 finished: 2 samples
        """, showing: [.pressure, .tilt])
  }

  @Test func aPenWithoutTiltIsHeldAsHandsHoldPens() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen enters
      5 ms: pen touches p=.2 lean=30
      10 ms: pen lifts p=0
      tablet 2 measures pressure: full-frame left-handed
      20 ms: pen@2 touches p=.2
      25 ms: pen@2 lifts p=0
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 tilt=55/45 modelled
        10 ms stroke 1 ends
        stroke 1 finished: 1 samples
        20 ms pen entered
        20 ms stroke 2 by pen
        20 ms sample of 2 tilt=55/135 modelled
        25 ms stroke 2 ends
        stroke 2 finished: 1 samples
        """, showing: [.tilt])
  }

  @Test func aRotationIsAbsentUntilTheToolSendsOne() throws {
    try expect(
      """
      tablet 1 measures pressure roll: full-frame
      0 ms: pen touches p=.2
      5 ms: pen draws roll=30
      10 ms: pen draws
      15 ms: pen lifts
      20 ms: pen leaves
      30 ms: pen enters
      35 ms: pen touches
      40 ms: pen lifts
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 roll=0 absent
        5 ms sample of 1 roll=30 measured
        10 ms sample of 1 roll=30 measured
        15 ms stroke 1 ends
        stroke 1 finished: 3 samples
        20 ms pen left
        30 ms pen entered
        35 ms stroke 2 by pen
        35 ms sample of 2 roll=0 absent
        40 ms stroke 2 ends
        stroke 2 finished: 1 samples
        """, showing: [.roll])
  }

  @Test func aFrameOfAnotherPartOfTheTabletOnlyHasATime() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen touches p=.2 x=7
      5 ms: pen repeated
      10 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 at 7.00,0.00 measured, p=0.20 measured, time measured
        5 ms sample of 1 at 7.00,0.00 held, p=0.20 held, time measured
        10 ms stroke 1 ends
        stroke 1 finished: 2 samples
        """, showing: [.position, .pressure, .time])
  }

  @Test func theFirstPressureComesTwoFramesAfterTheTouchAndRunsBackToIt() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      0 ms: pen enters p=0
      5 ms: pen touches
      10 ms: pen draws p=.4
      15 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        5 ms stroke 1 by pen
        5 ms sample of 1 p=0.00 held #0 expects pressure
        corrected 1.0 p=0.35 refined
        10 ms sample of 1 p=0.40 measured
        15 ms stroke 1 ends
        stroke 1 finished: 2 samples, 1 updated, 0 expired
        """)
  }

  @Test func nearTheBorderAnExtrapolatingDriverTellsAModel() throws {
    try expect(
      """
      tablet 1 measures pressure tilt: full-frame edge
      0 ms: pen touches p=.2 x=4 y=50 lean=30
      100 ms: pen draws x=6 y=50
      200 ms: pen draws x=6 y=97
      300 ms: pen draws x=196 y=50
      400 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 at 4.00,50.00 modelled, tilt=60/0 modelled
        100 ms sample of 1 at 6.00,50.00 measured, tilt=60/0 measured
        200 ms sample of 1 at 6.00,97.00 modelled, tilt=60/0 modelled
        300 ms sample of 1 at 196.00,50.00 modelled, tilt=60/0 modelled
        400 ms stroke 1 ends
        stroke 1 finished: 4 samples
        """, showing: [.position, .tilt])
  }

  @Test func aTiltWithTheWrongSignIsTurnedRound() throws {
    try expect(
      """
      tablet 1 measures tilt: full-frame inverted-tilt-x
      0 ms: pen touches lean=30,0
      5 ms: pen draws lean=0,30
      10 ms: pen lifts
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 tilt=60/180 measured
        5 ms sample of 1 tilt=60/90 measured
        10 ms stroke 1 ends
        stroke 1 finished: 2 samples
        """, showing: [.tilt])
  }

  @Test func hoveringIsToldWithTheSameCareAsDrawing() throws {
    try expect(
      """
      tablet 1 measures pressure tilt: full-frame
      0 ms: pen enters lean=45
      5 ms: pen hovers
      10 ms: pen touches p=.2
      15 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms hovers tilt=45/0 measured
        5 ms hovers tilt=45/0 measured
        10 ms stroke 1 by pen
        10 ms sample of 1 tilt=45/0 measured
        15 ms stroke 1 ends
        stroke 1 finished: 1 samples
        15 ms hovers tilt=45/0 measured
        """, showing: [.tilt], hover: true)
  }

  @Test func pairsOfEqualFramesAreOneFrame() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame duplicates
      0 ms: pen touches p=.2
      2 ms: pen draws p=.2
      4 ms: pen draws p=.3 x=1
      6 ms: pen draws p=.3 x=1
      8 ms: pen lifts p=0
      10 ms: pen lifts p=0
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 p=0.20 measured
        4 ms sample of 1 p=0.30 measured
        8 ms stroke 1 ends
        stroke 1 finished: 2 samples
        """)
  }

  @Test func aTimeThatRunsBackIsPutJustBehindTheLast() throws {
    try expect(
      """
      tablet 1 measures pressure: full-frame
      10 ms: pen touches p=.2
      8 ms: pen draws p=.3
      12 ms: pen draws p=.4
      12 ms: pen draws p=.5
      15 ms: pen lifts p=0
      """,
      tells: """
        10 ms pen entered
        10 ms stroke 1 by pen
        10 ms sample of 1 time measured
        8 ms anomaly timeRanBackwards
        10+1us sample of 1 time modelled
        12 ms sample of 1 time measured
        12+1us sample of 1 time modelled
        15 ms stroke 1 ends
        stroke 1 finished: 4 samples
        """, showing: [.time])
  }
}
