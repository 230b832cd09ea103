// What Swift's Glibc module leaves out of Linux, and the macros and variadic calls that Swift
// cannot import.
#pragma once

#include <linux/input.h>
#include <linux/uhid.h>
#include <linux/uinput.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <sys/xattr.h>

// ioctl with an integer argument; returns the call's result, errno as usual.
int clinux_ioctl_value(int fd, unsigned long request, long value);
// ioctl with a pointer argument.
int clinux_ioctl_pointer(int fd, unsigned long request, void *argument);
// open with a mode.
int clinux_open(const char *path, int flags, unsigned mode);
// openat with a mode.
int clinux_openat(int folder, const char *name, int flags, unsigned mode);
// rename, but only to a name that is free: else -1 and EEXIST.
int clinux_rename_to_free(const char *path, const char *other);
// Whether a file is on f2fs.
int clinux_is_on_f2fs(int fd);
// fcntl with an integer argument.
int clinux_fcntl(int fd, int command, int argument);
// accept4, non-blocking and close-on-exec.
int clinux_accept(int fd);
// A file in memory of so many bytes, all of them there, which nobody can make smaller; its descriptor or -1. EFBIG where
// RLIMIT_FSIZE forbids it, without the signal.
int clinux_memory_file(const char *name, long long bytes);
// SO_PEERCRED; 0 or -1.
int clinux_peer(int fd, int *process, unsigned *user, unsigned *group);
// SO_PEERGROUPS: how many supplementary groups the other end has, of which `most` at most are written; -1.
int clinux_peer_groups(int fd, unsigned *groups, int most);
// Sends a descriptor, with one byte; 0 or -1, EAGAIN where a non-blocking socket takes nothing.
int clinux_send_descriptor(int socket, int descriptor);
// Receives a byte and perhaps a descriptor, close-on-exec, or -1: how many bytes came, 0 at the end; -1.
int clinux_receive_descriptor(int socket, int *descriptor);
// pthread_setname_np for the calling thread; names over 15 bytes are refused.
void clinux_name_this_thread(const char *name);
// The kernel's number of the calling thread.
int clinux_this_thread(void);
// Gives a thread a real-time priority (SCHED_RR, not inherited by processes); 0 or -1.
int clinux_real_time(int thread, int priority);
// Gives a thread the ordinary priority.
void clinux_ordinary(int thread);
// On SIGXCPU (a thread used up RLIMIT_RTTIME) gives all these threads, at most 8, the ordinary priority
// and writes a line to standard error; once for a process. 0 or -1.
int clinux_step_down_on_overrun(const int *threads, int count, const char *line);
// getrlimit and setrlimit: their first argument is an enumeration that Swift sees differently.
int clinux_limit(int resource, unsigned long long *soft, unsigned long long *hard);
int clinux_set_limit(int resource, unsigned long long soft, unsigned long long hard);
extern const int clinux_RLIMIT_RTTIME, clinux_RLIMIT_MEMLOCK;
// mallopt: blocks from so many bytes on are mappings of their own, and so much may be left free at the heap's
// end, whatever was freed before.
void clinux_steady_heap(int block);
// malloc_trim, and lets go of the pages of programs and libraries that nobody writes: whoever needs one again
// gets it from the file. Locked pages stay.
void clinux_give_back_pages(void);

// The requests of <linux/uinput.h>: function-like macros stay invisible to Swift.
extern const unsigned long clinux_UI_DEV_CREATE, clinux_UI_DEV_DESTROY, clinux_UI_DEV_SETUP,
    clinux_UI_ABS_SETUP, clinux_UI_SET_EVBIT, clinux_UI_SET_KEYBIT, clinux_UI_SET_RELBIT,
    clinux_UI_SET_ABSBIT, clinux_UI_SET_MSCBIT, clinux_UI_SET_SWBIT, clinux_UI_SET_LEDBIT,
    clinux_UI_SET_PROPBIT, clinux_UI_SET_PHYS;
// UI_GET_SYSNAME for a buffer of 64 bytes.
extern const unsigned long clinux_UI_GET_SYSNAME_64;
