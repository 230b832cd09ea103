/// Why a file of another program cannot be read or written: where, what, and what to do.
public struct InkFormatError: Error, Hashable, CustomStringConvertible, Sendable {
  /// Where in a file something stands.
  public enum Place: Hashable, Sendable {
    /// A line of text; counts from 1.
    case line(Int)
    /// A byte; counts from 0.
    case offset(Int)
    /// The file as a whole.
    case file
  }

  /// Where.
  public let place: Place
  /// The culprit, for instance "the trace has no channel Y".
  public let what: String
  /// What to do about it.
  public let mend: String

  /// A failure.
  public init(_ place: Place, _ what: String, mend: String) {
    self.place = place
    self.what = what
    self.mend = mend
  }

  /// Place, culprit and mend in one line.
  public var description: String {
    switch place {
    case .line(let line): "line \(line): \(what); \(mend)"
    case .offset(let offset): "byte \(offset): \(what); \(mend)"
    case .file: "\(what); \(mend)"
    }
  }
}
