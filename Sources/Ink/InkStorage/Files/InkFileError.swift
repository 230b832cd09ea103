/// Why bytes are not a drawing, and what to do.
public enum InkFileError: Error, Hashable, Sendable {
  /// The first bytes are not those of an ink file.
  case notInk
  /// The file was made for a later version of the format.
  case needsVersion(major: Int, minor: Int, offset: Int)
  /// A chunk ends behind the end of the file: its writer was interrupted.
  case torn(offset: Int)
  /// A chunk is not as it was written.
  case damaged(offset: Int)
  /// A chunk is whole, and yet what it says cannot be; its writer has a fault.
  case malformed(offset: Int, reason: String)
  /// The drawing has more control points than the reader allows.
  case tooLarge(points: Int, limit: Int)
  /// The file has several pages, and a drawing is one.
  case hasPages(Int)
  /// The source of the bytes did not give them.
  case unreadable(offset: Int)
}

extension InkFileError: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String { fault + (advice.map { ": \($0)" } ?? "") }

  /// What happened, and where.
  public var fault: String {
    switch self {
    case .notInk: "this is not an ink file: its first bytes are others"
    case .needsVersion(let major, let minor, let offset):
      "the chunk at byte \(offset) needs version \(major).\(minor) of the ink format; this program reads "
        + "\(InkFile.version.major).\(InkFile.version.minor)"
    case .torn(let offset): "the chunk at byte \(offset) is cut short"
    case .damaged(let offset): "the chunk at byte \(offset) is damaged"
    case .malformed(let offset, let reason): "the chunk at byte \(offset) tells \(reason)"
    case .tooLarge(let points, let limit):
      "the drawing has \(points) control points or more, and \(limit) are allowed"
    case .hasPages(let count):
      "the file is a document of \(count) pages, and a drawing is one"
    case .unreadable(let offset): "the bytes from \(offset) on could not be read"
    }
  }

  private var advice: String? {
    switch self {
    case .notInk, .unreadable: nil
    case .needsVersion: "use a later program"
    case .torn, .damaged: "`stylusctl recover FILE` saves what is left of the file"
    case .malformed: "the program that wrote it has a fault"
    case .tooLarge: "raise the limit or read a part of it"
    case .hasPages: "open it as a document"
    }
  }
}
