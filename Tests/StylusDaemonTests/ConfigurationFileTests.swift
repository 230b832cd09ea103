import StylusDaemon
import Testing

private func file(_ text: String) -> ConfigurationFile {
  ConfigurationFile(bytes: Array(text.utf8), path: "test.conf")
}

@Test func aFileSaysWhatItSaysAndTheRestIsAsUsual() {
  let read = file(
    """
    # a comment
    [stylusd]
    seat = seat1
    keep-strokes = 7

    [tablet]
    left-handed = yes
    [tablet 056a:0357]
    left-handed = no
    """)
  #expect(read.complaints.isEmpty)
  #expect(read.configuration.seat == "seat1")
  #expect(read.configuration.limits.strokes == 7)
  #expect(read.configuration.maximumClients == Configuration().maximumClients)
  #expect(read.configuration.isLeftHanded(vendor: 1, product: 2))
  #expect(!read.configuration.isLeftHanded(vendor: 0x056a, product: 0x0357))
}

@Test(arguments: [
  ("[stylusd]\nsaet = x", "test.conf:2: [stylusd] has no key \"saet\""),
  ("\n\n[daemon]\nseat = x", "test.conf:4: there is no section [daemon]"),
  ("[stylusd]\nkeep-strokes = many", "test.conf:2: keep-strokes is a number from 1 to 1000000"),
  ("[stylusd]\nkeep-strokes = 0", "test.conf:2: keep-strokes is a number"),
  ("[tablet wacom]\nleft-handed = yes", "test.conf:2: a tablet is named by vendor:product"),
  ("[tablet]\nleft-handed = perhaps", "test.conf:2: left-handed is yes or no"),
  ("[stylusd]\nnonsense\nseat = x", "test.conf:2: is neither [section], key = value"),
])
func aMistakeIsReportedWithItsLine(text: String, complaint: String) {
  let complaints = file(text).complaints
  #expect(complaints.count == 1)
  #expect(complaints.first?.hasPrefix(complaint) == true, "\(complaints)")
}

@Test func hostileBytesAreOnlyComplainedAbout() {
  let long = "[stylusd]\n" + String(repeating: "a", count: 100_000) + " = 1\nseat = s\n"
  #expect(!file(long).complaints.isEmpty)
  let binary = ConfigurationFile(bytes: (0..<4096).map { UInt8($0 & 0xFF) }, path: "b")
  #expect(!binary.complaints.isEmpty)
}
