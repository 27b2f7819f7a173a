/* One thread for GLib, libdispatch and Foundation's run loop, without polling. */
#pragma once
#include <gtk/gtk.h>

/* Serves DispatchQueue.main, and with it @MainActor tasks, from GLib's main context. */
void ts_serve_main_queue(void);

/* Leaves the main queue and the timers of RunLoop.main waiting while `paused`. */
void ts_pause_main_queue(gboolean paused);

/* Brings RunLoop.main to its tracking mode, or back to the default one. */
void ts_run_loop_track(gboolean tracking);

/* Wakes GLib's main context when a timer of RunLoop.main is due, and runs it. */
void ts_serve_run_loop(void);

/* Runs what RunLoop.main has ready. Not to be called from a source's prepare or check. */
void ts_run_loop_pass(void);

/* A source that calls `due` at the time it is set to. */
GSource *ts_alarm_new(void (*due)(void *context), void *context);

/* In microseconds of g_get_monotonic_time(), or -1 for never. */
void ts_alarm_set(GSource *alarm, gint64 time);
