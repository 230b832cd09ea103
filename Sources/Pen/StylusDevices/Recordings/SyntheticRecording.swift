package import Evdev
package import InkSynthesis
import StylusModel

/// Recordings that no hand made: synthetic ink on one of the known tablets.
package enum SyntheticRecording {
  /// The word that stands for the built-in recording where a file is asked for.
  package static let builtInName = "demo"

  /// The tablet that the built-in recording was made on.
  package static let builtInTablet = "wacom-intuos-pro-2-m"

  /// What makes synthetic ink what it is; the same request gives the same recording.
  package struct Request: Sendable {
    /// The tablet.
    package var tablet: TabletModel
    /// Names one performance.
    package var seed: UInt64
    /// What is drawn.
    package var content: Content

    /// What is drawn.
    package enum Content: Hashable, Sendable {
      /// Two words and a small picture.
      case demonstration
      /// Handwriting, broken into lines; what `Alphabet` of InkSynthesis has.
      case text(String)
      /// Drawings, one below the other.
      case shapes([Shape])
    }

    /// Asks for synthetic ink.
    package init(_ content: Content, on tablet: TabletModel, seed: UInt64) {
      self.content = content
      self.tablet = tablet
      self.seed = seed
    }
  }

  /// Why there is no such recording.
  package enum Fault: Error, Sendable, CustomStringConvertible {
    /// The text cannot be written.
    case synthesis(SynthesisFailure)
    /// The tablet cannot record it.
    case digitiser(DigitiserError)
    /// The tablet has no usable surface.
    case device(DeviceFault)

    package var description: String {
      switch self {
      case .synthesis(let failure): failure.description
      case .digitiser(let error): "\(error)"
      case .device(let fault): "\(fault)"
      }
    }
  }

  /// What the generator says of a text that it cannot write.
  package struct SynthesisFailure: Sendable {
    let description: String
  }

  /// The built-in recording: about a quarter of a minute.
  package static func builtIn() throws(Fault) -> Recording {
    guard let tablet = TabletTable.named(builtInTablet) else {
      preconditionFailure("the table has no \(builtInTablet)")
    }
    return try make(Request(.demonstration, on: tablet, seed: 1))
  }

  /// Makes a recording of one pen.
  package static func make(_ request: Request) throws(Fault) -> Recording {
    let stays = try stays(request, in: try area(of: request.tablet))
    var digitiser = Digitiser(model: request.tablet)
    do throws(DigitiserError) {
      try digitiser.draw(stays, with: Tool(kind: .pen, serial: 0x57A1_0001, model: 0x802))
    } catch {
      throw .digitiser(error)
    }
    return Recording(devices: [digitiser.device])
  }

  private static func area(of model: TabletModel) throws(Fault) -> Tablet.Area {
    do throws(DeviceFault) {
      let tablet = try Tablet(
        id: DeviceID(rawValue: 1), node: "", description: model.penDescription)
      guard let area = tablet?.area else { throw .noPosition(device: model.name) }
      return area
    } catch {
      throw .device(error)
    }
  }

  private static func stays(_ request: Request, in area: Tablet.Area) throws(Fault) -> [[Sample]] {
    do throws(SynthesisError) { return try request.content.stays(request, in: area) } catch {
      throw .synthesis(SynthesisFailure(description: "\(error)"))
    }
  }
}

extension SyntheticRecording.Request.Content {
  /// What the tablet sees of it.
  fileprivate func stays(
    _ request: SyntheticRecording.Request, in area: Tablet.Area
  ) throws(SynthesisError) -> [[Sample]] {
    let rate = request.tablet.rate
    let seed = request.seed
    switch self {
    case .demonstration: return try Demonstration.stays(area: area, rate: rate, seed: seed)
    case .text(let text):
      return try Handwriting(style: HandStyle(), seed: seed)
        .write(text, in: area, sensor: Sensor(rate: rate))
    case .shapes(let shapes):
      return try Sketch(style: HandStyle(), seed: seed)
        .draw(shapes, in: area, sensor: Sensor(rate: rate))
    }
  }
}
