import Glibc
import LinuxIO

/// The machine this program runs on, or what lies below a folder that stands for its root.
package struct MachineSurroundings: Surroundings {
  private let root: String

  /// - Parameter root: goes before every path; empty for the machine itself.
  package init(root: String = "") { self.root = root }

  package func variable(_ name: String) -> String? { Environment.variable(name) }

  package var user: UInt32 { geteuid() }

  package var groups: Set<UInt32> {
    var ids = [gid_t](repeating: 0, count: 1 << 16)
    let count = unsafe getgroups(Int32(ids.count), &ids)
    return Set(ids.prefix(max(Int(count), 0))).union([getegid()])
  }

  package func names(in folder: String) -> [String] {
    (try? FileBytes.names(in: root + folder)) ?? []
  }

  package func readText(of file: String) -> String? {
    // The largest file looked at is the list of installed packages.
    guard status(of: file)?.kind == .file,
      let bytes = try? FileBytes.read(path: root + file, limit: 32 << 20)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func status(of path: String) -> FileStatus? {
    var found = stat()
    guard unsafe stat(root + path, &found) == 0 else { return nil }
    return FileStatus(kind: Self.kind(of: found.st_mode), group: found.st_gid)
  }

  package func linkedName(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(root + path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return target.split(separator: "/").last.map(String.init)
  }

  package func permits(_ use: FileUse, of path: String) -> Bool {
    let mode = use == .reading ? R_OK : W_OK
    return unsafe faccessat(AT_FDCWD, root + path, mode, AT_EACCESS) == 0
  }

  package func knock(at socket: String) -> KnockAnswer {
    do throws(SystemError) {
      _ = try UnixSocket.connect(to: root + socket)
      return .open
    } catch {
      switch error.reason.rawValue {
      case ECONNREFUSED: return .deserted
      case EACCES, EPERM: return .forbidden
      case ENOENT, ENOTDIR: return .missing
      default: return .failed("\(error)")
      }
    }
  }

  private static func kind(of mode: mode_t) -> FileStatus.FileKind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFSOCK: .socket
    case S_IFCHR, S_IFBLK: .device
    default: .file
    }
  }
}
