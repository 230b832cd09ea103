import StylusModel
import Testing

// Tablets that come, go, stop, come again, and draw at the same time.

@Suite struct TabletScenes {
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
