#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <stdint.h>

typedef struct {
    uint32_t sum;
} Checksum;

/// Adds the bytes of a text, times FACTOR.
Checksum checksum(const char *text);

#endif
