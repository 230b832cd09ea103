import Foundation
import InkRecognition
import LinuxIO
import Testing

@testable import WritingStore

/// Prepared word lists in the cache.
@Suite struct WordIndexCacheTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "word-index-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func stored(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/stylusctl").map {
      folder + "/cache/stylusctl/" + $0
    }
  }

  @Test func `a list is prepared once, for its user alone, and again when it changes`() throws {
    try withFolder { folder in
      let list = folder + "/words"
      try Data("Quokka\n".utf8).write(to: URL(filePath: list))
      let cache = WordIndexCache(in: Environment.cacheHome(cache: folder + "/cache", home: nil))
      let first = try cache.words(list: list).bytes(key: "")
      let path = try #require(try stored(folder).first)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(try mode == 0o600 && stored(folder).count == 1)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(try cache.words(list: list).bytes(key: "") == first)
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
      try Data("Quokka\nzyzzyva\n".utf8).write(to: URL(filePath: list))
      #expect(try cache.words(list: list).bytes(key: "") != first)
      #expect(try Data(contentsOf: URL(filePath: path)) != bytes && stored(folder).count == 1)
    }
  }

  @Test func `a damaged index is replaced`() throws {
    try withFolder { folder in
      let cache = WordIndexCache(in: Environment.cacheHome(cache: folder + "/cache", home: nil))
      let first = try cache.words(list: nil).bytes(key: "")
      let path = try #require(try stored(folder).first)
      let bytes = try Data(contentsOf: URL(filePath: path))
      try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
      #expect(try cache.words(list: nil).bytes(key: "") == first)
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
  }

  @Test func `without a cache the list is read, and a list that is not there is an error`() throws {
    try withFolder { folder in
      try Data("not a folder".utf8).write(to: URL(filePath: folder + "/cache"))
      for cache in [folder + "/cache", nil, "relative"] as [String?] {
        let cache = WordIndexCache(in: Environment.cacheHome(cache: cache, home: nil))
        let bytes = try cache.words(list: nil).bytes(key: "")
        #expect(bytes == WordIndex().bytes(key: ""))
        #expect(throws: SystemError.self) { try cache.words(list: folder + "/none") }
      }
    }
  }
}
