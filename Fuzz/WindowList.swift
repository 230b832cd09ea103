import Desktops

/// What KWin's script or GNOME's extension tells: windows, or no list.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWindowList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  let told = WindowList.parseWindows(text)
  let windows = told?.windows
  precondition(windows == WindowList.windows(in: text))
  precondition(told?.keyboard.map { $0.group < 32 } ?? true)
  precondition((windows?.count ?? 0) <= 512)
  return 0
}
