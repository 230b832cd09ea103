// load MILLISECONDS KIB LIBRARY FUNCTION: how long it takes to load a library and to make its first object, and what that keeps in memory; the
// best of nine processes, for others may run beside it. Exit status: 0 if both are within the bounds.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static long resident(void) { // KiB
  long kib = 0;
  char line[256];
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file))
    if (strncmp(line, "VmRSS:", 6) == 0) kib = atol(line + 6);
  if (file) fclose(file);
  return kib;
}

struct cost {
  double load, make;
  long kib;
};

static struct cost measure(const char *name, const char *function) {
  struct cost cost;
  long before = resident();
  double start = now();
  void *library = dlopen(name, RTLD_NOW);
  cost.load = now() - start;
  void *(*create)(double) = library ? (void *(*)(double))dlsym(library, function) : NULL;
  if (!create || !create(1)) fprintf(stderr, "load: %s\n", library ? "it makes nothing" : dlerror()), _exit(1);
  cost.make = now() - start - cost.load;
  cost.kib = resident() - before;
  return cost;
}

int main(int count, char **arguments) {
  struct cost least = {1e9, 1e9, 1 << 30}, cost;
  if (count < 5) return 2;
  for (int i = 0; i < 9; i++) {
    int ends[2], status = 1;
    if (pipe(ends) != 0) return 2;
    pid_t child = fork();
    if (child == 0) {
      cost = measure(arguments[3], arguments[4]);
      _exit(write(ends[1], &cost, sizeof cost) != sizeof cost);
    }
    if (waitpid(child, &status, 0) != child || status != 0 || read(ends[0], &cost, sizeof cost) != sizeof cost) return 1;
    close(ends[0]), close(ends[1]);
    if (cost.load < least.load) least.load = cost.load;
    if (cost.make < least.make) least.make = cost.make;
    if (cost.kib < least.kib) least.kib = cost.kib;
  }
  printf("%s: loaded in %.1f ms, its first object in %.1f ms more, %ld KiB resident\n", arguments[3], least.load, least.make, least.kib);
  return least.load + least.make > atof(arguments[1]) || least.kib > atol(arguments[2]);
}
