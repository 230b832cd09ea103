package import StylusProtocol

/// The command line options that override the configuration.
package struct OverlayOverrides: Hashable, Sendable {
  /// What is done with a pen at the start; nil: as the configuration says.
  package var mode: OverlayMode?
  /// What the end of a pen that erases does; nil: as the configuration says.
  package var eraser: OverlayStatus.EraserSetting?
  /// What is drawn with at the start.
  package var ink = OverlayInkChange()
  /// The settings of all tablets.
  package var tablets: [TabletRule.MappingSetting] = []

  /// Nothing.
  package init() {}

  /// Puts it in the place of what settings say.
  ///
  /// - Throws: `badWidth` for a width that the ink cannot have.
  package func apply(to settings: inout OverlaySettings) throws(OverlayError) {
    try settings.ink.applyChange(ink)
    if ink != OverlayInkChange() { settings.choosesInk = true }
    settings.mode = mode ?? settings.mode
    settings.eraser = eraser ?? settings.eraser
    settings.rules += tablets.map { TabletRule(tablet: nil, setting: $0) }
  }
}
