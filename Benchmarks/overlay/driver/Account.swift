import Foundation
import LinuxIO
import StylusClient
import StylusModel

/// What became of samples and pictures.
///
/// The samples of a recording are stamped by its own clock. What came least late counts as on time,
/// for whoever is measured: the way through the daemon (0.1 to 0.5 ms) is in no figure.
struct Account {
  /// From the recording's clock to ours: the least that was seen.
  private var clock = Int64.max
  /// The same; 0 before anything came.
  var offset: Int64 { clock == .max ? 0 : clock }
  /// When the samples were taken, on the recording's clock.
  private var stamps: [Int64] = []
  private var commits: [UInt64: Commit] = [:]
  private var shownSamples = 0
  /// Of each sample that was shown: its stamp, and when.
  private var shown: [(stamp: Int64, time: Int64)] = []
  /// Where a tip was drawn, and when that was shown.
  private var tips: [(x: Double, y: Double, time: Int64)] = []
  private(set) var committed = 0
  private(set) var presented = 0
  private var discarded = 0
  private var damagedPixels = 0

  /// A place of the tablet, in millimeters.
  typealias Place = (x: Double, y: Double)

  private struct Commit {
    var samples: Int
    var tip: Place?
  }

  /// Something that bears a stamp came just now.
  mutating func heed(_ stamp: Timestamp) {
    clock = min(clock, Timestamp.now.microseconds - stamp.microseconds)
  }

  /// A clock's difference that somebody else found.
  mutating func heed(clock other: Microseconds) { clock = min(clock, other.value) }

  /// A sample came that is to be shown.
  mutating func append(_ stamp: Timestamp) { stamps.append(stamp.microseconds) }

  /// A picture with all samples so far was committed; the tip of an open stroke was drawn there.
  mutating func commit(_ number: UInt64, tip: Place?, damage: Int) {
    commits[number] = Commit(samples: stamps.count, tip: tip)
    committed += 1
    damagedPixels += damage
  }

  /// It was shown.
  mutating func present(_ number: UInt64, at time: Int64) {
    guard let commit = commits.removeValue(forKey: number) else { return }
    presented += 1
    while shownSamples < commit.samples {
      shown.append((stamps[shownSamples], time))
      shownSamples += 1
    }
    if let tip = commit.tip { tips.append((tip.x, tip.y, time)) }
  }

  /// It never was.
  mutating func discard(_ number: UInt64) {
    if commits.removeValue(forKey: number) != nil { discarded += 1 }
  }

  /// A line for each second.
  func printProgress() { Self.print(Progress(presented: presented, commits: committed)) }

  private struct Progress: Encodable {
    var presented: Int
    var commits: Int
  }

  private struct Report: Encodable {
    var presented: Int
    var commits: Int
    var discarded: Int
    var damagedPixels: Int
    /// From sample to showing.
    var latencies: [Int64]
    /// When it was shown, on the recording's clock, and where the tip was drawn.
    var tips: [[Double]]
    /// What the pen did: of each stroke time and place.
    var strokes: [[[Double]]]
  }

  /// What became of everything, with what the pen did as the daemon knows it.
  func print(truthFrom socket: String) throws {
    var connection = try InkConnection(path: socket)
    let strokes = try connection.strokes(since: 0).map { stroke in
      stroke.samples.map {
        [Double($0.time.microseconds), Double($0.x.value), Double($0.y.value)]
      }
    }
    Self.print(
      Report(
        presented: presented, commits: committed, discarded: discarded,
        damagedPixels: damagedPixels, latencies: shown.map { $0.time - $0.stamp - clock },
        tips: tips.map { [Double($0.time - clock), $0.x, $0.y] }, strokes: strokes))
  }

  private static func print(_ value: some Encodable) {
    guard let line = try? JSONEncoder().encode(value) else { return }
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}
