#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

/* Sources of libdispatch. Of those that are timers, Swift's concurrency makes one for a sleep with a
 * tolerance, which becomes a delayed job. All others keep real time: their start is translated. */

extern const char _dispatch_source_type_timer;
void *dispatch_get_context(void *object);
void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue);
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
void dispatch_source_set_event_handler_f(void *source, ts_work handler);
void dispatch_activate(void *source);

/* The timer that the calling thread is setting up. */
static _Thread_local struct {
  void *source;
  void *queue;
  int64_t due;
  ts_work handler;
} timer;

REPLACES void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  ORIGINAL(dispatch_source_create);
  void *source = original(type, handle, mask, queue);
  if (ts_current_clock() && type == &_dispatch_source_type_timer) {
    timer.source = source;
    timer.queue = queue;
    timer.handler = NULL;
  }
  return source;
}

REPLACES void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  ORIGINAL(dispatch_source_set_timer);
  ts_clock *clock = ts_current_clock();
  if (!clock || start == UINT64_MAX) return original(source, start, interval, leeway);
  int64_t due = ts_clock_time(clock, start);
  if (source == timer.source) timer.due = due;
  ts_clock_swap(NULL);
  original(source, dispatch_time(0, due - atomic_load(&clock->now)), interval, leeway);
  ts_clock_swap(clock);
}

REPLACES void dispatch_source_set_event_handler_f(void *source, ts_work handler) {
  ORIGINAL(dispatch_source_set_event_handler_f);
  original(source, handler);
  if (ts_current_clock() && source == timer.source && timer.queue) timer.handler = handler;
}

/* What a source of an app does when its file or timer is ready is work of the app, which answers it on its queues. */
REPLACES void dispatch_source_set_event_handler(void *source, void (^block)(void)) {
  ORIGINAL(dispatch_source_set_event_handler);
  ts_clock *clock = ts_current_clock();
  if (!clock || !block) return original(source, block);
  original(source, ^{ ts_clock_perform(clock, block); });
}

REPLACES void dispatch_activate(void *source) {
  ORIGINAL(dispatch_activate);
  ts_clock *clock = ts_current_clock();
  if (clock && source == timer.source && timer.handler) {
    dispatch_source_set_timer(source, UINT64_MAX, UINT64_MAX, 0);
    dispatch_retain(timer.queue);
    clock->handlers.delayed_job(
        clock->owner, timer.due, timer.queue, dispatch_get_context(source), timer.handler);
    timer.source = NULL;
  }
  original(source);
}
