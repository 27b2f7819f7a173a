#define _GNU_SOURCE
#include "desktop_host.h"

#include <dlfcn.h>
#include <stdio.h>

/* Defined by HostGTK. The shared library of UIKit does not contain it: `Scripts/toolkit` puts it into
   libTouchstoneGTK.so, next to that library. */
void *ts_make_desktop_host(char **reason) __attribute__((weak));

void *ts_desktop_host(char **reason) {
  void *(*make)(char **) = ts_make_desktop_host;
  if (!make) {
    void *library = dlopen("libTouchstoneGTK.so", RTLD_NOW | RTLD_LOCAL);
    if (library) make = (void *(*)(char **))dlsym(library, "ts_make_desktop_host");
  }
  if (!make) {
    if (asprintf(reason, "%s. Install GTK 4 (libgtk-4-1) or Touchstone again", dlerror()) < 0) *reason = NULL;
    return NULL;
  }
  return make(reason);
}
