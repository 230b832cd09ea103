import DesktopWindows

/// What KWin's script or GNOME's extension tells: windows, or no list.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWindowList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  let windows = WindowList.windows(in: text)
  precondition(windows == WindowList.windows(in: text))
  precondition((windows?.count ?? 0) <= 512)
  return 0
}
