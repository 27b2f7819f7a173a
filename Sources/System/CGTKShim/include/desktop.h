/* The desktop's settings and services. */
#pragma once
#include <gtk/gtk.h>

/* Calls `changed` whenever the setting for animations changes. */
void ts_watch_animations(void (*changed)(void *context), void *context);

gboolean ts_animations_are_enabled(void);

/* Calls `changed` whenever the size of the desktop's texts changes. */
void ts_watch_text_scale(void (*changed)(void *context), void *context);

/* The size of the desktop's texts, as a multiple of the usual size. */
double ts_text_scale(void);

/* Calls `low` whenever the system reports that memory is low. */
void ts_watch_memory(void (*low)(void *context), void *context);

/* Asks the screen saver to leave the screen on, or withdraws the request. */
void ts_keep_screen_on(gboolean wanted);
