#include "desktop.h"

static void (*changed_callback)(void *context);
static void *changed_context;

static void changed(void) { changed_callback(changed_context); }

void ts_watch_animations(void (*callback)(void *context), void *context) {
  changed_callback = callback;
  changed_context = context;
  g_signal_connect_swapped(gtk_settings_get_default(), "notify::gtk-enable-animations", G_CALLBACK(changed), NULL);
}

gboolean ts_animations_are_enabled(void) {
  gboolean enabled = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

/* The screen saver's number for the running request, or 0. */
static guint32 cookie;
static gboolean is_wanted;

static void call(const char *method, GVariant *arguments, GAsyncReadyCallback answered) {
  GDBusConnection *bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
  if (!bus) {
    g_variant_unref(g_variant_ref_sink(arguments));
    return;
  }
  g_dbus_connection_call(bus, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", method, arguments, NULL,
                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered, NULL);
  g_object_unref(bus);
}

static void release(void) {
  if (cookie) call("UnInhibit", g_variant_new("(u)", cookie), NULL);
  cookie = 0;
}

static void inhibited(GObject *bus, GAsyncResult *result, gpointer context) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  if (!answer) return;
  g_variant_get(answer, "(u)", &cookie);
  g_variant_unref(answer);
  if (!is_wanted) release();
}

void ts_keep_screen_on(gboolean wanted) {
  is_wanted = wanted;
  if (!wanted) {
    release();
  } else if (!cookie) {
    const char *name = g_get_prgname();
    call("Inhibit", g_variant_new("(ss)", name ? name : "Touchstone", "The app keeps the screen on"), inhibited);
  }
}
