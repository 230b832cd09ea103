// libwayland-client, the code of the protocols that we use, and the parts of both that Swift cannot import.
#pragma once

#include <wayland-client.h>

#include "../Generated/fractional-scale-v1-client-protocol.h"
#include "../Generated/input-method-unstable-v1-client-protocol.h"
#include "../Generated/input-method-unstable-v2-client-protocol.h"
#include "../Generated/presentation-time-client-protocol.h"
#include "../Generated/tablet-unstable-v2-client-protocol.h"
#include "../Generated/viewporter-client-protocol.h"
#include "../Generated/virtual-keyboard-unstable-v1-client-protocol.h"
#include "../Generated/wlr-data-control-unstable-v1-client-protocol.h"
#include "../Generated/wlr-layer-shell-unstable-v1-client-protocol.h"
#include "../Generated/wlr-virtual-pointer-unstable-v1-client-protocol.h"
#include "../Generated/kde-fake-input-client-protocol.h"
#include "../Generated/kde-keystate-client-protocol.h"
#include "../Generated/xdg-output-unstable-v1-client-protocol.h"
#include "../Generated/xdg-shell-client-protocol.h"

// wl_registry_bind, by what is bound: Swift sees a copy of an interface, and libwayland compares addresses.
#define CWAYLAND_BIND(interface)                                                                       \
  static inline struct interface *_Nullable cwayland_bind_##interface(                                 \
      struct wl_registry *_Nonnull registry, uint32_t name, uint32_t version) {                        \
    return (struct interface *)wl_registry_bind(registry, name, &interface##_interface, version);      \
  }

CWAYLAND_BIND(wl_compositor)
CWAYLAND_BIND(wl_output)
CWAYLAND_BIND(wl_seat)
CWAYLAND_BIND(wl_shm)
CWAYLAND_BIND(wl_subcompositor)
CWAYLAND_BIND(wp_fractional_scale_manager_v1)
CWAYLAND_BIND(wp_presentation)
CWAYLAND_BIND(wp_viewporter)
CWAYLAND_BIND(xdg_wm_base)
CWAYLAND_BIND(zwlr_data_control_manager_v1)
CWAYLAND_BIND(zwlr_layer_shell_v1)
CWAYLAND_BIND(zwlr_virtual_pointer_manager_v1)
CWAYLAND_BIND(org_kde_kwin_fake_input)
CWAYLAND_BIND(org_kde_kwin_keystate)
CWAYLAND_BIND(zwp_input_method_manager_v2)
CWAYLAND_BIND(zwp_input_method_v1)
CWAYLAND_BIND(zwp_tablet_manager_v2)
CWAYLAND_BIND(zwp_virtual_keyboard_manager_v1)
CWAYLAND_BIND(zxdg_output_manager_v1)
#undef CWAYLAND_BIND

// The registry of a connection that other code reads. It and all objects made with it report their events through a
// separate queue.
struct wl_registry *_Nullable cwayland_registry_on(struct wl_display *_Nonnull display,
                                                   struct wl_event_queue *_Nonnull queue);

// Makes libwayland keep its error messages instead of printing them, for this process.
void cwayland_keep_complaints(void);
// The last error message in this thread, at most 511 bytes, or an empty string. It is the only source of a compositor's
// text about our protocol error. Valid until the next message.
const char *_Nonnull cwayland_complaint(void);
// Clears that message.
void cwayland_forget_complaint(void);

// The name of the interface of a protocol error, or "an object"; its number in that interface and the object's.
const char *_Nonnull cwayland_protocol_error(struct wl_display *_Nonnull display, uint32_t *_Nonnull code,
                                            uint32_t *_Nonnull object);
