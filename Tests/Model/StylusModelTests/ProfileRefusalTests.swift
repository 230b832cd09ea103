import StylusModel
import Testing

/// Why a text is no profile; nil if it is one.
private func fault(_ text: String) -> SourceProfileError? {
  do throws(SourceProfileError) {
    _ = try SourceProfile(text, origin: .configured)
    return nil
  } catch {
    return error
  }
}

/// The word that a refusal blames.
private func blamed(_ error: SourceProfileError) -> String? {
  switch error {
  case .empty: nil
  case .unknownWord(let word), .repeatedWord(let word), .outOfRange(let word, _, _),
    .misplaced(let word, _), .missing(_, let word), .withoutCadence(let word):
    word
  }
}

private let samples = [
  "full-frame budget 5ms clock device tick 100us late-identity",
  "alternating pressure tilt budget 12ms batched 3 frame 5ms",
  "multirate pressure tilt period 10ms budget 25ms retimed frame 2143us edge",
  "secondary roll slider distance period 50ms clock kernel left-handed inverted-tilt-x",
]

@Test func aRefusalBlamesAWordThatStandsThere() {
  var draws = Draws(seed: 51)
  var refused = 0
  for _ in 0..<4_000 {
    var words = (samples.randomElement(using: &draws) ?? "").split(separator: " ").map(String.init)
    let at = Int.random(in: words.indices, using: &draws)
    switch Int.random(in: 0..<4, using: &draws) {
    case 0: words.remove(at: at)
    case 1: words.insert(words.randomElement(using: &draws) ?? "", at: at)
    case 2: words.swapAt(at, .random(in: words.indices, using: &draws))
    default: words[at] = String(words[at].dropLast())
    }
    guard let error = fault(words.joined(separator: " ")), let word = blamed(error) else {
      continue
    }
    refused += 1
    // A cadence or clock that nobody wrote is the ordinary one.
    #expect(words.contains(word) || word == "full-frame", "\(words): \(error)")
  }
  #expect(refused > 1_000)
}

@Test func everyWordThatIsSaidTwiceIsRefused() {
  for text in [
    "full-frame full-frame", "full-frame alternating pressure", "budget 5ms budget 6ms",
    "multirate tilt period 5ms period 5ms", "clock kernel clock device tick 1ms",
    "batched frame 5ms retimed frame 5ms", "edge duplicates edge", "alternating tilt roll tilt",
  ] {
    guard case .repeatedWord(let word) = fault(text) else {
      Issue.record("\(text): \(String(describing: fault(text)))")
      continue
    }
    #expect(text.split(separator: " ").contains { $0 == word })
  }
}

@Test func aPropertyOutsideOfACadenceIsToldWhereItBelongs() {
  // It is a word of a profile: to call it unknown, and to list it among the known, is a lie.
  for text in ["pressure", "full-frame pressure", "edge pressure", "budget 5ms pressure edge"] {
    #expect(fault(text) == .withoutCadence("pressure"))
  }
  #expect(fault("alternating tilt edge roll") == .withoutCadence("roll"))
  #expect(
    fault("pressure")?.description
      == "'pressure' must come right after alternating, multirate, group-lag or secondary")
}

@Test func aWordThatIsListedAsKnownIsNeverCalledUnknown() throws {
  let message = try #require(fault("hourly")).description
  let list = try #require(message.split(separator: "known are ").last)
  let known = list.split(separator: ", ").map(String.init)
  #expect(known.count == 22)
  for word in known {
    for text in [word, "full-frame \(word)", "alternating tilt \(word)", "budget 5ms \(word)"] {
      #expect(fault(text) != .unknownWord(word), "\(text)")
    }
  }
}

@Test func aPropertyThatCannotComeApartIsRefusedWhereverItStands() {
  for word in ["position", "time", "identity"] {
    #expect(fault("alternating \(word)") == .misplaced(word, with: "alternating"))
    #expect(fault("alternating tilt \(word)") == .misplaced(word, with: "alternating"))
    #expect(fault(word) == .unknownWord(word))
  }
}

@Test func aWordInCapitalsOrWithAnAccentIsAnotherWord() {
  for word in ["Edge", "EDGE", "Full-Frame", "full\u{2011}frame", "edge\u{301}", "edge,"] {
    #expect(fault(word) == .unknownWord(word))
  }
}

@Test func onlySpacesAndTabsPartWords() {
  for gap in ["\n", "\r\n", "\u{A0}", ",", ";"] {
    guard case .unknownWord(let word) = fault("edge\(gap)duplicates") else {
      Issue.record("a gap that parts words")
      continue
    }
    #expect(word == "edge\(gap)duplicates")
  }
}

@Test func aTextThatEndsTooEarlyIsToldWhatMustFollow() {
  #expect(fault("multirate") == .missing("a property such as pressure", after: "multirate"))
  #expect(fault("multirate tilt period") == .missing("a time such as 10ms", after: "period"))
  #expect(fault("batched") == .missing("frame and a time", after: "batched"))
  #expect(fault("retimed 7 frame") == .missing("a time such as 10ms", after: "frame"))
  #expect(fault("clock device tick") == .missing("a time such as 10ms", after: "tick"))
}

@Test func everyKindOfRefusalIsASentenceOfItsOwn() {
  let errors: [SourceProfileError] = [
    .empty, .unknownWord("a"), .repeatedWord("a"), .missing("b", after: "a"),
    .outOfRange("a", after: "b", range: "c"), .misplaced("a", with: "b"), .withoutCadence("a"),
  ]
  let sentences = errors.map(\.description)
  #expect(Set(sentences).count == errors.count)
  for sentence in sentences.dropFirst() { #expect(sentence.contains("'a'")) }
}
