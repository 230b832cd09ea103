import StylusModel
import Testing

private func read(_ text: String) throws(SourceProfileError) -> SourceProfile {
  try SourceProfile(text, origin: .table)
}

/// Why a text is no profile; nil if it is one.
private func fault(_ text: String) -> SourceProfileError? {
  do throws(SourceProfileError) {
    _ = try read(text)
    return nil
  } catch {
    return error
  }
}

@Test func whateverProfileADeviceHasItsTextTellsIt() throws {
  var draws = Draws(seed: 8)
  for _ in 0..<2_000 {
    let profile = draws.profile()
    #expect(try read(profile.text) == profile, "\(profile.text)")
    #expect(try read(profile.text).text == profile.text)
  }
}

@Test func spacesAndTabsBetweenWordsMeanNothing() throws {
  var draws = Draws(seed: 9)
  for _ in 0..<200 {
    let profile = draws.profile()
    let words = profile.text.split(separator: " ")
    let spread = words.reduce("  ") { $0 + $1 + (Bool.random(using: &draws) ? "\t" : "   ") }
    #expect(try read(spread) == profile)
  }
}

@Test func partsMayStandInAnyOrder() throws {
  let parts = [
    "multirate pressure tilt", "period 10ms", "budget 40ms", "clock device tick 1ms", "edge",
  ]
  let told = try read(parts.joined(separator: " "))
  for turn in parts.indices {
    let turned = parts[turn...] + parts[..<turn]
    #expect(try read(turned.joined(separator: " ")) == told)
    #expect(try read(turned.reversed().joined(separator: " ")) == told)
  }
}

@Test func theOrderOfLatePropertiesMeansNothing() throws {
  let told = try read("group-lag pressure tilt roll slider distance")
  #expect(try read("group-lag distance slider roll tilt pressure") == told)
  #expect(told.late == .detachable)
}

@Test func aTextThatIsCutAnywhereIsReadOrRefusedButNeverTraps() {
  let whole = "multirate pressure tilt period 10ms budget 40ms retimed 7 frame 2143us late-identity"
  for end in whole.indices {
    let cut = String(whole[..<end])
    if let fault = fault(cut) { #expect(!fault.description.isEmpty) }
  }
}

@Test func wordsInAnyOrderAreReadOrRefusedButNeverTrap() {
  let words = [
    "full-frame", "alternating", "multirate", "group-lag", "secondary", "pressure", "tilt", "roll",
    "position", "period", "budget", "clock", "device", "kernel", "tick", "batched", "retimed",
    "frame", "10ms", "0ms", "7us", "3", "0", "64", "-1", "edge", "duplicates", "\u{301}", "ms",
  ]
  var draws = Draws(seed: 10)
  var read = 0
  for _ in 0..<5_000 {
    let count = Int.random(in: 0...8, using: &draws)
    let text = (0..<count).map { _ in words.randomElement(using: &draws) ?? "" }
      .joined(separator: " ")
    guard let profile = try? SourceProfile(text, origin: .configured) else { continue }
    read += 1
    #expect((0...500_000).contains(profile.budget.value))
    #expect(profile.late.isSubset(of: .detachable))
    #expect(profile.late.isEmpty == (profile.cadence == .everyFrame))
    #expect((try? SourceProfile(profile.text, origin: .configured)) == profile, "\(text)")
  }
  #expect(read > 20)
}

@Test(arguments: [
  (
    "period 0ms multirate tilt", "'0ms' after 'period' is not a time of 1us to 1000ms, as ms or us"
  ),
  (
    "multirate tilt period 1001ms",
    "'1001ms' after 'period' is not a time of 1us to 1000ms, as ms or us"
  ),
  ("batched 1 frame 5ms", "'1' after 'batched' is not a number of 2 to 64"),
  ("retimed frame 101ms", "'101ms' after 'frame' is not a time of 1us to 100ms, as ms or us"),
  ("clock device tick 0us", "'0us' after 'tick' is not a time of 1us to 100ms, as ms or us"),
  ("secondary roll", "after 'secondary', period and a time is missing"),
  ("full-frame period 5ms", "'period' has no effect with 'full-frame'; leave it out"),
  ("budget 5ms budget 5ms", "'budget' is repeated; keep one"),
  ("", "an empty profile; write full-frame if every frame is complete"),
])
func aRefusalNamesTheWordAndTheRange(text: String, message: String) {
  #expect(fault(text)?.description == message)
}

@Test func anUnknownWordIsAnsweredWithAllThatAreKnown() {
  let message = fault("hourly")?.description ?? ""
  for word in [
    "'hourly'", "full-frame", "secondary", "retimed", "left-handed", "pressure", "slider",
  ] {
    #expect(message.contains(word))
  }
}

@Test func thePropertiesOfAFullFrameAreNotToldForNothingIsLate() throws {
  #expect(fault("full-frame pressure") == .withoutCadence("pressure"))
  var profile = SourceProfile()
  profile.late = PropertySet(.pressure)
  #expect(profile.text == "full-frame")
}

@Test func aTimeIsToldInMillisecondsWhereThatIsExact() {
  var profile = SourceProfile()
  for (budget, text) in [(0, "0ms"), (1, "1us"), (999, "999us"), (1_000, "1ms"), (1_001, "1001us")]
  {
    profile.budget = Microseconds(Int64(budget))
    #expect(profile.text == "full-frame budget \(text)")
  }
}

@Test func laterOriginsOverrideEarlierOnes() {
  let words = SourceProfile.Origin.allCases.map(\.word)
  #expect(words == ["assumed", "learned", "table", "configured"])
  #expect(SourceProfile.Origin.allCases.map(\.rawValue) == [0, 1, 2, 3])
}
