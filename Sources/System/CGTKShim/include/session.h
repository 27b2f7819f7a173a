/* The availability of the desktop's session. */
#pragma once
#include <gtk/gtk.h>

typedef enum { TS_USABLE, TS_LOCKED, TS_ASLEEP } TSSessionState;

/* Calls `changed` when the session is locked or unlocked, before the machine sleeps, which waits for the return, and
 * after it woke up. */
void ts_watch_session(void (*changed)(void *context, TSSessionState state), void *context);
