#include "webkit.h"

#include <dlfcn.h>

struct webkit wk;

char *ts_webkit_open(void) {
  void *library = dlopen("libwebkitgtk-6.0.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (!library) {
    return g_strdup_printf("%s. Install the package libwebkitgtk-6.0-4", dlerror());
  }
  const char *missing = NULL;
#define F(result, name, parameters)                                                                                  \
  if (!(wk.name = (result(*) parameters)dlsym(library, #name))) missing = #name;
  WEBKIT_FUNCTIONS(F)
#undef F
  return missing ? g_strdup_printf("WebKitGTK 6.0 has no function %s. Install version 2.40 or newer", missing) : NULL;
}
