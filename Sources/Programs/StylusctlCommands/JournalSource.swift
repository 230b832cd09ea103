import CommandSupport
import LinuxIO
import ProgramOptions
import StrokeJournal
import StylusClient
import StylusProtocol

/// A journal to look into: a daemon's, or a file that no daemon uses.
struct JournalSource: ~Copyable {
  private var connection: InkConnection?
  private var place: JournalPlace?
  /// A copy of the file, which is made once.
  private var copy: JournalFile?
  private let owner: UInt32?

  /// Connects to the daemon if no file is named.
  ///
  /// - Parameter owner: the owner of the strokes; nil for the caller.
  init(_ file: String?, _ invocation: Invocation, owner: UInt32?) throws(StylusctlError) {
    self.owner = owner
    if let file {
      place = JournalPlace(path: file)
      connection = nil
    } else {
      connection = try Connecting.connect(invocation)
      place = nil
    }
  }

  /// Some strokes.
  mutating func page(_ query: JournalQuery) throws(StylusctlError) -> JournalPage {
    if let place {
      return try Self.mapJournalError { () throws(JournalError) in
        let file = try file(at: place)
        return try file.page(query, of: Self.owner(owner, in: file))
      }
    }
    return try asking { (connection) throws(ClientError) in try connection.journal(query) }
  }

  /// What it holds.
  mutating func report() throws(StylusctlError) -> JournalReport {
    if let place {
      return try Self.mapJournalError { () throws(JournalError) in
        try file(at: place).report(owner: owner)
      }
    }
    let inquiry = JournalInquiry(owner: owner)
    return try asking { (connection) throws(ClientError) in try connection.journal(inquiry) }
  }

  /// Removes strokes for good; how many there were.
  mutating func wipe(_ wipe: JournalWipe) throws(StylusctlError) -> Int {
    if let place {
      return try Self.mapJournalError { () throws(JournalError) in
        let file = try JournalFile(changing: place)
        return try file.wipe(owner: Self.owner(owner, in: file), before: wipe.before)
      }
    }
    return try asking { (connection) throws(ClientError) in try connection.wipeJournal(wipe) }
  }

  /// The file, opened for one question: a daemon that starts meanwhile must not wait long.
  private mutating func file(at place: JournalPlace) throws(JournalError) -> JournalFile {
    if let copy { return copy }
    let file = try JournalFile(reading: place)
    if file.isCopy { copy = file }
    return file
  }

  /// Whose strokes of a file are meant: the only owner's, where there is but one.
  private static func owner(_ named: UInt32?, in file: JournalFile) -> UInt32 {
    if let named { return named }
    return file.newest.count == 1 ? file.newest.keys.first ?? 0 : Environment.user
  }

  private static func mapJournalError<Value>(
    _ body: () throws(JournalError) -> Value
  ) throws(StylusctlError) -> Value {
    do throws(JournalError) { return try body() } catch { throw makeError(error) }
  }

  /// What a person named may be anybody's: nothing is advised that would change it unless it is a
  /// journal.
  private static func makeError(_ fault: JournalError) -> StylusctlError {
    let other = "Fix: name a journal of stylusd with --file FILE"
    return switch fault {
    case .notOurs(let path): StylusctlError("\(path) is not a journal of stylusd. \(other)")
    case .wrongKind(let path): StylusctlError("\(path) is not an ordinary file. \(other)")
    case .foreignOwner(let path, let user):
      StylusctlError(
        "\(path) belongs to user \(user). Fix: run this as that user, or name another file")
    case .system(let error): StylusctlError(error)
    default: StylusctlError(fault)
    }
  }

  private mutating func asking<Value>(
    _ body: (inout InkConnection) throws(ClientError) -> Value
  ) throws(StylusctlError) -> Value {
    do throws(ClientError) {
      guard let value = try withConnection(body) else {
        preconditionFailure("neither file nor daemon")
      }
      return value
    } catch {
      throw StylusctlError(error)
    }
  }

  private mutating func withConnection<Value>(
    _ body: (inout InkConnection) throws(ClientError) -> Value
  ) throws(ClientError) -> Value? {
    guard var taken = connection.take() else { return nil }
    let value = try body(&taken)
    connection = consume taken
    return value
  }
}
