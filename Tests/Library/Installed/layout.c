// Prints where everything is in the structures of stylus.h and stylus-ink.h, and what their constants are; layout.txt is what it printed
// for STYLUS_0 and STYLUS_INK_0.
#include <stdio.h>
#include <stylus-ink.h>
#include <stylus.h>

#define SIZE(type) printf(#type " %zu\n", sizeof(type))
#define AT(type, member) printf(#type "." #member " %zu %zu\n", offsetof(type, member), sizeof(((type *)0)->member))
#define IS(constant) printf(#constant " %d\n", (int)(constant))

int main(void) {
  SIZE(stylus_sample);
  AT(stylus_sample, size), AT(stylus_sample, provenance), AT(stylus_sample, time), AT(stylus_sample, x), AT(stylus_sample, y);
  AT(stylus_sample, pressure), AT(stylus_sample, altitude), AT(stylus_sample, azimuth), AT(stylus_sample, roll);
  AT(stylus_sample, slider), AT(stylus_sample, distance), AT(stylus_sample, error), AT(stylus_sample, buttons);
  AT(stylus_sample, expecting);
  SIZE(stylus_tool), AT(stylus_tool, kind), AT(stylus_tool, serial), AT(stylus_tool, model);
  SIZE(stylus_event);
  AT(stylus_event, type), AT(stylus_event, stroke), AT(stylus_event, epoch), AT(stylus_event, sequence), AT(stylus_event, time);
  AT(stylus_event, unix_time), AT(stylus_event, device), AT(stylus_event, index), AT(stylus_event, count);
  AT(stylus_event, flags), AT(stylus_event, changed), AT(stylus_event, control), AT(stylus_event, mode);
  AT(stylus_event, value), AT(stylus_event, tool), AT(stylus_event, sample);
  SIZE(stylus_client_options), AT(stylus_client_options, hover), AT(stylus_client_options, pads), AT(stylus_client_options, predicted);
  AT(stylus_client_options, epoch), AT(stylus_client_options, sequence);
  SIZE(stylus_tablet), AT(stylus_tablet, is_pad), AT(stylus_tablet, is_display), AT(stylus_tablet, measures);
  AT(stylus_tablet, bus), AT(stylus_tablet, vendor), AT(stylus_tablet, product), AT(stylus_tablet, left);
  AT(stylus_tablet, top), AT(stylus_tablet, width), AT(stylus_tablet, height), AT(stylus_tablet, name);
  IS(STYLUS_INVALID), IS(STYLUS_UNKNOWN), IS(STYLUS_REFUSED), IS(STYLUS_DAMAGED), IS(STYLUS_UNSUPPORTED), IS(STYLUS_SYSTEM);
  IS(STYLUS_CONNECTED), IS(STYLUS_DISCONNECTED), IS(STYLUS_MISSED_STROKES), IS(STYLUS_MISSED_UPDATES), IS(STYLUS_RENUMBERED);
  IS(STYLUS_TABLET), IS(STYLUS_TABLET_REMOVED), IS(STYLUS_GAP), IS(STYLUS_PAD), IS(STYLUS_PROXIMITY), IS(STYLUS_HOVER);
  IS(STYLUS_BEGAN), IS(STYLUS_RESTORED), IS(STYLUS_SAMPLE), IS(STYLUS_CORRECTED), IS(STYLUS_IDENTIFIED), IS(STYLUS_TAIL);
  IS(STYLUS_ENDED), IS(STYLUS_FINISHED), IS(STYLUS_CANCELLED), IS(STYLUS_LOST), IS(STYLUS_OVER);
  IS(STYLUS_POSITION), IS(STYLUS_TIME), IS(STYLUS_PRESSURE), IS(STYLUS_TILT), IS(STYLUS_ROLL), IS(STYLUS_SLIDER);
  IS(STYLUS_DISTANCE), IS(STYLUS_IDENTITY), IS(STYLUS_ABSENT), IS(STYLUS_MEASURED), IS(STYLUS_HELD), IS(STYLUS_REFINED);
  IS(STYLUS_MODELED), IS(STYLUS_PREDICTED), IS(STYLUS_MAX_HORIZON), IS(STYLUS_MAX_TAIL);
  SIZE(stylus_ink), AT(stylus_ink, type), AT(stylus_ink, argb), AT(stylus_ink, is_fixed), AT(stylus_ink, width);
  SIZE(stylus_ink_point), AT(stylus_ink_point, x), AT(stylus_ink_point, y), AT(stylus_ink_point, time);
  AT(stylus_ink_point, width), AT(stylus_ink_point, height), AT(stylus_ink_point, opacity), AT(stylus_ink_point, force);
  AT(stylus_ink_point, azimuth), AT(stylus_ink_point, altitude), AT(stylus_ink_point, roll);
  SIZE(stylus_ink_corner), AT(stylus_ink_corner, y), AT(stylus_ink_corner, ring);
  SIZE(stylus_box), AT(stylus_box, width), AT(stylus_box, height);
  SIZE(stylus_ink_view), AT(stylus_ink_view, is_dark), AT(stylus_ink_view, scale), AT(stylus_ink_view, x);
  AT(stylus_ink_view, y), AT(stylus_ink_view, angle);
  IS(STYLUS_INK_PEN), IS(STYLUS_INK_MONOLINE), IS(STYLUS_INK_FOUNTAIN_PEN), IS(STYLUS_INK_MARKER), IS(STYLUS_INK_PENCIL);
  IS(STYLUS_INK_CRAYON), IS(STYLUS_INK_WATERCOLOR), IS(STYLUS_INK_REED);
}
