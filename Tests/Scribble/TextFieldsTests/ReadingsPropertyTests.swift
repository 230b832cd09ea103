import InkGeometry
import Testing
import TextFields
import Units

/// Phrases, choices, removals and gestures in any order, in a field that answers when it comes to
/// it: it holds what a plain list of words says.
@Suite struct ReadingsPropertyTests {
  @Test(arguments: [Toolkit.gtk3, .gecko, .qt, .chromium])
  func `the field is what a plain list of words says`(toolkit: Toolkit) {
    var deeds = 0
    for seed in 0..<30 {
      let game = WordGame(seed: UInt64(seed), toolkit)
      for _ in 0..<60 { game.step() }
      game.end()
      #expect(game.faults.isEmpty, "seed \(seed): \(game.faults)")
      #expect(game.standing == game.wanted, "seed \(seed)")
      #expect(game.desk.session.counts.failed == 0, "seed \(seed)")
      #expect(game.desk.session.counts.corrected == game.corrections, "seed \(seed)")
      deeds += game.corrections
    }
    // It is about something.
    #expect(deeds > 100, "\(deeds)")
  }

  @Test(arguments: [Toolkit.gtk3, .qt, .gecko])
  func `what others put into the field stays, and no word is there twice or lost`(toolkit: Toolkit)
  {
    var deeds = 0
    for seed in 0..<30 {
      let game = WordGame(seed: UInt64(seed) + 1_000, toolkit)
      game.hasOthers = true
      for _ in 0..<60 { game.step() }
      game.end()
      #expect(game.othersStanding == game.others, "seed \(seed)")
      let found = game.standing.map(game.number)
      #expect(Set(found).count == found.count, "seed \(seed): twice in \(game.desk.text)")
      let kept = game.desk.session.unwritten.texts.flatMap {
        $0.split(separator: " ").map(String.init)
      }
      let lost = game.wanted.map(game.number).filter { number in
        !found.contains(number) && !kept.map(game.number).contains(number)
      }
      #expect(lost.isEmpty, "seed \(seed): \(lost) of \(game.wanted), \(game.desk.text)")
      deeds += game.desk.session.counts.corrected
    }
    #expect(deeds > 60, "\(deeds)")
  }
}

/// A hand that does anything at all to a field, and who writes down what should stand there.
private final class WordGame {
  let desk: WritingBench
  /// Whether somebody else changes the text, too.
  var hasOthers = false
  private(set) var faults: [String] = []
  private(set) var corrections = 0
  private(set) var others: [String] = []
  /// The words in their order, as the changes say that were made.
  private var list: [String] = []
  /// What each word should be; none: it was taken away.
  private var meant: [Int: String] = [:]
  private var dice: SplitMix
  private var words = 10
  /// Where was written last.
  private var ink = 0.0..<0.0
  /// Our words before a gesture.
  private var before: [String] = []

  init(seed: UInt64, _ toolkit: Toolkit) {
    var rules = WritingRules()
    rules.candidates = .milliseconds(20_000)
    desk = WritingBench("", toolkit, rules: rules)
    desk.isSlow = true
    dice = SplitMix(seed: seed)
    desk.heed = { [unowned self] in heed($0, $1) }
  }

  private func chance(_ count: Int) -> Int { Int(dice.next() % UInt64(count)) }

  /// A word's number, whichever reading it is.
  func number(_ word: String) -> Int { Int(word.dropFirst().prefix(2)) ?? 0 }

  private func tokens(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Our words in the field, sorted, and what they should be.
  var standing: [String] { tokens(desk.text).filter { $0.hasPrefix("w") }.sorted() }
  var wanted: [String] { meant.values.sorted() }
  var othersStanding: [String] { tokens(desk.text).filter { $0.hasPrefix("U") } }

  // MARK: Deeds

  func step() {
    switch chance(20) {
    case 0..<5: write()
    case 5..<9: desk.answer()
    case 9..<11: while !desk.waiting.isEmpty { desk.answer() }
    case 11: desk.wait(Int64(chance(8) + 1) * 100)
    case 12: scratch()
    case 13 where hasOthers: changeByOthers()
    default: correct()
    }
  }

  func end() {
    for _ in 0..<8 {
      while !desk.waiting.isEmpty { desk.answer() }
      desk.wait(700)
    }
  }

  private func write() {
    guard words < 90 else { return }
    desk.wait(520)
    let phrase = (0...chance(3)).map { _ in
      words += 1
      meant[words] = "w\(words)"
      return ["w\(words)", "w\(words)x", "w\(words)yyy", "w\(words)z"]
    }
    let end = Double(desk.text.count) * 10
    var x = chance(2) == 0 ? end + 30 : Double(chance(Int(end) + 40))
    // Not so near behind the last that it is one word with it.
    if ink.contains(x) { x = ink.upperBound }
    ink = x..<x + 60 * Double(phrase.count) + 20
    desk.write(phrase: phrase, at: x)
  }

  /// Taps a word, and presses something of its list.
  private func correct() {
    desk.wait(520)
    let all = tokens(desk.text)
    guard !all.isEmpty else { return }
    let index = chance(all.count)
    let before = all[..<index].reduce(0) { $0 + $1.count + 1 }
    desk.tap(Double(before) * 10 + 12)
    for _ in 0...chance(12) where desk.session.list == nil { desk.answer() }
    guard let list = desk.session.list else { return }
    let word = list.readings[list.chosen]
    if !hasOthers, !list.readings.contains(all[index]) {
      faults.append("\(word) was offered for \(all[index])")
    }
    corrections += 1
    if chance(3) == 0 {
      desk.removeListed()
      meant[number(word)] = nil
    } else {
      let other = list.readings[
        (list.chosen + 1 + chance(list.readings.count - 1)) % list.readings.count]
      if !desk.choose(other) { faults.append("\(other) cannot be chosen") }
      meant[number(word)] = other
    }
  }

  /// Scratches out a word where it stands.
  private func scratch() {
    end()
    guard let (range, _) = someWord else { return }
    let (left, right) = (Double(range.lowerBound) * 10 - 1, Double(range.upperBound) * 10 + 1)
    desk.draw([(left, 12), (right, 14), (left, 16), (right, 18), (left, 20), (right, 16)])
    // Others do not wait for it.
    while hasOthers, !desk.waiting.isEmpty { desk.answer() }
  }

  private var someWord: (range: Range<Int>, text: String)? {
    let text = FieldText(desk.text, desk.fake.toolkit.unit)
    let all = text.words
    guard !all.isEmpty else { return nil }
    let range = all[chance(all.count)]
    return (range, text[range])
  }

  private func changeByOthers() {
    let text = FieldText(desk.text, desk.fake.toolkit.unit)
    guard let (range, word) = someWord else { return }
    if chance(3) == 0 {
      // It is taken away, with a space.
      let end = min(range.upperBound + 1, text.count)
      desk.fake.text = text.replacing(range.lowerBound..<end, with: "")
      others.removeAll { $0 == word }
      if word.hasPrefix("w") { meant[number(word)] = nil }
    } else {
      words += 1
      desk.fake.text = text.replacing(range.lowerBound..<range.lowerBound, with: "U\(words) ")
      others = othersStanding
    }
    desk.fake.caret = FieldText(desk.text, desk.fake.toolkit.unit).count
  }

  // MARK: The list

  /// A change is about to be made, or was made.
  private func heed(_ wish: FieldEdit.EditRequest, _ outcome: FieldEdit.Outcome?) {
    guard !hasOthers else { return heedOthers(wish, outcome) }
    let text = FieldText(list.joined(separator: " "), desk.fake.toolkit.unit)
    guard let outcome else {
      check(wish, in: text)
      return
    }
    switch (wish, outcome) {
    case (.insert(let word, let place), .written):
      list.insert(contentsOf: tokens(word), at: index(of: place, in: text))
    case (.replace(let former, let word), .written):
      let end = tokens(former.text).count
      guard let index = list.firstIndex(of: tokens(former.text)[0]), index + end <= list.count
      else {
        return faults.append("\(former.text) is not there")
      }
      list.replaceSubrange(index..<index + end, with: tokens(word))
    case (.remove(let word), .changed): list.removeAll { $0 == word.text }
    case (.perform, .changed(let change?)):
      for word in tokens(text[change.range]) {
        list.removeAll { $0 == word }
        meant[number(word)] = nil
      }
    default: break
    }
    if desk.text != list.joined(separator: " ") {
      faults.append("\(desk.text) instead of \(list.joined(separator: " ")) after \(wish)")
    }
  }

  /// What is scratched out is meant to go, whosever it is.
  private func heedOthers(_ wish: FieldEdit.EditRequest, _ outcome: FieldEdit.Outcome?) {
    guard case .perform = wish else { return }
    guard outcome != nil else {
      before = standing
      return
    }
    others = othersStanding
    for word in Set(before).subtracting(standing) { meant[number(word)] = nil }
  }

  /// What is to be replaced or followed stands where it is said to.
  private func check(_ wish: FieldEdit.EditRequest, in text: FieldText) {
    let former: WrittenText
    switch wish {
    case .replace(let text, _), .remove(let text), .insert(_, .after(let text)): former = text
    default: return
    }
    if former.range.upperBound > text.count || text[former.range] != former.text {
      faults.append("\(former) is not in \(text.string)")
    }
  }

  private func index(of place: InsertionPlace, in text: FieldText) -> Int {
    let offset: Int
    switch place {
    case .after(let former): offset = former.range.upperBound
    case .ink(let start):
      let areas = (0..<text.count).map { Rect(x: Double($0) * 10, y: 0, width: 10, height: 30) }
      let boxes = GlyphBoxes(
        text, areas: areas, filling: desk.fake.field.area, shift: desk.fake.toolkit.glyphShift)
      offset = text.count > 0 ? boxes.insertionOffset(of: start) : 0
    default: offset = desk.fake.caret
    }
    return text.words.count { $0.upperBound <= offset }
  }
}
