import InkSynthesis

/// Texts of a kind, by chance.
enum CaseText: String, CaseIterable {
  /// English contractions.
  case contractions
  /// Acronyms, codes and names in capitals.
  case capitals
  /// Words with one capital: names, and words at the beginning of a sentence.
  case names
  /// Words of one to three letters.
  case short
  /// Dates in the usual forms.
  case dates
  /// Times of day.
  case times
  /// Amounts of money, large numbers, percentages, and quantities.
  case amounts
  /// Telephone numbers.
  case phones
  /// E-mail and web addresses.
  case addresses

  /// A text of this kind.
  func draw(_ dice: inout SplitMix64) -> String {
    switch self {
    case .contractions: dice.pick(Self.contractionsList)
    case .capitals: dice.pick(Self.capitalsList)
    case .names: Self.name(&dice)
    case .short: dice.pick(Self.shortList)
    case .dates: Self.date(&dice)
    case .times: Self.time(&dice)
    case .amounts: Self.amount(&dice)
    case .phones: Self.phone(&dice)
    case .addresses: Self.address(&dice)
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static let contractionsList = list(
    "I'm I'll I'd I've you're you'll you'd you've he's he'll he'd she's she'll she'd it's it'll "
      + "we're we'll we'd we've they're they'll they'd they've that's that'll that'd there's "
      + "here's what's who's who'll who'd where's when's how's why's let's isn't aren't wasn't "
      + "weren't hasn't haven't hadn't don't doesn't didn't won't wouldn't can't couldn't "
      + "shouldn't mustn't needn't mightn't ain't could've should've would've might've o'clock "
      + "y'all ma'am Don't It's That's We're They're You're Isn't What's Let's Can't")
  private static let capitalsList = list(
    "CEO HTML CSS PC USA UK EU UN FBI NASA API USB PDF SQL XML JSON URL CPU GPU RAM ROM SSD HDD "
      + "LED LCD TV DVD CD DNA RNA PhD MBA CFO CTO HR IT PR QA VIP FAQ DIY ASAP FYI ETA TBD AM "
      + "PM ATM PIN SIM GPS WIFI HTTP SSH VPN DNS IP TCP UDP IBM BMW NATO OK SOS EXIT STOP SALE "
      + "MEMO NOTE YES NO MAIN ST AVE ROAD HOTEL OPEN CLOSED NEW YORK TEST BUG KEY MAP ZONE")
  private static let first = list(
    "Anna Peter Maria Thomas Sarah Michael Laura Daniel Julia David Emma Paul Nina Robert Lisa "
      + "Martin Clara Simon Helen George Alice Oscar Irene Victor Paula Kevin Diana Frank Sophie "
      + "Henry London Paris Berlin Vienna Madrid Boston Chicago Denver Dublin Oxford Munich "
      + "Prague Zurich Geneva Sydney Toronto Monday Tuesday Friday Sunday January March April "
      + "June July August October English French German Spanish Smith Miller Wilson Taylor "
      + "Anderson Meyer Garcia Johnson Brown Clark Lewis Walker Young")
  private static let sentence = list(
    "The This Please Meeting Call Buy Send After Before When Where Project Notes Today Tomorrow "
      + "Remember Ask Check Write Read Lunch Dinner Ideas Agenda Questions Summary Chapter Page "
      + "Week Figure Table List Total")
  private static let shortList = list(
    "a I up no am in it is on at to of or so we me my by he if as be do go us an ok hi oh the and "
      + "for you not but are was his her all can had out day get how new now see two way who boy "
      + "did its let put say she too use")
  private static let hosts = list(
    "example mail gmail wikipedia debian github google yahoo office school weather library music "
      + "garden travel")
  private static let endings = list("com com com org org net de edu co.uk fr io")

  private static func name(_ dice: inout SplitMix64) -> String {
    dice.below(100) < 70 ? dice.pick(first) : dice.pick(sentence)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func date(_ dice: inout SplitMix64) -> String {
    let (year, month, day) = (1950 + dice.below(90), 1 + dice.below(12), 1 + dice.below(28))
    return switch dice.below(6) {
    case 0, 1: "\(year)-\(two(month))-\(two(day))"
    case 2: "\(month)/\(day)/\(year)"
    case 3: "\(two(day))/\(two(month))/\(year)"
    case 4: "\(day).\(month).\(year)"
    default: "\(month)/\(day)/\(two(year % 100))"
    }
  }

  private static func time(_ dice: inout SplitMix64) -> String {
    let (hour, minute) = (dice.below(24), dice.below(60))
    return switch dice.below(5) {
    case 0: "\(1 + hour % 12):\(two(minute))pm"
    case 1: "\(1 + hour % 12):\(two(minute))am"
    case 2: "\(two(hour)):\(two(minute)):\(two(dice.below(60)))"
    default: "\(two(hour)):\(two(minute))"
    }
  }

  private static func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = "\(1000 + number % 1000)".dropFirst()
    return grouped(number / 1000) + "," + rest
  }

  private static func amount(_ dice: inout SplitMix64) -> String {
    let size = [10, 100, 1000, 100_000, 10_000_000][dice.below(5)]
    let whole = 1 + dice.below(size)
    switch dice.below(8) {
    case 0, 1: return "$\(grouped(whole)).\(two(dice.below(100)))"
    case 2: return "$\(whole)"
    case 3, 4: return grouped(1000 + dice.below(10_000_000))
    case 5: return "\(dice.below(101))%"
    case 6: return "\(dice.below(100)).\(dice.below(10))%"
    default: return "\(1 + dice.below(500))" + dice.pick(list("kg km cm mm g ml m"))
    }
  }

  private static func phone(_ dice: inout SplitMix64) -> String {
    let (area, middle, last) = (
      200 + dice.below(800), 200 + dice.below(800), "\(10_000 + dice.below(10_000))".dropFirst()
    )
    return switch dice.below(4) {
    case 0: "\(middle)-\(last)"
    case 1: "+1-\(area)-\(middle)-\(last)"
    case 2: "0\(area)/\(middle)\(last)"
    default: "\(area)-\(middle)-\(last)"
    }
  }

  private static func address(_ dice: inout SplitMix64) -> String {
    let host = dice.pick(hosts) + "." + dice.pick(endings)
    return dice.below(2) == 0 ? "www." + host : dice.pick(first).lowercased() + "@" + host
  }
}

extension SplitMix64 {
  /// A number from 0 to less than this one.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// One of a list.
  mutating func pick(_ list: [String]) -> String { list[below(list.count)] }
}
