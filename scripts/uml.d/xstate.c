/* A processor with AMX has a larger extended state than Linux 6.1 for user mode expects. It writes its shorter one
   by ptrace, which such a host refuses, and the kernel panics ("put_fp_registers"). This library stands before ptrace: it
   reads the whole state, lays the shorter one over its beginning, and writes that back. */
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { peek_first = 1, peek_last = 3, get_register_set = 0x4204, set_register_set = 0x4205, extended_state = 0x202 };

static long call(long request, pid_t process, void *place, void *data) {
  return syscall(SYS_ptrace, request, process, place, data);
}

static long set_extended_state(pid_t process, void *place, const struct iovec *given) {
  static _Alignas(64) char state[1 << 16];
  struct iovec whole = {state, sizeof state};
  if (call(get_register_set, process, place, &whole) < 0) return -1;
  if (given->iov_len >= whole.iov_len) return call(set_register_set, process, place, (void *)given);
  memcpy(state, given->iov_base, given->iov_len);
  return call(set_register_set, process, place, &whole);
}

long ptrace(int request, ...) {
  va_list words;
  va_start(words, request);
  pid_t process = va_arg(words, pid_t);
  void *place = va_arg(words, void *), *data = va_arg(words, void *);
  va_end(words);
  if (request == set_register_set && place == (void *)extended_state) return set_extended_state(process, place, data);
  if (request < peek_first || request > peek_last) return call(request, process, place, data);
  /* The C library returns the word that is peeked at, the system call stores it. */
  long word = 0;
  if (call(request, process, place, &word) < 0) return -1;
  errno = 0;
  return word;
}
