#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H

#include <stdint.h>

/* The clock of one app without a display, and the way of its asynchronous code.
 *
 * This target defines functions of libc, libdispatch and CoreFoundation in the executable, where shared libraries find
 * them first. On a thread that runs an app's code they use the app's clock and queue; on all others they do nothing but
 * call the originals. A thread runs an app's code after ts_clock_enter, and while it performs a job that such a thread
 * dispatched. */

typedef struct ts_clock ts_clock;

/* The modes of the main run loop: the usual one, and that in which a scroll view follows a finger. */
enum { TS_DEFAULT_MODE = 1, TS_TRACKING_MODE = 2 };

typedef void (*ts_work)(void *context);

/* What an app does with its work. `owner` is that of ts_clock_new; any thread may call. */
typedef struct {
  /* Adds a job to the app's main queue. */
  void (*main_job)(void *owner, void *context, ts_work work);
  /* Runs the first job of the app's main queue, if any is left. On the main queue. */
  void (*run_main_job)(void *owner);
  /* Adds a job that is due at a time, in nanoseconds of the app's clock. `queue` is retained. */
  void (*delayed_job)(void *owner, int64_t due, void *queue, void *context, ts_work work);
  /* Adds a run loop's timer, whose Foundation object is `object`, in modes, or moves one that was added (0). */
  void (*timer)(void *owner, void *timer, void *object, int64_t due, uint8_t modes);
  /* Waits in real time for at most some seconds, running `turn` of a run loop in between. On the main thread. */
  int32_t (*wait)(void *owner, double seconds, int32_t (*turn)(void *context, double seconds), void *context);
} ts_clock_handlers;

/* Makes a clock that starts at the current time, in whole seconds. Clocks are never freed: jobs refer to them. */
ts_clock *ts_clock_new(void *owner, const ts_clock_handlers *handlers);

/* Ends a clock: threads and jobs that refer to it use real time again. */
void ts_clock_end(ts_clock *clock);

/* Sets the time, in nanoseconds since the start. */
void ts_clock_set(ts_clock *clock, int64_t now);

/* Lets the calling thread run the code of an app, until its current job ends. */
void ts_clock_enter(ts_clock *clock);

/* Makes a clock that of the calling thread, and returns the one before. NULL stands for real time. */
ts_clock *ts_clock_swap(ts_clock *clock);

/* The owner of the calling thread's clock; NULL for real time. */
void *ts_clock_current_owner(void);

/* How many jobs of an app wait or run on other queues than the main one. */
int ts_clock_jobs(ts_clock *clock);

/* 1 if a delayed job is a work item that was cancelled: it will do nothing. */
int ts_is_cancelled(void *context, ts_work work);

/* How many of those run. */
int ts_clock_begun_jobs(ts_clock *clock);

/* Waits for the notifications of dispatch groups that are on their way. */
void ts_clock_pass_notifications(void);

/* Dispatches a job of an app to a queue, and releases the queue. */
void ts_clock_dispatch(ts_clock *clock, void *queue, void *context, ts_work work);

/* Lets the stub servers of StubServing answer requests, where that is a part of the program or one of its libraries. */
void ts_serve_requests(void);

/* Dispatches a job to a queue after some real nanoseconds, and releases the queue. */
void ts_dispatch_later(int64_t nanoseconds, void *queue, void *context, ts_work work);

/* Dispatches a job to the queue that runs the calling one, at a time of libdispatch; 0 for at once. */
void ts_current_queue_dispatch(uint64_t when, void *context, ts_work work);

/* Dispatches a job to the main queue after some real nanoseconds. It runs when the main thread is idle, not when an app
 * runs its jobs. */
void ts_main_dispatch_later(int64_t nanoseconds, void *context, ts_work work);

/* Sets the date at which a run loop's timer says that it fires, in seconds since 2001. */
void ts_clock_set_fire_date(void *timer, double date);

/* Writes down at most `limit` return addresses of the main thread, innermost first, and returns their number. For
 * another thread; a call that the main thread sleeps in may end early. */
int ts_main_thread_stack(void **result, int limit);

/* The name of the function at an address, or the file and offset where its name is unknown. For free(). */
char *ts_symbol(void *address);

/* 1 if a job is that of a Swift task, 0 for a block or a function. */
int ts_is_swift_job(ts_work work);

/* Real nanoseconds of the monotonic clock. */
int64_t ts_real_time(void);

#endif
