package import StylusModel

/// One message of a live stream, whichever form it travels in: frame or JSON.
package struct LiveMessage: Hashable, Sendable {
  /// The number of the update; for other messages, that of the last update they take into account.
  package var sequence: UInt64
  /// The content of the message.
  package var content: LiveContent

  /// The kinds of messages.
  package enum LiveContent: Hashable, Sendable {
    /// The first message of every stream.
    case hello(Hello)
    /// The daemon is alive and has nothing to send.
    case ping(Timestamp)
    /// The last message of every stream that the daemon ends.
    case endOfStream(EndReason)
    /// Updates that will not be sent because the client was slow.
    case lost(LostUpdates)
    /// An open stroke with its samples up to now; follows a hello or a loss.
    case snapshot(StrokeSnapshot)
    /// A device was added at this time; without a tablet if the sender knows no more about it.
    case added(DeviceID, Tablet?, Timestamp)
    /// More is known about a device than when it was added; without a tablet if the sender knows no
    /// more about it.
    case changed(DeviceID, Tablet?, Timestamp)
    /// The expected path of the tip of a stroke, nearest point first. It replaces the previous
    /// expectation; empty if nothing is expected.
    case predicted(StrokeID, [PredictedSample])
    /// An update of the pipeline, unchanged.
    case update(StrokeUpdate)
  }

  /// Numbers a content.
  package init(sequence: UInt64, content: LiveContent) {
    self.sequence = sequence
    self.content = content
  }

  /// Numbers an update of the pipeline.
  package init(sequence: UInt64, _ update: StrokeUpdate) {
    self.init(sequence: sequence, content: .update(update))
  }
}

/// The daemon's description of itself at the start of a stream.
package struct Hello: BitwiseCopyable, Hashable, Sendable {
  /// The version of the protocol that is spoken.
  package var protocolVersion: UInt32 = Hello.currentProtocol
  /// A ping is sent after this number of milliseconds of silence.
  package var heartbeat: UInt32
  /// The kinds of messages that this daemon can send.
  package var capabilities: Capabilities
  /// Names the numbering of strokes, devices and updates; below 2^53.
  package var epoch: UInt64
  /// The newest finished stroke; 0 for none.
  package var stored: UInt64

  /// The version that docs/develop/protocol.md describes.
  package static let currentProtocol: UInt32 = 1

  /// Speaks the current protocol.
  package init(heartbeat: UInt32, capabilities: Capabilities, epoch: UInt64, stored: UInt64) {
    self.heartbeat = heartbeat
    self.capabilities = capabilities
    self.epoch = epoch
    self.stored = stored
  }
}

/// The kinds of messages that a daemon can send in addition to strokes and devices.
package struct Capabilities: OptionSet, BitwiseCopyable, Hashable, Sendable {
  /// The bits, as on the wire.
  package var rawValue: UInt64

  /// Takes the bits of the wire.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Samples of tools that do not touch.
  package static let hover = Capabilities(rawValue: 1 << 0)
  /// Pad actions.
  package static let pads = Capabilities(rawValue: 1 << 1)
  /// Corrections of samples whose values arrive late.
  package static let updates = Capabilities(rawValue: 1 << 2)
  /// Predicted samples.
  package static let predicted = Capabilities(rawValue: 1 << 3)
}

/// Why the daemon ends a stream.
package enum EndReason: UInt32, BitwiseCopyable, CaseIterable, Sendable {
  /// The daemon is being stopped.
  case stopping = 1
  /// The recording is at its end.
  case replayEnded = 2
  /// The client did not read.
  case tooSlow = 3
  /// The client no longer has permission to listen.
  case policy = 4
}

/// A run of updates that a client will not get.
package struct LostUpdates: BitwiseCopyable, Hashable, Sendable {
  /// The first number that is lost.
  package var first: UInt64
  /// The last number that is lost.
  package var last: UInt64
  /// The number of open strokes; the devices and a snapshot of each open stroke follow.
  package var open: UInt32

  /// Describes a loss.
  package init(first: UInt64, last: UInt64, open: UInt32) {
    self.first = first
    self.last = last
    self.open = open
  }
}

/// An open stroke, or a part of it.
package struct StrokeSnapshot: Hashable, Sendable {
  /// How the stroke began.
  package var beginning: StrokeBeginning
  /// The number of samples of the stroke up to now.
  package var sampleCount: UInt32
  /// The position in the stroke of the first of ``samples``.
  package var first: UInt32
  /// Some of the samples, at most those that fit into a frame.
  package var samples: [Sample]

  /// The parts that together contain all samples of an open stroke; at least one.
  package static func parts(
    of beginning: StrokeBeginning, samples: [Sample]
  ) -> [StrokeSnapshot] {
    stride(from: 0, through: max(samples.count - 1, 0), by: FrameLimits.samples).map { first in
      StrokeSnapshot(
        beginning: beginning, sampleCount: UInt32(samples.count), first: UInt32(first),
        samples: Array(samples[first...].prefix(FrameLimits.samples)))
    }
  }

  /// Describes a part.
  package init(beginning: StrokeBeginning, sampleCount: UInt32, first: UInt32, samples: [Sample]) {
    self.beginning = beginning
    self.sampleCount = sampleCount
    self.first = first
    self.samples = samples
  }
}
