// What the daemon uses of libsystemd, and the variadic calls that Swift cannot import.
#pragma once
#include <errno.h>
#include <string.h>
#include <systemd/sd-bus.h>
#include <systemd/sd-daemon.h>
#include <systemd/sd-id128.h>
#include <systemd/sd-login.h>

// The id of this machine for the application `us`, 16 bytes each; negative where the machine has none.
static inline int csystemd_machine(const uint8_t *us, uint8_t *id) {
  sd_id128_t application, found;
  memcpy(application.bytes, us, 16);
  int code = sd_id128_get_machine_app_specific(application, &found);
  if (code >= 0) memcpy(id, found.bytes, 16);
  return code;
}

#define CSYSTEMD_LOGIND "org.freedesktop.login1"
#define CSYSTEMD_SESSION "org.freedesktop.login1.Session"
#define CSYSTEMD_PROPERTIES "org.freedesktop.DBus.Properties"

// Hears from now on of logind's coming and going: `changed` with NameOwnerChanged.
static inline int csystemd_watch_logind(sd_bus *bus, sd_bus_message_handler_t changed, void *user) {
  return sd_bus_match_signal_async(bus, NULL, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                   "org.freedesktop.DBus", "NameOwnerChanged", changed, NULL, user);
}

// Hears from now on of changes of login sessions: `changed` with PropertiesChanged.
static inline int csystemd_watch_sessions(sd_bus *bus, sd_bus_message_handler_t changed,
                                          void *user) {
  return sd_bus_add_match_async(bus, NULL,
                                "type='signal',sender='" CSYSTEMD_LOGIND
                                "',interface='" CSYSTEMD_PROPERTIES
                                "',member='PropertiesChanged',path_namespace='"
                                "/org/freedesktop/login1/session',arg0='" CSYSTEMD_SESSION "'",
                                changed, NULL, user);
}

// Asks whether logind is there; the answer is a boolean.
static inline int csystemd_ask_logind(sd_bus *bus, sd_bus_message_handler_t answer, void *user) {
  return sd_bus_call_method_async(bus, NULL, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                                  "org.freedesktop.DBus", "NameHasOwner", answer, user, "s",
                                  CSYSTEMD_LOGIND);
}

// Asks whether a session is locked; the answer is a variant of a boolean, to the message `cookie`.
static inline int csystemd_ask_lock(sd_bus *bus, const char *session, uint64_t *cookie,
                                    sd_bus_message_handler_t answer, void *user) {
  sd_bus_message *call = NULL;
  int code = sd_bus_message_new_method_call(bus, &call, CSYSTEMD_LOGIND, session,
                                            CSYSTEMD_PROPERTIES, "Get");
  if (code >= 0) code = sd_bus_message_append(call, "ss", CSYSTEMD_SESSION, "LockedHint");
  if (code >= 0) code = sd_bus_call_async(bus, NULL, call, answer, user, 0);
  if (code >= 0) code = sd_bus_message_get_cookie(call, cookie);
  sd_bus_message_unref(call);
  return code;
}

// A boolean: 0 or 1, or a negative error.
static inline int csystemd_read_flag(sd_bus_message *message) {
  int flag = 0;
  int code = sd_bus_message_read(message, "b", &flag);
  return code < 0 ? code : flag;
}

// A variant of a boolean: 0 or 1, or a negative error.
static inline int csystemd_read_flag_variant(sd_bus_message *message) {
  int flag = 0;
  int code = sd_bus_message_read(message, "v", "b", &flag);
  return code < 0 ? code : flag;
}

// Whether a NameOwnerChanged says of logind that it is there: 0 or 1; -ENOMSG for another name.
static inline int csystemd_read_owner_change(sd_bus_message *message) {
  const char *name, *before, *after;
  int code = sd_bus_message_read(message, "sss", &name, &before, &after);
  if (code < 0) return code;
  return strcmp(name, CSYSTEMD_LOGIND) != 0 ? -ENOMSG : after[0] != 0;
}

// What a PropertiesChanged says of LockedHint: 0 or 1; -ENOMSG if it is not about that; -ESTALE if it
// changed, and the new value is not told.
static inline int csystemd_read_lock_change(sd_bus_message *message) {
  const char *name;
  int code = sd_bus_message_skip(message, "s");
  if (code >= 0) code = sd_bus_message_enter_container(message, 'a', "{sv}");
  while (code >= 0 && (code = sd_bus_message_enter_container(message, 'e', "sv")) > 0) {
    code = sd_bus_message_read_basic(message, 's', &name);
    if (code < 0) return code;
    if (strcmp(name, "LockedHint") == 0) return csystemd_read_flag_variant(message);
    code = sd_bus_message_skip(message, "v");
    if (code >= 0) code = sd_bus_message_exit_container(message);
  }
  if (code >= 0) code = sd_bus_message_exit_container(message);
  if (code >= 0) code = sd_bus_message_enter_container(message, 'a', "s");
  while (code >= 0 && (code = sd_bus_message_read_basic(message, 's', &name)) > 0)
    if (strcmp(name, "LockedHint") == 0) return -ESTALE;
  return code < 0 ? code : -ENOMSG;
}

#define CSYSTEMD_PORTAL "org.freedesktop.portal.Desktop"
#define CSYSTEMD_PORTAL_PATH "/org/freedesktop/portal/desktop"
#define CSYSTEMD_PORTAL_SETTINGS "org.freedesktop.portal.Settings"
#define CSYSTEMD_APPEARANCE "org.freedesktop.appearance"

// Hears from now on of settings of the desktop's appearance: `changed` with SettingChanged.
static inline int csystemd_watch_color_scheme(sd_bus *bus, sd_bus_message_handler_t changed,
                                              void *user) {
  return sd_bus_add_match_async(bus, NULL,
                                "type='signal',path='" CSYSTEMD_PORTAL_PATH
                                "',interface='" CSYSTEMD_PORTAL_SETTINGS
                                "',member='SettingChanged',arg0='" CSYSTEMD_APPEARANCE "'",
                                changed, NULL, user);
}

// Asks whether the desktop is light or dark; the answer is for csystemd_read_color_scheme.
static inline int csystemd_ask_color_scheme(sd_bus *bus, sd_bus_message_handler_t answer,
                                            void *user) {
  return sd_bus_call_method_async(bus, NULL, CSYSTEMD_PORTAL, CSYSTEMD_PORTAL_PATH,
                                  CSYSTEMD_PORTAL_SETTINGS, "Read", answer, user, "ss",
                                  CSYSTEMD_APPEARANCE, "color-scheme");
}

// The answer: 0, 1 or 2, or a negative error. Portals of before 2023 put the variant into another.
static inline int csystemd_read_color_scheme(sd_bus_message *message) {
  uint32_t scheme = 0;
  int code = sd_bus_message_is_method_error(message, NULL) ? -ENOENT : 0;
  if (code >= 0) code = sd_bus_message_enter_container(message, 'v', NULL);
  if (code >= 0 && sd_bus_message_verify_type(message, 'v', "u") > 0)
    code = sd_bus_message_read(message, "v", "u", &scheme);
  else if (code >= 0)
    code = sd_bus_message_read_basic(message, 'u', &scheme);
  return code < 0 ? code : (int)(scheme & 0xFF);
}

// What a SettingChanged says: 0, 1 or 2; -ENOMSG if it is about another setting, or another error.
static inline int csystemd_read_color_scheme_change(sd_bus_message *message) {
  const char *space, *key;
  uint32_t scheme = 0;
  int code = sd_bus_message_read(message, "ss", &space, &key);
  if (code < 0) return code;
  if (strcmp(space, CSYSTEMD_APPEARANCE) != 0 || strcmp(key, "color-scheme") != 0) return -ENOMSG;
  code = sd_bus_message_read(message, "v", "u", &scheme);
  return code < 0 ? code : (int)(scheme & 0xFF);
}
