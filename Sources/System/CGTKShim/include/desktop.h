/* The desktop's settings and services. */
#pragma once
#include <gtk/gtk.h>

/* Calls `changed` whenever the setting for animations changes. */
void ts_watch_animations(void (*changed)(void *context), void *context);

gboolean ts_animations_are_enabled(void);

/* Asks the screen saver to leave the screen on, or withdraws the request. */
void ts_keep_screen_on(gboolean wanted);
