#include "deferred.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void *deferred_function(const char *soname, const char *name) {
  /* Counted by the loader, and never unloaded. */
  void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
  void *function = library ? dlsym(library, name) : NULL;
  if (!function) {
    fprintf(stderr, "%s cannot be used: %s. Install its package again.\n", soname, dlerror());
    exit(1);
  }
  return function;
}
