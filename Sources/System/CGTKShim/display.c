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

/* The caller gets one answer. A reading lives until the other program has ended it, too. */
typedef struct {
  TSReadingDone done;
  void *context;
  TSReadingLimits limits;
  GByteArray *bytes;
  guint alarm;
  gboolean is_answered;
} Reading;

static void answer(Reading *reading, TSReadingEnd end) {
  if (reading->is_answered) return;
  reading->is_answered = TRUE;
  g_source_remove(reading->alarm);
  gboolean is_complete = end == TS_READING_COMPLETE;
  const void *start = reading->bytes->data ? (const void *)reading->bytes->data : "";
  reading->done(reading->context, is_complete ? start : NULL, is_complete ? reading->bytes->len : 0, end);
  g_clear_pointer(&reading->bytes, g_byte_array_unref);
}

static gboolean time_is_up(gpointer context) {
  answer(context, TS_READING_STALLED);
  return G_SOURCE_REMOVE;
}

static void wait_for_more(Reading *reading) {
  if (reading->is_answered) return;
  if (reading->alarm) g_source_remove(reading->alarm);
  reading->alarm = g_timeout_add(reading->limits.milliseconds, time_is_up, reading);
}

static void end_reading(Reading *reading, TSReadingEnd end) {
  answer(reading, end);
  g_free(reading);
}

/* GDK keeps in memory what arrives from an X server until it is read, so what is not wanted is read too. A pipe of
   another kind of display is closed. */
static gboolean has_unread_rest(GInputStream *stream) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(stream), "GdkX11SelectionInputStream") == 0;
}

static void read_more(GObject *source, GAsyncResult *result, gpointer context) {
  GInputStream *stream = G_INPUT_STREAM(source);
  Reading *reading = context;
  if (result) {
    GBytes *piece = g_input_stream_read_bytes_finish(stream, result, NULL);
    gsize size = piece ? g_bytes_get_size(piece) : 0;
    if (size > 0 && !reading->is_answered) {
      g_byte_array_append(reading->bytes, g_bytes_get_data(piece, NULL), size);
      if (reading->bytes->len > reading->limits.bytes) answer(reading, TS_READING_TOO_LARGE);
    }
    TSReadingEnd end = piece ? TS_READING_COMPLETE : TS_READING_FAILED;
    if (piece) g_bytes_unref(piece);
    if (size == 0 || (reading->is_answered && !has_unread_rest(stream))) {
      end_reading(reading, end);
      g_object_unref(stream);
      return;
    }
  }
  wait_for_more(reading);
  g_input_stream_read_bytes_async(stream, 1 << 16, G_PRIORITY_DEFAULT, NULL, read_more, reading);
}

static void reading_began(GObject *clipboard, GAsyncResult *result, gpointer context) {
  Reading *reading = context;
  GInputStream *stream = gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL);
  if (stream && (!reading->is_answered || has_unread_rest(stream))) {
    read_more(G_OBJECT(stream), NULL, reading);
  } else {
    end_reading(reading, TS_READING_FAILED);
    if (stream) g_object_unref(stream);
  }
}

void ts_read_clipboard(GdkClipboard *clipboard, const char *type, TSReadingLimits limits, TSReadingDone done,
                       void *context) {
  Reading *reading = g_new0(Reading, 1);
  *reading = (Reading){.done = done, .context = context, .limits = limits, .bytes = g_byte_array_new()};
  wait_for_more(reading);
  const char *types[] = {type, NULL};
  gdk_clipboard_read_async(clipboard, types, G_PRIORITY_DEFAULT, NULL, reading_began, reading);
}

TSContents *ts_contents_new(void) { return g_ptr_array_new(); }

void ts_contents_add(TSContents *contents, const char *type, const void *bytes, gssize count) {
  GBytes *copy = g_bytes_new(bytes, count);
  g_ptr_array_add(contents, gdk_content_provider_new_for_bytes(type, copy));
  g_bytes_unref(copy);
}

GdkContentProvider *ts_contents_end(TSContents *contents) {
  guint count = contents->len;
  gpointer *providers = g_ptr_array_free(contents, FALSE);
  GdkContentProvider *all = count ? gdk_content_provider_new_union((GdkContentProvider **)providers, count) : NULL;
  g_free(providers);
  return all;
}

void ts_contents_write(TSContents *contents, GdkClipboard *clipboard) {
  GdkContentProvider *all = ts_contents_end(contents);
  gdk_clipboard_set_content(clipboard, all);
  if (all) g_object_unref(all);
}
