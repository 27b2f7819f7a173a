#define _GNU_SOURCE
#include "virtual_clock.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The stack of the main thread, taken by another thread: the main thread writes it down in a signal handler. */

#define LIMIT 128
#define SIGNAL (SIGRTMIN + 7)

static pthread_t main_thread;
static void *frames[LIMIT];
static int count;
static sem_t is_taken;
static atomic_int is_wanted; /* 1 until the main thread begins, or nobody waits any more */

__attribute__((constructor)) static void note_main_thread(void) { main_thread = pthread_self(); }

static void take(int signal) {
  if (!atomic_exchange(&is_wanted, 0)) return;
  int saved = errno;
  count = backtrace(frames, LIMIT);
  sem_post(&is_taken);
  errno = saved;
}

static void prepare(void) {
  backtrace(frames, LIMIT); /* loads the unwinder, which a signal handler may not */
  sem_init(&is_taken, 0, 0);
  struct sigaction action = {.sa_handler = take, .sa_flags = SA_RESTART};
  sigaction(SIGNAL, &action, NULL);
}

int ts_main_thread_stack(void **result, int limit) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_once(&once, prepare);
  pthread_mutex_lock(&lock);
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 1;
  int taken = 0;
  while (sem_trywait(&is_taken) == 0) continue; /* one that came too late */
  atomic_store(&is_wanted, 1);
  int is_done = pthread_kill(main_thread, SIGNAL) == 0 && sem_timedwait(&is_taken, &end) == 0;
  if (!is_done && !atomic_exchange(&is_wanted, 0)) { /* the main thread has begun */
    end.tv_sec += 4;
    is_done = sem_timedwait(&is_taken, &end) == 0;
  }
  if (is_done) {
    taken = count < limit ? count : limit;
    memcpy(result, frames, taken * sizeof *frames);
  }
  pthread_mutex_unlock(&lock);
  return taken;
}

/* ---- Names ------------------------------------------------------------------------------------ */

/* The table of all functions of this program; dladdr knows only those that it exports. */
static struct {
  const ElfW(Sym) * symbols;
  size_t count;
  const char *names;
} table;

static void read_table(void) {
  struct stat status;
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  const char *bytes = fstat(file, &status) == 0 ? mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
  close(file);
  if (bytes == MAP_FAILED) return;
  const ElfW(Ehdr) *header = (const void *)bytes;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  for (int i = 0; i < header->e_shnum; i++) {
    if (sections[i].sh_type != SHT_SYMTAB) continue;
    table.symbols = (const void *)(bytes + sections[i].sh_offset);
    table.count = sections[i].sh_size / sizeof *table.symbols;
    table.names = bytes + sections[sections[i].sh_link].sh_offset;
  }
}

/* The name of this program's function at an offset from its start; NULL if there is none. */
static const char *own_name(uintptr_t offset) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, read_table);
  for (size_t i = 0; i < table.count; i++) {
    const ElfW(Sym) *symbol = &table.symbols[i];
    if ((symbol->st_info & 15) == STT_FUNC && offset >= symbol->st_value && offset < symbol->st_value + symbol->st_size)
      return table.names + symbol->st_name;
  }
  return NULL;
}

/* 1 if an object is this program, to which this function belongs. */
static int is_program(const void *base) {
  Dl_info info;
  return dladdr((void *)ts_symbol, &info) && info.dli_fbase == base;
}

char *ts_symbol(void *address) {
  static char *(*demangle)(const char *, size_t, char *, size_t *, uint32_t);
  if (!demangle) demangle = (char *(*)(const char *, size_t, char *, size_t *, uint32_t))dlsym(RTLD_DEFAULT, "swift_demangle");
  Dl_info info;
  char *text = NULL;
  if (!dladdr(address, &info)) {
    if (asprintf(&text, "%p", address) < 0) text = NULL;
    return text;
  }
  const char *symbol = is_program(info.dli_fbase) ? own_name((char *)address - (char *)info.dli_fbase) : info.dli_sname;
  if (symbol) {
    char *name = demangle ? demangle(symbol, strlen(symbol), NULL, NULL, 0) : NULL;
    text = name ? name : strdup(symbol);
  } else {
    const char *file = strrchr(info.dli_fname, '/');
    if (asprintf(&text, "%s + %#tx", file ? file + 1 : info.dli_fname, (char *)address - (char *)info.dli_fbase) < 0)
      text = NULL;
  }
  return text;
}
