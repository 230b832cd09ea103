import CLinux
import Glibc
import Testing

@testable import LinuxIO

@Suite struct DiskSyncTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func completingChangesNothingInTheFile() throws {
    let path = folder.path + "/file"
    try FileBytes.write([1, 2, 3], to: path)
    try DiskSync.complete(at: path)
    #expect(try FileBytes.read(path: path) == [1, 2, 3])
  }

  @Test func whatIsNotThereCannotBeCompleted() {
    #expect(throws: SystemError.self) { try DiskSync.complete(at: folder.path + "/none") }
    #expect(!DiskSync.isIncomplete(in: folder.path + "/none"))
  }

  @Test func syncingAFileKeepsItsTimesExceptOnF2fs() throws {
    let path = folder.path + "/file"
    try FileBytes.write([1, 2, 3], to: path)
    let file = try FileDescriptor.open(path, O_RDWR)
    let past = [timespec](repeating: timespec(tv_sec: 1_000, tv_nsec: 0), count: 2)
    #expect(unsafe futimens(file.number, past) == 0)
    try DiskSync.sync(file)
    var status = stat()
    #expect(unsafe fstat(file.number, &status) == 0)
    #expect((status.st_mtim.tv_sec == 1_000) == (clinux_is_on_f2fs(file.number) == 0))
  }
}
