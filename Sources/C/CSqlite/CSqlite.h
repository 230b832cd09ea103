#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, and sqlite3_db_config variadic: Swift imports neither.

/// Binds bytes that SQLite copies.
static inline int csqlite_bind_copy(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/// Keeps a file that somebody prepared from doing more than holding rows.
static inline int csqlite_distrust(sqlite3 *database) {
  int code = sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  if (code != SQLITE_OK) return code;
  return sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/// Makes SQLite keep the log's file when the last connection ends.
static inline int csqlite_keep_log(sqlite3 *database) {
  int on = 1;
  return sqlite3_file_control(database, "main", SQLITE_FCNTL_PERSIST_WAL, &on);
}

/// The log's open file; none if nothing was read or written yet.
static inline sqlite3_file *csqlite_log(sqlite3 *database) {
  sqlite3_file *log = (sqlite3_file *)0;
  int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  return code == SQLITE_OK && log && log->pMethods ? log : (sqlite3_file *)0;
}

static inline int csqlite_file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return file->pMethods->xFileSize(file, size);
}

/// Overwrites a part of a file with zeros, and waits for the disk.
static inline int csqlite_blank(sqlite3_file *file, sqlite3_int64 start, sqlite3_int64 end) {
  static const char zeros[1 << 16];
  for (sqlite3_int64 place = start; place < end; place += (sqlite3_int64)sizeof zeros) {
    sqlite3_int64 rest = end - place;
    int count = rest < (sqlite3_int64)sizeof zeros ? (int)rest : (int)sizeof zeros;
    int code = file->pMethods->xWrite(file, zeros, count, place);
    if (code != SQLITE_OK) return code;
  }
  return file->pMethods->xSync(file, SQLITE_SYNC_NORMAL);
}

/// Cuts a file, and waits for the disk.
static inline int csqlite_cut(sqlite3_file *file, sqlite3_int64 size) {
  int code = file->pMethods->xTruncate(file, size);
  return code == SQLITE_OK ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL) : code;
}
