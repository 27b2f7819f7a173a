#ifndef ORIGINALS_H
#define ORIGINALS_H

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>
#include <time.h>

/* The functions of libdispatch, CoreFoundation and the runtimes that this target calls or replaces. Their headers are
 * not on the path of every toolchain. */

typedef const struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopTimer *CFRunLoopTimerRef;
typedef const void *CFStringRef;
typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  CFStringRef (*copyDescription)(const void *info);
} CFRunLoopTimerContext;

extern char _dispatch_main_q;
extern const CFStringRef kCFRunLoopDefaultMode, kCFRunLoopCommonModes;

void dispatch_retain(void *object);
void dispatch_release(void *object);
void *dispatch_queue_create(const char *label, void *attributes);
void *dispatch_semaphore_create(long value);
long dispatch_semaphore_signal(void *semaphore);
long dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
void dispatch_sync_f(void *queue, void *context, void (*work)(void *));
void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
uint64_t dispatch_time(uint64_t when, int64_t delta);
void *dispatch_block_create(unsigned long flags, void (^block)(void));
long dispatch_block_testcancel(void *block);
void *_Block_copy(const void *block);
void _Block_release(const void *block);
CFRunLoopRef CFRunLoopGetMain(void);
CFStringRef CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding);
unsigned char CFEqual(const void *one, const void *other);
int32_t CFRunLoopRunInMode(CFStringRef mode, double seconds, unsigned char returnAfterSourceHandled);
double CFAbsoluteTimeGetCurrent(void);
double CFRunLoopTimerGetNextFireDate(CFRunLoopTimerRef timer);
void CFRunLoopTimerGetContext(CFRunLoopTimerRef timer, CFRunLoopTimerContext *context);

/* The function that one of ours replaces: the thread sanitizer's where there is one, so that it knows which job comes
 * after which, else the library's. */
#define ORIGINAL(name)                                                                                        \
  extern __typeof__(name) __interceptor_##name __attribute__((weak));                                         \
  static __typeof__(&name) _Atomic found;                                                                     \
  __typeof__(&name) original = atomic_load_explicit(&found, memory_order_relaxed);                            \
  if (!original) {                                                                                            \
    original = &__interceptor_##name ? &__interceptor_##name : (__typeof__(&name))dlsym(RTLD_NEXT, #name);    \
    atomic_store_explicit(&found, original, memory_order_relaxed);                                            \
  }

#define REPLACES __attribute__((visibility("default")))

#endif
