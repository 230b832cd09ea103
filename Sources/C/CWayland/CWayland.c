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

struct wl_registry *cwayland_registry_on(struct wl_display *display, struct wl_event_queue *queue) {
  struct wl_display *wrapper = wl_proxy_create_wrapper(display);
  if (!wrapper) return NULL;
  wl_proxy_set_queue((struct wl_proxy *)wrapper, queue);
  struct wl_registry *registry = wl_display_get_registry(wrapper);
  wl_proxy_wrapper_destroy(wrapper);
  return registry;
}
