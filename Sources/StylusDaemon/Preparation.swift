import Evdev
import InkModel
import LinuxIO
import StylusDevices
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
  /// What is known of a device.
  let describe: @Sendable (DeviceID) -> Tablet?
  private let plan: Plan

  private enum Plan {
    case tablets(TabletRegistry)
    case recording(Replay, ReplayPace.Speed, rounds: Int)
  }

  init(_ origin: Origin, _ configuration: Configuration) throws(StartFailure) {
    switch origin {
    case .tablets:
      status = .live
      epoch = UInt64.random(in: 1..<1 << 53)
      let registry = TabletRegistry()
      plan = .tablets(registry)
      describe = registry.tablet(for:)
    case .recording(let recording, let name, let speed, let rounds):
      let replay: Replay
      do throws(DeviceFault) {
        replay = try Replay(recording, profile: configuration.profile(ofRecorded:))
      } catch {
        throw .device(error)
      }
      guard !replay.tablets.isEmpty else { throw .nothingToPlay(name) }
      let tablets = Dictionary(uniqueKeysWithValues: replay.tablets.map { ($0.id, $0) })
      describe = { tablets[$0] }
      epoch = recording.fingerprint
      plan = .recording(replay, speed, rounds: rounds)
      status = .replay(name: name, speed: speed.asNumber)
    }
  }

  /// Starts the threads.
  func start(_ configuration: Configuration) throws(StartFailure) -> RunningSource {
    switch plan {
    case .recording(let replay, let speed, let rounds):
      do throws(SystemError) {
        return try RunningSource(playing: replay.cursor(rounds: rounds), at: speed)
      } catch {
        throw .system(error)
      }
    case .tablets(let registry):
      let devices = try open(configuration, registry)
      do throws(SystemError) { return try RunningSource(reading: devices) } catch {
        throw .system(error)
      }
    }
  }
}

/// Opens the tablets of the configured seat.
private func open(
  _ configuration: Configuration, _ registry: TabletRegistry
) throws(StartFailure) -> LiveDevices {
  do throws(LiveFault) {
    return try LiveDevices(
      seat: configuration.seat,
      wishes: { configuration.wishes(vendor: $0.vendor, product: $0.product) },
      lateNodes: Array(configuration.lateNodes),
      tablets: registry)
  } catch {
    throw .tablets(error)
  }
}

extension Configuration {
  /// How the values of a recorded tablet arrive: whatever else is wanted of it, the recording lies as
  /// it lay, and has no second node.
  fileprivate func profile(ofRecorded tablet: Tablet) -> SourceProfile {
    var wishes = wishes(vendor: tablet.vendor, product: tablet.product)
    wishes.isLeftHanded = false
    wishes.lateNode = nil
    return wishes.profile(from: tablet.profile)
  }
}

extension ReplayPace.Speed {
  fileprivate var asNumber: Float? {
    if case .factor(let factor) = self { Float(factor) } else { nil }
  }
}

extension Recording {
  /// A number for what the recording holds: FNV-1a over its events, below 2^53 and never 0.
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for device in devices {
      for event in device.events {
        let words = [
          UInt64(bitPattern: event.time.microseconds),
          UInt64(event.type) << 16 | UInt64(event.code),
          UInt64(UInt32(bitPattern: event.value)),
        ]
        for word in words { hash = (hash ^ word) &* 0x100_0000_01b3 }
      }
    }
    return max(hash >> 11, 1)
  }
}
