/// What we use of a compositor.
package enum WaylandGlobal: String, CaseIterable, Hashable, Sendable {
  case compositor = "wl_compositor"
  case sharedMemory = "wl_shm"
  case output = "wl_output"
  case seat = "wl_seat"
  case layerShell = "zwlr_layer_shell_v1"
  case windows = "xdg_wm_base"
  case presentation = "wp_presentation"
  case viewporter = "wp_viewporter"
  case fractionalScale = "wp_fractional_scale_manager_v1"
  case outputDetails = "zxdg_output_manager_v1"
  case tablets = "zwp_tablet_manager_v2"
  case virtualPointers = "zwlr_virtual_pointer_manager_v1"
  /// What KWin has instead, for programs that a desktop entry names.
  case fakeInput = "org_kde_kwin_fake_input"
  /// Which lock and modifier keys count, for the same.
  case keyStates = "org_kde_kwin_keystate"
  case inputMethods = "zwp_input_method_manager_v2"
  /// What KWin has instead, for the program that it starts as its input method.
  case contextInputMethod = "zwp_input_method_v1"
  case virtualKeyboards = "zwp_virtual_keyboard_manager_v1"
  /// The clipboard, for who has not the keyboard.
  case clipboards = "zwlr_data_control_manager_v1"

  /// The least version that is of use.
  var least: UInt32 {
    switch self {
    // wl_surface.damage_buffer.
    case .compositor: 4
    // wl_output.done.
    case .output: 2
    // pointer_motion_absolute.
    case .fakeInput: 3
    default: 1
    }
  }

  /// The same for people, where it is not the first.
  var leastWords: String { least > 1 ? " of version \(least) or newer" : "" }

  /// The version that we know.
  var most: UInt32 {
    switch self {
    case .compositor, .seat, .keyStates: 5
    case .output, .fakeInput: 4
    case .layerShell, .outputDetails: 3
    case .sharedMemory, .windows, .presentation, .viewporter, .fractionalScale, .tablets,
      .virtualPointers, .inputMethods, .contextInputMethod, .virtualKeyboards,
      .clipboards:
      1
    }
  }

  /// The effect of its absence.
  package var loss: String {
    switch self {
    case .compositor, .sharedMemory: "nothing can be drawn"
    case .output: "it has no screen"
    case .seat: "it has no input devices"
    case .layerShell:
      "ink is in an ordinary window, which takes the focus when it appears and is covered by "
        + "panels and raised windows"
    case .windows: "there is no window to fall back to"
    case .presentation: "it does not report when ink was shown, so it is committed as it comes"
    case .viewporter: "buffers are larger than the output if its scale is not a whole number"
    case .fractionalScale: "a fractional scale is known only for a whole output"
    case .outputDetails: "the position and size of an output are guessed from its mode"
    case .tablets: "pens draw only through the daemon"
    case .virtualPointers, .fakeInput: "taps on fields cannot be passed on"
    case .keyStates: "the state of Caps Lock is unknown, so no text is typed by keys"
    case .inputMethods, .contextInputMethod:
      "text reaches programs without AT-SPI by key strokes only"
    case .virtualKeyboards: "text reaches only programs that support AT-SPI or input methods"
    case .clipboards: "text waiting on the pad cannot be copied"
    }
  }
}
