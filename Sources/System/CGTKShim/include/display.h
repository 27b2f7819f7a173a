/* The connection to the X server or the Wayland compositor. */
#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>

/*
 * Calls `lost` when the connection breaks, instead of GDK, which would end the process. It may be called
 * from inside any call of GTK's, and must not call GTK.
 */
void ts_watch_display(GdkDisplay *display, void (*lost)(void *context), void *context);

/* Calls `changed` when another program copies something, or this one does. */
void ts_watch_clipboard(GdkClipboard *clipboard, void (*changed)(void *context), void *context);

/* The end of reading the clipboard: FAILED if it has no such type, or the other program broke off. */
typedef enum { TS_READING_COMPLETE, TS_READING_FAILED, TS_READING_TOO_LARGE, TS_READING_STALLED } TSReadingEnd;

/* The bytes are only valid during the call; NULL unless the end is COMPLETE. */
typedef void (*TSReadingDone)(void *context, const void *bytes, gssize count, TSReadingEnd end);

/* The most bytes that are read, and the longest time without any. */
typedef struct {
  size_t bytes;
  guint milliseconds;
} TSReadingLimits;

/* Reads the clipboard in a media type, and calls `done` once. */
void ts_read_clipboard(GdkClipboard *clipboard, const char *type, TSReadingLimits limits, TSReadingDone done,
                       void *context);

/* Contents in several media types; the bytes are copied. Writing frees them; none clear the clipboard. */
typedef struct _GPtrArray TSContents;
TSContents *ts_contents_new(void);
void ts_contents_add(TSContents *contents, const char *type, const void *bytes, gssize count);
void ts_contents_write(TSContents *contents, GdkClipboard *clipboard);

/* Frees the contents. Returns what offers them, to be released, or NULL for none. */
GdkContentProvider *ts_contents_end(TSContents *contents);
