package import Evdev
package import LinuxIO

/// Why a recording file cannot be played; contains the file, the position in it, and the fix.
package enum RecordingFileError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(SystemError)
  /// The beginning of the file matches no known format.
  case unknownForm(path: String)
  /// The file is empty.
  case empty(path: String)
  /// A line is invalid.
  case malformed(path: String, RecordingError)
  /// The file holds events only, and no file next to it describes the tablet.
  case undescribed(path: String)
  /// The file describes neither a pen nor a pad.
  case nothingToPlay(path: String, devices: [String])
}

extension RecordingFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let failure):
      "\(failure). Check the path and the file's permissions."
    case .unknownForm(let path):
      "\(path) is not a recording: it is neither evemu text nor YAML of libinput record. "
        + "Make one with `stylusctl record`."
    case .empty(let path):
      "\(path) is empty: it has 0 bytes. Name another file, or record again with `stylusctl record`."
    case .malformed(let path, let error):
      "\(path):\(error.line): \(error.what). Fix: \(error.fix)."
    case .undescribed(let path):
      "\(path) contains events, but no description of the tablet. Name the tablet's model, or put "
        + "its description next to the file, with the same name and the ending .desc."
    case .nothingToPlay(let path, let devices):
      "\(path) contains neither a pen nor a pad, only \(devices.joined(separator: ", ")). "
        + "Record the tablet's pen node; `stylusctl devices` lists it."
    }
  }
}

extension Recording {
  /// A message about a recording that ends in the middle of a line; nil for a complete one.
  package func notice(of path: String) -> String? {
    cutLine.map { line in
      "\(path):\(line): the file ends in the middle of this line. Everything before it is used; the rest was never written."
    }
  }
}

extension Recording {
  /// Takes the size of the surface from a person: for every pen of the recording.
  package mutating func takeSize(_ size: SurfaceSize) {
    for place in devices.indices {
      guard let description = devices[place].description, DeviceRole.of(description) == .pen else {
        continue
      }
      devices[place].description?.statedSize = size
    }
  }
}
