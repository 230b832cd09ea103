#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>

int clinux_ioctl_value(int fd, unsigned long request, long value) {
  return ioctl(fd, request, value);
}

int clinux_ioctl_pointer(int fd, unsigned long request, void *argument) {
  return ioctl(fd, request, argument);
}

int clinux_open(const char *path, int flags, unsigned mode) { return open(path, flags, mode); }

int clinux_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }

int clinux_accept(int fd) { return accept4(fd, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC); }

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
  // The kernel says how much room it needs.
  return errno == ERANGE ? (int)(length / sizeof *groups) : -1;
}

void clinux_name_this_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

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
