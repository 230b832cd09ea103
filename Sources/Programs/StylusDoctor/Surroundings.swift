/// What the doctor may look at: files, the environment, and who asks.
///
/// Absent and unreadable are the same here, and never an error: the doctor is called when things
/// are missing.
package protocol Surroundings {
  /// An environment variable; nil where it is unset or empty.
  func variable(_ name: String) -> String?
  /// The user's numeric id.
  var user: UInt32 { get }
  /// The numeric ids of the user's groups.
  var groups: Set<UInt32> { get }
  /// The names in a folder, sorted.
  func names(in folder: String) -> [String]
  /// The text of a file.
  func readText(of file: String) -> String?
  /// What is there.
  func status(of path: String) -> FileStatus?
  /// The last part of what a symbolic link points to.
  func linkedName(of path: String) -> String?
  /// Whether the user may open a file for this.
  func permits(_ use: FileUse, of path: String) -> Bool
  /// Connects to a socket and leaves at once.
  func knock(at socket: String) -> KnockAnswer
}

/// What is at a path.
package struct FileStatus: Hashable, Sendable {
  package var kind: FileKind
  /// The group's numeric id.
  package var group: UInt32

  /// What sort of file it is.
  package enum FileKind: Hashable, Sendable {
    case file
    case folder
    case socket
    case device
  }

  /// Describes a file.
  package init(kind: FileKind, group: UInt32) {
    self.kind = kind
    self.group = group
  }
}

/// What a file is opened for.
package enum FileUse: Hashable, Sendable {
  case reading
  case writing
}

/// What came of connecting to a socket.
package enum KnockAnswer: Hashable, Sendable {
  /// Somebody listens.
  case open
  /// There is a socket and nobody behind it.
  case deserted
  /// The user may not.
  case forbidden
  /// Nothing is there.
  case missing
  /// Something else; in words.
  case failed(String)
}

extension Surroundings {
  /// The first line of a file.
  func firstLine(of file: String) -> String? {
    readText(of: file)?.split(separator: "\n").first.map(String.init)
  }

  /// The name of a group in /etc/group, or its number.
  func groupName(_ id: UInt32) -> String {
    for line in readText(of: "/etc/group")?.split(separator: "\n") ?? [] {
      let fields = line.split(separator: ":", omittingEmptySubsequences: false)
      if fields.count > 2, fields[2] == "\(id)" { return String(fields[0]) }
    }
    return "\(id)"
  }
}
