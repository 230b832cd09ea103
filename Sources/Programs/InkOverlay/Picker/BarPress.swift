import InkGeometry
import InkScreens
import ToolPicker

/// Who presses a bar.
struct BarPress {
  let holder: OverlayRuler.Holder
  let screen: ScreenID
  let button: SelectionBar.Button
  /// Whether it is above the button still.
  var isInside = true
}
