import Handwriting
import InkSynthesis
import StylusModel
import Testing

@testable import InkRecognition

/// Dates, amounts and other texts with a form of their own.
@Suite struct TextFormTests {
  private static let english = WritingLanguage.english()

  private func log(_ text: String, _ language: WritingLanguage = english) -> Float {
    language.log(of: text)
  }

  @Test func `the table of a form has the shares of its texts`() {
    let table = FormTable(.any([(3, .text("ab")), (1, .text("ac"))]))
    let a = table.after(FormTable.start, ConstantNetwork.code("a"))
    let b = table.after(a.state, ConstantNetwork.code("b"))
    #expect(abs(a.log) < 1e-5 && abs(b.log - ExactMath.log(0.75)) < 1e-5)
    #expect(abs(table.endLogs[Int(b.state)]) < 1e-5 && table.endLogs[Int(a.state)] < -60)
    #expect(table.after(FormTable.start, ConstantNetwork.code("b")).state == FormTable.nowhere)
  }

  @Test func `what can follow sums to one in every state`() {
    let table = NumberForms.table
    #expect((500..<20_000).contains(table.count))
    for state in stride(from: Int32(0), to: Int32(table.count), by: 7) {
      let end = ExactMath.exp(table.endLogs[Int(state)])
      let sum = (1..<LetterCode.count).reduce(end) { sum, code in
        let next = table.after(state, code)
        return next.state >= 0 ? sum + ExactMath.exp(next.log) : sum
      }
      #expect(abs(sum - 1) < 1e-3)
    }
  }

  @Test(
    arguments: [
      ("2024-11-28", "2024-77-28"), ("31/12/1999", "37/12/1999"), ("14:30", "74:30"),
      ("9:45pm", "9:75pm"), ("3/4/2025", "31412025"), ("1,000", "1.0.00"), ("$12.50", "$12.5.0"),
      ("1,234,567", "1,23,4567"), ("50%", "50$"), ("12kg", "12kq"), ("555-1234", "55-51-234"),
      ("555-867-5309", "55-8667-5309"), ("21st", "21nd"), ("10-12", "10-1-2"),
    ])
  func `what people write is likelier than what looks like it`(text: String, other: String) {
    #expect(log(text) > log(other) + 3)
  }

  @Test func `forms end with the punctuation of a sentence, and a space begins another`() {
    #expect(log("2024-11-28.") > log("2024-77-28.") + 5)
    #expect(log("at 14:30") > log("at 74:30") + 3 && log("3/4/2025 ok") > log("31412025 ok"))
  }

  @Test func `announced numbers have forms too`() {
    #expect(log("2024-11-28", .digits()) > log("2024-77-28", .digits()) + 5)
    #expect(log("12kg", .digits()) == -.infinity)
  }

  @Test func `addresses have hosts with an ending, and no spaces`() {
    #expect(log("anna@example.org") > log("anna@ example. org") + 3)
    #expect(log("www.example.com") > log("www. example. com") + 3)
    #expect(log("www.example.com") > log("www.example.cam") + 3)
    #expect(log("www.example.com") > log("WWW.example.com") + 5)
    #expect(log("anna@example.com") > log("Anna@example.com") + 3)
  }

  @Test(
    arguments: [
      "I'll", "I'd", "I'm", "I've", "we're", "they're", "you'd", "she'll", "let's", "isn't",
    ]
  )
  func `contractions are common words`(text: String) {
    #expect(log(text) > log(text.replacing("'", with: "")) - 6)
    #expect(log(text) > log("hovse") + 3)
  }

  @Test func `acronyms and names have capitals`() {
    #expect(log("CEO") > log("CE0") && log("HTML") > log("html") - 6 && log("XKCD") > -24)
    let names = WritingLanguage.english(lexicon: Array("Quokkaton\nZYXAB\n".utf8))
    #expect(log("Quokkaton", names) > log("quokkaton", names) + 2)
    #expect(log("ZYXAB", names) > log("zyxab", names) + 1)
    #expect(log("I") > log("i") + 1)
  }

  /// A text in our synthetic hand, whose 1 has a flag.
  private func ink(_ text: String, seed: UInt64) throws -> WritingTrace {
    let stays = try Handwriting(style: HandStyle(), seed: seed).synthesize(
      text, at: Place(x: Millimeters(20), y: Millimeters(40)), xHeight: Millimeters(4),
      sensor: Sensor(rate: 200))
    return WritingTrace(stays.joined())
  }

  @Test(
    arguments: [
      "2024-11-28", "$12.50", "3/4/2025", "1,000", "17:11", "10%", "I'll", "I'm", "CEO", "HTML",
      "17.11", "a", "no", "am",
    ])
  func `a synthetic hand is read`(text: String) throws {
    var reader = WritingReader(Self.english)
    for seed: UInt64 in [3, 8] {
      reader.read(try ink(text, seed: seed))
      #expect(reader.readings(1).first?.text == text, "seed \(seed)")
    }
  }
}
