/* Whether the desktop is light or dark. */
#pragma once
#include <gtk/gtk.h>

/*
 * Calls `changed` whenever `ts_theme_is_dark` may have changed. Three places are watched: GTK's own settings,
 * the desktop portal, and GNOME's color-scheme setting. Those that do not exist are left out.
 */
void ts_watch_theme(void (*changed)(void *context), void *context);

gboolean ts_theme_is_dark(void);
