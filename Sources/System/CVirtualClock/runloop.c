#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

#include <math.h>
#include <unistd.h>

void dispatch_async(void *queue, void (^block)(void));

/* ---- The main thread -------------------------------------------------------------------------- */

/* Swift's asynchronous main leaves the main queue to worker threads, where `Thread.isMainThread` is false and
 * `RunLoop.main` stands still. An app's main queue is that of the main thread. */
static void run_main_loop(void *original, void *override) {
  atomic_store(&ts_is_engaged, 1);
  for (;;) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, 0);
}

__attribute__((constructor)) static void install(void) {
  void **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (hook) *hook = (void *)run_main_loop;
}

/* ---- Blocks and timers of the main run loop --------------------------------------------------- */

REPLACES void CFRunLoopPerformBlock(CFRunLoopRef loop, const void *mode, void (^block)(void)) {
  ORIGINAL(CFRunLoopPerformBlock);
  if (!ts_current_clock() || loop != CFRunLoopGetMain()) return original(loop, mode, block);
  dispatch_async(&_dispatch_main_q, block);
}

static uint8_t modes_of(CFStringRef mode) {
  if (CFEqual(mode, kCFRunLoopCommonModes)) return TS_DEFAULT_MODE | TS_TRACKING_MODE;
  static CFStringRef _Atomic tracking;
  if (!tracking) tracking = CFStringCreateWithCString(NULL, "UITrackingRunLoopMode", 0x08000100 /* UTF-8 */);
  return CFEqual(mode, tracking) ? TS_TRACKING_MODE : TS_DEFAULT_MODE;
}

/* Adds a timer in modes, or moves it. Dates are accurate to a tenth of a microsecond, so whole ones are meant. */
static void schedule(ts_clock *clock, CFRunLoopTimerRef timer, uint8_t modes) {
  double delay = CFRunLoopTimerGetNextFireDate(timer) - CFAbsoluteTimeGetCurrent();
  CFRunLoopTimerContext context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  int64_t due = delay > 1e9 ? INT64_MAX : atomic_load(&clock->now) + llround(fmax(delay, 0) * 1e6) * 1000;
  clock->handlers.timer(clock->owner, timer, context.info, due, modes);
}

REPLACES void CFRunLoopAddTimer(CFRunLoopRef loop, CFRunLoopTimerRef timer, CFStringRef mode) {
  ORIGINAL(CFRunLoopAddTimer);
  ts_clock *clock = ts_current_clock();
  if (!clock || loop != CFRunLoopGetMain()) return original(loop, timer, mode);
  schedule(clock, timer, modes_of(mode));
}

static void set_fire_date(CFRunLoopTimerRef timer, double date);

REPLACES void CFRunLoopTimerSetNextFireDate(CFRunLoopTimerRef timer, double date) {
  ts_clock *clock = ts_current_clock();
  set_fire_date(timer, date);
  if (clock && getpid() == gettid()) schedule(clock, timer, 0);
}

static void set_fire_date(CFRunLoopTimerRef timer, double date) {
  ORIGINAL(CFRunLoopTimerSetNextFireDate);
  original(timer, date);
}

void ts_clock_set_fire_date(void *timer, double date) { set_fire_date(timer, date); }

/* ---- Waiting in the main run loop ------------------------------------------------------------- */

typedef struct {
  CFRunLoopRef loop;
  CFStringRef mode;
  unsigned char returns;
} turn;

int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns);

static int32_t take_turn(void *pointer, double seconds) {
  ORIGINAL(CFRunLoopRunSpecific);
  turn *this = pointer;
  return original(this->loop, this->mode, seconds, this->returns);
}

/* A test that waits in the run loop, as XCTest's expectations do, waits in real time; its app goes along. */
REPLACES int32_t CFRunLoopRunSpecific(CFRunLoopRef loop, CFStringRef mode, double seconds, unsigned char returns) {
  turn this = {loop, mode, returns};
  ts_clock *clock = ts_current_clock();
  if (!clock || loop != CFRunLoopGetMain()) return take_turn(&this, seconds);
  return clock->handlers.wait(clock->owner, seconds, take_turn, &this);
}
