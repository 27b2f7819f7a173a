#include "desktop_host.h"

#include <dlfcn.h>
#include <string.h>

/* HostGTK's. Missing in the shared library of UIKit, next to which `Scripts/toolkit` puts a library with it. */
void *ts_make_desktop_host(char **reason) __attribute__((weak));

void *ts_desktop_host(char **reason) {
  void *(*make)(char **) = ts_make_desktop_host;
  if (!make) {
    void *library = dlopen("libTouchstoneGTK.so", RTLD_NOW | RTLD_LOCAL);
    if (library) make = (void *(*)(char **))dlsym(library, "ts_make_desktop_host");
  }
  if (!make) {
    *reason = strdup(dlerror());
    return NULL;
  }
  return make(reason);
}
