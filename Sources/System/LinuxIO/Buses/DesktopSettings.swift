import CSystemd

/// The desktop's preferences, as reported by its portal (org.freedesktop.portal.Settings).
@safe package final class DesktopSettings {
  /// Whether programs are to be light or dark.
  package enum ColorScheme: UInt32, Sendable {
    case noPreference = 0
    case dark = 1
    case light = 2
  }

  /// The connection to wait for and to process.
  package let connection: BusConnection
  /// The preferred color scheme; no preference before it is known, and if it is not reported.
  package private(set) var colorScheme = ColorScheme.noPreference

  /// Connects to the session's bus and asks; ``BusConnection/process()`` receives the answer.
  package init() throws(SystemError) {
    connection = try BusConnection(.session)
    let user = unsafe Unmanaged.passUnretained(self).toOpaque()
    let codes = unsafe [
      csystemd_watch_color_scheme(connection.pointer, Self.changed, user),
      csystemd_ask_color_scheme(connection.pointer, Self.replyHandler, user),
    ]
    if let code = codes.first(where: { $0 < 0 }) {
      throw SystemError("ask for the color scheme on", "D-Bus", Errno(rawValue: -code))
    }
  }

  private func applyColorScheme(_ code: Int32) {
    guard code >= 0 else { return }
    // An unknown value of a later version of the portal counts as no preference.
    colorScheme = ColorScheme(rawValue: UInt32(code)) ?? .noPreference
  }

  private static let changed: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let settings = unsafe behind(user) else { return 0 }
    settings.applyColorScheme(unsafe csystemd_read_color_scheme_change(message))
    return 0
  }

  private static let replyHandler: sd_bus_message_handler_t = { message, user, _ in
    guard let message = unsafe message, let settings = unsafe behind(user) else { return 0 }
    settings.applyColorScheme(unsafe csystemd_read_color_scheme(message))
    return 0
  }

  private static func behind(_ user: UnsafeMutableRawPointer?) -> DesktopSettings? {
    unsafe user.map { unsafe Unmanaged<DesktopSettings>.fromOpaque($0).takeUnretainedValue() }
  }
}
