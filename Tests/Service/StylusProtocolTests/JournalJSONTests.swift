import StylusModel
import StylusProtocol
import Testing

private func parameters(_ value: some JSONWritable) throws -> JSONObject {
  var writer = JSONWriter()
  writer.reply(value)
  return try VarlinkReply(parsing: Array(writer.bytes.dropLast())).parameters
}

@Test func aPageOfTheJournalComesBackFromItsJSON() throws {
  var dice = Dice(seed: 41)
  var page = JournalPage()
  page.strokes = (1...3).map { number in
    JournaledStroke(
      owner: .max, written: number, stroke: dice.stroke(samples: [dice.sample(), dice.sample()]))
  }
  page.oldest = 4
  page.newest = 9
  page.damaged = 2
  #expect(try JournalPage(parameters(page)) == page)
  page.next = 7
  #expect(try JournalPage(parameters(page)) == page)
}

@Test func whatAJournalHoldsComesBackFromItsJSON() throws {
  var report = JournalReport()
  report.path = "/a b"
  report.epoch = 1 << 52
  report.strokes = 3
  report.bytes = 1 << 40
  report.owners = [JournalReport.Owner(user: .max, strokes: 3, oldest: 2, newest: 4)]
  report.aside = ["journal.sqlite3.broken-1"]
  #expect(try JournalReport(parameters(report)) == report)
  #expect(try JournalWiped(parameters(JournalWiped(strokes: 5))).strokes == 5)
}

@Test func whatIsAskedOfTheJournalIsReadAsItWasWritten() throws {
  var query = JournalQuery()
  query.owner = 1_000
  query.since = 5
  query.before = 9
  query.limit = 7
  query.samples = false
  var wipe = JournalWipe()
  wipe.before = 3
  let inquiry = JournalInquiry(owner: 8)
  #expect(try request("ListJournal", query) == .listJournal(query))
  #expect(try request("WipeJournal", wipe) == .wipeJournal(wipe))
  #expect(try request("GetJournal", inquiry) == .getJournal(inquiry))
  query.limit = 1_001
  #expect(throws: VarlinkError.invalidParameter("limit")) { try request("ListJournal", query) }
}

private func request(_ method: String, _ parameters: some JSONWritable) throws -> DaemonRequest {
  var writer = JSONWriter()
  writer.call("org.stylusd." + method, parameters, mode: .single)
  return try DaemonRequest(VarlinkCall(parsing: Array(writer.bytes.dropLast())))
}
