/// The features of an output's drawing by which another drawing is distinguished.
package struct InkMark: Hashable {
  var version: UInt64 = 0
  var count = 0
  var pages: UInt64 = 0
}
