#pragma once
#include <zlib.h>

// What zlib offers as macros, which Swift does not import.

/// Begins to read gzip, and nothing else.
static inline int czlib_begin_gunzip(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

/// How hard zlib tries: a file of Xournal++ gets 5 % longer than at its usual 6, in a quarter of the time (Benchmarks/conversion).
#define CZLIB_LEVEL 4

/// Begins to write gzip, with a header that names no time and no system.
static inline int czlib_begin_gzip(z_stream *stream) {
  return deflateInit2(stream, CZLIB_LEVEL, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

/// Begins to write zlib's own format (RFC 1950).
static inline int czlib_begin_deflate(z_stream *stream) {
  return deflateInit2(stream, CZLIB_LEVEL, Z_DEFLATED, 15, 8, Z_DEFAULT_STRATEGY);
}
