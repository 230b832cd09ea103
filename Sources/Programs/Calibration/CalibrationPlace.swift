import InkCanvas
import InkGeometry
import InkScreens
import StylusModel

/// The output that a tablet is part of, and how it lies on it before any calibration.
struct CalibrationPlace {
  let output: OutputPlace
  let mapping: TabletMapping
  /// What of the output the tablet reaches, in the layout: all of it, mostly.
  let area: Rect

  /// - Parameter wish: how the tablet lies; its calibration does not count.
  init(
    _ tablet: Tablet, _ wish: MappingChoice, among outputs: [OutputPlace]
  ) throws(CalibrationError) {
    var wish = wish
    wish.calibration = .none
    let mapping: TabletMapping
    do throws(TabletMappingError) {
      mapping = try TabletMapping(tablet, wish: wish, outputs: outputs)
    } catch {
      throw .unmapped(tablet, error.sentence(among: outputs))
    }
    let reach = (wish.area ?? tablet.area).map { mapping.toLayout.bounds(of: Rect($0)) } ?? .empty
    let reached = outputs.filter { output in
      let part = output.area.intersection(reach)
      return mapping.output.map { $0 == output.name } ?? (part.width > 1 && part.height > 1)
    }
    guard reached.count == 1 else { throw .noOutput(tablet, outputs.map(\.name)) }
    self.mapping = mapping
    output = reached[0]
    area = reached[0].area.intersection(reach)
  }
}

extension Rect {
  /// A part of a tablet's surface, in millimeters.
  init(_ area: Tablet.Area) {
    self.init(
      x: Double(area.left.value), y: Double(area.top.value), width: Double(area.width.value),
      height: Double(area.height.value))
  }
}
