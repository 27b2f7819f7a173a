// A C interface to protozero: reading Mapbox Vector Tiles, version 1 and 2.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A text in UTF-8, without a zero at its end.
typedef struct {
    const char *bytes;
    size_t count;
} CVTText;

typedef enum { CVTTextValue, CVTNumberValue, CVTBoolValue } CVTKindOfValue;

/// A property of a feature.
typedef struct {
    CVTText key;
    CVTKindOfValue kind;
    CVTText text;

    /// The number; 0 or 1 of a Boolean value.
    double number;
} CVTTag;

/// A feature. Pointers are good during the call only.
typedef struct {
    CVTText layer;

    /// The side of the tile in units of the coordinates.
    uint32_t extent;
    uint64_t id;

    /// 1 points, 2 lines, 3 polygons.
    int kind;
    const CVTTag *tags;
    size_t tagCount;

    /// x and y of each point, from the tile's top left.
    const int32_t *coordinates;

    /// The number of points of each line or ring; rings end without their first point.
    const size_t *partCounts;
    size_t partCount;
} CVTFeature;

/// Reads a tile, which may be compressed by gzip.
///
/// Returns `NULL`, or the reason why the tile cannot be read. Features before the damage were found.
const char *cvectortiles_read(
    const void *bytes, size_t count, void *context, void (*found)(void *context, const CVTFeature *feature));

/// The path of the program or library that has this code, or `NULL`.
const char *cvectortiles_image(void);

#ifdef __cplusplus
}
#endif
