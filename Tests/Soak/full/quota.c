// Has the writes of a program to files in one folder fail with EDQUOT, as if its user had no room left there: for LD_PRELOAD.
// The folder is named by QUOTA_FOLDER; there is room as long as the file QUOTA_ROOM exists. While QUOTA_ROOM.files exists there is none for
// new files and folders either.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int has_room(void) {
  const char *room = getenv("QUOTA_ROOM");
  return !getenv("QUOTA_FOLDER") || (room && access(room, F_OK) == 0);
}

static int is_inside(const char *path) {
  const char *folder = getenv("QUOTA_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

// Whether a descriptor is in the folder.
static int is_file_inside(int file) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_inside(path);
}

static int is_over(int file) {
  struct stat status;
  if (has_room() || fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || !is_file_inside(file)) return 0;
  errno = EDQUOT;
  return 1;
}

// Whether a new name in a folder is refused.
static int is_refused(int folder, const char *name) {
  char note[4096];
  if (has_room() || !(name[0] == '/' ? is_inside(name) : is_file_inside(folder))) return 0;
  snprintf(note, sizeof note, "%s.files", getenv("QUOTA_ROOM") ? getenv("QUOTA_ROOM") : "");
  if (access(note, F_OK) != 0) return 0;
  // O_TMPFILE names the folder itself.
  errno = EDQUOT;
  return 1;
}

#define LIMITED(name, arguments, call) \
  ssize_t name arguments {             \
    static ssize_t(*next) arguments;   \
    if (!next) next = dlsym(RTLD_NEXT, #name); \
    return is_over(file) ? -1 : next call; \
  }
LIMITED(write, (int file, const void *bytes, size_t count), (file, bytes, count))
LIMITED(pwrite, (int file, const void *bytes, size_t count, off_t place), (file, bytes, count, place))
LIMITED(pwrite64, (int file, const void *bytes, size_t count, off64_t place), (file, bytes, count, place))

#define NEXT(name)               \
  static __typeof__(name) *next; \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define MODE                              \
  mode_t mode = 0;                        \
  if (flags & (O_CREAT | O_TMPFILE)) {    \
    va_list rest;                         \
    va_start(rest, flags);                \
    mode = va_arg(rest, mode_t);          \
    va_end(rest);                         \
  }
#define MAKES ((flags & O_TMPFILE) == O_TMPFILE || (flags & O_CREAT))
#define OPEN(name)                                                         \
  int name(const char *path, int flags, ...) {                             \
    NEXT(name);                                                            \
    MODE                                                                   \
    if (MAKES && ((flags & O_TMPFILE) == O_TMPFILE || access(path, F_OK) != 0) && is_refused(AT_FDCWD, path)) return -1; \
    return next(path, flags, mode);                                        \
  }
#define OPENAT(name)                                                       \
  int name(int folder, const char *path, int flags, ...) {                 \
    NEXT(name);                                                            \
    MODE                                                                   \
    if (MAKES && is_refused(folder, path)) return -1;                      \
    return next(folder, path, flags, mode);                                \
  }
OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

int mkdir(const char *path, mode_t mode) {
  NEXT(mkdir);
  return access(path, F_OK) != 0 && is_refused(AT_FDCWD, path) ? -1 : next(path, mode);
}
