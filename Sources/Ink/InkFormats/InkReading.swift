public import InkDrawing

/// The result of reading a file of another program.
public struct InkReading: Sendable {
  /// The pages.
  public let document: InkDocument
  /// The ink of all pages, one below the other.
  public var drawing: Drawing { document.joined }
  /// Content of the file that a drawing cannot represent, and missing values that were assumed.
  public let losses: [Loss]
  /// The errors in the file, in order; empty for a valid file.
  public let faults: [InkFault]
  /// Losses and errors in one list, for callers that take the ink without its pages.
  package var remarks: [Loss] {
    losses + DrawingDecoder.losses(pages: document.pages.count)
      + faults.map { Loss(what: "\($0)", count: 1) }
  }

  init(_ drawing: Drawing, _ losses: [Loss], _ faults: [InkFault]) {
    self.init(InkDocument(drawing), losses, faults)
  }

  init(_ document: InkDocument, _ losses: [Loss], _ faults: [InkFault]) {
    self.document = document
    self.losses = losses
    self.faults = faults
  }
}

/// One error in a file whose other parts were read.
public struct InkFault: Hashable, Sendable {
  /// The affected stroke, counted from 1 in the order of the file; nil if no single stroke is
  /// affected.
  public let stroke: Int?
  /// The position in the file.
  public let place: InkFormatError.Place
  /// The error and how it was handled, as a clause without a full stop.
  public let what: String
  /// Whether ink is missing because of the error.
  public let losesInk: Bool
  /// Whether the rest of the stroke is read.
  let keepsStroke: Bool

  package init(
    stroke: Int? = nil, _ place: InkFormatError.Place, _ what: String, losesInk: Bool,
    keepsStroke: Bool = false
  ) {
    self.stroke = stroke
    self.place = place
    self.what = what
    self.losesInk = losesInk
    self.keepsStroke = keepsStroke
  }
}

/// The errors in a file while it is read: the first are kept and the others counted, so that no
/// file can fill the memory with them.
struct FaultList {
  private var first: [InkFault] = []
  private var more = 0
  private var moreLoseInk = false
  private static let most = 1_000

  mutating func append(_ fault: InkFault) {
    guard first.count == Self.most else { return first.append(fault) }
    more += 1
    moreLoseInk = moreLoseInk || fault.losesInk
  }

  /// All errors.
  var all: [InkFault] {
    guard more > 0 else { return first }
    return first + [
      InkFault(.file, "\(more) more faults are not listed", losesInk: moreLoseInk)
    ]
  }
}

/// Remarks about a file whose strokes were passed on.
package struct InkRemarks: Sendable {
  /// Content that a drawing cannot represent, and values that were assumed.
  package let losses: [Loss]
  /// The errors in the file.
  package let faults: [InkFault]
  /// The number of pages.
  let pages: Int

  init(_ losses: [Loss], _ faults: [InkFault], pages: Int = 1) {
    self.losses = losses
    self.faults = faults
    self.pages = pages
  }
}

extension InkFault {
  /// Returns the error for characters of the document that ``XMLCleaner`` replaced.
  static func replacedLetters(_ count: Int) -> InkFault {
    InkFault(
      .file, "\(count) \(count == 1 ? "letter" : "letters") that XML does not allow were read as ?",
      losesInk: false)
  }
}

extension InkFault: CustomStringConvertible {
  /// The stroke, the position and the error, in one line.
  public var description: String {
    let numbers = [stroke.map { "stroke \($0)" }, Self.positionText(place)].compactMap(\.self)
    return numbers.isEmpty ? what : "\(numbers.joined(separator: ", ")): \(what)"
  }

  private static func positionText(_ place: InkFormatError.Place) -> String? {
    switch place {
    case .line(let line): "line \(line)"
    case .offset(let offset): "byte \(offset)"
    case .file: nil
    }
  }
}

extension InkFormatError {
  /// Creates an error from a file's first error, for callers that accept only valid files.
  init(_ fault: InkFault) {
    self.init(
      fault.place, fault.stroke.map { "stroke \($0): \(fault.what)" } ?? fault.what,
      fix: "read it without --strict")
  }
}
