#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

#include <pthread.h>

/* Which app a Swift task belongs to. A task that waited for another thread, such as for a download, is dispatched by that
 * thread, which belongs to no app. */

/* Exported by libswift_Concurrency. */
void *swift_task_getCurrent(void);
uint64_t swift_task_getJobTaskId(void *job);

#define COUNT 65536

static struct {
  uint64_t task;
  ts_clock *clock;
  int is_test; /* 1 for the task that called the app, 0 for those that the app made */
} table[COUNT]; /* by the task's number; later tasks overwrite earlier ones */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(uint64_t task, ts_clock *clock, int is_test) {
  pthread_mutex_lock(&lock);
  table[task % COUNT].task = task;
  table[task % COUNT].clock = clock;
  table[task % COUNT].is_test = is_test;
  pthread_mutex_unlock(&lock);
}

static ts_clock *find(uint64_t task, int *is_test) {
  pthread_mutex_lock(&lock);
  *is_test = table[task % COUNT].is_test;
  ts_clock *clock = table[task % COUNT].task == task ? table[task % COUNT].clock : NULL;
  pthread_mutex_unlock(&lock);
  return clock && atomic_load(&clock->is_alive) ? clock : NULL;
}

/* 1 if `work` is libswift_Concurrency's, and its context a job. */
static int runs_swift_job(ts_work work) {
  static _Atomic(ts_work) known, other;
  if (work == atomic_load(&known)) return 1;
  if (work == atomic_load(&other)) return 0;
  Dl_info of_work, of_runtime;
  if (!dladdr((void *)work, &of_work) || !dladdr((void *)swift_task_getJobTaskId, &of_runtime)) return 0;
  int is_job = of_work.dli_fbase == of_runtime.dli_fbase;
  atomic_store(is_job ? &known : &other, work);
  return is_job;
}

int ts_is_swift_job(ts_work work) { return runs_swift_job(work); }

/* The greatest number of a task that was dispatched. Tasks are numbered in the order in which they are made. */
static _Atomic uint64_t newest;

uint64_t ts_newest_task(void) { return atomic_load(&newest); }

ts_clock *ts_clock_of(void *queue, void *context, ts_work work) {
  ts_clock *clock = ts_current_clock();
  if (!atomic_load(&ts_is_engaged) || !runs_swift_job(work)) return clock;
  uint64_t task = swift_task_getJobTaskId(context);
  if (task == 0) return clock; /* a job of an actor */
  uint64_t greatest = atomic_load(&newest);
  while (task > greatest && !atomic_compare_exchange_weak(&newest, &greatest, task)) {
  }
  int is_test;
  ts_clock *known = find(task, &is_test);
  /* On other queues than the main one, a test's task runs the test runner. */
  if (known && is_test && !ts_is_main_queue(queue)) return NULL;
  if (known || !clock) return known;
  if (task <= clock->older_task) return NULL; /* such as a test runner's, which the end of a test resumes */
  note(task, clock, 0);
  return clock;
}

void ts_clock_note_task(ts_clock *clock) {
  void *task = swift_task_getCurrent();
  if (task) note(swift_task_getJobTaskId(task), clock, 1);
}
