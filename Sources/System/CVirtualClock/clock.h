#ifndef CLOCK_H
#define CLOCK_H

#include "virtual_clock.h"

#include <stdatomic.h>

struct ts_clock {
  ts_clock *next; /* in the list of all, which keeps them reachable */
  void *owner;
  ts_clock_handlers handlers;
  atomic_int is_alive;
  atomic_int jobs;
  atomic_int begun; /* of the jobs, those that run */
  _Atomic int64_t now; /* nanoseconds since the start */
  uint64_t older_task; /* the newest task that is older than the clock */
  int64_t realtime, monotonic, boottime; /* the clocks' readings at the start */
};

/* The clock of the calling thread, NULL for real time. */
ts_clock *ts_current_clock(void);

/* The clock that a job will run on: that of the calling thread, or of the Swift task that the job continues. */
ts_clock *ts_clock_of(void *queue, void *context, ts_work work);

/* Calls a block on the calling thread as a job of an app, or without one once that is gone. */
void ts_clock_perform(ts_clock *clock, void (^block)(void));

/* 1 if the jobs of a queue run on the main thread. */
int ts_is_main_queue(void *queue);

/* 1 if the jobs of a queue begin when the app closes a file, so that they are no work that goes on. */
int ts_waits_for_close(void *queue);

/* The number of the newest task that was dispatched. */
uint64_t ts_newest_task(void);

/* Lets the current Swift task, if any, belong to an app. */
void ts_clock_note_task(ts_clock *clock);

/* A time of libdispatch as nanoseconds of an app's clock. */
int64_t ts_clock_time(ts_clock *clock, uint64_t when);

/* 1 once an app's clock was made, or the main queue is drained for asynchronous code. */
extern atomic_int ts_is_engaged;

#endif
