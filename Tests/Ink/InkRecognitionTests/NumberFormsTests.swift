import Testing

@testable import InkRecognition

/// Which texts have a form of numbers, which have none, and how likely they are.
@Suite struct NumberFormsTests {
  /// The logarithm of a text's probability among those with a form; nil if it has none.
  private func log(_ text: String) -> Float? {
    let table = NumberForms.table
    var (state, log) = (FormTable.start, Float(0))
    for character in text {
      let next = table.after(state, ConstantNetwork.code(character))
      guard next.state >= 0 else { return nil }
      (state, log) = (next.state, log + next.log)
    }
    let end = table.endLogs[Int(state)]
    return end > -60 ? log + end : nil
  }

  private static let forms = [
    // Dates.
    "2024-11-28 1999-01-31 1850-06-30 2099-12-09 2024/10/20 3/4 12/31 31/12 9/30/2024 30/9/24",
    "28.11. 28.11.2024 28.11.24 1.2.03 01.02.2003 10-31 31-10 1-2-2003 09/10/1999 10/09/99",
    // Times.
    "00:00 9:59 10:05 19:30 23:59 20:00 09:15 19:05pm 12:30a.m. 1:00AM 10:15:59 12pm 9am 1p.m.",
    "9.30 8:00-17:30 22:45-06:00 0:30 0:05 0:15:00",
    // Amounts.
    "$5 $0 $12.50 $0.99 $1,000 $1,234,567.89 $10000 1,000 12,050 999,999 1,000,000,000 3.14 0.5",
    "12.345 1,50 +5 -12.5 +0 -1,000 1,000.00 250.00",
    // Shares, quantities.
    "0% 5% 50% 100% 250% 12.5% 99.99% 5kg 12km 100ml 1000g 1.5l 30min 45s 12h 230V 5GHz 3x 70mph",
    // Telephone numbers.
    "555-1234 012-3456 555-867-5309 555.867.5309 +1-555-867-5309 (555) (555)123-4567 +4930123456",
    "+49 0301 0301/123456 0170-12345678 03012/5555 01234 012345678",
    // Ordinals, ranges, fractions, items.
    "1st 2nd 3rd 4th 9th 10th 12th 19th 20th 38th 21st 22nd 23rd 31st 90s 80's 1990s 2010s",
    "41st 44th 52nd 93rd 60th 100th 101st 111th 112th 250th 323rd 904th",
    "1-2 9-0 10-12 100-200 1914-1918 2001-2024 1/2 9/9 3/10 10/33 #1 #12 1. 2) 3: 10) 42:",
    // Plain numbers, and the punctuation of a sentence.
    "0 7 42 00 007 123 1984 1234 0000 12345 123456 1234567 12345678 123456789 1234567890",
    "12345678901 42. 42, 42; 42? 42! 42) 100: 5.. 3/4, 50%! $12.50; 10:30?",
  ]

  private static let others = [
    "2024-13-01 2024-00-10 2024-11-32 2024-11-00 2024-1-1 2024/11-28 2024-11 1450-01-01 0/5 1/0",
    "13/32/99 05/7/24 1/0/2000 32.13.20 10-0 01-00 3//4 /4 3/ 1/2/3/4 28.11.202 28.11/24",
    "24:00 29:59 9:60 9:5 9:555 10:15:60 10:15:5 13pm 0am 9:30xm 9:30p 8:00-24:00 8:00- :30",
    "$ $.50 $05 $1.5 $12.345 $$5 5$ 1,00,000 1,0000 0,000 1,234,567,890,123 +-5 ++1 +05 -,5 .5 ,5",
    "% %5 05% 1000% 12.555% 5%% 012% 0kg 05kg 12kq 10000g 1.55l kg 5kgm 1.kg 5.k 12Kg",
    "55-1234 5555-1234 555-12345 555-86-5309 555.867-5309 +1-555-5309 (55) (555 (555)1234 +0301",
    "0012/345 00/12345 1nd 2st 0th 3th 11st 21ts 0s 1th 21th 32th 43th 91th 101th 11nd 111st 24st 00th 012th 05/7 100/3 1000-2000 10-1-",
    "#0 #123 # 1] 123456789012 42_ 100.. 100?! ?5 a 1a :5",
  ]

  @Test func `what people write as numbers has a form`() {
    for text in Self.forms.flatMap({ $0.split(separator: " ") }) {
      #expect(log(String(text)) != nil, "\(text)")
    }
  }

  @Test func `what looks like numbers has none`() {
    #expect(log("") == nil)
    for text in Self.others.flatMap({ $0.split(separator: " ") }) {
      #expect(log(String(text)) == nil, "\(text)")
    }
  }

  @Test func `the forms have the shares that were estimated`() {
    let figures: [(String, Float)] = [
      ("7", -4.75), ("42", -7.17), ("123", -9.12), ("1984", -10.23), ("007", -12.22),
      ("12345", -16.82), ("1234567890", -29.72), ("2024-11-28", -13.15), ("2024/10/20", -15.45),
      ("3/4", -8.54), ("12/31/2024", -14.36), ("31.12.1999", -16.76), ("31-10", -12.08),
      ("1.2.03", -16.00), ("14:30", -8.89), ("9:45pm", -11.60), ("9:37", -10.93),
      ("10:15:59", -14.77), ("9am", -8.91), ("9.30", -10.46), ("8:00-17:30", -16.65),
      ("1,000", -7.53), ("12,345", -15.16), ("1,234,567", -21.04), ("$5", -7.46),
      ("$12.50", -11.16), ("3.14", -11.72), ("0.5", -10.56), ("12.345", -17.14),
      ("-12.5", -13.95), ("50%", -8.34), ("100%", -5.14), ("12.5%", -11.85), ("5kg", -8.58),
      ("12h", -10.85), ("3x", -10.84), ("1.5l", -12.62), ("555-1234", -20.55),
      ("555-867-5309", -27.45), ("+1-555-867-5309", -28.59), ("(555)", -13.30),
      ("+4930123456", -30.90), ("0170/123456", -28.26), ("03012/5555", -26.99), ("1st", -6.19),
      ("4th", -7.47), ("12th", -7.51), ("21st", -8.68), ("90s", -9.06), ("1990s", -9.19),
      ("1-2", -9.40), ("100-200", -17.88), ("1914-1918", -16.71), ("1/2", -8.54),
      ("10/33", -13.27), ("#1", -6.84), ("2)", -8.17), ("42:", -9.96), ("42.", -9.57),
      ("42!", -12.50),
    ]
    for (text, wanted) in figures {
      let found = log(text) ?? 0
      #expect(abs(found - wanted) < 0.03, "\(text) \(found)")
    }
  }

  /// A hundred numbers by what they begin with and how they go on.
  @Test func `months, days, hours and minutes have their ranges`() {
    func count(_ numbers: Range<Int>, _ text: (String) -> String) -> Int {
      numbers.count { log(text($0 < 10 ? "0\($0)" : "\($0)")) != nil }
    }
    #expect(count(0..<100) { "2024-\($0)-05" } == 12)
    #expect(count(0..<100) { "2024-05-\($0)" } == 31)
    #expect(count(0..<100) { "\($0):30" } == 24 && count(0..<100) { "9:\($0)" } == 60)
    #expect(count(0..<100) { "9:30:\($0)" } == 60 && count(0..<100) { "9:30-\($0):00" } == 24)
    // A day and a month in either order, without and with zeros.
    #expect(count(10..<100) { "\($0)/9/24" } == 22 && count(10..<100) { "9/\($0)/24" } == 22)
    #expect(count(0..<100) { "\($0).12.24" } == 31 && count(0..<100) { "12.\($0).24" } == 31)
    #expect(count(0..<100) { "\($0)99-10-10" } == 6 && count(10..<100) { "\($0)th" } == 66)
    #expect(count(10..<100) { "\($0)pm" } == 3 && count(10..<100) { "\($0).8l" } == 90)
  }
}
