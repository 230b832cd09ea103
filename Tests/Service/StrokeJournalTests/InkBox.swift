import Foundation
import InkSynthesis
import StrokeJournal
import StylusModel
import StylusProtocol

/// A folder for one test, for our eyes only; gone with the value.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "journal-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var place: JournalPlace { JournalPlace(path: path + "/journal.sqlite3") }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// Strokes drawn by chance, the same in every run.
struct InkBox {
  var chance: SplitMix64

  init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { Int(chance.next() % UInt64(bound)) }

  mutating func stroke(_ sequence: UInt64, samples: Int = 20) -> CapturedStroke {
    var stroke = CapturedStroke(
      beginning: StrokeBeginning(
        stroke: StrokeID(rawValue: chance.next() >> 11),
        device: DeviceID(rawValue: UInt32(truncatingIfNeeded: chance.next())),
        tool: Tool(kind: .eraser, serial: UInt32(truncatingIfNeeded: chance.next()), model: 2),
        time: Timestamp(microseconds: Int64(chance.next() >> 12))))
    stroke.sequence = sequence
    stroke.flags = [.gap, .resumed]
    stroke.settlement.updated = 3
    stroke.settlement.waited = Microseconds(-7)
    stroke.samples = (0..<samples).map { index in sample(index) }
    return stroke
  }

  mutating func sample(_ index: Int) -> Sample {
    var sample = Sample(
      time: Timestamp(microseconds: 5_000_000 + Int64(index) * 5_000),
      x: Millimeters(Float(below(100_000)) / 100), y: Millimeters(-0.0))
    sample.kernelDelay = Int32(below(5)) - 2
    sample.deviceTicks = below(2) == 0 ? nil : UInt32(below(1_000))
    sample.pressure = Fraction(Float(below(8_192)) / 8_191)
    sample.altitude = Radians(Float(below(100)) / 70)
    sample.provenance[.pressure] = .refined
    sample.provenance[.position] = .measured
    sample.buttons = ToolButtons(rawValue: UInt16(below(512)))
    sample.estimationIndex = below(2) == 0 ? nil : UInt32(index)
    return sample
  }

  mutating func entries(
    _ sequences: ClosedRange<UInt64>, owner: UInt32 = 1_000, samples: Int = 20
  ) -> [JournaledStroke] {
    sequences.map { JournaledStroke(owner: owner, stroke: stroke($0, samples: samples)) }
  }
}

extension JournaledStroke {
  /// The same, as it is given to the journal.
  var unwritten: UnwrittenStroke {
    UnwrittenStroke(owner: owner, stroke: PackedStroke(stroke))
  }

  /// Its bytes in a row.
  var blob: [UInt8] {
    StrokeBlob.encode(PackedStroke(stroke), owner: owner, written: written)
  }
}

extension JournalFile {
  /// Appends strokes that are not packed yet.
  func append(_ entries: [JournaledStroke], now: Int64) throws(JournalError) {
    try append(entries.map(\.unwritten), now: now)
  }

  /// All strokes of an owner, page by page, and how many rows could not be read.
  func everything(of owner: UInt32 = 1_000) throws -> (strokes: [CapturedStroke], damaged: Int) {
    var strokes: [CapturedStroke] = []
    var damaged = 0
    var query = JournalQuery()
    while true {
      let page = try page(query, of: owner)
      strokes += page.strokes.map(\.stroke)
      damaged += page.damaged
      guard let next = page.next else { return (strokes, damaged) }
      query.since = next
    }
  }
}
