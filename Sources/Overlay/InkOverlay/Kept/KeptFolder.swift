import InkDrawing
import InkStorage
import LinuxIO

/// The folder in which the ink of outputs outlives the overlay: a file for each, of its user alone (0600).
struct KeptFolder: Sendable {
  private let path: String

  /// More bytes are not read for an output: some two million control points, which take half a second.
  private static let mostBytes = 64 << 20

  /// `$XDG_STATE_HOME/inkoverlay/ink`; nil where nobody knows the user's folder.
  init?(variable: (String) -> String?) {
    let folder = OverlayStatePlace.folder(
      state: variable("XDG_STATE_HOME"), home: variable("HOME"))
    guard let folder else { return nil }
    path = folder + "/ink"
  }

  /// The ink of an output; nil if there is none.
  ///
  /// - Throws: why what there is cannot be read. It is moved aside then, so that it is neither shown nor overwritten.
  func ink(of output: String) throws(KeptFault) -> InkDocument? {
    let file = file(of: output)
    guard FileBytes.isThere(file) else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileBytes.read(path: file, limit: Self.mostBytes) } catch {
      throw .system(error)
    }
    do throws(InkFileError) { return try InkDocument(decoding: bytes) } catch let damage {
      let aside: String
      do throws(SystemError) { aside = try FileBytes.setAside(file, ending: "damaged") } catch {
        throw .system(error)
      }
      throw .damaged(file, damage, aside)
    }
  }

  /// Keeps the pages of an output; where there is neither ink nor paper, there is no file.
  func keep(_ document: InkDocument, of output: String) throws(SystemError) {
    let file = file(of: output)
    guard document != InkDocument(Drawing()) else {
      if FileBytes.isThere(file) { try FileBytes.remove(file) }
      return
    }
    try FileBytes.makeFolders(containing: file, mode: 0o700)
    try FileBytes.write(document.encoded(.exact), to: file)
  }

  /// Outputs are called DP-1 or "Virtual 1"; whatever is no letter, digit, dash or underscore is written as its bytes.
  private func file(of output: String) -> String {
    let plain = output.utf8.map { byte -> String in
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
      return isPlain ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16)
    }
    // A name of a file has at most 255 bytes.
    return "\(path)/\(plain.joined().prefix(200)).inkd"
  }
}

/// Why kept ink is not shown.
enum KeptFault: Error, CustomStringConvertible {
  /// The kernel does not give it.
  case system(SystemError)
  /// The file is damaged; it was moved aside.
  case damaged(String, InkFileError, String)

  var description: String {
    switch self {
    case .system(let error): "\(error). The ink that was kept is not shown"
    case .damaged(let file, let error, let aside):
      "the ink in \(file) is damaged: \(error). It is in \(aside) now. "
        + "Fix: `stylusctl recover \(aside)` gets back what is left of it"
    }
  }
}
