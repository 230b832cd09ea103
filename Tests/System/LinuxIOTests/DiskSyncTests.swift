import LinuxIO
import Testing

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
}
