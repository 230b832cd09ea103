import LinuxIO
import StylusDevices
import StylusModel
import StylusPipeline

/// The tablets of a recording, as they are wanted.
///
/// Whatever else is wanted of it, a recorded tablet lies as it lay, and has no second node.
struct RecordedTablets: Sendable {
  private let known: [Tablet]
  private let book: TabletPreferenceStore

  /// - Parameter tablets: as they are known.
  init(_ tablets: [Tablet], _ book: TabletPreferenceStore) {
    known = tablets
    self.book = book
  }

  /// A tablet of the recording as it is wanted now.
  func tablet(for id: DeviceID) -> Tablet? {
    known.first { $0.id == id }.map { $0.wanted(Self.preferences(for: $0, book)) }
  }

  /// All of them as they are wanted now; the log says which areas cannot be had.
  func all() -> [Tablet] {
    known.map { tablet in
      let wishes = Self.preferences(for: tablet, book)
      if let area = tablet.area, wishes.area(of: area) == nil {
        Log.write(.error, "\(LiveDeviceError.areaBeyond(device: tablet.name))")
      }
      return tablet.wanted(wishes)
    }
  }

  /// The settings of the pens of a tablet.
  func pens(of id: DeviceID) -> [PenRule] {
    known.first { $0.id == id }.map { book.preferences(for: $0).pens } ?? []
  }

  /// Another number whenever something else may be wanted.
  var edition: UInt64 { book.edition }

  /// The settings of a recorded tablet.
  static func preferences(for tablet: Tablet, _ book: TabletPreferenceStore) -> TabletPreferences {
    var wishes = book.preferences(for: tablet)
    wishes.isLeftHanded = false
    wishes.lateNode = nil
    return wishes
  }
}
