package import InkCanvas
package import InkDrawing
package import InkModel

/// What the user wants of the overlay when it starts.
package struct OverlayWishes: Sendable {
  /// What becomes of ink.
  package var mode = DrawMode.draw
  /// What pens draw with.
  package var style = PenStyle()
  /// What the other end of a pen does to ink that stays.
  package var eraser = EraserMode.pixel
  /// Where tablets reach; for all of them.
  package var mapping = TabletWish()
  /// The daemon's socket; nil for the usual places.
  package var socket: String?
  /// The file that all ink is written to at the end; nil for none.
  package var saved: DrawingFile?
  /// How it is told each second how things go; nil: not at all.
  package var statistics: StatisticsForm?
  /// How long it runs; nil: until a signal comes.
  package var duration: Microseconds?

  /// What people usually want.
  package init() {}
}

/// What pens draw with.
package struct PenStyle: Hashable, Sendable {
  /// Tip and colour.
  package let ink: Ink
  /// The base width in millimetres of the output.
  package let width: Double

  /// An ink; without a width, as wide as it usually is.
  package init(ink: Ink = Ink(.pen), width: Double? = nil) {
    self.ink = ink
    self.width = width ?? ink.type.defaultWidth
  }
}
