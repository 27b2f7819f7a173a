#include "session.h"

#include "bus.h"

#include <gio/gunixfdlist.h>
#include <unistd.h>

/* Two services report the state of the session: logind, by the system's bus, and the screen saver, by the session's:
 * GNOME's has a name of its own. */

#define LOGIN "org.freedesktop.login1"
#define MANAGER "/org/freedesktop/login1"

typedef struct {
  GDBusConnection *login;
  void (*changed)(void *context, TSSessionState state);
  void *context;
  gboolean is_asleep, is_locked, is_saved; /* by the machine, by logind, by the screen saver */
  TSSessionState reported;
  int delay; /* the file that keeps the machine from sleeping until it is closed, or -1 */
} Session;

static void report(Session *s) {
  TSSessionState state = s->is_asleep ? TS_ASLEEP : s->is_locked || s->is_saved ? TS_LOCKED : TS_USABLE;
  if (state == s->reported) return;
  s->reported = state;
  s->changed(s->context, state);
}

/* ---- Sleep ----------------------------------------------------------------------------------- */

static void delayed(GObject *bus, GAsyncResult *result, gpointer context) {
  Session *s = context;
  GUnixFDList *files = NULL;
  GVariant *answer = g_dbus_connection_call_with_unix_fd_list_finish(G_DBUS_CONNECTION(bus), &files, result, NULL);
  if (!answer) return;
  gint32 index = 0;
  g_variant_get(answer, "(h)", &index);
  if (s->delay >= 0) close(s->delay);
  s->delay = -1;
  if (files) s->delay = g_unix_fd_list_get(files, index, NULL);
  g_clear_object(&files);
  g_variant_unref(answer);
}

/* Asks logind to wait, at most some seconds, until the app has saved. */
static void delay_sleep(Session *s) {
  const char *name = g_get_prgname();
  g_dbus_connection_call_with_unix_fd_list(
      s->login, LOGIN, MANAGER, LOGIN ".Manager", "Inhibit",
      g_variant_new("(ssss)", "sleep", name ? name : "Touchstone", "The app saves first", "delay"),
      G_VARIANT_TYPE("(h)"), G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, NULL, delayed, s);
}

static void prepares(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                     const char *signal, GVariant *arguments, gpointer context) {
  Session *s = context;
  if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(b)"))) return;
  g_variant_get(arguments, "(b)", &s->is_asleep);
  report(s);
  if (!s->is_asleep) return delay_sleep(s);
  if (s->delay >= 0) close(s->delay);
  s->delay = -1;
}

/* ---- Locks ----------------------------------------------------------------------------------- */

static void set_locked(Session *s, GVariant *hint) {
  if (hint && g_variant_is_of_type(hint, G_VARIANT_TYPE_BOOLEAN)) {
    s->is_locked = g_variant_get_boolean(hint);
    report(s);
  }
  if (hint) g_variant_unref(hint);
}

static void hint_changed(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                         const char *signal, GVariant *arguments, gpointer context) {
  if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(sa{sv}as)"))) return;
  GVariant *changed = g_variant_get_child_value(arguments, 1);
  set_locked(context, g_variant_lookup_value(changed, "LockedHint", NULL));
  g_variant_unref(changed);
}

static void saver_changed(GDBusConnection *bus, const char *sender, const char *path, const char *interface,
                          const char *signal, GVariant *arguments, gpointer context) {
  Session *s = context;
  if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(b)"))) return;
  g_variant_get(arguments, "(b)", &s->is_saved);
  report(s);
}

/* The session of the program, or else the one that its user sees. */
static void session_found(GObject *bus, GAsyncResult *result, gpointer context) {
  Session *s = context;
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  if (!answer) return;
  const char *path = NULL;
  g_variant_get(answer, "(&o)", &path);
  g_dbus_connection_signal_subscribe(s->login, NULL, "org.freedesktop.DBus.Properties", "PropertiesChanged", path,
                                     LOGIN ".Session", G_DBUS_SIGNAL_FLAGS_NONE, hint_changed, s, NULL);
  g_variant_unref(answer);
}

static void login_found(GObject *source, GAsyncResult *result, gpointer context) {
  Session *s = context;
  s->login = g_bus_get_finish(result, NULL);
  if (!s->login) return;
  g_dbus_connection_set_exit_on_close(s->login, FALSE);
  g_dbus_connection_signal_subscribe(s->login, NULL, LOGIN ".Manager", "PrepareForSleep", MANAGER, NULL,
                                     G_DBUS_SIGNAL_FLAGS_NONE, prepares, s, NULL);
  g_dbus_connection_call(s->login, LOGIN, MANAGER, LOGIN ".Manager", "GetSession",
                         g_variant_new("(s)", "auto"), G_VARIANT_TYPE("(o)"),
                         G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, NULL, session_found, s);
  delay_sleep(s);
}

void ts_watch_session(void (*changed)(void *context, TSSessionState state), void *context) {
  Session *s = g_new0(Session, 1); /* lives as long as the program */
  s->changed = changed;
  s->context = context;
  s->delay = -1;
  g_bus_get(G_BUS_TYPE_SYSTEM, NULL, login_found, s);
  GDBusConnection *bus = ts_session_bus();
  const char *savers[] = {"org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"};
  for (int i = 0; bus && i < 2; i++)
    g_dbus_connection_signal_subscribe(bus, NULL, savers[i], "ActiveChanged", NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                       saver_changed, s, NULL);
}
