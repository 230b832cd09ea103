// Has the writes of a program to files in one folder fail with EDQUOT, as if its user had no room left there: for LD_PRELOAD.
// The folder is named by QUOTA_FOLDER; there is room as long as the file QUOTA_ROOM exists.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_over(int file) {
  const char *folder = getenv("QUOTA_FOLDER"), *room = getenv("QUOTA_ROOM");
  char link[64], path[4096];
  struct stat status;
  if (!folder || (room && access(room, F_OK) == 0)) return 0;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (strncmp(path, folder, strlen(folder)) != 0) return 0;
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
