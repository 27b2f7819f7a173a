#include "loop.h"

#include <stdint.h>
#include <unistd.h>

/* Exported by libdispatch for Foundation's run loop, which does the same as we do. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

/* Exported by libFoundation, which has CoreFoundation inside but does not ship its module. */
extern const void *CFRunLoopGetMain(void);
extern const void *const kCFRunLoopDefaultMode;
extern double CFRunLoopGetNextTimerFireDate(const void *loop, const void *mode);
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_source);
extern double CFAbsoluteTimeGetCurrent(void);
extern const void *CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding);
extern void CFRunLoopAddCommonMode(const void *loop, const void *mode);

/* The frame clock's priority: neither a flood of tasks nor an animation starves the other. Input comes first. */
static const gint priority = GDK_PRIORITY_REDRAW;

static GSource *attach(GSource *source, const char *name) {
  g_source_set_priority(source, priority);
  g_source_set_static_name(source, name);
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  return source;
}

static gboolean is_paused;

void ts_pause_main_queue(gboolean paused) { is_paused = paused; }

/* ---- DispatchQueue.main --------------------------------------------------------------------- */

typedef struct {
  GSource source;
  gpointer tag;
  int handle;
} MainQueueSource;

static gboolean main_queue_check(GSource *source) {
  MainQueueSource *queue = (MainQueueSource *)source;
  return !is_paused && (g_source_query_unix_fd(source, queue->tag) & G_IO_IN) != 0;
}

static gboolean main_queue_dispatch(GSource *source, GSourceFunc unused, gpointer context) {
  MainQueueSource *queue = (MainQueueSource *)source;
  uint64_t count;
  while (read(queue->handle, &count, sizeof count) == sizeof count) {
  } /* the handle stays readable until it is read */
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs main_queue_functions = {NULL, main_queue_check, main_queue_dispatch, NULL, NULL, NULL};

void ts_serve_main_queue(void) {
  GSource *source = g_source_new(&main_queue_functions, sizeof(MainQueueSource));
  MainQueueSource *queue = (MainQueueSource *)source;
  queue->handle = _dispatch_get_main_queue_handle_4CF();
  queue->tag = g_source_add_unix_fd(source, queue->handle, G_IO_IN);
  g_source_unref(attach(source, "DispatchQueue.main"));
}

/* ---- RunLoop.main --------------------------------------------------------------------------- */

static gboolean is_tracking;

/* One of the common modes from the first call on. */
static const void *tracking_mode(void) {
  static const void *mode;
  if (!mode) {
    mode = CFStringCreateWithCString(NULL, "UITrackingRunLoopMode", 0x08000100 /* UTF-8 */);
    CFRunLoopAddCommonMode(CFRunLoopGetMain(), mode);
  }
  return mode;
}

static const void *current_mode(void) { return is_tracking ? tracking_mode() : kCFRunLoopDefaultMode; }

void ts_run_loop_track(gboolean tracking) { is_tracking = tracking; }

/* Only reads: user code that ran in here would find GLib in the middle of a poll. */
static gboolean run_loop_prepare(GSource *source, gint *timeout) {
  double due = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), current_mode());
  gint64 ready = -1;
  if (due > 0 && !is_paused) {
    double wait = CLAMP(due - CFAbsoluteTimeGetCurrent(), 0, 1e9);
    ready = g_get_monotonic_time() + (gint64)(wait * 1e6);
  }
  g_source_set_ready_time(source, ready);
  *timeout = -1;
  return FALSE;
}

static gboolean run_loop_dispatch(GSource *source, GSourceFunc unused, gpointer context) {
  g_source_set_ready_time(source, -1);
  ts_run_loop_pass();
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs run_loop_functions = {run_loop_prepare, NULL, run_loop_dispatch, NULL, NULL, NULL};

void ts_serve_run_loop(void) {
  tracking_mode();
  g_source_unref(attach(g_source_new(&run_loop_functions, sizeof(GSource)), "RunLoop.main"));
}

void ts_run_loop_pass(void) { CFRunLoopRunInMode(current_mode(), -1, TRUE); }

/* ---- Alarms --------------------------------------------------------------------------------- */

typedef struct {
  GSource source;
  void (*due)(void *);
  void *context;
} AlarmSource;

static gboolean alarm_dispatch(GSource *source, GSourceFunc unused, gpointer context) {
  AlarmSource *alarm = (AlarmSource *)source;
  g_source_set_ready_time(source, -1);
  alarm->due(alarm->context);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs alarm_functions = {NULL, NULL, alarm_dispatch, NULL, NULL, NULL};

GSource *ts_alarm_new(void (*due)(void *context), void *context) {
  GSource *source = g_source_new(&alarm_functions, sizeof(AlarmSource));
  AlarmSource *alarm = (AlarmSource *)source;
  alarm->due = due;
  alarm->context = context;
  return attach(source, "Host.schedule");
}

void ts_alarm_set(GSource *alarm, gint64 time) { g_source_set_ready_time(alarm, time); }
