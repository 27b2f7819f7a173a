/* Whether the desktop is light or dark. */
#pragma once
#include <gtk/gtk.h>

/*
 * Calls `changed` whenever a value below may have changed. Three places are watched: GTK's own settings,
 * the desktop portal, and GNOME's color-scheme setting. Those that do not exist are left out.
 */
void ts_watch_theme(void (*changed)(void *context), void *context);

gboolean ts_theme_is_dark(void);

/* The accent colour that the portal states, in sRGB from 0 to 1. FALSE if it states none. */
gboolean ts_theme_accent(double *red, double *green, double *blue);

/* TRUE if the portal states that the user prefers stronger contrast. */
gboolean ts_theme_has_high_contrast(void);
