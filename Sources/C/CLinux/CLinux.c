#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/magic.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/vfs.h>
#include <unistd.h>

int clinux_ioctl_value(int fd, unsigned long request, long value) {
  return ioctl(fd, request, value);
}

int clinux_ioctl_pointer(int fd, unsigned long request, void *argument) {
  return ioctl(fd, request, argument);
}

long clinux_find_bytes(const void *bytes, unsigned long count, const void *wanted, unsigned long wanted_count) {
  const char *found = memmem(bytes, count, wanted, wanted_count);
  return found ? found - (const char *)bytes : -1;
}

int clinux_open(const char *path, int flags, unsigned mode) { return open(path, flags, mode); }

int clinux_openat(int folder, const char *name, int flags, unsigned mode) {
  return openat(folder, name, flags, mode);
}

int clinux_rename_to_free(const char *path, const char *other) {
  if (renameat2(AT_FDCWD, path, AT_FDCWD, other, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  // On file systems without this call (NFS, FUSE): link a second name, then remove the first.
  return link(path, other) == 0 ? unlink(path) : -1;
}

int clinux_is_on_f2fs(int fd) {
  struct statfs system;
  return fstatfs(fd, &system) == 0 && system.f_type == F2FS_SUPER_MAGIC;
}

int clinux_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }

int clinux_accept(int fd) { return accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC); }

int clinux_memory_file(const char *name, long long bytes) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && (unsigned long long)bytes > limit.rlim_cur) {
    errno = EFBIG;
    return -1;
  }
  int fd = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (fd < 0) return -1;
  int reason = posix_fallocate(fd, 0, bytes);
  if (reason == 0 && fcntl(fd, F_ADD_SEALS, F_SEAL_SHRINK) != 0) reason = errno;
  if (reason == 0) return fd;
  close(fd);
  errno = reason;
  return -1;
}

int clinux_peer(int fd, int *process, unsigned *user, unsigned *group) {
  struct ucred peer;
  socklen_t length = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) return -1;
  *process = peer.pid;
  *user = peer.uid;
  *group = peer.gid;
  return 0;
}

int clinux_peer_groups(int fd, unsigned *groups, int most) {
  socklen_t length = most * sizeof *groups;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERGROUPS, groups, &length) == 0)
    return length / sizeof *groups;
  // The kernel reports the required size.
  return errno == ERANGE ? (int)(length / sizeof *groups) : -1;
}

int clinux_send_descriptor(int socket, int descriptor) {
  char byte = 0;
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof descriptor)] = {0};
  struct iovec piece = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof descriptor);
  memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
  return sendmsg(socket, &message, MSG_NOSIGNAL) == 1 ? 0 : -1;
}

int clinux_receive_descriptor(int socket, int *descriptor) {
  // With room for one descriptor, the kernel closes all others that were sent.
  char byte;
  _Alignas(struct cmsghdr) char control[CMSG_SPACE(sizeof *descriptor)];
  struct iovec piece = {&byte, 1};
  struct msghdr message = {.msg_iov = &piece,
                           .msg_iovlen = 1,
                           .msg_control = control,
                           .msg_controllen = CMSG_LEN(sizeof *descriptor)};
  *descriptor = -1;
  int count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count <= 0) return count;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
      header->cmsg_len == CMSG_LEN(sizeof *descriptor))
    memcpy(descriptor, CMSG_DATA(header), sizeof *descriptor);
  return count;
}

void clinux_name_this_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

int clinux_processor_count(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : -1;
}

int clinux_this_thread(void) { return gettid(); }

int clinux_real_time(int thread, int priority) {
  struct sched_param parameters = {.sched_priority = priority};
  return sched_setscheduler(thread, SCHED_RR | SCHED_RESET_ON_FORK, &parameters);
}

void clinux_ordinary(int thread) {
  struct sched_param parameters = {.sched_priority = 0};
  sched_setscheduler(thread, SCHED_OTHER | SCHED_RESET_ON_FORK, &parameters);
}

enum { MOST_THREADS = 8 };
static struct {
  int threads[MOST_THREADS], count;
  volatile sig_atomic_t told;
  char line[256];
  size_t length;
} overrun;

// Runs in the thread that used up its time: calls nothing but the kernel.
static void step_down(int signal) {
  (void)signal;
  int kept = errno;
  for (int i = 0; i < overrun.count; i++) clinux_ordinary(overrun.threads[i]);
  // The kernel continues to count a second later, for threads that have the ordinary priority by then.
  if (!overrun.told && write(STDERR_FILENO, overrun.line, overrun.length) < 0) {
    // The error cannot be reported.
  }
  overrun.told = 1;
  errno = kept;
}

int clinux_step_down_on_overrun(const int *threads, int count, const char *line) {
  if (count > MOST_THREADS || strlen(line) > sizeof overrun.line) {
    errno = EINVAL;
    return -1;
  }
  memcpy(overrun.threads, threads, count * sizeof *threads);
  overrun.count = count;
  overrun.length = strlen(line);
  memcpy(overrun.line, line, overrun.length);
  struct sigaction action = {.sa_handler = step_down, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(SIGXCPU, &action, NULL);
}

int clinux_limit(int resource, unsigned long long *soft, unsigned long long *hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return -1;
  *soft = limit.rlim_cur;
  *hard = limit.rlim_max;
  return 0;
}

int clinux_set_limit(int resource, unsigned long long soft, unsigned long long hard) {
  struct rlimit limit = {.rlim_cur = soft, .rlim_max = hard};
  return setrlimit(resource, &limit);
}

const int clinux_RLIMIT_RTTIME = RLIMIT_RTTIME;
const int clinux_RLIMIT_MEMLOCK = RLIMIT_MEMLOCK;

const unsigned long clinux_UI_DEV_CREATE = UI_DEV_CREATE;
const unsigned long clinux_UI_DEV_DESTROY = UI_DEV_DESTROY;
const unsigned long clinux_UI_DEV_SETUP = UI_DEV_SETUP;
const unsigned long clinux_UI_ABS_SETUP = UI_ABS_SETUP;
const unsigned long clinux_UI_SET_EVBIT = UI_SET_EVBIT;
const unsigned long clinux_UI_SET_KEYBIT = UI_SET_KEYBIT;
const unsigned long clinux_UI_SET_RELBIT = UI_SET_RELBIT;
const unsigned long clinux_UI_SET_ABSBIT = UI_SET_ABSBIT;
const unsigned long clinux_UI_SET_MSCBIT = UI_SET_MSCBIT;
const unsigned long clinux_UI_SET_SWBIT = UI_SET_SWBIT;
const unsigned long clinux_UI_SET_LEDBIT = UI_SET_LEDBIT;
const unsigned long clinux_UI_SET_PROPBIT = UI_SET_PROPBIT;
const unsigned long clinux_UI_SET_PHYS = UI_SET_PHYS;
const unsigned long clinux_UI_GET_SYSNAME_64 = UI_GET_SYSNAME(64);

void clinux_steady_heap(int block) {
  mallopt(M_MMAP_THRESHOLD, block);
  mallopt(M_TRIM_THRESHOLD, block);
}

// Whether the loader wrote into segments that are marked read-only.
static int has_text_relocations(const struct dl_phdr_info *object) {
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    if (header->p_type != PT_DYNAMIC) continue;
    const ElfW(Dyn) *entry = (const void *)(object->dlpi_addr + header->p_vaddr);
    for (; entry->d_tag != DT_NULL; entry++) {
      if (entry->d_tag == DT_TEXTREL) return 1;
      if (entry->d_tag == DT_FLAGS && entry->d_un.d_val & DF_TEXTREL) return 1;
    }
  }
  return 0;
}

static int give_back_object(struct dl_phdr_info *object, size_t size, void *unused) {
  (void)size, (void)unused;
  // The program itself has an empty name; the vDSO has no path and no file.
  if (object->dlpi_name[0] != '/' && object->dlpi_name[0] != '\0') return 0;
  if (has_text_relocations(object)) return 0;
  const uintptr_t page = sysconf(_SC_PAGESIZE);
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &object->dlpi_phdr[index];
    // RELRO data, written before it is protected, is in a writable segment.
    if (header->p_type != PT_LOAD || header->p_flags & PF_W) continue;
    uintptr_t start = (object->dlpi_addr + header->p_vaddr) & -page;
    uintptr_t end = object->dlpi_addr + header->p_vaddr + header->p_memsz;
    madvise((void *)start, ((end + page - 1) & -page) - start, MADV_DONTNEED);
  }
  return 0;
}

void clinux_give_back_pages(void) {
  malloc_trim(0);
  dl_iterate_phdr(give_back_object, NULL);
}

int clinux_spawn(char *const *words, int *number) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) return error;
  error = posix_spawn_file_actions_init(&actions);
  if (error != 0) {
    posix_spawnattr_destroy(&attributes);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (error == 0) error = posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  pid_t child = 0;
  if (error == 0) error = posix_spawnp(&child, words[0], &actions, &attributes, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  *number = child;
  return error;
}
