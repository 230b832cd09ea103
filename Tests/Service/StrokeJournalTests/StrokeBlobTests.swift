import StrokeJournal
import StylusModel
import StylusProtocol
import Testing

@Test(arguments: [0, 1, 2, 500]) func aStrokeComesBackFromItsBytesToTheLastBit(count: Int) throws {
  var ink = InkBox(seed: 1)
  let entry = JournaledStroke(
    owner: 1_000, written: 99, stroke: ink.stroke(7, samples: count))
  let read = try StrokeBlob.decode(entry.blob)
  #expect(read == entry)
  // -0.0 equals 0.0, but is another number.
  #expect(read.stroke.samples.allSatisfy { $0.y.value.sign == .minus })
}

@Test func ordinaryInkTakesLessThanHalfOfItsRecords() {
  var ink = InkBox(seed: 2)
  let entry = JournaledStroke(owner: 1, stroke: ink.stroke(1, samples: 1_000))
  #expect(entry.blob.count < 1_000 * 64 / 2)
}

@Test func everyDamagedByteOfAStrokeIsFound() {
  var ink = InkBox(seed: 3)
  let bytes = JournaledStroke(owner: 1, stroke: ink.stroke(1, samples: 3)).blob
  for index in bytes.indices {
    for bit in 0..<8 {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(bit)
      #expect(throws: StrokeBlob.StrokeBlobError.damaged) { try StrokeBlob.decode(damaged) }
    }
  }
}

@Test func aStrokeThatIsCutIsFound() {
  var ink = InkBox(seed: 4)
  let bytes = JournaledStroke(owner: 1, stroke: ink.stroke(1, samples: 3)).blob
  for count in bytes.indices {
    #expect(throws: StrokeBlob.StrokeBlobError.damaged) {
      try StrokeBlob.decode(Array(bytes.prefix(count)))
    }
  }
}
