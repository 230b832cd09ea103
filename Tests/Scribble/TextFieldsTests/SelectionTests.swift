import Testing
import TextFields

/// What is written after text was selected with the pen.
@Suite struct SelectionTests {
  /// A field with three words, of which the second is selected.
  private func bench() -> WritingBench {
    let desk = WritingBench("the quick fox")
    desk.readings = ["-"]
    desk.draw([(41, 15), (89, 15)])
    desk.wait(600)
    #expect(desk.session.counts.gestures == 1 && desk.text == "the quick fox")
    return desk
  }

  @Test func theFieldGetsTheKeyboardBeforeItsTextIsSelected() throws {
    let desk = bench()
    let asked = try #require(desk.fake.calls.firstIndex(of: .keyboard))
    let selected = try #require(desk.fake.calls.firstIndex(of: .select(4..<9)))
    #expect(asked < selected)
  }

  @Test(arguments: [5.0, 60, 200]) func whatIsWrittenNextReplacesIt(at x: Double) {
    let desk = bench()
    desk.wait(2_000)
    desk.write("slow", at: x)
    desk.wait(600)
    #expect(desk.text == "the slow fox")
    // Only once.
    desk.wait(11_000)
    desk.write("red", at: 250)
    desk.wait(600)
    #expect(desk.text == "the slow fox red")
  }

  @Test func betterReadingsReplaceWhatWasWritten() {
    let desk = bench()
    desk.readings = ["sl"]
    desk.draw([(60, 8), (63, 22), (68, 8)])
    #expect(desk.text == "the sl fox")
    desk.readings = ["slow"]
    desk.draw([(70, 8), (73, 22), (78, 8)])
    desk.wait(600)
    #expect(desk.text == "the slow fox")
  }

  @Test func afterSomeTimeItStays() {
    let desk = bench()
    desk.wait(10_500)
    desk.write("red", at: 200)
    desk.wait(600)
    #expect(desk.text == "the quick fox red")
  }

  @Test func aTextThatChangedMeanwhileIsNotReplaced() {
    let desk = bench()
    desk.fake.text = "a quick fox"
    desk.write("red", at: 200)
    desk.wait(600)
    #expect(desk.text == "a quick fox red")
  }

  @Test func writingIntoAnotherFieldLeavesIt() {
    let desk = bench()
    desk.isOverOther = true
    desk.write("red", at: 60)
    desk.wait(600)
    #expect(desk.text == "the quick fox" && desk.other.text == "red")
  }

  /// It is asked for its role again, and gets nothing.
  @Test func aFieldThatBecomesSecretKeepsIt() {
    let desk = bench()
    desk.fake.role = FieldRole.password.rawValue
    desk.write("red", at: 60)
    desk.wait(600)
    #expect(desk.text == "the quick fox")
  }
}
