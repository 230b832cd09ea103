import StylusModel
import StylusProtocol
import Testing

// What a late source may say of itself before it sends.

@Test func everyOfferThatIsAllowedIsReadAsItWasWritten() throws {
  var dice = Dice(seed: 449)
  for _ in 0..<200 {
    let offer = dice.lateOffer()
    var writer = JSONWriter()
    writer.call("org.stylusd.SendLateValues", offer, mode: .upgrade)
    let call = try VarlinkCall(parsing: Array(writer.bytes.dropLast()))
    #expect(try DaemonRequest(call) == .sendLateValues(offer))
  }
}

@Test(arguments: Property.allCases)
func aSourceMayOfferWhatPassesBesideTheFramesAndNothingElse(property: Property) throws {
  let text =
    "{\"method\":\"org.stylusd.SendLateValues\",\"upgrade\":true,\"parameters\":"
    + "{\"device\":1,\"properties\":[\"\(property.name)\",\"tilt\",\"tilt\"],\"clock\":\"own\"}}"
  let call = try VarlinkCall(parsing: Array(text.utf8))
  if [.position, .time, .identity].contains(property) {
    #expect(throws: VarlinkError.invalidParameter("properties")) { try DaemonRequest(call) }
  } else {
    let offered = PropertySet(property).union(PropertySet(.tilt))
    let offer = LateOffer(device: DeviceID(rawValue: 1), properties: offered, clock: .own)
    #expect(try DaemonRequest(call) == .sendLateValues(offer))
  }
}
