/// When the mouse and fingers draw in mode `draw`.
package enum HandDrawing: String, CaseIterable, Sendable {
  /// While no tablet is connected.
  case auto
  /// Always, except while a pen is near.
  case yes
  /// Never: they act on the windows.
  case no

  /// Whether they draw now.
  package func applies(withTablet hasTablet: Bool) -> Bool {
    switch self {
    case .auto: !hasTablet
    case .yes: true
    case .no: false
    }
  }
}
