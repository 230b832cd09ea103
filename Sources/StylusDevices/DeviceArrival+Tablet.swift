package import InkModel
package import StylusPipeline

extension DeviceArrival {
  /// What the strokes must know of a tablet that came at `time`.
  package init(_ tablet: Tablet, at time: Timestamp) {
    self.init(
      device: tablet.id, measures: tablet.measures, area: tablet.area, profile: tablet.profile,
      time: time)
  }
}
