#include "theme.h"

#include "bus.h"
#include <string.h>

static void (*changed_callback)(void *);
static void *changed_context;

static void darken_title_bars(void);

static void changed(void) {
  darken_title_bars();
  changed_callback(changed_context);
}

/* What a desktop can say. GTK's own settings only count where it says nothing. */
typedef enum { UNKNOWN = -1, NO_PREFERENCE = 0, DARK = 1, LIGHT = 2 } Scheme;
static Scheme portal_scheme = UNKNOWN;
static GSettings *gnome;

/* ---- GTK's settings ------------------------------------------------------------------------- */

/* `true` while the setting is dark for the title bars alone. */
static gboolean title_bars_are_darkened = FALSE;

static gboolean gtk_is_dark(void) {
  gboolean prefers_dark = FALSE;
  char *name = NULL;
  g_object_get(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", &prefers_dark, "gtk-theme-name", &name,
               NULL);
  gboolean dark = (prefers_dark && !title_bars_are_darkened) || (name && (g_str_has_suffix(name, "-dark") || g_str_has_suffix(name, "-Dark")));
  g_free(name);
  return dark;
}

/* ---- GNOME's setting ------------------------------------------------------------------------ */

static void watch_gnome(void) {
  GSettingsSchemaSource *source = g_settings_schema_source_get_default();
  GSettingsSchema *schema =
      source ? g_settings_schema_source_lookup(source, "org.gnome.desktop.interface", TRUE) : NULL;
  if (!schema) return;
  if (g_settings_schema_has_key(schema, "color-scheme")) {
    gnome = g_settings_new("org.gnome.desktop.interface");
    g_signal_connect_swapped(gnome, "changed::color-scheme", G_CALLBACK(changed), NULL);
  }
  g_settings_schema_unref(schema);
}

static Scheme gnome_scheme(void) {
  if (!gnome) return UNKNOWN;
  char *name = g_settings_get_string(gnome, "color-scheme");
  Scheme scheme = strcmp(name, "prefer-dark") == 0 ? DARK : strcmp(name, "prefer-light") == 0 ? LIGHT : NO_PREFERENCE;
  g_free(name);
  return scheme;
}

/* ---- The portal's setting ------------------------------------------------------------------- */

static const char portal[] = "org.freedesktop.portal.Desktop";
static const char portal_path[] = "/org/freedesktop/portal/desktop";
static const char portal_settings[] = "org.freedesktop.portal.Settings";
static const char appearance[] = "org.freedesktop.appearance";

static struct {
  gboolean is_set;
  double red, green, blue;
} accent;
static gboolean high_contrast;

static gboolean is_component(double value) { return value >= 0 && value <= 1; }

/* `value` is in any depth of variants. */
static void set_portal_value(const char *key, GVariant *value) {
  g_variant_ref(value);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  gboolean is_number = g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32);
  guint32 number = is_number ? g_variant_get_uint32(value) : 0;
  if (is_number && strcmp(key, "color-scheme") == 0) {
    portal_scheme = number == 1 ? DARK : number == 2 ? LIGHT : NO_PREFERENCE;
    changed();
  } else if (is_number && strcmp(key, "contrast") == 0) {
    high_contrast = number == 1;
    changed();
  } else if (strcmp(key, "accent-color") == 0 && g_variant_is_of_type(value, G_VARIANT_TYPE("(ddd)"))) {
    g_variant_get(value, "(ddd)", &accent.red, &accent.green, &accent.blue);
    /* Components that are out of range mean that no colour is set. */
    accent.is_set = is_component(accent.red) && is_component(accent.green) && is_component(accent.blue);
    changed();
  }
  g_variant_unref(value);
}

static void portal_read(GObject *bus, GAsyncResult *result, gpointer key) {
  GVariant *answer = g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL);
  if (!answer) return; /* no portal, or one that does not know this setting */
  GVariant *value = g_variant_get_child_value(answer, 0);
  set_portal_value(key, value);
  g_variant_unref(value);
  g_variant_unref(answer);
}

static void portal_changed(GDBusConnection *bus, const gchar *sender, const gchar *path, const gchar *interface,
                           const gchar *signal, GVariant *parameters, gpointer unused) {
  const char *namespace = NULL, *key = NULL;
  GVariant *value = NULL;
  if (!g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ssv)"))) return;
  g_variant_get(parameters, "(&s&sv)", &namespace, &key, &value);
  set_portal_value(key, value);
  g_variant_unref(value);
}

static void bus_found(GObject *unused_source, GAsyncResult *result, gpointer unused) {
  GDBusConnection *found = g_bus_get_finish(result, NULL);
  if (!found) return;
  g_object_unref(found);
  GDBusConnection *bus = ts_session_bus();
  g_dbus_connection_signal_subscribe(bus, portal, portal_settings, "SettingChanged", portal_path, appearance,
                                     G_DBUS_SIGNAL_FLAGS_NONE, portal_changed, NULL, NULL);
  static const char *keys[] = {"color-scheme", "accent-color", "contrast"};
  for (gsize index = 0; index < G_N_ELEMENTS(keys); index++)
    g_dbus_connection_call(bus, portal, portal_path, portal_settings, "Read",
                           g_variant_new("(ss)", appearance, keys[index]), G_VARIANT_TYPE("(v)"),
                           G_DBUS_CALL_FLAGS_NONE, 5000, NULL, portal_read, (gpointer)keys[index]);
}

static void watch_portal(void) {
  if (ts_has_session_bus()) g_bus_get(G_BUS_TYPE_SESSION, NULL, bus_found, NULL);
}

/* ---- Together ------------------------------------------------------------------------------- */

static gboolean desktop_is_dark(void) {
  return portal_scheme == DARK || (portal_scheme == UNKNOWN && gnome_scheme() == DARK);
}

/* GTK draws title bars itself on Wayland, and follows neither the portal nor GNOME. */
static void darken_title_bars(void) {
  gboolean dark = desktop_is_dark();
  GtkSettings *settings = gtk_settings_get_default();
  gboolean prefers_dark = FALSE;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers_dark, NULL);
  if (dark == title_bars_are_darkened || (dark && prefers_dark)) return;
  title_bars_are_darkened = dark;
  g_object_set(settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

void ts_watch_theme(void (*callback)(void *context), void *context) {
  changed_callback = callback;
  changed_context = context;
  GtkSettings *settings = gtk_settings_get_default();
  g_signal_connect_swapped(settings, "notify::gtk-application-prefer-dark-theme", G_CALLBACK(changed), NULL);
  g_signal_connect_swapped(settings, "notify::gtk-theme-name", G_CALLBACK(changed), NULL);
  watch_gnome();
  watch_portal();
  darken_title_bars();
}

gboolean ts_theme_is_dark(void) {
  return desktop_is_dark() || gtk_is_dark();
}

gboolean ts_theme_accent(double *red, double *green, double *blue) {
  *red = accent.red;
  *green = accent.green;
  *blue = accent.blue;
  return accent.is_set;
}

gboolean ts_theme_has_high_contrast(void) { return high_contrast; }
