// A tray: the StatusNotifierWatcher of the session bus, which reads each item that is registered, and again whenever the item
// reports a change. Or a caller of an item. Needs libsystemd.
//
//   tray                     prints "ready", then a block of lines for each look at an item, which ends with "end"
//   tray ITEM press          the first button on the icon of the item with this connection
//   tray ITEM middle         the middle button
//   tray ITEM choose ID      an entry of its menu
//   tray ITEM confuse        calls that make no sense; prints how many were refused
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <systemd/sd-bus.h>

#define WATCHER "org.kde.StatusNotifierWatcher"
#define ITEM "org.kde.StatusNotifierItem"
#define MENU "com.canonical.dbusmenu"
#define PROPERTIES "org.freedesktop.DBus.Properties"

static const char *item_path = "/StatusNotifierItem", *menu_path = "/MenuBar";
static sd_bus *bus;
static char item[64];
static int must_look;

// The sizes of an icon, its opaque pixels and a sum of its bytes.
static int read_icons(sd_bus_message *m, const char *name) {
  int width, height, code = sd_bus_message_enter_container(m, 'a', "(iiay)");
  while (code >= 0 && (code = sd_bus_message_enter_container(m, 'r', "iiay")) > 0) {
    const unsigned char *bytes;
    size_t count;
    unsigned long sum = 0, opaque = 0;
    if ((code = sd_bus_message_read(m, "ii", &width, &height)) < 0) return code;
    if ((code = sd_bus_message_read_array(m, 'y', (const void **)&bytes, &count)) < 0) return code;
    for (size_t i = 0; i < count; i++) sum = sum * 31 + bytes[i];
    for (size_t i = 0; i < count; i += 4) opaque += bytes[i] == 255;
    printf("%s %dx%d %zu bytes, %lu opaque, sum %lx\n", name, width, height, count, opaque, sum);
    sd_bus_message_exit_container(m);
  }
  return code < 0 ? code : sd_bus_message_exit_container(m);
}

static int read_tooltip(sd_bus_message *m) {
  const char *icon, *title, *text;
  int code = sd_bus_message_enter_container(m, 'r', "sa(iiay)ss");
  if (code < 0 || (code = sd_bus_message_read(m, "s", &icon)) < 0) return code;
  if ((code = read_icons(m, "ToolTip")) < 0) return code;
  if ((code = sd_bus_message_read(m, "ss", &title, &text)) < 0) return code;
  printf("ToolTip %s: %s\n", title, text);
  return sd_bus_message_exit_container(m);
}

// A variant: texts, numbers and icons are printed with the name.
static int read_value(sd_bus_message *m, const char *name) {
  const char *type, *text;
  char kind;
  int number = 0, code = sd_bus_message_peek_type(m, &kind, &type);
  if (code < 0) return code;
  if (strcmp(type, "s") && strcmp(type, "o") && strcmp(type, "i") && strcmp(type, "b") && strcmp(type, "a(iiay)") &&
      strcmp(type, "(sa(iiay)ss)"))
    return sd_bus_message_skip(m, "v");
  if ((code = sd_bus_message_enter_container(m, 'v', type)) < 0) return code;
  if (type[0] == 's' || type[0] == 'o') {
    if ((code = sd_bus_message_read_basic(m, type[0], &text)) >= 0) printf("%s %s\n", name, text);
  } else if (type[0] == 'i' || type[0] == 'b') {
    if ((code = sd_bus_message_read_basic(m, type[0], &number)) >= 0) printf("%s %d\n", name, number);
  } else {
    code = type[0] == 'a' ? read_icons(m, name) : read_tooltip(m);
  }
  return code < 0 ? code : sd_bus_message_exit_container(m);
}

// A dictionary; each name follows a word.
static int read_values(sd_bus_message *m, const char *word) {
  const char *name;
  char full[256];
  int code = sd_bus_message_enter_container(m, 'a', "{sv}");
  while (code >= 0 && (code = sd_bus_message_enter_container(m, 'e', "sv")) > 0) {
    if ((code = sd_bus_message_read(m, "s", &name)) < 0) return code;
    snprintf(full, sizeof full, "%s%s", word, name);
    if ((code = read_value(m, full)) < 0) return code;
    sd_bus_message_exit_container(m);
  }
  return code < 0 ? code : sd_bus_message_exit_container(m);
}

static int read_layout(sd_bus_message *m) {
  int id, code = sd_bus_message_enter_container(m, 'r', "ia{sv}av");
  char word[32];
  if (code < 0 || (code = sd_bus_message_read(m, "i", &id)) < 0) return code;
  snprintf(word, sizeof word, "entry %d ", id);
  if ((code = read_values(m, word)) < 0) return code;
  code = sd_bus_message_enter_container(m, 'a', "v");
  while (code >= 0 && (code = sd_bus_message_enter_container(m, 'v', "(ia{sv}av)")) > 0) {
    if ((code = read_layout(m)) < 0) return code;
    sd_bus_message_exit_container(m);
  }
  if (code >= 0) code = sd_bus_message_exit_container(m);
  return code < 0 ? code : sd_bus_message_exit_container(m);
}

static void look(void) {
  sd_bus_message *reply = NULL;
  int code = sd_bus_call_method(bus, item, item_path, PROPERTIES, "GetAll", NULL, &reply, "s", ITEM);
  printf("item %s\n", item);
  if (code >= 0) code = read_values(reply, "");
  reply = sd_bus_message_unref(reply);
  if (code >= 0) code = sd_bus_call_method(bus, item, menu_path, PROPERTIES, "GetAll", NULL, &reply, "s", MENU);
  reply = sd_bus_message_unref(reply);
  if (code >= 0)
    code = sd_bus_call_method(bus, item, menu_path, MENU, "GetLayout", NULL, &reply, "iias", 0, -1, 0);
  if (code >= 0) code = sd_bus_message_skip(reply, "u");
  if (code >= 0) code = read_layout(reply);
  sd_bus_message_unref(reply);
  if (code < 0) printf("fault %s\n", strerror(-code));
  puts("end");
  fflush(stdout);
}

static int registered(sd_bus_message *call, void *user, sd_bus_error *error) {
  const char *path;
  (void)user, (void)error;
  if (sd_bus_message_read(call, "s", &path) < 0 || strcmp(path, item_path)) return sd_bus_reply_method_errorf(call, "org.example.No", "no");
  snprintf(item, sizeof item, "%s", sd_bus_message_get_sender(call));
  must_look = 1;
  return sd_bus_reply_method_return(call, "");
}

static int changed(sd_bus_message *signal, void *user, sd_bus_error *error) {
  (void)user, (void)error;
  printf("signal %s\n", sd_bus_message_get_member(signal));
  must_look = 1;
  return 0;
}

static const sd_bus_vtable watcher[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("RegisterStatusNotifierItem", "s", "", registered, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_VTABLE_END,
};

static int watch(void) {
  if (sd_bus_add_object_vtable(bus, NULL, "/StatusNotifierWatcher", WATCHER, watcher, NULL) < 0) return 1;
  if (sd_bus_add_match(bus, NULL, "type='signal',interface='" ITEM "'", changed, NULL) < 0) return 1;
  if (sd_bus_add_match(bus, NULL, "type='signal',interface='" MENU "'", changed, NULL) < 0) return 1;
  if (sd_bus_request_name(bus, WATCHER, 0) < 0) return 1;
  puts("ready");
  fflush(stdout);
  for (;;) {
    if (sd_bus_process(bus, NULL) > 0) continue;
    if (must_look) {
      must_look = 0;
      look();
    } else {
      sd_bus_wait(bus, UINT64_MAX);
    }
  }
}

// 1 if the call was refused.
static int refused(int code, sd_bus_error *error) {
  if (code < 0 && error->name) fprintf(stderr, "%s\n", error->name);
  sd_bus_error_free(error);
  return code < 0;
}

static int confuse(const char *to) {
  sd_bus_error e = SD_BUS_ERROR_NULL;
  int count = 0;
  const int unknown[] = {-1, 99, 2147483647};
  for (int i = 0; i < 3; i++) {
    count += refused(sd_bus_call_method(bus, to, menu_path, MENU, "Event", &e, NULL, "isvu", unknown[i], "clicked", "s", "", 0), &e);
    count += refused(sd_bus_call_method(bus, to, menu_path, MENU, "GetLayout", &e, NULL, "iias", unknown[i], -1, 0), &e);
    count += refused(sd_bus_call_method(bus, to, menu_path, MENU, "AboutToShow", &e, NULL, "i", unknown[i]), &e);
  }
  count += refused(sd_bus_call_method(bus, to, menu_path, MENU, "Event", &e, NULL, "s", "clicked"), &e);
  count += refused(sd_bus_call_method(bus, to, item_path, ITEM, "Activate", &e, NULL, "s", "here"), &e);
  count += refused(sd_bus_call_method(bus, to, item_path, PROPERTIES, "Get", &e, NULL, "u", 1), &e);
  printf("%d refused\n", count);
  // A flood, and nobody who reads the answers.
  for (int i = 0; i < 5000; i++) {
    sd_bus_message *call = NULL;
    if (sd_bus_message_new_method_call(bus, &call, to, item_path, PROPERTIES, "GetAll") < 0) return 1;
    sd_bus_message_append(call, "s", ITEM);
    sd_bus_send(bus, call, NULL);
    sd_bus_message_unref(call);
  }
  sd_bus_flush(bus);
  return 0;
}

int main(int count, char **words) {
  if (sd_bus_open_user(&bus) < 0) return 1;
  if (count == 1) return watch();
  if (count < 3) return 2;
  sd_bus_error error = SD_BUS_ERROR_NULL;
  int code = -1;
  if (!strcmp(words[2], "confuse")) return confuse(words[1]);
  if (!strcmp(words[2], "press"))
    code = sd_bus_call_method(bus, words[1], item_path, ITEM, "Activate", &error, NULL, "ii", 10, 10);
  if (!strcmp(words[2], "middle"))
    code = sd_bus_call_method(bus, words[1], item_path, ITEM, "SecondaryActivate", &error, NULL, "ii", 10, 10);
  if (!strcmp(words[2], "choose") && count > 3)
    code = sd_bus_call_method(bus, words[1], menu_path, MENU, "Event", &error, NULL, "isvu", atoi(words[3]), "clicked", "s", "", 0);
  if (code < 0) fprintf(stderr, "%s\n", error.name ? error.name : strerror(-code));
  return code < 0;
}
