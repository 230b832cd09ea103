import StylusModel
import Testing

// What is set or learned of a tablet while it is in use, and from when on it counts.

@Suite struct TuningScenes {
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
}
