import InkGeometry
import Testing
import TextFields

/// Room between letters, which are 10 pixels wide: a pen that is held still, or a caret, opens it.
@Suite struct RoomTests {
  private let caret = [(x: 22.0, y: 40.0), (x: 31.0, y: 12.0), (x: 41.0, y: 40.0)]

  private func hasRoom(_ desk: WritingBench) -> Bool { desk.text.contains("        ") }

  @Test func `a pen that is held still makes room while it is down, and the room closes again`() {
    let desk = WritingBench("one two")
    desk.press(31)
    desk.wait(450)
    #expect(desk.text == "one two")
    desk.wait(100)
    // Four centimeters of spaces.
    #expect(desk.text == "one" + String(repeating: " ", count: 15) + " two")
    #expect(desk.fake.caret == 3 && desk.session.counts.gestures == 1)
    desk.lift()
    #expect(desk.taps.isEmpty)
    desk.wait(5_000)
    #expect(hasRoom(desk))
    desk.wait(1_500)
    #expect(desk.text == "one two")
  }

  @Test func `a room closes when it is turned off, even if something is being written there`() {
    for isWritten in [false, true] {
      let desk = WritingBench("one two")
      desk.press(31)
      desk.wait(600)
      desk.lift()
      if isWritten { desk.write("big", at: 51) }
      desk.turnOff()
      #expect(desk.text == "one two" && !desk.session.hasRooms)
    }
  }

  @Test func `a caret makes room when nothing follows it`() {
    for places in [caret, [(22, -8), (31, 18), (41, -8)]] {
      let desk = WritingBench("one two")
      desk.draw(places)
      desk.wait(400)
      #expect(desk.text == "one two")
      desk.wait(200)
      #expect(hasRoom(desk) && desk.session.counts.gestures == 1)
      desk.wait(7_000)
      #expect(desk.text == "one two")
    }
  }

  @Test func `a caret that is followed by more is the first stroke of a word`() {
    let desk = WritingBench("one two")
    desk.draw(caret)
    desk.wait(300)
    desk.write("very", at: 44)
    desk.wait(800)
    #expect(desk.text == "one very two" && desk.session.counts.gestures == 0)
  }

  @Test func `what is written into a room takes its place with the pause, with its spaces`() {
    for (text, x, result) in [
      ("one two", 31.0, "one big two"), ("one two", 41, "one big two"),
      ("inkwell", 31, "ink big well"), ("one, two", 41, "one, big two"),
    ] {
      let desk = WritingBench(text)
      desk.press(x)
      desk.wait(600)
      desk.lift()
      desk.wait(500)
      desk.write("big", at: x + 20)
      // So that nothing moves under the pen.
      #expect(hasRoom(desk))
      desk.wait(600)
      #expect(desk.text == result)
      desk.wait(7_000)
      #expect(desk.text == result && desk.session.counts.written == 1)
    }
  }

  @Test func `ink in a room that is no text closes it`() {
    let desk = WritingBench("one two")
    desk.press(31)
    desk.wait(600)
    desk.lift()
    desk.readings = []
    desk.draw([(50, 8), (53, 22), (58, 8), (62, 22)])
    desk.wait(700)
    #expect(desk.text == "one two" && desk.session.counts.unread == 1)
  }

  @Test func `who hesitates and then writes has made no room`() {
    let desk = WritingBench("inkwell")
    desk.press(31)
    desk.wait(700)
    #expect(hasRoom(desk))
    desk.readings = ["new"]
    for step in 1...20 { desk.move(31 + Double(step), 15 + Double(step % 4) * 4) }
    desk.wait(50)
    #expect(desk.text == "inkwell")
    desk.lift()
    desk.wait(700)
    // Where the ink began the word was whole.
    #expect(desk.text == "new inkwell")
  }

  @Test func `a pen that went on before anything was heard has made no room`() {
    let desk = WritingBench("inkwell")
    desk.press(31, ago: 2_000)
    desk.wait(100)
    desk.move(60)
    desk.wait(1_000)
    #expect(desk.text == "inkwell" && desk.wishes.isEmpty)
  }

  @Test func `a slow dot of a word is none`() {
    let desk = WritingBench("one two")
    desk.write("in", at: 75)
    desk.press(80, 4)
    desk.wait(700)
    desk.readings = ["in"]
    desk.lift()
    desk.wait(600)
    #expect(desk.text == "one two in")
    // And just after its phrase is over.
    desk.press(82, 4)
    desk.wait(800)
    #expect(desk.text == "one two in")
  }

  @Test func `where there are no letters it is the application's, when the pen is lifted`() {
    let empty = WritingBench("")
    let blind = WritingBench("one two", .gtk4)
    let beside = WritingBench("one two")
    for (desk, x) in [(empty, 31.0), (blind, 31), (beside, 200)] {
      let text = desk.text
      desk.press(x)
      desk.wait(900)
      #expect(desk.taps.isEmpty)
      desk.lift()
      #expect(desk.taps.count == 1 && desk.text == text && desk.session.counts.taps == 1)
      desk.wait(7_000)
      #expect(desk.text == text)
    }
  }

  @Test func `what an application changes meanwhile stays`() {
    let room = String(repeating: " ", count: 15)
    for (change, result) in [
      // Before it, into it, and behind it.
      ("and one" + room + " two", "and one two"), ("oneX" + room + " two", "oneX two"),
      ("one" + room + " two!", "one two!"),
      // The room is gone, in part or wholly: nobody knows what else are its spaces.
      ("one two", "one two"), ("one" + String(repeating: " ", count: 11), nil),
      ("a" + room + "b" + room + " c", nil),
    ] {
      let desk = WritingBench("one two")
      desk.press(31)
      desk.wait(600)
      desk.lift()
      desk.fake.text = change
      desk.wait(7_000)
      #expect(desk.text == result ?? change)
    }
  }

  @Test func `a field that is for passwords by now gets no room`() {
    let desk = WritingBench("one two")
    desk.fake.role = FieldRole.password.rawValue
    desk.press(31)
    desk.wait(600)
    #expect(desk.text == "one two")
    desk.lift()
    #expect(desk.taps.count == 1)
  }

  @Test func `a second press closes a room, and makes no other`() {
    let desk = WritingBench("one two")
    desk.press(31)
    desk.wait(600)
    desk.lift()
    desk.wait(300)
    desk.press(3)
    desk.wait(600)
    desk.lift()
    #expect(desk.text == "one two" && desk.taps.isEmpty)
  }

  @Test func `a word that is written beside a room comes where it is, and the room goes`() {
    let desk = WritingBench("one two")
    desk.press(61)
    desk.wait(600)
    desk.lift()
    #expect(desk.text.hasPrefix("one tw "))
    desk.write("big", at: 5)
    desk.wait(7_500)
    #expect(desk.text == "big one two")
  }

  @Test func `a word that is being corrected keeps its place when a room opens and closes`() {
    let desk = WritingBench("one two")
    desk.write("three", at: 80)
    desk.wait(3_000)
    #expect(desk.text == "one two three")
    desk.press(31)
    desk.wait(600)
    desk.lift()
    desk.wait(7_000)
    desk.write("four", at: 130)
    desk.wait(800)
    #expect(desk.text == "one two three four")
  }

  @Test func `an application that does something else gets its text back`() {
    let desk = WritingBench("one two")
    desk.fake.quirk = .cut(5)
    desk.press(31)
    desk.wait(600)
    desk.lift()
    #expect(desk.text == "one two")
    desk.wait(7_000)
    #expect(desk.text == "one two")
  }

  @Test func `in browsers it opens and closes by the input method`() {
    for toolkit in [Toolkit.gecko, .chromium] {
      let desk = WritingBench("one two", toolkit)
      desk.press(31)
      desk.wait(600)
      desk.lift()
      #expect(hasRoom(desk))
      desk.write("big", at: 50)
      desk.wait(700)
      #expect(desk.text == "one big two")
    }
  }
}
