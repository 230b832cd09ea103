// A canvas in a window without any toolkit: what libstylus-canvas asks of a program. Draw with a pen; Ctrl+C ends it.
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stylus-canvas.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

#include "xdg-shell-client-protocol.h"

enum { WIDTH = 800, HEIGHT = 600 };

static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct xdg_wm_base *shell;
static struct wl_surface *surface;
static struct wl_buffer *buffer;
static stylus_canvas *canvas;
static uint32_t *shown, *ink;
static bool is_new = true, is_configured;
static volatile sig_atomic_t is_over;

static void found(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, "wl_compositor")) compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  else if (!strcmp(interface, "wl_shm")) memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  else if (!strcmp(interface, "xdg_wm_base")) shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
}
static void lost(void *data, struct wl_registry *registry, uint32_t name) { (void)data, (void)registry, (void)name; }
static const struct wl_registry_listener globals = {found, lost};

static void on_ping(void *data, struct xdg_wm_base *base, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(base, serial);
}
static const struct xdg_wm_base_listener pings = {on_ping};

// A frame of the window: the four steps of stylus-canvas.h.
static void draw(void) {
  stylus_canvas_rect damage[STYLUS_CANVAS_MAX_DAMAGE];
  stylus_canvas_placement place = {.size = sizeof place, .visible = {0, 0, WIDTH, HEIGHT}};
  if (!is_configured) return;
  stylus_canvas_set_placement(canvas, &place);
  int count = stylus_canvas_draw(canvas, ink, WIDTH * 4, is_new, damage);
  is_new = false;
  for (int i = 0; i < count; i++)
    for (int y = damage[i].y; y < damage[i].y + damage[i].height; y++)
      for (int x = damage[i].x; x < damage[i].x + damage[i].width; x++) {
        // Over white paper.
        uint32_t pixel = ink[y * WIDTH + x], rest = 255 - (pixel >> 24);
        shown[y * WIDTH + x] = pixel + rest * 0x01010101u;
      }
  wl_surface_attach(surface, buffer, 0, 0);
  for (int i = 0; i < count; i++)
    wl_surface_damage_buffer(surface, damage[i].x, damage[i].y, damage[i].width, damage[i].height);
  wl_surface_commit(surface);
  stylus_canvas_parent_committed(canvas);
}

static void on_configure(void *data, struct xdg_surface *window, uint32_t serial) {
  (void)data;
  xdg_surface_ack_configure(window, serial);
  is_configured = true;
  draw();
}
static const struct xdg_surface_listener configures = {on_configure};

static void on_size(void *data, struct xdg_toplevel *top, int32_t width, int32_t height, struct wl_array *states) {
  (void)data, (void)top, (void)width, (void)height, (void)states;
}
static void on_close(void *data, struct xdg_toplevel *top) {
  (void)data, (void)top;
  is_over = 1;
}
static const struct xdg_toplevel_listener tops = {.configure = on_size, .close = on_close};

static void make_buffer(void) {
  int file = memfd_create("window", MFD_CLOEXEC);
  size_t size = (size_t)WIDTH * HEIGHT * 4;
  if (file < 0 || ftruncate(file, size) < 0) exit(1);
  shown = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  memset(shown, 255, size);
  struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, size);
  buffer = wl_shm_pool_create_buffer(pool, 0, WIDTH, HEIGHT, WIDTH * 4, WL_SHM_FORMAT_ARGB8888);
  wl_shm_pool_destroy(pool);
  close(file);
}

static void on_signal(int number) { is_over = number; }

// One loop for the display and the canvas.
static void serve(struct wl_display *display) {
  stylus_canvas_event event = {.size = sizeof event};
  while (!is_over) {
    while (wl_display_prepare_read(display) != 0) wl_display_dispatch_pending(display);
    wl_display_flush(display);
    struct pollfd ready[2] = {{wl_display_get_fd(display), POLLIN, 0}, {stylus_canvas_descriptor(canvas), POLLIN, 0}};
    if (poll(ready, 2, -1) < 0 && errno != EINTR) is_over = 1;
    if (ready[0].revents & POLLIN) wl_display_read_events(display);
    else wl_display_cancel_read(display);
    wl_display_dispatch_pending(display);
    stylus_canvas_dispatch(canvas);
    while (stylus_canvas_next_event(canvas, &event) == 1)
      if (event.type == STYLUS_CANVAS_NEEDS_DRAWING) draw();
  }
}

int main(void) {
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return fprintf(stderr, "there is no Wayland session\n"), 1;
  wl_registry_add_listener(wl_display_get_registry(display), &globals, NULL);
  wl_display_roundtrip(display);
  if (!compositor || !memory || !shell) return fprintf(stderr, "this compositor has no windows\n"), 1;
  signal(SIGINT, on_signal);
  signal(SIGTERM, on_signal);
  xdg_wm_base_add_listener(shell, &pings, NULL);
  make_buffer();
  ink = calloc((size_t)WIDTH * HEIGHT, 4);
  surface = wl_compositor_create_surface(compositor);
  struct xdg_surface *window = xdg_wm_base_get_xdg_surface(shell, surface);
  struct xdg_toplevel *top = xdg_surface_get_toplevel(window);
  xdg_surface_add_listener(window, &configures, NULL);
  xdg_toplevel_add_listener(top, &tops, NULL);
  xdg_toplevel_set_title(top, "canvas-wayland");

  canvas = stylus_canvas_create();
  stylus_canvas_set_size(canvas, WIDTH, HEIGHT, 1);
  stylus_canvas_perform(canvas, "tool fountain-pen");
  if (stylus_canvas_attach(canvas, display, surface, STYLUS_CANVAS_HANDLE_PENS) < 0)
    fprintf(stderr, "no wet ink: %s\n", stylus_canvas_message(canvas));

  wl_surface_commit(surface);
  serve(display);
  printf("%d strokes\n", stylus_canvas_stroke_count(canvas));
  stylus_canvas_destroy(canvas);
  wl_display_disconnect(display);
  return 0;
}
