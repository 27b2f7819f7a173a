#include "checksum.h"

Checksum checksum(const char *text) {
    Checksum result = {0};
    while (*text) result.sum += (uint8_t)*text++ * FACTOR;
    return result;
}
