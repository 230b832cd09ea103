/// English contractions and some words of notes that the counted books lack or have less often than
/// people write them today: rows as in ``CommonWords``, with estimated counts.
enum Contractions {
  static let english: StaticString = """
    23 it's
    22 don't
    21 that's I'm
    20 you're didn't
    19 can't
    18 he's there's doesn't we're I'll I've what's
    17 they're let's I'd she's wasn't wouldn't couldn't
    16 we'll isn't won't you've he'd we've
    15 you'll here's haven't
    14 www you'd who's aren't hadn't she'd they've weren't ok
    13 he'll ain't they'd hasn't shouldn't we'd they'll where's email
    12 she'll it'll o'clock
    11 how's that'll one's pm am
    9 who'd it'd would've y'all ma'am today's year's http https
    8 that'd where'd when's could've should've c'mon people's
    7 who've how'd needn't there'll who'll why'd mustn't
    6 there'd what'll what're what'd who're why's must've everyone's someone's something's
    5 how're mightn't shan't might've everybody's somebody's nobody's nothing's
    4 oughtn't daren't there've I'd've ne'er d'you
    9 online website internet google gmail laptop software browser smartphone
    8 facebook youtube wifi blog app apps github wikipedia twitter instagram
    6 yahoo hotmail outlook icloud linux debian ubuntu linkedin whatsapp
    """
}
