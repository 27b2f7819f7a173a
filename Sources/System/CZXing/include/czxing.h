// A C interface to ZXing-C++: reading codes from grey pictures.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What to look for, and how thoroughly.
typedef struct {
    /// Looks at more rows, and at the picture turned by right angles and made smaller, which takes longer.
    bool triesHarder;

    /// The picture holds one upright, unspoilt symbol and nothing else.
    bool isPure;

    /// Looks for every kind of code that the library knows, not for QR and Micro QR codes only.
    bool readsAllFormats;

    /// Looks for the bar codes of goods alone: EAN-13, EAN-8, UPC-A and UPC-E.
    bool readsGoods;
} CZXingOptions;

/// A symbol that was found. Pointers are good during the call only.
typedef struct {
    /// The contents as they stand in the symbol.
    const uint8_t *bytes;
    size_t byteCount;

    /// The corrected data codewords that the contents stand in.
    const uint8_t *codewords;
    size_t codewordCount;

    /// The contents in UTF-8 as the symbol's own marks (ECI) say; meaningful with `hasECI` only.
    const char *text;
    bool hasECI;

    /// "L", "M", "Q" or "H"; empty for other codes.
    const char *level;

    /// "QRCode", "MicroQRCode", "EAN-13" …
    const char *format;

    bool isMicro;
    bool isMirrored;

    /// x and y of the corners: top left, top right, bottom right, bottom left of the symbol.
    int corners[8];

    /// Of how many symbols this is a part, and which, from 0; -1 when it is whole.
    int sequenceSize;
    int sequenceIndex;
    const char *sequenceIdentifier;
} CZXingSymbol;

/// Reads the codes of a picture and calls `found` for each.
///
/// Returns whether the library worked, which is all but out of memory.
bool czxing_read(
    const uint8_t *grey, int width, int height, CZXingOptions options, void *context,
    void (*found)(void *context, const CZXingSymbol *symbol));

#ifdef __cplusplus
}
#endif
