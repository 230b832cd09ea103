import StylusModel
import Testing

@testable import InkScribble

/// Strokes of the daemon, by its names and by the numbers of who draws them.
@Suite struct StrokeLedgerTests {
  private let stroke = StrokeID(rawValue: 7)
  private let other = StrokeID(rawValue: 8)

  @Test func aStrokeHasANumberOnceItIsKnownWhereItBegins() {
    var ledger = StrokeLedger()
    ledger.enter(stroke)
    #expect(ledger.isOpen(stroke) && ledger.identity(of: stroke) == nil)
    ledger.identify(stroke, as: 70)
    #expect(ledger.identity(of: stroke) == 70 && !ledger.isOpen(other))
    let (first, second) = (ledger.takeOut(number: 70), ledger.takeOut(number: 70))
    #expect(first == stroke && second == nil && !ledger.isOpen(stroke))
  }

  @Test func onlyInkOfOpenStrokesFadesLater() {
    var ledger = StrokeLedger()
    ledger.enter(stroke)
    ledger.identify(stroke, as: 70)
    ledger.fade([70, 80])
    ledger.enter(other)
    ledger.identify(other, as: 80)
    let (early, late) = (ledger.takeOut(stroke), ledger.takeOut(other))
    #expect(early?.isFaded == true && late?.isFaded == false)
    // One that never had a number was no ink.
    ledger.enter(stroke)
    let none = ledger.takeOut(stroke)
    #expect(none == nil && !ledger.isOpen(stroke))
  }

  @Test func aLiftedPenWaitsForTheProgramsAnswer() {
    var ledger = StrokeLedger()
    let time = Timestamp(microseconds: 5)
    ledger.awaitVerdict(on: stroke, 70)
    let waits = [stroke, other].map { ledger.waitsForAnswer($0, liftedAt: time) }
    #expect(waits == [true, false])
    let answered = ledger.settleQuestion(about: stroke)
    #expect(answered?.number == 70 && answered?.lifted == time)
    let again = ledger.settleQuestion(about: stroke)
    let waitsAgain = ledger.waitsForAnswer(stroke, liftedAt: time)
    #expect(again == nil && !waitsAgain)
  }

  @Test func noMoreStrokesAreBelievedThanAHandMayHave() {
    var ledger = StrokeLedger()
    for number in UInt64(0)..<16 {
      #expect(!ledger.isFull)
      ledger.enter(StrokeID(rawValue: number))
    }
    #expect(ledger.isFull)
  }
}
