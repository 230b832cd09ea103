import CLinux
import LinuxIO
import Testing
import VirtualTablets

@Test func theKernelsStructsHaveTheSizesOfItsInterface() {
  #expect(MemoryLayout<uinput_setup>.size == 92)
  #expect(MemoryLayout<uinput_abs_setup>.size == 28)
  #expect(MemoryLayout<input_event>.size == 24)
  #expect(MemoryLayout<input_absinfo>.size == 24)
  #expect(clinux_UI_DEV_SETUP == 0x405c_5503)
  #expect(clinux_UI_ABS_SETUP == 0x401c_5504)
}

@Test func aMissingModuleIsMendedByLoadingIt() {
  let error = VirtualTabletError.unavailable(.uinput, Errno(rawValue: 2))
  #expect("\(error)".contains("/dev/uinput"))
  #expect("\(error)".contains("sudo modprobe uinput"))
}

@Test func aMissingRightIsGivenForTheSameFileAndUntilTheNextStart() {
  let error = VirtualTabletError.unavailable(.uhid, Errno(rawValue: 13))
  #expect("\(error)".contains("sudo setfacl -m u:$USER:rw /dev/uhid"))
  #expect("\(error)".contains("this also allows you to press keys"))
}
