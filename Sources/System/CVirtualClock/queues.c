#define _GNU_SOURCE
#include "clock.h"
#include "originals.h"

#include <string.h>

/* Queues whose jobs run on the main thread: the main queue, and those that target it, as libdispatch's own for the
 * handler of a DispatchIO. While an app settles, the main thread is busy, so their jobs are the main queue's. */

#define MAIN_QUEUE ((void *)&_dispatch_main_q)

/* The greatest number of queues that target each other. */
#define DEEPEST 8

const char *dispatch_queue_get_label(void *queue);
void *dispatch_queue_create_with_target(const char *label, void *attributes, void *target);

/* The word of a queue that has its target, which libdispatch only tells the queue itself; 0 if there is none. The first
 * two words are those of every object. */
static int find_target_word(void) {
  void **queue = dispatch_queue_create_with_target("touchstone.target", NULL, MAIN_QUEUE);
  int found = 0;
  for (int word = 2; word < 8 && !found; word++) {
    if (queue[word] == MAIN_QUEUE) found = word;
  }
  dispatch_release(queue);
  return found;
}

int ts_is_main_queue(void *queue) {
  if (queue == MAIN_QUEUE) return 1;
  static atomic_int target_word = -1;
  int word = atomic_load(&target_word);
  if (word < 0) atomic_store(&target_word, word = find_target_word());
  for (int depth = 0; word && queue && depth < DEEPEST; depth++) {
    queue = ((void **)queue)[word];
    if (queue == MAIN_QUEUE) return 1;
  }
  return 0;
}

/* libdispatch suspends this queue of a file until all its channels are closed. */
int ts_waits_for_close(void *queue) {
  const char *label = dispatch_queue_get_label(queue);
  return label && strcmp(label, "com.apple.libdispatch-io.closeq") == 0;
}
