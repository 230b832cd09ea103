// The least that a program can do: plays the events of a pen by the clock, puts each frame together and
// writes it to the one program that listens. No reconciliation, no prediction, no second client, no bound.
//
//   service-yardstick EVENTS SOCKET
//
// EVENTS holds struct event, times in microseconds. The subscriber first gets the moment on
// CLOCK_MONOTONIC at which the first frame is due, then struct frame after struct frame.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

struct event {
  int64_t time;
  uint16_t type, code;
  int32_t value;
};

struct frame {
  int64_t time;
  float x, y, pressure;
  uint32_t touching;
};

enum { SYN = 0, KEY = 1, ABS = 3, TOUCH = 0x14a, X = 0, Y = 1, PRESSURE = 0x18 };

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static struct event *load(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  struct stat status;
  if (!file || fstat(fileno(file), &status) != 0) fail(path);
  struct event *events = malloc(status.st_size);
  *count = status.st_size / sizeof *events;
  if (!events || fread(events, sizeof *events, *count, file) != *count) fail(path);
  fclose(file);
  return events;
}

static int await_subscriber(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0 || bind(listener, (struct sockaddr *)&address, sizeof address) != 0 ||
      listen(listener, 1) != 0)
    fail(path);
  int subscriber = accept(listener, NULL, NULL);
  if (subscriber < 0) fail("accept");
  return subscriber;
}

static void sleep_until(int timer, int64_t moment) {
  struct itimerspec setting = {
      .it_value = {.tv_sec = moment / 1000000, .tv_nsec = moment % 1000000 * 1000}};
  uint64_t times;
  timerfd_settime(timer, TFD_TIMER_ABSTIME, &setting, NULL);
  if (read(timer, &times, sizeof times) < 0) fail("timer");
}

static void take(const struct event *event, struct frame *frame) {
  if (event->type == KEY && event->code == TOUCH) frame->touching = event->value;
  if (event->type != ABS) return;
  if (event->code == X) frame->x = event->value / 200.0f;
  if (event->code == Y) frame->y = event->value / 200.0f;
  if (event->code == PRESSURE) frame->pressure = event->value / 8191.0f;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: service-yardstick EVENTS SOCKET\n");
    return 2;
  }
  size_t events;
  const struct event *event = load(arguments[1], &events), *end = event + events;
  int timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
  int subscriber = await_subscriber(arguments[2]);
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t start = now.tv_sec * 1000000LL + now.tv_nsec / 1000, first = event->time;
  if (write(subscriber, &start, sizeof start) != sizeof start) fail("write");
  struct frame frame = {0};
  while (event < end) {
    frame.time = event->time;
    sleep_until(timer, start + event->time - first);
    for (; event < end && event->type != SYN; event++) take(event, &frame);
    event++;
    if (write(subscriber, &frame, sizeof frame) != sizeof frame) fail("write");
  }
  return 0;
}
