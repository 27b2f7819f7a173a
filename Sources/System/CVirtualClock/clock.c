#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

#include <stdlib.h>
#include <sys/time.h>

#define SECOND 1000000000LL

atomic_int ts_is_engaged;
static _Atomic(ts_clock *) all;
static _Thread_local ts_clock *of_thread;

ts_clock *ts_current_clock(void) {
  ts_clock *clock = of_thread;
  return clock && atomic_load_explicit(&clock->is_alive, memory_order_acquire) ? clock : NULL;
}

/* ---- Clocks ----------------------------------------------------------------------------------- */

static int real_time(clockid_t id, struct timespec *time) {
  ORIGINAL(clock_gettime);
  return original(id, time);
}

static int64_t nanoseconds(clockid_t id) {
  struct timespec time;
  real_time(id, &time);
  return time.tv_sec * SECOND + time.tv_nsec;
}

int64_t ts_real_time(void) { return nanoseconds(CLOCK_MONOTONIC); }

/* The next whole second of a clock, or of the app whose code makes another one. Dates are doubles: from whole seconds,
 * the same sums round the same way in every run. */
static int64_t whole_second(clockid_t id) {
  struct timespec real, seen;
  real_time(id, &real);
  clock_gettime(id, &seen);
  return ((seen.tv_sec > real.tv_sec ? seen.tv_sec : real.tv_sec) + 1) * SECOND;
}

ts_clock *ts_clock_new(void *owner, const ts_clock_handlers *handlers) {
  ts_clock *clock = calloc(1, sizeof *clock);
  clock->owner = owner;
  clock->handlers = *handlers;
  clock->realtime = whole_second(CLOCK_REALTIME);
  clock->monotonic = whole_second(CLOCK_MONOTONIC);
  clock->boottime = whole_second(CLOCK_BOOTTIME);
  clock->older_task = ts_newest_task();
  atomic_store(&clock->is_alive, 1);
  clock->next = atomic_load(&all);
  while (!atomic_compare_exchange_weak(&all, &clock->next, clock)) {
  }
  atomic_store(&ts_is_engaged, 1);
  return clock;
}

void ts_clock_end(ts_clock *clock) { atomic_store(&clock->is_alive, 0); }

void ts_clock_set(ts_clock *clock, int64_t now) { atomic_store(&clock->now, now); }

void ts_clock_enter(ts_clock *clock) {
  if (of_thread == clock) return;
  of_thread = clock;
  ts_clock_note_task(clock);
}

ts_clock *ts_clock_swap(ts_clock *clock) {
  ts_clock *old = of_thread;
  of_thread = clock;
  return old;
}

void *ts_clock_current_owner(void) {
  ts_clock *clock = ts_current_clock();
  return clock ? clock->owner : NULL;
}

/* Defined by StubServing. Only programs with tests that start a server link its library, which needs the network's. */
void ts_register_stub_loader(void) __attribute__((weak));

void ts_serve_requests(void) {
  if (ts_register_stub_loader) ts_register_stub_loader();
}

int ts_clock_jobs(ts_clock *clock) { return atomic_load(&clock->jobs); }

int ts_clock_begun_jobs(ts_clock *clock) { return atomic_load(&clock->begun); }

/* ---- Reading them ----------------------------------------------------------------------------- */

/* CLOCK_MONOTONIC_RAW and the processor's clocks stay real, for measuring. */
REPLACES int clock_gettime(clockid_t id, struct timespec *time) {
  ts_clock *clock = ts_current_clock();
  if (!clock) return real_time(id, time);
  int64_t now = atomic_load(&clock->now);
  switch (id) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE: now += clock->realtime; break;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE: now += clock->monotonic; break;
  case CLOCK_BOOTTIME: now += clock->boottime; break;
  default: return real_time(id, time);
  }
  *time = (struct timespec){now / SECOND, now % SECOND};
  return 0;
}

REPLACES int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  *value = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
  return 0;
}
