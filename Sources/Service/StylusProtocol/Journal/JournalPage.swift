/// Some strokes of one owner, oldest first: the reply of `ListJournal`.
package struct JournalPage: Hashable, Sendable {
  /// The strokes.
  package var strokes: [JournaledStroke] = []
  /// The owner's oldest stroke; 0 if there is none.
  package var oldest: UInt64 = 0
  /// The owner's newest number; 0 if there never was one.
  package var newest: UInt64 = 0
  /// How many rows between those that were looked at cannot be read.
  package var damaged = 0
  /// Ask again with `since` = this; nil if there are no more.
  package var next: UInt64?
  /// Whether the strokes are written with their samples.
  package var samples = true

  /// An empty page.
  package init() {}
}

extension JournalPage: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("strokes")
    writer.beginArray()
    for stroke in strokes { stroke.writeObject(to: &writer, withSamples: samples) }
    writer.endArray()
    writer.field("oldest", oldest)
    writer.field("newest", newest)
    writer.field("damaged", damaged)
    if let next { writer.field("next", next) }
    writer.endObject()
  }

  /// Reads the reply of `ListJournal`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    strokes = try fields.requiredObjects("strokes", JournaledStroke.init(_:))
    oldest = try fields.required("oldest", fields.integer)
    newest = try fields.required("newest", fields.integer)
    damaged = try fields.required("damaged", fields.integer)
    next = try fields.integer("next")
  }
}

/// How many strokes went: the reply of `WipeJournal`.
package struct JournalWiped: Hashable, Sendable, JSONWritable {
  /// How many.
  package var strokes: Int

  /// So many.
  package init(strokes: Int) { self.strokes = strokes }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("strokes", strokes)
    writer.endObject()
  }

  /// Reads the reply of `WipeJournal`.
  package init(_ parameters: JSONObject) throws(ProtocolError) {
    let fields = JSONFields(parameters)
    strokes = try fields.required("strokes", fields.integer)
  }
}
