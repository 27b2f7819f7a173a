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
