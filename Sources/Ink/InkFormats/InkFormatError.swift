import InkStorage

/// The reason why a file of another program cannot be read or written: the position, the problem
/// and what to do.
public struct InkFormatError: Error, Hashable, CustomStringConvertible, Sendable {
  /// A position in a file.
  public enum Place: Hashable, Sendable {
    /// A line of text, counted from 1.
    case line(Int)
    /// The offset of a byte, counted from 0.
    case offset(Int)
    /// The whole file.
    case file
  }

  /// The position of the problem.
  public let place: Place
  /// The problem, for example "the trace has no channel Y".
  public let what: String
  /// How to fix the problem.
  public let fix: String
  /// Whether the file is damaged, so that a part of it may still be readable.
  package let isDamage: Bool
  /// Whether the file exceeds a limit.
  private(set) var isLimit = false

  /// Creates an error.
  public init(_ place: Place, _ what: String, fix: String) {
    self.init(place, what, fix: fix, isDamage: false)
  }

  private init(_ place: Place, _ what: String, fix: String, isDamage: Bool) {
    self.place = place
    self.what = what
    self.fix = fix
    self.isDamage = isDamage
  }

  /// Returns the error for a file that exceeds a limit, so that no more of it is read.
  static func limit(_ place: Place, _ what: String) -> InkFormatError {
    var error = InkFormatError(
      place, what, fix: "if you trust the file, raise the limits (--limit), or split it")
    error.isLimit = true
    return error
  }

  /// Returns the error for a damaged file.
  static func damage(_ place: Place, _ what: String) -> InkFormatError {
    InkFormatError(
      place, what, fix: "save what is left of it with `stylusctl recover FILE`", isDamage: true)
  }

  /// The error if the receiver of the strokes stops reading.
  package static let stopped = InkFormatError(.file, "reading was stopped", fix: "try again")

  /// Returns the error for bytes of a file that cannot be read.
  static func unreadable(_ offset: Int) -> InkFormatError {
    InkFormatError(.offset(offset), "the file cannot be read there", fix: "check the disk")
  }

  /// Position, problem and fix in one line.
  public var description: String {
    switch place {
    case .line(let line): "line \(line): \(what); \(fix)"
    case .offset(let offset): "byte \(offset): \(what); \(fix)"
    case .file: "\(what); \(fix)"
    }
  }
}

extension InkByteSource {
  /// Returns a range of bytes, which must exist.
  func piece(_ range: Range<Int>) throws(InkFormatError) -> [UInt8] {
    do throws(InkFileError) { return try readBytes(range) } catch {
      throw .unreadable(range.lowerBound)
    }
  }
}
