import Settings
import StrokeJournal
import StylusDaemon
import StylusDevices
import StylusModel
import Testing

private func file(_ text: String) -> ConfigurationReading {
  var reading = ConfigurationReading()
  reading.parseFile(Array(text.utf8), path: "test.conf")
  return reading
}

@Test func aFileSaysWhatItSaysAndTheRestIsAsUsual() {
  let read = file(
    """
    # a comment
    [stylusd]
    seat = seat1
    keep-strokes = 7

    [tablet]
    left-handed = yes
    [tablet 056a:0357]
    left-handed = no
    """)
  #expect(read.complaints.isEmpty)
  #expect(read.settings.seat == "seat1")
  #expect(read.settings.limits.strokes == 7)
  #expect(read.settings.clients.all == Configuration().clients.all)
  #expect(read.settings.preferences(vendor: 1, product: 2).isLeftHanded)
  #expect(!read.settings.preferences(vendor: 0x056a, product: 0x0357).isLeftHanded)
}

@Test func aByteOrderMarkInFrontOfAFileDoesNotMatter() {
  for start in ["", "# a comment\n", "\n"] {
    let read = file("\u{FEFF}\(start)[stylusd]\nseat = seat1\n")
    #expect(read.complaints.isEmpty, "\(read.complaints)")
    #expect(read.settings.seat == "seat1")
  }
}

@Test func whatAFileWantsOfATabletIsItsAlone() throws {
  let configuration = file(
    """
    [tablet]
    budget = 40
    [tablet 2d1f:0095]
    profile = secondary pressure period 50ms
    late-node = 1234:abcd
    late-properties = pressure, roll
    [tablet 056a:0357]
    late-node = My *Pen
    budget = 0
    """
  ).settings
  let known = try SourceProfile("alternating pressure tilt", origin: .table)
  let pine = configuration.preferences(vendor: 0x2d1f, product: 0x0095)
  #expect(
    pine.profile(from: known).description
      == "secondary pressure period 50ms budget 40ms (configured)")
  #expect(
    pine.lateNode
      == LateNodeRule(
        node: .product(vendor: 0x1234, product: 0xABCD),
        properties: [.init(.pressure), .init(.roll)]))
  let wacom = configuration.preferences(vendor: 0x056a, product: 0x0357)
  #expect(
    wacom.profile(from: known).description == "alternating pressure tilt budget 0ms (configured)")
  #expect(
    wacom.lateNode
      == LateNodeRule(node: .named(NamePattern("My *Pen")), properties: .init(.pressure)))
  let other = configuration.preferences(vendor: 1, product: 1)
  #expect(other.lateNode == nil && other.profile == nil)
  #expect(configuration.lateNodes.count == 2)
}

@Test func withoutABudgetASecondNodeGetsARadios() {
  let known = SourceProfile()
  let configuration = file("[tablet]\nlate-node = Pen\n").settings
  let wished = configuration.preferences(vendor: 1, product: 1).profile(from: known)
  #expect(wished.budget == .milliseconds(120) && wished.origin == .configured)
  #expect(Configuration().preferences(vendor: 1, product: 1).profile(from: known) == known)
}

@Test func aSecondNodeOfButtonsAloneChangesNoBudget() {
  let text = "[tablet]\nlate-node = Pen\nlate-properties = none\n"
  let wishes = file(text).settings.preferences(vendor: 1, product: 1)
  #expect(wishes.lateNode == LateNodeRule(node: .named(NamePattern("Pen")), properties: []))
  #expect(!wishes.hasLateValues)
  #expect(wishes.profile(from: SourceProfile()) == SourceProfile())
}

@Test(arguments: [
  ("[stylusd]\nsaet = x", "test.conf:2: [stylusd] has no key \"saet\""),
  ("\n\n[daemon]\nseat = x", "test.conf:4: there is no section [daemon]"),
  (
    "[stylusd]\nkeep-strokes = many", "test.conf:2: keep-strokes must be a number from 1 to 1000000"
  ),
  ("[stylusd]\nkeep-strokes = 0", "test.conf:2: keep-strokes must be a number"),
  ("[tablet wacom]\nleft-handed = yes", "test.conf:2: a tablet is named by vendor:product"),
  ("[tablet +5a:+35]\nbudget = 1", "test.conf:2: a tablet is named by vendor:product, four hexa"),
  (
    "[tablet 1:2]\nbudget = 1", "test.conf:2: a tablet is named by vendor:product, four hexadecimal"
  ),
  (
    "[stylusd]\nseat = a\0b\n",
    "test.conf: is not text: line 2 has a zero byte. Fix: restore or remove it"
  ),
  ("[tablet]\nleft-handed = perhaps", "test.conf:2: left-handed must be yes or no"),
  ("[tablet]\nprofile = sometimes", "test.conf:2: profile: 'sometimes' is not a word of a profile"),
  (
    "[tablet]\n\nbudget = 501", "test.conf:3: budget must be a number of milliseconds from 0 to 500"
  ),
  ("[tablet]\nbudget = 5ms", "test.conf:2: budget must be a number of milliseconds"),
  ("[tablet]\nlate-node =", "test.conf:2: late-node must be a name or vendor:product"),
  (
    "[tablet]\nlate-properties = tilt",
    "test.conf:2: late-properties must be some of pressure, roll"
  ),
  (
    "[tablet]\nlate-knot = x", "test.conf:2: [tablet] has no key \"late-knot\": did you mean late-n"
  ),
  ("[tablet]\nxyzzy = x", "test.conf:2: [tablet] has no key \"xyzzy\": known are left-handed, "),
  ("[tabelt]\nbudget = 1\nprofile = x", "test.conf:2: there is no section [tabelt]: did you mean"),
  ("[tool]\nbudget = 1", "test.conf:2: [tool] has no key \"budget\": known are pressure-curve"),
  ("[tool pencl]\ntip-threshold = 5", "test.conf:2: a tool is named pen, eraser"),
  ("[tool 0x0]\ntip-threshold = 5", "test.conf:2: a tool is named pen, eraser"),
  ("[tool 0x+5]\ntip-threshold = 5", "test.conf:2: a tool is named pen, eraser"),
  (
    "[tablet]\npressure-curve = 0 0 100",
    "test.conf:2: pressure-curve must be linear or four numbers"
  ),
  ("[tablet]\npressure-curve = 0 0 100 101", "test.conf:2: pressure-curve must be linear or four"),
  ("[tablet]\npressure-curve = 0 nan 1 1", "test.conf:2: pressure-curve must be linear or four"),
  ("[tablet]\npressure-curve = 0 -1 1 1", "test.conf:2: pressure-curve must be linear or four"),
  ("[tablet]\ntip-threshold = 0", "test.conf:2: tip-threshold must be off or one or two"),
  ("[tablet]\ntip-threshold = 3% 5%", "test.conf:2: tip-threshold must be off or one or two"),
  ("[tablet]\ntip-threshold = 1 1 1", "test.conf:2: tip-threshold must be off or one or two"),
  ("[tablet]\narea = 0 0 10 10", "test.conf:2: area must be whole or left, top, width and height"),
  ("[tablet]\narea = 0% 0% 101% 10%", "test.conf:2: area must be whole or left, top, width"),
  ("[tablet]\narea-aspect = 16", "test.conf:2: area-aspect must be free or W:H"),
  ("[tablet]\narea-aspect = 0:9", "test.conf:2: area-aspect must be free or W:H"),
  ("[stylusd]\nseat = \(String(repeating: "x", count: 300))", "test.conf:2: is longer than 198"),
  ("[stylusd]\n  seat = a\n  max-clients = 0", "test.conf:3: max-clients must be a number"),
  ("[stylusd\n", "test.conf:1: is neither [section], key = value"),
  ("[stylusd]\nnonsense\nseat = x", "test.conf:2: is neither [section], key = value"),
])
func aMistakeIsReportedWithItsLine(text: String, complaint: String) {
  let complaints = file(text).complaints
  #expect(complaints.count == 1)
  #expect(complaints.first?.hasPrefix(complaint) == true, "\(complaints)")
}

@Test func hostileBytesAreOnlyComplainedAbout() {
  let long = "[stylusd]\n" + String(repeating: "a", count: 100_000) + " = 1\nseat = s\n"
  #expect(!file(long).complaints.isEmpty)
  var binary = ConfigurationReading()
  binary.parseFile((0..<4096).map { UInt8($0 & 0xFF) }, path: "b")
  #expect(!binary.complaints.isEmpty)
}

@Test func everyMistakeIsReportedInTheOrderOfTheFile() {
  let complaints = file(
    """
    junk
    [stylusd]
    more junk
    seat = seat1
    seats = 2
    # \(String(repeating: "long comment ", count: 40))
    rubbish
    [nobody]
    a = 1
    b = 2
    [tablet]
    budget = x
    budget = x
    """
  ).complaints
  let lines = complaints.map { String($0.split(separator: ":")[1]) }
  #expect(lines == ["1", "3", "5", "7", "9", "12", "13"], "\(complaints)")
}

@Test func anIndentedLineIsALineOfItsOwn() {
  let read = file("[stylusd]\n  seat = seat1\n\tmax-clients = 5\r\n")
  #expect(read.complaints.isEmpty)
  #expect(read.settings.seat == "seat1" && read.settings.clients.all == 5)
}

@Test func whoMayListenIsReadAndAMisspeltModeReported() {
  let good = file("[stylusd]\naccess = seat\nink-group = scribes\nlate-group = 50\n")
  #expect(good.complaints.isEmpty)
  #expect(good.settings.access == .seat)
  #expect(good.settings.inkGroup == "scribes" && good.settings.lateGroup == "50")
  #expect(Configuration().access == .user && Configuration().inkGroup == nil)
  let bad = file("[stylusd]\naccess = everybody\n")
  #expect(bad.complaints == ["test.conf:2: access must be user or seat, not \"everybody\""])
  #expect(bad.settings.access == .user)
}

@Test func realTimeAndLockedMemoryAreWantedUnlessTheFileSaysNo() {
  #expect(Configuration().isRealTime && Configuration().locksMemory)
  let read = file("[stylusd]\nreal-time = no\nlock-memory = no\n")
  #expect(read.complaints.isEmpty)
  #expect(!read.settings.isRealTime && !read.settings.locksMemory)
  let wrong = file("[stylusd]\nreal-time = perhaps\n")
  #expect(wrong.complaints == ["test.conf:2: real-time must be yes or no, not \"perhaps\""])
  #expect(wrong.settings.isRealTime)
}

@Test func theJournalIsOffUnlessTheFileSaysYes() {
  #expect(!Configuration().journal.isOn)
  let read = file("[stylusd]\njournal = yes\njournal-days = 0\njournal-megabytes = 7\n")
  #expect(read.complaints.isEmpty)
  #expect(read.settings.journal.isOn)
  #expect(read.settings.journal.retention.days == 0)
  #expect(read.settings.journal.retention.megabytes == 7)
  let wrong = file("[stylusd]\njournal = 2\njournal-days = -1\njournal-megabytes = 0\n")
  #expect(
    wrong.complaints == [
      "test.conf:2: journal must be yes or no, not \"2\"",
      "test.conf:3: journal-days must be a number from 0 to 3650, not \"-1\"",
      "test.conf:4: journal-megabytes must be a number from 1 to 1000000, not \"0\"",
    ])
}

@Test func aNumberWithFewerDigitsNamesASecondNodeAndNoModel() {
  let wishes = file("[tablet]\nlate-node = 1:2\n").settings.preferences(vendor: 1, product: 1)
  #expect(wishes.lateNode?.node == .named(NamePattern("1:2")))
}

@Test func ofAFileWithAZeroByteNothingCounts() {
  let read = file("[stylusd]\nmax-clients = 5\nseat = a\0b\n")
  #expect(read.settings == Configuration() && read.lines.isEmpty)
}
