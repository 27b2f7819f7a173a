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

/*
 * Reads the clipboard in a media type. `done` gets NULL if it has none of this type, or more than `maximum` bytes.
 * The bytes are only valid during the call.
 */
void ts_read_clipboard(GdkClipboard *clipboard, const char *type, size_t maximum,
                       void (*done)(void *context, const void *bytes, gssize count), void *context);

/* Contents in several media types; the bytes are copied. Writing frees them; none clear the clipboard. */
typedef struct _GPtrArray TSContents;
TSContents *ts_contents_new(void);
void ts_contents_add(TSContents *contents, const char *type, const void *bytes, gssize count);
void ts_contents_write(TSContents *contents, GdkClipboard *clipboard);

/* Frees the contents. Returns what offers them, to be released, or NULL for none. */
GdkContentProvider *ts_contents_end(TSContents *contents);
