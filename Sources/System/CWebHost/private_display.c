#include "private_display.h"

#include "compositor.h"

GdkDisplay *ts_private_display(void) {
  static GdkDisplay *display;
  if (display) return display;
  bool has_desktop = gdk_display_get_default() != NULL;
  char *backend = g_strdup(g_getenv("GDK_BACKEND"));
  if (ts_compositor_start(!has_desktop)) return NULL;
  g_unsetenv("GDK_BACKEND");
  gdk_set_allowed_backends("wayland");
  if (has_desktop) {
    display = gdk_display_open("touchstone-web");
  } else {
    gtk_disable_setlocale();
    if (gtk_init_check()) display = gdk_display_get_default();
  }
  gdk_set_allowed_backends("*");
  if (backend) g_setenv("GDK_BACKEND", backend, TRUE);
  g_free(backend);
  /* GSK asks this before GSK_RENDERER. */
  if (display) g_object_set_data(G_OBJECT(display), "gsk-renderer", "cairo");
  return display;
}
