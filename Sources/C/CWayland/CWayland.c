#include "CWayland.h"

#include <stdarg.h>
#include <stdio.h>

static _Thread_local char complaint[512];

static void keep(const char *format, va_list arguments) {
  vsnprintf(complaint, sizeof complaint, format, arguments);
}

void cwayland_keep_complaints(void) { wl_log_set_handler_client(keep); }

const char *cwayland_complaint(void) { return complaint; }

void cwayland_forget_complaint(void) { complaint[0] = '\0'; }

const char *cwayland_protocol_error(struct wl_display *display, uint32_t *code, uint32_t *object) {
  const struct wl_interface *interface = NULL;
  *code = wl_display_get_protocol_error(display, &interface, object);
  return interface ? interface->name : "an object";
}
