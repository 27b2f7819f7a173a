/* Functions of a shared library that is loaded at the first call of one of them, so that a program
   that calls none starts without it. */
#pragma once

/* The function `name` of the library `soname`. Ends the program with a message where either is missing. */
void *deferred_function(const char *soname, const char *name);

/* Defines the function `name`, which a header declares, as a call of the library's. `LIBRARY` is the name of
   the library, with the version of its interface. */
#define DEFERRED(result, name, parameters, arguments)                                             \
  __attribute__((visibility("hidden"))) result name parameters {                                  \
    static _Atomic(__typeof__(&name)) function;                                                   \
    if (!function) function = (__typeof__(&name))deferred_function(LIBRARY, #name);               \
    return function arguments;                                                                    \
  }
