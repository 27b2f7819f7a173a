#include "display.h"

#include <string.h>

#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#ifdef GDK_WINDOWING_WAYLAND
#include <gdk/wayland/gdkwayland.h>
#include <wayland-client.h>
#endif

/* ---- Loss ----------------------------------------------------------------------------------- */

typedef struct {
  void (*call)(void *);
  void *context;
} Callback;

/* The one display of the process. Xlib's handler for input/output errors takes no argument. */
static Callback lost_callback;

static gboolean connection_broke(gint handle, GIOCondition condition, gpointer unused) {
  lost_callback.call(lost_callback.context);
  return G_SOURCE_REMOVE;
}

#ifdef GDK_WINDOWING_X11
static int ignore_x_error(Display *display) { return 0; }

static void x_display_lost(Display *display, void *unused) { lost_callback.call(lost_callback.context); }
#endif

static int connection(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY(display)) return ConnectionNumber(gdk_x11_display_get_xdisplay(display));
#endif
#ifdef GDK_WINDOWING_WAYLAND
  if (GDK_IS_WAYLAND_DISPLAY(display)) return wl_display_get_fd(gdk_wayland_display_get_wl_display(display));
#endif
  return -1;
}

void ts_watch_display(GdkDisplay *display, void (*lost)(void *context), void *context) {
  lost_callback = (Callback){lost, context};
  /* Before GDK looks at the connection: it would read from it and exit. */
  int handle = connection(display);
  if (handle >= 0)
    g_unix_fd_add_full(G_PRIORITY_HIGH, handle, G_IO_HUP | G_IO_ERR, connection_broke, NULL, NULL);
#ifdef GDK_WINDOWING_X11
  /* For the connection that breaks while something is being sent. Xlib goes on after these, as if answered. */
  if (GDK_IS_X11_DISPLAY(display)) {
    XSetIOErrorHandler(ignore_x_error);
    XSetIOErrorExitHandler(gdk_x11_display_get_xdisplay(display), x_display_lost, NULL);
  }
#endif
}

/* ---- Clipboard ------------------------------------------------------------------------------ */

static void clipboard_changed(GdkClipboard *clipboard, gpointer callback) {
  ((Callback *)callback)->call(((Callback *)callback)->context);
}

void ts_watch_clipboard(GdkClipboard *clipboard, void (*changed)(void *context), void *context) {
  Callback *callback = g_new(Callback, 1);
  *callback = (Callback){changed, context};
  g_signal_connect(clipboard, "changed", G_CALLBACK(clipboard_changed), callback);
}
