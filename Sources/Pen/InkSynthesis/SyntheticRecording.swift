package import Evdev
import StylusModel

/// Recordings without a person: synthetic ink on one of the known tablets.
package enum SyntheticRecording {
  /// The parameters of synthetic ink; the same request gives the same recording.
  package struct SyntheticRequest: Sendable {
    /// The tablet.
    package var tablet: TabletModel
    /// Names one performance.
    package var seed: UInt64
    /// The content to draw.
    package var content: SyntheticSubject

    /// The content of a synthetic recording.
    package enum SyntheticSubject: Hashable, Sendable {
      /// Two words and a small picture.
      case demonstration
      /// Handwriting, broken into lines; the characters of `Alphabet` in InkSynthesis.
      case text(String)
      /// Drawings, one below the other.
      case shapes([Shape])
    }

    /// Asks for synthetic ink.
    package init(_ content: SyntheticSubject, on tablet: TabletModel, seed: UInt64) {
      self.content = content
      self.tablet = tablet
      self.seed = seed
    }
  }

  /// Why the recording cannot be created.
  package enum SyntheticRecordingError: Error, Sendable, CustomStringConvertible {
    /// The text cannot be written.
    case synthesis(SynthesisError)
    /// The tablet cannot record it.
    case digitizer(DigitizerError)
    /// The table does not contain the size of the tablet with this title.
    case noSurface(String)

    package var description: String {
      switch self {
      case .synthesis(let error): "\(error)"
      case .digitizer(let error): "\(error)"
      case .noSurface(let title):
        "\(title) has no width and height, or impossible ones. Fix: give its axes x and y a range "
          + "and how many units make a millimeter, for 5 mm to 5 m"
      }
    }
  }

  /// Makes a recording of one pen.
  package static func make(_ request: SyntheticRequest) throws(SyntheticRecordingError) -> Recording
  {
    let stays = try stays(request, in: try area(of: request.tablet))
    var digitiser = Digitizer(model: request.tablet)
    do throws(DigitizerError) {
      try digitiser.sendStays(stays, with: Tool(kind: .pen, serial: 0x57A1_0001, model: 0x802))
    } catch {
      throw .digitizer(error)
    }
    return Recording(devices: [digitiser.device])
  }

  private static func area(of model: TabletModel) throws(SyntheticRecordingError) -> Tablet.Area {
    guard let area = model.area else { throw .noSurface(model.title) }
    return area
  }

  private static func stays(_ request: SyntheticRequest, in area: Tablet.Area)
    throws(SyntheticRecordingError) -> [[Sample]]
  {
    do throws(SynthesisError) { return try request.content.stays(request, in: area) } catch {
      throw .synthesis(error)
    }
  }
}

extension SyntheticRecording.SyntheticRequest.SyntheticSubject {
  /// The samples that the tablet reports.
  fileprivate func stays(
    _ request: SyntheticRecording.SyntheticRequest, in area: Tablet.Area
  ) throws(SynthesisError) -> [[Sample]] {
    let rate = request.tablet.rate
    let seed = request.seed
    switch self {
    case .demonstration: return try Demonstration.stays(area: area, rate: rate, seed: seed)
    case .text(let text):
      return try Handwriting(style: HandStyle(), seed: seed)
        .synthesize(text, in: area, sensor: Sensor(rate: rate))
    case .shapes(let shapes):
      return try Sketch(style: HandStyle(), seed: seed)
        .drawShapes(shapes, in: area, sensor: Sensor(rate: rate))
    }
  }
}
