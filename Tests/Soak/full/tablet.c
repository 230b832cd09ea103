// Gives a program an event node that does not exist, with a pen that plays a recording again and again: for LD_PRELOAD.
// TABLET names the file with what tablet.py has made of a recording. The node is /dev/input/event9 in any folder.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/input.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <time.h>
#include <unistd.h>

#undef open
#undef openat
#undef fstat

static const char node[] = "/dev/input/event9";

struct event {
  unsigned delay;  // in microseconds
  unsigned short type, code;
  int value;
};

static struct {
  char name[256];
  unsigned char id[8], properties[32], bits[32][96];
  struct input_absinfo axes[64];
  unsigned count;
} tablet;
static struct event *events;
// Which descriptors are the node.
static char nodes[4096];

static int read_tablet(void) {
  const char *path = getenv("TABLET");
  FILE *file = path ? fopen(path, "rb") : NULL;
  if (!file) return 0;
  int is_whole = fread(&tablet, sizeof tablet, 1, file) == 1;
  if (is_whole) events = calloc(tablet.count, sizeof *events);
  is_whole = is_whole && fread(events, sizeof *events, tablet.count, file) == tablet.count;
  fclose(file);
  return is_whole;
}

// Each reader has a pen of its own, as the kernel gives each reader all events.
static void *play(void *argument) {
  int target = (int)(long)argument;
  while (1) {
    for (unsigned index = 0; index < tablet.count; index++) {
      if (events[index].delay) usleep(events[index].delay);
      struct timespec now;
      clock_gettime(CLOCK_MONOTONIC, &now);
      struct input_event event = {.type = events[index].type, .code = events[index].code, .value = events[index].value};
      event.input_event_sec = now.tv_sec;
      event.input_event_usec = now.tv_nsec / 1000;
      if (write(target, &event, sizeof event) != sizeof event) return NULL;
    }
  }
}

static int open_node(void) {
  int ends[2];
  pthread_t thread;
  if ((!events && !read_tablet()) || pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  fcntl(ends[1], F_SETFL, 0);
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &old);
  int code = pthread_create(&thread, NULL, play, (void *)(long)ends[1]);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (code != 0) return -1;
  nodes[ends[0]] = 1;
  return ends[0];
}

static int is_node(const char *path) { return path && strcmp(path, node) == 0; }
static int is_open_node(int file) { return file >= 0 && file < (int)sizeof nodes && nodes[file]; }

#define NEXT(name)                \
  static __typeof__(name) *next; \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define MODE(last)                       \
  mode_t mode = 0;                       \
  if (last & (O_CREAT | O_TMPFILE)) {    \
    va_list rest;                        \
    va_start(rest, last);                \
    mode = va_arg(rest, mode_t);         \
    va_end(rest);                        \
  }
#define OPEN(name)                                  \
  int name(const char *path, int flags, ...) {      \
    NEXT(name);                                     \
    if (is_node(path)) return open_node();          \
    MODE(flags)                                     \
    return next(path, flags, mode);                 \
  }
OPEN(open)
OPEN(open64)

#define STATUS(name, type)                          \
  int name(int file, struct type *status) {         \
    NEXT(name);                                     \
    int code = next(file, status);                  \
    if (code == 0 && is_open_node(file)) {          \
      status->st_mode = S_IFCHR | 0600;             \
      status->st_rdev = makedev(13, 73);            \
    }                                               \
    return code;                                    \
  }
STATUS(fstat, stat)
STATUS(fstat64, stat64)

int close(int file) {
  NEXT(close);
  if (is_open_node(file)) nodes[file] = 0;
  return next(file);
}

static int answer(void *to, size_t size, const void *from, size_t count) {
  memset(to, 0, size);
  size_t copied = count < size ? count : size;
  memcpy(to, from, copied);
  return (int)copied;
}

int ioctl(int file, unsigned long request, ...) {
  NEXT(ioctl);
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  if (!is_open_node(file) || _IOC_TYPE(request) != 'E') return next(file, request, argument);
  unsigned number = _IOC_NR(request), size = _IOC_SIZE(request);
  if (!(_IOC_DIR(request) & _IOC_READ)) return 0;
  if (number == 0x01) return answer(argument, size, &(int){EV_VERSION}, sizeof(int)) * 0;
  if (number == 0x02) return answer(argument, size, tablet.id, sizeof tablet.id) * 0;
  if (number == 0x06) return answer(argument, size, tablet.name, strlen(tablet.name) + 1);
  if (number == 0x09) return answer(argument, size, tablet.properties, sizeof tablet.properties);
  if (number >= 0x20 && number < 0x40) return answer(argument, size, tablet.bits[number - 0x20], sizeof tablet.bits[0]);
  if (number >= 0x40 && number < 0x80) return answer(argument, size, &tablet.axes[number - 0x40], sizeof tablet.axes[0]) * 0;
  return answer(argument, size, "", 0);
}
