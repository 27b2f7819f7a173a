// Foundation compares the old and the new value of an attribute of a string with CFEqual. That reads
// the number of a C type in the word after an object's header, and ends the process when it finds
// zero in both objects. Foundation's own classes keep such a number there. Other subclasses of
// NSObject, and the box around a Swift value such as a CGFloat, have their first property there,
// which may well be zero.
//
// This definition comes before Foundation's for all calls in the process. It compares objects
// without a number by isEqual(_:), and leaves everything else to Foundation. It is weak, so that a
// program that links Foundation statically has Foundation's.

#define _GNU_SOURCE
#include "CObjectEquality.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdint.h>

typedef unsigned char (*Equality)(const void *, const void *);

// Reads past the end of an object without properties, as Foundation does; malloc's blocks have room
// for three words.
__attribute__((no_sanitize("address"))) static bool hasTypeNumber(const void *object) {
    const uintptr_t *words = object;
    return (words[2] & 0x3FF00) != 0;
}

__attribute__((weak)) unsigned char CFEqual(const void *first, const void *second) {
    static Equality _Atomic found;
    if (first && second && !hasTypeNumber(first) && !hasTypeNumber(second))
        return first == second || TouchstoneObjectsAreEqual(first, second);
    Equality original = atomic_load_explicit(&found, memory_order_relaxed);
    if (!original) {
        original = (Equality)dlsym(RTLD_NEXT, "CFEqual");
        atomic_store_explicit(&found, original, memory_order_relaxed);
    }
    return original(first, second);
}
