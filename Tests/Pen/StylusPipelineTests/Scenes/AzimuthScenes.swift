import StylusModel
import Testing

// Pens that stand so upright that nobody can say where they lean.

@Suite struct AzimuthScenes {
  @Test func aPenThatStandsUprightKeepsItsAzimuthAndLearnsItWhenItLeansAgain() throws {
    let scene = try PenScene(
      """
      tablet 1 measures tilt: full-frame
      0 ms: pen touches lean=20,0
      5 ms: pen draws lean=1,1
      10 ms: pen draws lean=0,20
      15 ms: pen draws
      20 ms: pen draws
      25 ms: pen draws
      30 ms: pen draws
      35 ms: pen draws
      40 ms: pen lifts
      """)
    let lines = scene.told([.tilt]).split(separator: "\n")
    #expect(lines[3] == "5 ms sample of 1 tilt=89/0 held #0 expects tilt")
    // Six readings of a leaning pen tell the run.
    let corrected = try #require(lines.firstIndex { $0.hasPrefix("corrected 1.1") })
    #expect(lines[corrected].hasSuffix("refined"))
    #expect(
      lines[corrected - 1].hasPrefix("35 ms sample") || lines[corrected + 1].hasPrefix("35 ms"))
    #expect(lines.last == "stroke 1 finished: 8 samples, 1 updated, 0 expired")
  }

  @Test func aPenThatIsLiftedUprightHasAModelledAzimuth() throws {
    try expect(
      """
      tablet 1 measures tilt: full-frame
      0 ms: pen touches lean=20,0
      5 ms: pen draws
      10 ms: pen draws lean=1,1
      15 ms: pen lifts
      """,
      tells: """
        0 ms pen entered
        0 ms stroke 1 by pen
        0 ms sample of 1 tilt=70/0 measured
        5 ms sample of 1 tilt=70/0 measured
        10 ms sample of 1 tilt=89/0 held #0 expects tilt
        15 ms stroke 1 ends
        corrected 1.2 tilt=89/0 modelled
        stroke 1 finished: 3 samples, 0 updated, 1 expired
        """, showing: [.tilt])
  }
}
