// A C interface to ZXing-C++: reading QR codes from grey pictures.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A symbol that was read. Pointers are good during the call only.
typedef struct {
    /// The contents as they stand in the symbol.
    const uint8_t *bytes;
    size_t byteCount;

    /// The contents in UTF-8 as the symbol's own marks (ECI) say; meaningful with `hasECI` only.
    const char *text;
    bool hasECI;

    /// "L", "M", "Q" or "H".
    const char *level;

    bool isMicro;
    bool isMirrored;

    /// x and y of the corners: top left, top right, bottom right, bottom left of the symbol.
    int corners[8];

    /// Of how many symbols this is a part, and which, from 0; -1 when it is whole.
    int sequenceSize;
    int sequenceIndex;
    const char *sequenceIdentifier;
} CZXingSymbol;

/// Reads all QR codes of a picture and calls `found` for each.
///
/// Returns whether the library worked, which is all but out of memory.
bool czxing_read(
    const uint8_t *grey, int width, int height, bool triesHarder, void *context,
    void (*found)(void *context, const CZXingSymbol *symbol));

#ifdef __cplusplus
}
#endif
