import CYaml
import Evdev

/// Reads a YAML document from left to right, one event of libyaml at a time.
///
/// It builds no tree, follows no alias and accepts no nesting beyond ``deepest``: a file can only
/// make it slow in proportion to its size. The bytes must outlive it.
@safe struct YamlReader: ~Copyable {
  /// The nesting that a recording needs is 6: devices, device, events, frame, evdev, event.
  static let deepest = 16

  /// The next token of the document.
  enum Token: Equatable {
    case scalar(String)
    case list
    case map
    /// A list or map ends.
    case end
    /// The document ends.
    case finish
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var depth = 0
  /// The position of the lines that were last searched for comments.
  private var comments = (line: 1, place: 0)
  /// The line of the token that was read last; counts from 1.
  private(set) var line = 1

  /// Takes bytes that must stay valid as long as the reader lives; nil if there is no memory.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) != 0 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// Takes the next token.
  mutating func nextToken() throws(RecordingError) -> Token {
    var event = unsafe yaml_event_t()
    while true {
      guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw parserError }
      let found = unsafe token(of: event)
      unsafe line = Int(clamping: event.start_mark.line) + 1
      unsafe yaml_event_delete(&event)
      switch found {
      case .opening where depth >= Self.deepest:
        throw makeError("nested deeper than \(Self.deepest) levels", fix: Self.fix)
      case .alias:
        throw makeError("uses an alias (*)", fix: Self.fix)
      case .opening(let token):
        depth += 1
        return token
      case .token(let token):
        if token == .end { depth -= 1 }
        return token
      case .frame:
        continue
      }
    }
  }

  /// Takes the next value and throws it away.
  mutating func skip() throws(RecordingError) {
    let outside = depth
    repeat {
      if try nextToken() == .finish { throw makeError("ends too early", fix: Self.fix) }
    } while depth > outside
  }

  /// The values of axes in the comments of some lines; libyaml ignores comments. Lines must be
  /// requested in their order.
  mutating func axisComments(in lines: Range<Int>) -> [UInt16: Int32] {
    var found = AxisComments()
    let (bytes, count) = unsafe (bytes, bytes.count)
    while comments.line < lines.upperBound, comments.place < count {
      let end = unsafe bytes[comments.place...].firstIndex(of: UInt8(ascii: "\n")) ?? count
      let text = unsafe Array(bytes[comments.place..<end])
      if comments.line >= lines.lowerBound { found.parseLine(text[...]) }
      comments = (comments.line + 1, end + 1)
    }
    return found.values
  }

  /// Blames the line of the token that was read last.
  func makeError(_ what: String, fix: String) -> RecordingError {
    RecordingError(line: line, what: what, fix: fix)
  }

  static let fix =
    "check that this is a file of libinput record; if it is damaged, `stylusctl recover FILE` saves the rest"

  // MARK: libyaml

  private enum YamlEvent {
    case opening(Token)
    case token(Token)
    case alias
    /// The beginning of the stream or document, or the end of a document.
    case frame
  }

  private func token(of event: yaml_event_t) -> YamlEvent {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT: .token(.scalar(unsafe scalarText(of: event)))
    case YAML_SEQUENCE_START_EVENT: .opening(.list)
    case YAML_MAPPING_START_EVENT: .opening(.map)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .token(.end)
    case YAML_ALIAS_EVENT: .alias
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .token(.finish)
    default: .frame
    }
  }

  private func scalarText(of event: yaml_event_t) -> String {
    let scalar = unsafe event.data.scalar
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  private var parserError: RecordingError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    return RecordingError(
      line: problemLine, what: "is not YAML (\(problem ?? "unreadable"))", fix: Self.fix)
  }

  /// The line of libyaml's error: invalid bytes have an offset, all other errors a line.
  private var problemLine: Int {
    guard unsafe parser.pointee.error == YAML_READER_ERROR else {
      return unsafe Int(clamping: parser.pointee.problem_mark.line) + 1
    }
    let before = unsafe bytes.prefix(Int(clamping: parser.pointee.problem_offset))
    return unsafe before.count { $0 == UInt8(ascii: "\n") } + 1
  }
}
