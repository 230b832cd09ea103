/// The forms of numbers: dates, times, amounts, quantities and telephone numbers.
///
/// The shares are estimates of what people write in notes. They only need to be right within a
/// factor of two or three: their purpose is to tell 11 from 77 in the place of a month.
enum NumberForms {
  /// All forms.
  static let table = FormTable(all)

  private static let all = TextForm.any([
    (0.3, plain), (0.15, date), (0.13, time), (0.2, amount), (0.07, percentage), (0.1, quantity),
    (0.06, phone), (0.03, ordinal), (0.03, range), (0.03, fraction), (0.03, item),
  ])
  .closed

  /// The first digit of a number: F. Benford's law (1938).
  private static let first = TextForm.one(
    zip(Array("123456789".utf8), [0.30, 0.18, 0.12, 0.10, 0.08, 0.07, 0.055, 0.05, 0.045]).map {
      ($0, Float($1))
    })
  private static let nonzero = TextForm.of("123456789")
  private static let minute = TextForm.any([
    (0.6, .of("0134") + .of("05")), (0.4, .of("012345") + .digit),
  ])
  private static let paddedMonth = TextForm.any([
    (9, .text("0") + nonzero), (3, .text("1") + .of("012")),
  ])
  private static let month = TextForm.any([(9, nonzero), (3, .text("1") + .of("012"))])
  private static let paddedDay = TextForm.any([
    (9, .text("0") + nonzero), (20, .of("12") + .digit), (2, .text("3") + .of("01")),
  ])
  private static let day = TextForm.any([
    (9, nonzero), (20, .of("12") + .digit), (2, .text("3") + .of("01")),
  ])
  private static let year = TextForm.any([
    (0.6, .text("20") + .of("012234") + .digit), (0.34, .text("19") + .digits(2)),
    (0.04, .text("1") + .of("5678") + .digits(2)), (0.02, .text("20") + .digits(2)),
  ])

  private static let plain = TextForm.any([
    (0.35, .digit), (0.27, first + .digit), (0.14, first + .digits(2)), (0.04, .digits(2)),
    (0.04, year), (0.03, first + .digits(3)), (0.02, .digits(3)), (0.01, .digits(4)),
    (0.02, .digits(5)), (0.02, .digits(6)), (0.005, .digits(7)), (0.005, .digits(8)),
    (0.005, .digits(9)), (0.005, .digits(10)), (0.005, .digits(11)),
  ])

  private static let date: TextForm = {
    var forms: [(share: Float, form: TextForm)] = [
      (0.3, year + .text("-") + paddedMonth + .text("-") + paddedDay),
      (0.03, year + .text("/") + paddedMonth + .text("/") + paddedDay),
    ]
    for (sign, share) in [("/", 0.4), (".", 0.2), ("-", 0.07)] as [(String, Float)] {
      let between = TextForm.text(sign)
      let years = between + TextForm.any([(0.6, year), (0.4, .digits(2))])
      let rest = sign == "." ? years.maybe(0.8) : years.maybe(0.75)
      forms.append((share * 0.3, month + between + day + rest))
      forms.append((share * 0.2, paddedMonth + between + paddedDay + rest))
      forms.append((share * 0.25, day + between + month + rest))
      forms.append((share * 0.25, paddedDay + between + paddedMonth + rest))
    }
    return .any(forms)
  }()

  private static let half = (TextForm.texts("am pm AM PM a.m. p.m."))
  private static let time: TextForm = {
    let hour = TextForm.any([
      (10, nonzero), (7, .text("1") + .digit), (3, .text("2") + .of("0123")),
      (4, .text("0") + .digit), (0.5, .text("0")),
    ])
    let short = TextForm.any([(9, nonzero), (3, .text("1") + .of("012"))])
    return .any([
      (0.6, hour + .text(":") + minute), (0.15, hour + .text(":") + minute + half),
      (0.1, hour + .text(":") + minute + .text(":") + .of("012345") + .digit),
      (0.1, short + half), (0.05, hour + .text(".") + minute),
      (0.07, hour + .text(":") + minute + .text("-") + hour + .text(":") + minute),
    ])
  }()

  private static let grouped: TextForm = {
    let group =
      TextForm.text(",")
      + TextForm.any([
        (0.15, .text("000")), (0.1, TextForm.digit + .of("05") + .text("0")), (0.75, .digits(3)),
      ])
    return first + TextForm.any([(1, .row([])), (1, .digit), (1, .digits(2))]) + group
      + (group + group.maybe(0.3)).maybe(0.35)
  }()
  private static let whole = TextForm.any([
    (0.25, nonzero), (0.3, first + .digit), (0.2, first + .digits(2)), (0.03, first + .digits(3)),
    (0.02, first + .digits(4)), (0.2, grouped), (0.02, .text("0")),
  ])
  private static let small = TextForm.any([
    (0.5, .digit), (0.3, first + .digit), (0.2, first + .digits(2)),
  ])
  private static let cents = TextForm.any([
    (0.3, .of("0599") + .of("09")), (0.15, .of("0123456789") + .of("05")), (0.55, .digits(2)),
  ])
  private static let amount = TextForm.any([
    (0.4, .text("$") + whole + (.text(".") + cents).maybe(0.6)), (0.4, grouped),
    (0.14, whole + .text(".") + cents), (0.1, whole + .text(".") + .digit),
    (0.04, grouped + .text(".") + cents), (0.03, small + .text(".") + .digits(3)),
    (0.04, small + .text(",") + cents),
    (0.05, .of("+-") + whole + (.text(".") + .digit).maybe(0.3)),
  ])
  private static let percentage =
    TextForm.any([
      (0.2, .digit), (0.55, nonzero + .digit), (0.15, .text("100")), (0.1, first + .digits(2)),
    ]) + (.text(".") + .digit + TextForm.digit.maybe(0.3)).maybe(0.3) + .text("%")
  private static let quantity =
    TextForm.any([
      (0.3, nonzero), (0.4, first + .digit), (0.25, first + .digits(2)), (0.1, first + .digits(3)),
    ]) + (.text(".") + .digit).maybe(0.15)
    + TextForm.any([
      (0.7, .texts("kg g m km cm mm l ml")), (0.1, .texts("h min s ms")),
      (0.2, .texts("x k mg dl MB GB kB TB W V A Hz kW kWh GHz ft in lb oz mph px pt")),
    ])
  private static let ordinal: TextForm = {
    let th = TextForm.text("th")
    let units = TextForm.any([(7, .of("0456789") + th), (3, .texts("1st 2nd 3rd"))])
    let (teens, tens) = (TextForm.text("1") + .digit + th, TextForm.of("023456789") + units)
    var forms: [(share: Float, form: TextForm)] = [
      (3, .text("1st")), (3, .text("2nd")), (3, .text("3rd")), (5, .of("456789") + th), (8, teens),
    ]
    forms.append((3.5, .of("23") + .of("0456789") + th))
    forms.append((1.5, .of("23") + .texts("1st 2nd 3rd")))
    forms.append((1.5, .of("456789") + units))
    forms.append((0.5, first + (teens | tens)))
    forms.append((3, .of("123456789") + .texts("0s 0's")))
    forms.append((3, .texts("19 20") + .digit + .text("0s")))
    return .any(forms)
  }()
  private static let range = TextForm.any([
    (0.5, TextForm.digit + .text("-") + .digit),
    (0.5, first + .digit + .text("-") + first + .digit), (0.3, year + .text("-") + year),
    (0.2, first + .digits(2) + .text("-") + first + .digits(2)),
  ])
  private static let fraction = TextForm.any([
    (3, nonzero + .text("/") + nonzero), (1, nonzero + .text("/") + first + .digit),
    (1, first + .digit + .text("/") + first + .digit),
  ])
  private static let item =
    (TextForm.text("#") + first + TextForm.digit.maybe(0.4)) | (TextForm.digit + .of(".):"))
    | (first + .digit + .of(".):"))
  private static let phone: TextForm = {
    let (hyphen, last) = (TextForm.text("-"), TextForm.digits(4))
    let three = TextForm.any([(0.8, .of("23456789")), (0.2, .of("01"))]) + .digits(2)
    let tail = TextForm.any([
      (1, .digits(4)), (1, .digits(5)), (2, .digits(6)), (2, .digits(7)), (1, .digits(8)),
    ])
    return .any([
      (0.25, three + hyphen + last), (0.25, three + hyphen + three + hyphen + last),
      (0.05, three + .text(".") + three + .text(".") + last),
      (0.08, .text("+1-") + three + hyphen + three + hyphen + last),
      (0.07, .text("(") + three + .text(")") + (three + hyphen + last).maybe(0.5)),
      (0.1, .text("+") + nonzero + .digit + tail.maybe(0.5)),
      (0.1, .text("0") + nonzero + .digits(2) + (.of("/-") + tail).maybe(0.7)),
      (0.05, .text("0") + nonzero + .digits(3) + .of("/-") + tail), (0.05, .text("0") + tail),
    ])
  }()
}

extension TextForm {
  /// The form with the punctuation of a sentence after it.
  fileprivate var closed: Self {
    self
      + TextForm.one(zip(Array(".,:;?!)".utf8), [8, 8, 2, 1, 1, 1, 2]).map { ($0, Float($1)) })
      .maybe(0.1)
  }
}
