#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

#include <stdlib.h>
#include <unistd.h>

#define MAIN_QUEUE ((void *)&_dispatch_main_q)

/* ---- Jobs ------------------------------------------------------------------------------------- */

/* A piece of work, and the app whose code dispatched it. */
typedef struct {
  ts_clock *clock;
  void *context;
  ts_work work;
} job;

static job *make_job(ts_clock *clock, void *context, ts_work work) {
  job *made = malloc(sizeof *made);
  *made = (job){clock, context, work};
  return made;
}

static void perform(void *pointer) {
  job this = *(job *)pointer;
  free(pointer);
  ts_clock *old = ts_clock_swap(this.clock);
  this.work(this.context);
  ts_clock_swap(old);
}

static void perform_counted(void *pointer) {
  ts_clock *clock = ((job *)pointer)->clock;
  atomic_fetch_add(&clock->begun, 1);
  perform(pointer);
  atomic_fetch_sub(&clock->begun, 1);
  atomic_fetch_sub(&clock->jobs, 1);
}

void ts_clock_perform(ts_clock *clock, void (^block)(void)) {
  if (!atomic_load(&clock->is_alive)) return block();
  /* Jobs of the main queue are not counted: one that waits for the others would wait for itself. */
  int is_counted = getpid() != gettid();
  if (is_counted) atomic_fetch_add(&clock->jobs, 1);
  if (is_counted) atomic_fetch_add(&clock->begun, 1);
  ts_clock *old = ts_clock_swap(clock);
  block();
  ts_clock_swap(old);
  if (is_counted) atomic_fetch_sub(&clock->begun, 1);
  if (is_counted) atomic_fetch_sub(&clock->jobs, 1);
}

/* A turn of the main queue for an app: its own queue may have been emptied by then. */
static void take_main_turn(void *pointer) {
  ts_clock *clock = pointer;
  ts_clock *old = ts_clock_swap(clock);
  clock->handlers.run_main_job(clock->owner);
  ts_clock_swap(old);
}

static void call_block(void *block) {
  ((void (^)(void))block)();
  _Block_release(block);
}

/* ---- dispatch_async --------------------------------------------------------------------------- */

void dispatch_async_f(void *queue, void *context, ts_work work);

static void dispatch(ts_clock *clock, void *queue, void *context, ts_work work) {
  ORIGINAL(dispatch_async_f);
  if (!clock && !atomic_load(&ts_is_engaged)) {
    original(queue, context, work);
  } else if (ts_is_main_queue(queue)) {
    if (!clock) {
      /* The next job does not inherit the clock that this one may enter. */
      original(queue, make_job(NULL, context, work), perform);
    } else {
      clock->handlers.main_job(clock->owner, context, work);
      original(MAIN_QUEUE, clock, take_main_turn);
    }
  } else if (clock && ts_waits_for_close(queue)) {
    original(queue, make_job(clock, context, work), perform);
  } else if (clock) {
    atomic_fetch_add(&clock->jobs, 1);
    original(queue, make_job(clock, context, work), perform_counted);
  } else {
    original(queue, context, work);
  }
}

REPLACES void dispatch_async_f(void *queue, void *context, ts_work work) {
  dispatch(ts_clock_of(queue, context, work), queue, context, work);
}

REPLACES void dispatch_async(void *queue, void (^block)(void)) {
  ORIGINAL(dispatch_async);
  ts_clock *clock = ts_current_clock();
  if (clock || (atomic_load(&ts_is_engaged) && ts_is_main_queue(queue))) {
    dispatch(clock, queue, _Block_copy(block), call_block);
  } else {
    original(queue, block);
  }
}

void ts_clock_dispatch(ts_clock *clock, void *queue, void *context, ts_work work) {
  dispatch(atomic_load(&clock->is_alive) ? clock : NULL, queue, context, work);
  dispatch_release(queue);
}

REPLACES void dispatch_barrier_async(void *queue, void (^block)(void)) {
  ORIGINAL(dispatch_barrier_async);
  ts_clock *clock = ts_current_clock();
  if (!clock) return original(queue, block);
  if (ts_is_main_queue(queue)) return dispatch_async(queue, block);
  atomic_fetch_add(&clock->jobs, 1);
  job *made = make_job(clock, _Block_copy(block), call_block);
  original(queue, ^{ perform_counted(made); });
}

/* ---- dispatch_sync to the main queue ---------------------------------------------------------- */

typedef struct {
  ts_clock *clock;
  void (^block)(void);
  void *done;
} synchronous;

static void call_synchronous(void *pointer) {
  synchronous *call = pointer;
  call->block();
  atomic_fetch_add(&call->clock->jobs, 1);
  atomic_fetch_add(&call->clock->begun, 1);
  dispatch_semaphore_signal(call->done);
}

REPLACES void dispatch_sync(void *queue, void (^block)(void)) {
  ORIGINAL(dispatch_sync);
  ts_clock *clock = ts_current_clock();
  if (!clock || getpid() == gettid() || !ts_is_main_queue(queue)) return original(queue, block);
  synchronous call = {clock, block, dispatch_semaphore_create(0)};
  dispatch(clock, queue, &call, call_synchronous);
  /* This job waits for the main queue, which therefore does not wait for it. */
  atomic_fetch_sub(&clock->begun, 1);
  atomic_fetch_sub(&clock->jobs, 1);
  dispatch_semaphore_wait(call.done, UINT64_MAX);
  dispatch_release(call.done);
}

/* ---- Groups ----------------------------------------------------------------------------------- */

typedef struct {
  void *group;
  void *block;
} member;

static void call_member(void *pointer) {
  member this = *(member *)pointer;
  free(pointer);
  call_block(this.block);
  dispatch_group_leave(this.group);
  dispatch_release(this.group);
}

REPLACES void dispatch_group_async(void *group, void *queue, void (^block)(void)) {
  ORIGINAL(dispatch_group_async);
  ts_clock *clock = ts_current_clock();
  if (!clock) return original(group, queue, block);
  member *made = malloc(sizeof *made);
  *made = (member){group, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_group_enter(group);
  dispatch(clock, queue, made, call_member);
}

/* A group's end is notified on this queue, on which ts_clock_pass_notifications can wait. */
static void *notifications(void) {
  static void *_Atomic queue;
  void *made = atomic_load(&queue);
  if (made) return made;
  void *none = NULL;
  made = dispatch_queue_create("touchstone.notifications", NULL);
  if (atomic_compare_exchange_strong(&queue, &none, made)) return made;
  dispatch_release(made);
  return none;
}

REPLACES void dispatch_group_notify(void *group, void *queue, void (^block)(void)) {
  ORIGINAL(dispatch_group_notify);
  ts_clock *clock = ts_current_clock();
  if (!clock) return original(group, queue, block);
  void *copy = _Block_copy(block);
  dispatch_retain(queue);
  original(group, notifications(), ^{ ts_clock_dispatch(clock, queue, copy, call_block); });
}

static void nothing(void *context) {}

void ts_clock_pass_notifications(void) { dispatch_sync_f(notifications(), NULL, nothing); }

/* ---- dispatch_after --------------------------------------------------------------------------- */

/* A time of libdispatch as nanoseconds of an app's clock. Bit 63 marks the clock that runs while the machine sleeps,
 * bits 63 and 62 together the date, negated. */
int64_t ts_clock_time(ts_clock *clock, uint64_t when) {
  const uint64_t boottime = 1ULL << 63, date = 1ULL << 62;
  if (when == UINT64_MAX) return INT64_MAX;
  if (when == 0 || when == UINT64_MAX - 1) return atomic_load(&clock->now);
  if ((when & boottime) && (when & date)) return -(int64_t)when - clock->realtime;
  if (when & boottime) return (int64_t)(when & ~boottime) - clock->boottime;
  return (int64_t)when - clock->monotonic;
}

REPLACES void dispatch_after_f(uint64_t when, void *queue, void *context, ts_work work) {
  ORIGINAL(dispatch_after_f);
  ts_clock *clock = ts_current_clock();
  if (clock) {
    dispatch_retain(queue);
    clock->handlers.delayed_job(clock->owner, ts_clock_time(clock, when), queue, context, work);
  } else if (atomic_load(&ts_is_engaged) && ts_is_main_queue(queue)) {
    original(when, queue, make_job(NULL, context, work), perform);
  } else {
    original(when, queue, context, work);
  }
}

/* A block as its ABI has it: https://clang.llvm.org/docs/Block-ABI-Apple.html. */
typedef struct {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block);
} block_layout;

/* The function of all blocks that dispatch_block_create makes, as DispatchWorkItem does. */
static void (*invoke_of_items(void))(void *) {
  static void (*_Atomic known)(void *);
  void (*found)(void *) = atomic_load(&known);
  if (found) return found;
  void *made = dispatch_block_create(0, ^{});
  found = ((block_layout *)made)->invoke;
  _Block_release(made);
  atomic_store(&known, found);
  return found;
}

int ts_is_cancelled(void *context, ts_work work) {
  if (work != call_block || ((block_layout *)context)->invoke != invoke_of_items()) return 0;
  return dispatch_block_testcancel(context) != 0;
}

REPLACES void dispatch_after(uint64_t when, void *queue, void (^block)(void)) {
  dispatch_after_f(when, queue, _Block_copy(block), call_block);
}

void ts_dispatch_later(int64_t nanoseconds, void *queue, void *context, ts_work work) {
  ts_clock *old = ts_clock_swap(NULL);
  dispatch_after_f(dispatch_time(0, nanoseconds), queue, context, work);
  dispatch_release(queue);
  ts_clock_swap(old);
}

/* libdispatch still exports it, which is the only way to find the queue of a job that another library dispatched. */
void *dispatch_get_current_queue(void);

void ts_current_queue_dispatch(uint64_t when, void *context, ts_work work) {
  void *queue = dispatch_get_current_queue();
  if (when) {
    dispatch_after_f(when, queue, context, work);
  } else {
    dispatch_async_f(queue, context, work);
  }
}

void ts_main_dispatch_later(int64_t nanoseconds, void *context, ts_work work) {
  ts_clock *old = ts_clock_swap(NULL);
  if (nanoseconds > 0) {
    dispatch_after_f(dispatch_time(0, nanoseconds), MAIN_QUEUE, context, work);
  } else {
    dispatch(NULL, MAIN_QUEUE, context, work);
  }
  ts_clock_swap(old);
}
