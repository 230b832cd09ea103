public import InkDrawing

/// What was read of a file of another program.
public struct InkReading: Sendable {
  /// The pages.
  public let document: InkDocument
  /// The ink of all pages, one below the other.
  public var drawing: Drawing { document.joined }
  /// What the file has and a drawing cannot keep, and what the file does not say and was assumed.
  public let losses: [Loss]
  /// What is wrong with the file, in its order; empty if it is sound.
  public let faults: [InkFault]
  /// Losses and faults in one list, for who takes the ink without its pages.
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

/// One thing that is wrong with a file of which the rest was read.
public struct InkFault: Hashable, Sendable {
  /// The stroke that it concerns, counted from 1 in the order of the file; nil if it concerns no
  /// single one.
  public let stroke: Int?
  /// Where in the file that is.
  public let place: InkFormatError.Place
  /// What is wrong, and what was done about it, as a clause without a full stop.
  public let what: String
  /// Whether ink is missing because of it.
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

/// The faults of a file while it is read: the first are kept, the others counted, so that no file
/// can fill the memory with them.
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

  /// All of them.
  var all: [InkFault] {
    guard more > 0 else { return first }
    return first + [
      InkFault(.file, "\(more) more faults are not listed", losesInk: moreLoseInk)
    ]
  }
}

/// Remarks about a file whose strokes were handed on.
package struct InkRemarks: Sendable {
  /// What the file has and a drawing cannot keep, and what was assumed.
  package let losses: [Loss]
  /// What is wrong with it.
  package let faults: [InkFault]
  /// How many pages it has.
  let pages: Int

  init(_ losses: [Loss], _ faults: [InkFault], pages: Int = 1) {
    self.losses = losses
    self.faults = faults
    self.pages = pages
  }
}

extension InkFault {
  /// Letters of the document that ``XMLCleaner`` replaced.
  static func replacedLetters(_ count: Int) -> InkFault {
    InkFault(
      .file, "\(count) \(count == 1 ? "letter" : "letters") that XML does not allow were read as ?",
      losesInk: false)
  }
}

extension InkFault: CustomStringConvertible {
  /// Which stroke, where, and what, in one line.
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
  /// The first of a file's faults, for those who want a sound file or none.
  init(_ fault: InkFault) {
    self.init(
      fault.place, fault.stroke.map { "stroke \($0): \(fault.what)" } ?? fault.what,
      fix: "read it without --strict")
  }
}
