// The parts of Linux that Swift's Glibc module leaves out, and the macros and variadic calls that
// Swift cannot import.
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

// ioctl with an integer argument; returns the call's result and sets errno.
int clinux_ioctl_value(int fd, unsigned long request, long value);
// ioctl with a pointer argument.
int clinux_ioctl_pointer(int fd, unsigned long request, void *argument);
// open with a mode.
int clinux_open(const char *path, int flags, unsigned mode);
// openat with a mode.
int clinux_openat(int folder, const char *name, int flags, unsigned mode);
// rename, but only to an unused name; otherwise -1 and EEXIST.
int clinux_rename_to_free(const char *path, const char *other);
// Whether a file is on f2fs.
int clinux_is_on_f2fs(int fd);
// fcntl with an integer argument.
int clinux_fcntl(int fd, int command, int argument);
// accept4, non-blocking and close-on-exec.
int clinux_accept(int fd);
// A fully allocated file in memory of the given size, sealed against shrinking; its descriptor or -1. EFBIG if
// RLIMIT_FSIZE forbids it, without the signal.
int clinux_memory_file(const char *name, long long bytes);
// SO_PEERCRED; 0 or -1.
int clinux_peer(int fd, int *process, unsigned *user, unsigned *group);
// SO_PEERGROUPS: the number of supplementary groups of the peer, of which at most `most` are written; or -1.
int clinux_peer_groups(int fd, unsigned *groups, int most);
// Sends a descriptor, with one byte; 0 or -1, EAGAIN if a non-blocking socket is full.
int clinux_send_descriptor(int socket, int descriptor);
// Receives a byte and perhaps a descriptor (close-on-exec, or -1); returns the number of bytes, 0 at the end, or -1.
int clinux_receive_descriptor(int socket, int *descriptor);
// pthread_setname_np for the calling thread; names over 15 bytes are refused.
void clinux_name_this_thread(const char *name);
// memmem: where bytes are found in others; -1 if they are not.
long clinux_find_bytes(const void *bytes, unsigned long count, const void *wanted, unsigned long wanted_count);
// The number of processors on which the calling thread may run; -1 if they are more than 1,024.
int clinux_processor_count(void);
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
// mallopt: the size in bytes from which blocks get separate mappings, and the number of bytes that may stay free at the
// end of the heap.
void clinux_steady_heap(int block);
// malloc_trim; also releases the read-only pages of programs and libraries, which are read from the file again when
// needed. Locked pages stay.
void clinux_give_back_pages(void);

// The requests of <linux/uinput.h>: function-like macros stay invisible to Swift.
extern const unsigned long clinux_UI_DEV_CREATE, clinux_UI_DEV_DESTROY, clinux_UI_DEV_SETUP,
    clinux_UI_ABS_SETUP, clinux_UI_SET_EVBIT, clinux_UI_SET_KEYBIT, clinux_UI_SET_RELBIT,
    clinux_UI_SET_ABSBIT, clinux_UI_SET_MSCBIT, clinux_UI_SET_SWBIT, clinux_UI_SET_LEDBIT,
    clinux_UI_SET_PROPBIT, clinux_UI_SET_PHYS;
// UI_GET_SYSNAME for a buffer of 64 bytes.
extern const unsigned long clinux_UI_GET_SYSNAME_64;
// Starts a program, by its path or by a name in PATH, in a session of its own, with no input, its output to our standard error
// and the usual effect of all signals; words end with NULL. 0 and the number of the process, or the error.
int clinux_spawn(char *const *words, int *number);
