package import StylusModel
package import StylusPipeline

extension DeviceArrival {
  /// The properties of a tablet added at `time` that strokes need.
  ///
  /// - Parameter surface: the whole surface, if the tablet's area is only the part in use.
  package init(_ tablet: Tablet, surface: Tablet.Area? = nil, at time: Timestamp) {
    self.init(
      device: tablet.id, measures: tablet.measures, area: surface ?? tablet.area,
      profile: tablet.profile, time: time)
  }
}
