package import StylusProtocol

/// What a setup found before it changed anything, so that everything can be restored. A setup that
/// is repeated adds the steps that are new, and never replaces an entry.
package struct SetupRecord: Hashable, Sendable {
  /// The version of the format.
  package static let version = 1
  /// The first folder above the record that did not exist; nil if all did.
  package var folder: String?
  /// One for each step that was changed, in the order of the changes.
  package private(set) var entries: [SetupEntry] = []

  /// A record without entries.
  package init(folder: String? = nil) { self.folder = folder }

  /// Adds an entry, unless there is one of this step.
  package mutating func addEntry(_ entry: SetupEntry) {
    if !entries.contains(where: { $0.step == entry.step }) { entries.append(entry) }
  }

  /// Removes the entry of a step.
  package mutating func removeEntry(of step: SetupStep) { entries.removeAll { $0.step == step } }
}

/// What one step found before it changed anything.
package struct SetupEntry: Hashable, Sendable {
  package var step: SetupStep
  /// The values before: their meaning depends on the step. Empty if nothing was set.
  package var values: [String]
  /// The file that was changed or made; nil if the step changes no file.
  package var path: String?
  /// The first folder above that file that did not exist; nil if all did.
  package var folder: String?

  package init(
    _ step: SetupStep, values: [String] = [], path: String? = nil, folder: String? = nil
  ) {
    (self.step, self.values, self.path, self.folder) = (step, values, path, folder)
  }
}

extension SetupEntry: JSONRecord {
  private init(step: SetupStep, values: [String], path: String?, folder: String?) {
    self.init(step, values: values, path: path, folder: folder)
  }

  package static let layout = RecordLayout(Self.init(step:values:path:folder:)) {
    JSONField("step", \.step)
    JSONField("values", \.values)
    JSONField("path", \.path)
    JSONField("folder", \.folder)
  }
}

extension SetupRecord: JSONRecord {
  private init(version: Int, folder: String?, entries: [SetupEntry]) throws(ProtocolError) {
    guard version == Self.version else { throw .invalidField("version") }
    self.init(folder: folder)
    for entry in entries { addEntry(entry) }
    guard self.entries.count == entries.count else { throw .invalidField("entries") }
  }

  private var version: Int { Self.version }

  package static let layout = RecordLayout(Self.init(version:folder:entries:)) {
    JSONField("version", \.version)
    JSONField("folder", \.folder)
    JSONField("entries", \.entries)
  }

  /// Its content as a file.
  package var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Reads the content of its file.
  package init(text: String) throws(DamagedRecordError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(parsing: Array(text.utf8)) } catch {
      throw DamagedRecordError(description: "\(error)")
    }
    guard case .object(let object) = value else {
      throw DamagedRecordError(description: "it is no JSON object")
    }
    do throws(ProtocolError) { self = try Self(object) } catch {
      throw DamagedRecordError(description: "\(error)")
    }
  }
}

/// Why a record cannot be read.
package struct DamagedRecordError: Error, Hashable, CustomStringConvertible {
  package let description: String
}
