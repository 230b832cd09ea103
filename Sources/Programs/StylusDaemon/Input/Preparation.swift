import Evdev
import LinuxIO
import StylusDevices
import StylusModel
import StylusProtocol

/// A source that is checked and ready to be started.
struct Preparation {
  /// What `GetStatus` says of the source.
  let status: DaemonStatus.Source
  /// Names the numbering of this run.
  ///
  /// Chosen by chance for tablets. For a recording it is drawn from what the recording holds, so
  /// that the same recording gives the same bytes.
  let epoch: UInt64
  /// The known properties of a device.
  let describe: @Sendable (DeviceID) -> Tablet?
  private let plan: SourcePlan
  private let book: TabletPreferenceStore

  private enum SourcePlan {
    case tablets(TabletRegistry)
    case recording(ReplayCursor, ReplayPace.Speed, RecordedTablets)
  }

  init(_ origin: Origin, _ book: TabletPreferenceStore) throws(DaemonStartError) {
    self.book = book
    switch origin {
    case .tablets:
      status = .live
      epoch = UInt64.random(in: 1..<1 << 53)
      let registry = TabletRegistry()
      plan = .tablets(registry)
      describe = registry.tablet(for:)
    case .recording(let recording, let name, let speed, let rounds):
      let (replay, tablets) = try prepare(recording, book)
      guard !replay.tablets.isEmpty else { throw .nothingToPlay(name) }
      describe = tablets.tablet(for:)
      epoch = recording.fingerprint
      plan = .recording(replay.cursor(rounds: rounds), speed, tablets)
      status = .replay(name: name, speed: speed.asNumber)
    }
  }

  /// Starts the threads.
  func start(_ configuration: Configuration) throws(DaemonStartError) -> RunningSource {
    switch plan {
    case .recording(let cursor, let speed, let tablets):
      do throws(SystemError) {
        return try RunningSource(playing: cursor, at: speed, as: tablets)
      } catch {
        throw .system(error)
      }
    case .tablets(let registry):
      let devices = try openTablets(configuration, book, registry)
      let book = book
      do throws(SystemError) {
        return try RunningSource(reading: devices) { id in
          registry.tablet(for: id).map { book.preferences(for: $0).pens } ?? []
        }
      } catch {
        throw .system(error)
      }
    }
  }
}

/// Opens the tablets of the configured seat.
private func openTablets(
  _ configuration: Configuration, _ book: TabletPreferenceStore, _ registry: TabletRegistry
) throws(DaemonStartError) -> LiveDevices {
  do throws(LiveDeviceError) {
    return try LiveDevices(
      seat: configuration.seat,
      wishes: book.preferences(for:),
      lateNodes: Array(configuration.lateNodes),
      tablets: registry)
  } catch {
    throw .tablets(error)
  }
}

/// A recording ready to be played as it is wanted, and its tablets as they are known.
private func prepare(
  _ recording: Recording, _ book: TabletPreferenceStore
) throws(DaemonStartError) -> (Replay, RecordedTablets) {
  var known: [DeviceID: SourceProfile] = [:]
  do throws(DeviceError) {
    let replay = try Replay(recording) { tablet in
      known[tablet.id] = tablet.profile
      return RecordedTablets.preferences(for: tablet, book).profile(from: tablet.profile)
    }
    let tablets = replay.tablets.map { wanted in
      var tablet = wanted
      tablet.profile = known[wanted.id] ?? wanted.profile
      return tablet
    }
    return (replay, RecordedTablets(tablets, book))
  } catch {
    throw .device(error)
  }
}

extension ReplayPace.Speed {
  fileprivate var asNumber: Float? {
    if case .factor(let factor) = self { Float(factor) } else { nil }
  }
}

extension Recording {
  /// A number for what the recording holds, below 2^53 and never 0.
  fileprivate var fingerprint: UInt64 {
    var hash = Fingerprint()
    for device in devices {
      for event in device.events {
        let words = [
          UInt64(bitPattern: event.time.microseconds),
          UInt64(event.type) << 16 | UInt64(event.code),
          UInt64(UInt32(bitPattern: event.value)),
        ]
        for word in words { hash.combine(word) }
      }
    }
    return max(hash.value >> 11, 1)
  }
}
