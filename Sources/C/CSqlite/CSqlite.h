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
