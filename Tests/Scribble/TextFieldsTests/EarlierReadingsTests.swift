import InkGeometry
import Testing
import TextFields
import Units

/// Words of each phrase whose time is not over are offered, wherever they stand by now. Letters are
/// 10 pixels wide.
@Suite struct EarlierReadingsTests {
  /// Three phrases, one behind the other: *the clear sky*, *is yon*, *now*.
  private func written(_ toolkit: Toolkit = .gtk3) -> WritingBench {
    let desk = WritingBench("", toolkit)
    desk.write(phrase: [["the"], ["clear", "dear"], ["sky", "shy"]], at: 5)
    desk.wait(700)
    desk.write(phrase: [["is", "its"], ["yon", "you", "yonder"]], at: 195)
    desk.wait(700)
    desk.write(phrase: [["now", "mow"]], at: 320)
    desk.wait(700)
    return desk
  }

  @Test func `a word of any phrase is offered where it stands, and another takes its place`() {
    let desk = written()
    #expect(desk.text == "the clear sky is yon now")
    for (x, first, reading, text) in [
      (65.0, "clear", "dear", "the dear sky is yon now"),
      (135, "is", "its", "the dear sky its yon now"),
      (175, "yon", "yonder", "the dear sky its yonder now"),
      // Of the same once more, and behind all that became longer and shorter.
      (105, "sky", "shy", "the dear shy its yonder now"),
      (245, "now", "mow", "the dear shy its yonder mow"),
      (65, "clear", "clear", "the clear shy its yonder mow"),
    ] {
      desk.tap(x)
      #expect(desk.session.list?.readings.first == first)
      #expect(desk.choose(reading) && desk.text == text)
    }
    #expect(desk.taps.isEmpty && desk.session.counts.corrected == 6)
    #expect(desk.learnt == ["dear", "its", "yonder", "shy", "mow", "clear"])
  }

  @Test func `words that stand as they were read are kept when their time is over, once`() {
    let desk = written()
    desk.tap(65)
    #expect(desk.choose("dear") && desk.kept.isEmpty)
    desk.tap(135)
    desk.removeListed()
    #expect(desk.text == "the dear sky yon now")
    desk.wait(30_000)
    #expect(desk.kept.sorted() == ["now", "sky", "the", "yon"] && desk.learnt == ["dear"])
    desk.wait(30_000)
    #expect(desk.kept.count == 4)
  }

  @Test func `words of one phrase after the other can go`() {
    let desk = written()
    for (x, text) in [
      (65.0, "the sky is yon now"), (125, "the sky is now"), (95, "the sky now"), (55, "the now"),
      (45, "the"),
    ] {
      desk.tap(x)
      desk.removeListed()
      #expect(desk.text == text)
    }
    // With one reading it is not offered.
    desk.tap(15)
    #expect(desk.taps.count == 1 && desk.session.list == nil)
    desk.write(phrase: [["end"]], at: 400)
    desk.wait(700)
    #expect(desk.text == "the end")
  }

  @Test func `what is put in before a phrase moves it, and so does what is scratched out`() {
    let desk = written()
    desk.write(phrase: [["see", "sea"]], at: -5)
    desk.wait(700)
    #expect(desk.text == "see the clear sky is yon now")
    // *the* goes, and a letter of *yon*.
    desk.draw([(38, 12), (72, 14), (38, 16), (72, 18), (38, 20), (72, 16)])
    desk.wait(700)
    #expect(desk.text == "see clear sky is yon now")
    desk.tap(65)
    #expect(desk.choose("dear") && desk.text == "see dear sky is yon now")
    desk.tap(165)
    #expect(desk.choose("you") && desk.text == "see dear sky is you now")
    #expect(desk.taps.isEmpty)
  }

  @Test func `a word that was scratched out is not offered, and those beside it are`() {
    let desk = written()
    desk.draw([(38, 12), (92, 14), (38, 16), (92, 18), (38, 20), (92, 16)])
    desk.wait(700)
    #expect(desk.text == "the sky is yon now")
    desk.tap(55)
    #expect(desk.choose("shy") && desk.text == "the shy is yon now")
  }

  @Test func `a phrase between the words of another leaves both their readings`() {
    let desk = written()
    desk.wait(200)
    desk.write(phrase: [["blue", "glue"]], at: 98)
    desk.wait(700)
    #expect(desk.text == "the clear blue sky is yon now")
    for (x, reading) in [(65.0, "dear"), (95, "glue"), (145, "shy"), (225, "you")] {
      desk.tap(x)
      #expect(desk.choose(reading), "\(reading)")
    }
    #expect(desk.text == "the dear glue shy is you now")
  }

  @Test func `a room in a phrase leaves its readings, open and closed`() {
    let desk = written()
    desk.press(35)
    desk.wait(600)
    desk.lift()
    let room = String(repeating: " ", count: 15)
    #expect(desk.text == "the" + room + " clear sky is yon now")
    desk.tap(215)
    #expect(desk.choose("dear") && desk.text == "the" + room + " dear sky is yon now")
    desk.wait(7_000)
    #expect(desk.text == "the dear sky is yon now")
    desk.tap(175)
    #expect(desk.choose("you") && desk.text == "the dear sky is you now")
  }

  @Test
  func
    `what somebody else put in before is seen when it is asked, and a second tap finds the word`()
  {
    let desk = written()
    desk.fake.text = "and " + desk.text
    // Where *yon* stood *is* ends now, and nothing is offered for it by mistake.
    desk.tap(175)
    #expect(desk.session.list?.readings.first ?? "is" == "is")
    desk.wait(9_000)
    #expect(desk.text == "and the clear sky is yon now")
    let other = written()
    other.fake.text = "and " + other.text
    other.tap(105)
    // That is *clear* by now.
    #expect(other.choose("dear") && other.text == "and the dear sky is yon now")
  }

  @Test
  func
    `a text that is another by now, or there twice, is left alone, and the tap is the program's`()
  {
    for text in [
      "", "something else", "see clear sky", "XX the clear sky is yon now the clear sky",
    ] {
      let desk = written()
      desk.fake.text = text
      desk.tap(65)
      #expect(desk.taps.count == 1 && desk.session.list == nil && desk.text == text)
      // What is known now is not asked again.
      let asked = desk.questions
      desk.tap(65)
      #expect(desk.taps.count == 2 && desk.questions == asked)
    }
  }

  @Test func `a choice for a text that changed under the list changes nothing`() {
    let desk = written()
    desk.tap(65)
    desk.fake.text = "the cleat sky is yon now"
    #expect(desk.choose("dear") && desk.text == "the cleat sky is yon now")
    #expect(desk.session.counts.corrected == 0)
  }

  @Test
  func `where letters are told the ink of the last phrase counts, and of those before it does not`()
  {
    let desk = WritingBench("")
    desk.write(phrase: [["yon", "you"]], at: 200)
    desk.wait(700)
    desk.write(phrase: [["now", "mow"]], at: 270)
    desk.wait(700)
    desk.tap(220)
    #expect(desk.taps.count == 1 && desk.session.list == nil)
    desk.tap(290)
    #expect(desk.choose("mow") && desk.text == "yon mow")
    let blind = WritingBench("", .gtk4)
    blind.write(phrase: [["yon", "you"]], at: 100)
    blind.wait(700)
    blind.write(phrase: [["now", "mow"]], at: 180)
    blind.wait(700)
    // Over the first once more.
    blind.write(phrase: [["as", "is"]], at: 190)
    blind.wait(700)
    blind.tap(120)
    #expect(blind.choose("you"))
    blind.tap(210)
    #expect(blind.choose("is"))
    blind.tap(20)
    #expect(blind.taps.count == 1)
  }

  @Test func `a tap elsewhere is the program's`() {
    let desk = written()
    for x in [250.0, 270, 285, 295] { desk.tap(x) }
    #expect(desk.taps.count == 4 && desk.session.list == nil)
  }

  @Test func `what was written into another field meanwhile hides nothing`() {
    let desk = WritingBench("")
    desk.write(phrase: [["yon", "you"]], at: 20)
    desk.wait(700)
    desk.isOverOther = true
    desk.write(phrase: [["now", "mow"]], at: 100)
    desk.wait(700)
    desk.isOverOther = false
    desk.tap(15)
    #expect(desk.choose("you") && desk.text == "you" && desk.other.text == "now")
    desk.isOverOther = true
    desk.tap(15)
    #expect(desk.choose("mow") && desk.other.text == "mow")
  }

  @Test func `each has its own time, and what is over is forgotten`() {
    let desk = written()
    // 10 s after the first, 8.6 after the last.
    desk.wait(7_700)
    desk.tap(65)
    #expect(desk.taps.count == 1)
    desk.tap(215)
    #expect(desk.choose("mow"))
    // That one has 10 s more.
    desk.wait(9_900)
    desk.tap(215)
    #expect(desk.choose("now"))
    desk.wait(10_100)
    desk.tap(215)
    #expect(desk.taps.count == 2)
  }

  @Test func `of so many phrases no more than sixteen are offered, and each is asked for once`() {
    var rules = WritingRules()
    rules.candidates = .milliseconds(60_000)
    let desk = WritingBench("", .gtk3, rules: rules)
    for number in 0..<20 {
      desk.write(phrase: [["w\(10 + number)", "v"]], at: 5 + 70 * Double(number))
      desk.wait(700)
    }
    #expect(desk.text == (10..<30).map { "w\($0)" }.joined(separator: " "))
    #expect(desk.questions == 20)
    desk.tap(3 * 40 + 15)
    #expect(desk.taps.count == 1)
    desk.tap(4 * 40 + 15)
    #expect(desk.choose("v") && desk.questions == 22)
  }

  @Test func `a choice waits for what is just being put in, and that for it`() {
    let desk = WritingBench("")
    desk.write(phrase: [["yon", "yonder"]], at: 5)
    desk.wait(700)
    desk.tap(15)
    desk.isSlow = true
    // Its list is open; another is written without lifting that: by what was heard late.
    let list = desk.session.list
    #expect(list != nil && desk.choose("yonder"))
    desk.write(phrase: [["see"]], at: 90)
    #expect(desk.waiting.count == 1)
    desk.wait(700)
    #expect(desk.waiting.count == 1, "two changes at once")
    while !desk.waiting.isEmpty { desk.answer() }
    #expect(desk.text == "yonder see" && desk.session.counts.written == 2)
  }

  @Test func `what was asked before a change says nothing of what stands there after it`() {
    let desk = WritingBench("")
    for x in [5.0, 90] {
      desk.write(phrase: [["yon", "you"]], at: x)
      desk.wait(700)
    }
    desk.isSlow = true
    desk.write(phrase: [["see"]], at: -5)
    desk.wait(600)
    desk.tap(15)
    #expect(desk.waiting.count == 2)
    while !desk.waiting.isEmpty { desk.answer() }
    // There stands *see* by now, which was not meant.
    #expect(desk.text == "see yon yon" && desk.taps.count == 1 && desk.session.list == nil)
    desk.isSlow = false
    desk.tap(55)
    #expect(desk.choose("you") && desk.text == "see you yon")
  }

  @Test func `letters that are asked for while a phrase comes before say nothing of what it moved`()
  {
    let desk = WritingBench("")
    desk.write(phrase: [["yon", "you"]], at: 5)
    desk.wait(700)
    // Those of the next are not told at first, so that they are asked for once more.
    desk.fake.glyphWidth = nil
    desk.write(phrase: [["yon", "yam"]], at: 90)
    desk.wait(550)
    desk.isSlow = true
    desk.write(phrase: [["see"]], at: -5)
    desk.wait(150)
    #expect(desk.waiting.count == 2)
    desk.fake.glyphWidth = 10
    desk.answer()
    desk.answer()
    desk.isSlow = false
    desk.wait(700)
    #expect(desk.text == "see yon yon")
    desk.tap(55)
    #expect(desk.choose("you") && desk.text == "see you yon")
  }
}
