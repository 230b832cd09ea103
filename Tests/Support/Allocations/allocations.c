// Counts what a program allocates, by thread and by the library that asked for it.
//
// Preloaded before a program (see `count`), it keeps the file $STYLUSD_ALLOCATIONS up to date: one
// line for each thread's name and library, "THREAD LIBRARY ALLOCATIONS BYTES". Read it twice and
// subtract to see what happened between. The C library, Swift's runtime and libdispatch are not
// named: what they allocate counts for the code that called them. Memory that is given back is not
// counted back.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// No row can be longer than these columns allow, so that each stays in its place in the file.
#define ROW_FORMAT "%-15.15s %-31.31s %12llu %16llu\n"
enum { ROWS = 256, ROW_LENGTH = 15 + 1 + 31 + 1 + 12 + 1 + 16 + 1, DEPTH = 32 };

struct row {
  char thread[16], object[32];
  unsigned long long count, bytes;
};

static struct row rows[ROWS];
static int used, file = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// Set while counting: what counting itself allocates is nobody's.
static __thread int busy __attribute__((tls_model("initial-exec")));

static int is_transparent(const char *name) {
  static const char *const prefixes[] = {"allocations.so", "libc.so", "libc-", "ld-linux",
      "libstdc++", "libgcc_s", "libswift", "libdispatch", "libBlocksRuntime", "libFoundation",
      "lib_Foundation", "libpthread"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0) return 1;
  return 0;
}

// The file name of the library whose code, from the innermost out, is first to be named.
static const char *asker(void) {
  void *addresses[DEPTH];
  int depth = backtrace(addresses, DEPTH);
  for (int i = 0; i < depth; i++) {
    Dl_info where;
    if (dladdr(addresses[i], &where) == 0 || where.dli_fname == NULL) continue;
    const char *slash = strrchr(where.dli_fname, '/');
    const char *name = slash ? slash + 1 : where.dli_fname;
    if (!is_transparent(name)) return name;
  }
  return "?";
}

static struct row *row_of(const char *thread, const char *object) {
  for (int i = 0; i < used; i++)
    if (strncmp(rows[i].thread, thread, 15) == 0 && strncmp(rows[i].object, object, 31) == 0)
      return &rows[i];
  if (used == ROWS) return NULL;
  struct row *row = &rows[used++];
  snprintf(row->thread, sizeof row->thread, "%s", thread);
  snprintf(row->object, sizeof row->object, "%s", object);
  return row;
}

static void count(size_t bytes) {
  if (file < 0 || busy) return;
  int kept = errno;
  busy = 1;
  char thread[16] = "?", text[ROW_LENGTH + 1];
  pthread_getname_np(pthread_self(), thread, sizeof thread);
  for (char *c = thread; *c; c++)
    if (*c == ' ') *c = '_';
  const char *object = asker();
  pthread_mutex_lock(&lock);
  struct row *row = row_of(thread, object);
  if (row) {
    row->count++;
    row->bytes += bytes;
    int length = snprintf(
        text, sizeof text, ROW_FORMAT, row->thread, row->object, row->count, row->bytes);
    if (pwrite(file, text, length, (row - rows) * (off_t)ROW_LENGTH) < 0) file = -1;
  }
  pthread_mutex_unlock(&lock);
  busy = 0;
  errno = kept;
}

__attribute__((constructor)) static void start(void) {
  const char *path = getenv("STYLUSD_ALLOCATIONS");
  if (path == NULL) return;
  // The first call loads libgcc, which allocates.
  void *address;
  backtrace(&address, 1);
  file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
