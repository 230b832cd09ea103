import StylusModel
import StylusPipeline

extension StrokeID {
  /// The first stroke.
  static let first = StrokeID(rawValue: 1)
}

extension Sample {
  /// A sample whose pressure is held and will still be measured.
  static func waiting(_ index: UInt32) -> Sample {
    var sample = Sample.at(Int64(index))
    sample.pressure = Fraction(0.5)
    sample.provenance[.pressure] = .held
    sample.expectingUpdate = PropertySet(.pressure)
    sample.estimationIndex = index
    return sample
  }

  /// The same sample once its pressure has come.
  static func refined(_ index: UInt32, pressure: Float = 0.75) -> Sample {
    var sample = waiting(index)
    sample.pressure = Fraction(pressure)
    sample.provenance[.pressure] = .refined
    sample.expectingUpdate = []
    return sample
  }
}

extension StrokeUpdate {
  /// The pressure of a sample, whose position is its index, has come.
  static func refining(_ index: UInt32, stroke: UInt64 = 1, pressure: Float = 0.75) -> StrokeUpdate
  {
    .corrected(
      SampleCorrection(
        stroke: StrokeID(rawValue: stroke), position: index, changed: PropertySet(.pressure),
        sample: .refined(index, pressure: pressure)))
  }

  /// The tip is lifted.
  static func ending(_ stroke: UInt64) -> StrokeUpdate {
    .ended(
      StrokeEnding(
        stroke: StrokeID(rawValue: stroke), time: Timestamp(microseconds: 9), flags: .gap))
  }

  /// A stroke is finished, of whose samples some were updated and some not.
  static func finishing(_ stroke: UInt64, updated: UInt32, expired: UInt32) -> StrokeUpdate {
    var settlement = Settlement()
    settlement.updated = updated
    settlement.expired = expired
    settlement.waited = Microseconds(18_000)
    return .finished(
      StrokeSummary(
        stroke: StrokeID(rawValue: stroke), time: Timestamp(microseconds: 9), flags: [],
        samples: updated + expired, settlement: settlement))
  }

  /// It is known who draws a stroke.
  static func identifying(_ stroke: UInt64, _ tool: Tool) -> StrokeUpdate {
    .identified(StrokeID(rawValue: stroke), tool, Timestamp(microseconds: 5))
  }
}

extension PipelineOutput {
  /// A device has another profile.
  static func profiling(_ device: UInt32, _ profile: SourceProfile) -> PipelineOutput {
    .profiled(DeviceID(rawValue: device), profile, Timestamp(microseconds: 6))
  }
}

extension SourceProfile {
  /// Pressure comes late.
  static var multirate: SourceProfile {
    var profile = SourceProfile()
    profile.cadence = .multirate
    profile.late = PropertySet(.pressure)
    profile.origin = .learned
    return profile
  }
}
