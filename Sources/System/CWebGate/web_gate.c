#define _GNU_SOURCE
#include "web_gate.h"

#include <dlfcn.h>
#include <stdio.h>

/* Defined by CWebHost. `Scripts/toolkit` puts it into libTouchstoneWeb.so, next to the library of UIKit. */
const ts_web_functions *ts_web_host(void) __attribute__((weak));

const ts_web_functions *ts_web_find(char **reason) {
  const ts_web_functions *(*host)(void) = ts_web_host;
  if (!host) {
    void *library = dlopen("libTouchstoneWeb.so", RTLD_NOW | RTLD_LOCAL);
    if (library) host = (const ts_web_functions *(*)(void))dlsym(library, "ts_web_host");
  }
  if (!host) {
    if (asprintf(reason, "%s. Install GTK 4 (libgtk-4-1) or Touchstone again", dlerror()) < 0) *reason = NULL;
    return NULL;
  }
  return host();
}
