// A desktop that is dark until SIGUSR1 makes it light: the settings of org.freedesktop.portal.Desktop on the session's bus.
// Prints a line when it has its name. Needs libsystemd.
#include <signal.h>
#include <stdio.h>
#include <systemd/sd-bus.h>

static const char *space = "org.freedesktop.appearance", *key = "color-scheme";
static volatile sig_atomic_t is_light;

static void lighten(int signal) {
  (void)signal;
  is_light = 1;
}

static int answer(sd_bus_message *call, void *user, sd_bus_error *error) {
  (void)user, (void)error;
  // As portals of before 2023 do: a variant in a variant.
  return sd_bus_reply_method_return(call, "v", "v", "u", is_light ? 2 : 1);
}

static const sd_bus_vtable settings[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Read", "ss", "v", answer, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_SIGNAL("SettingChanged", "ssv", 0),
    SD_BUS_VTABLE_END,
};

int main(void) {
  const char *path = "/org/freedesktop/portal/desktop";
  const char *interface = "org.freedesktop.portal.Settings";
  sd_bus *bus;
  struct sigaction act = {.sa_handler = lighten};
  sigaction(SIGUSR1, &act, NULL);
  if (sd_bus_open_user(&bus) < 0) return 1;
  if (sd_bus_add_object_vtable(bus, NULL, path, interface, settings, NULL) < 0) return 1;
  if (sd_bus_request_name(bus, "org.freedesktop.portal.Desktop", 0) < 0) return 1;
  puts("ready");
  fflush(stdout);
  for (int was_light = 0;;) {
    if (sd_bus_process(bus, NULL) > 0) continue;
    if (is_light && !was_light) {
      was_light = 1;
      sd_bus_emit_signal(bus, path, interface, "SettingChanged", "ssv", space, key, "u", 2);
      sd_bus_flush(bus);
    }
    sd_bus_wait(bus, 100000);
  }
}
