#include "desktop.h"

#include "bus.h"

/* A callback with its context, which live as long as the program. */
typedef struct {
  void (*call)(void *context);
  void *context;
} Callback;

static Callback *callback_new(void (*call)(void *context), void *context) {
  Callback *callback = g_new(Callback, 1);
  *callback = (Callback){call, context};
  return callback;
}

static void fire(Callback *callback) { callback->call(callback->context); }

static void watch_setting(const char *signal, void (*changed)(void *context), void *context) {
  g_signal_connect_swapped(gtk_settings_get_default(), signal, G_CALLBACK(fire), callback_new(changed, context));
}

void ts_watch_animations(void (*changed)(void *context), void *context) {
  watch_setting("notify::gtk-enable-animations", changed, context);
}

gboolean ts_animations_are_enabled(void) {
  gboolean enabled = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

void ts_watch_text_scale(void (*changed)(void *context), void *context) {
  watch_setting("notify::gtk-xft-dpi", changed, context);
}

double ts_text_scale(void) {
  /* 1,024ths of a dot per inch; 96 dots are usual, and -1 means that nothing is set. */
  int resolution = 0;
  g_object_get(gtk_settings_get_default(), "gtk-xft-dpi", &resolution, NULL);
  return resolution > 0 ? resolution / 1024.0 / 96.0 : 1;
}

void ts_watch_memory(void (*low)(void *context), void *context) {
  /* The monitor lives as long as the program. */
  GMemoryMonitor *monitor = g_memory_monitor_dup_default();
  g_signal_connect_swapped(monitor, "low-memory-warning", G_CALLBACK(fire), callback_new(low, context));
}

/* The screen saver's number for the running request, or 0. */
static guint32 cookie;
static gboolean is_wanted;

static void call(const char *method, GVariant *arguments, GAsyncReadyCallback answered) {
  GDBusConnection *bus = ts_session_bus();
  if (!bus) {
    g_variant_unref(g_variant_ref_sink(arguments));
    return;
  }
  g_dbus_connection_call(bus, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", method, arguments, NULL,
                         G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered, NULL);
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
