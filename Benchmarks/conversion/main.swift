import Foundation
import InkDrawing
import InkGeometry
import InkStorage

// A drawing of any length: see README.md here.
let arguments = CommandLine.arguments
guard arguments.count == 4, let count = Int(arguments[1]), count > 0 else {
  print("usage: conversion-benchmark COUNT FROM.inkd TO.inkd")
  print(
    "  writes a drawing of COUNT strokes: those of another one again and again, each time farther down"
  )
  exit(2)
}
let strokes = Array(
  try Drawing(decoding: [UInt8](Data(contentsOf: URL(fileURLWithPath: arguments[2])))).strokes)
let bounds = strokes.reduce(Rect.empty) { $0.union($1.renderBounds) }
// Sheets stand in columns of 40.
let rows = 40
_ = FileManager.default.createFile(atPath: arguments[3], contents: nil)
let file = try FileHandle(forWritingTo: URL(fileURLWithPath: arguments[3]))
var writer = InkFileWriter(.exact)
var waiting = writer.begin()
for start in stride(from: 0, to: count, by: strokes.count) {
  let sheet = start / strokes.count
  let shift = Point(
    x: Double(sheet / rows) * (bounds.width + 10), y: Double(sheet % rows) * (bounds.height + 10))
  waiting += writer.append(
    strokes.prefix(count - start).enumerated().map { number, stroke in
      var stroke = stroke
      stroke.id = InkID(high: UInt64(sheet), low: UInt64(number))
      stroke.originID = stroke.id
      stroke.transform = stroke.transform.then(.translation(shift))
      return stroke
    })
  if waiting.count > 1 << 20 {
    try file.write(contentsOf: Data(waiting))
    waiting = []
  }
}
try file.write(contentsOf: Data(waiting + writer.finish()))
