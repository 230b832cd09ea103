package import StylusModel
package import StylusPipeline

extension DeviceArrival {
  /// What the strokes must know of a tablet that came at `time`.
  ///
  /// - Parameter surface: the whole of it, where the tablet's area is the part that counts.
  package init(_ tablet: Tablet, surface: Tablet.Area? = nil, at time: Timestamp) {
    self.init(
      device: tablet.id, measures: tablet.measures, area: surface ?? tablet.area,
      profile: tablet.profile, time: time)
  }
}
