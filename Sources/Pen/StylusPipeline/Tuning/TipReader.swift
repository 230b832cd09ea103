import StylusModel

/// Reads the tip of a device's pens according to the user's settings: without the pressure of a
/// worn nib, and with the configured contact threshold.
struct TipReader {
  private var tuning = PenTuning()
  /// Counts from the next stroke on.
  private var next: PenTuning?
  private var nib = WornNib()
  private var contact = ContactFilter()

  /// The conversion of the pressure for a stroke that begins now.
  var curve: PressureCurve? { tuning.curve }

  /// The finding about the nib in the last frame.
  var finding: Anomaly? {
    switch nib.finding {
    case .pressesInAir: .nibPressesInAir
    case .neverLifts: tuning.threshold == nil ? .nibNeverLifts : nil
    case nil: nil
    }
  }

  /// Reads pens like this from the next stroke on.
  mutating func tune(_ tuning: PenTuning) { next = tuning }

  /// The frame with the effective contact and pressure.
  ///
  /// - Parameters:
  ///   - isDrawing: whether a stroke is open, which keeps its settings; but a tool that arrives is
  ///     read with its own settings, even while the stroke of another one is open.
  ///   - tellsPressure: whether frames contain the pressure when the pen presses.
  mutating func interpret(_ told: ToolFrame, isDrawing: Bool, tellsPressure: Bool) -> ToolFrame {
    if let next, !isDrawing || told.presence == .entered {
      tuning = next
      self.next = nil
    }
    let frame = nib.compensate(told)
    let threshold = tuning.threshold ?? (nib.isWorn ? Self.wornNib : nil)
    return contact.pass(frame, threshold: tellsPressure ? threshold : nil)
  }

  /// The thresholds for a touch of a nib that presses in the air: those of libinput.
  private static let wornNib = TipThreshold(begin: 0.05, end: 0.01)
}
