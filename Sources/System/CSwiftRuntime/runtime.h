#pragma once

#include <stddef.h>

/* A part of the runtime's stable interface that Swift source must not call by name. */
void *_Nonnull swift_allocObject(const void *_Nonnull metadata, size_t size, size_t alignMask);

/// Allocates an object of the class that `metadata` describes, with one strong reference. Its properties are not
/// initialised.
static inline void *_Nonnull allocateObject(const void *_Nonnull metadata, size_t size, size_t alignMask) {
    return swift_allocObject(metadata, size, alignMask);
}
