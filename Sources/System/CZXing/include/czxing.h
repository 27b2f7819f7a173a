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

    /// The kinds of code to look for: a sum of the numbers below, 0 for every kind that the library knows.
    uint32_t formats;
} CZXingOptions;

/// The kinds of code.
static const uint32_t czxing_aztec = 1 << 0;
static const uint32_t czxing_codabar = 1 << 1;
static const uint32_t czxing_code39 = 1 << 2;
static const uint32_t czxing_code93 = 1 << 3;
static const uint32_t czxing_code128 = 1 << 4;
static const uint32_t czxing_data_bar = 1 << 5;
static const uint32_t czxing_data_bar_expanded = 1 << 6;
static const uint32_t czxing_data_matrix = 1 << 7;
static const uint32_t czxing_ean8 = 1 << 8;
static const uint32_t czxing_ean13 = 1 << 9;
static const uint32_t czxing_itf = 1 << 10;
static const uint32_t czxing_pdf417 = 1 << 12;
static const uint32_t czxing_qr = 1 << 13;
static const uint32_t czxing_upca = 1 << 14;
static const uint32_t czxing_upce = 1 << 15;
static const uint32_t czxing_micro_qr = 1 << 16;

/// A symbol that was found. Pointers are good during the call only.
typedef struct {
    /// The contents as they stand in the symbol.
    const uint8_t *bytes;
    size_t byteCount;

    /// The corrected data codewords that the contents stand in.
    const uint8_t *codewords;
    size_t codewordCount;

    /// The contents in UTF-8: as the symbol's own marks (ECI) say, or, without any, as the library guesses.
    const char *text;
    bool hasECI;

    /// "L", "M", "Q" or "H"; empty for other codes.
    const char *level;

    /// "QRCode", "MicroQRCode", "EAN-13" …
    const char *format;

    /// The number of the kind of code.
    uint32_t kind;

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
