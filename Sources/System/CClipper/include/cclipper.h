// A C interface to Clipper: operations on areas bounded by polygons.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What to compute from the subject and the other area.
typedef enum {
    CClipperUnion,
    CClipperIntersection,
    CClipperDifference,
    CClipperExclusion,
} CClipperOperation;

/// Polygons, or lines. The polygon with the index `i` has `counts[i]` points, which follow those of the polygons before it.
typedef struct {
    /// The coordinates, x and y in turn, within ±0x3FFFFFFF.
    const int64_t *coordinates;
    const size_t *counts;
    size_t count;
} CClipperPolygons;

/// Computes the area of `subject` and `other`.
///
/// Calls `found` with each polygon of the result: the outline of a component, then its holes, which have the same
/// number. Outlines and holes have opposite directions. The coordinates are good during the call only.
///
/// Returns `false` if a coordinate is out of range.
bool cclipper_areas(
    CClipperPolygons subject, CClipperPolygons other, CClipperOperation operation, bool isEvenOdd, void *context,
    void (*found)(void *context, size_t component, const int64_t *coordinates, size_t count));

/// Computes the parts of `lines` within `area`, or with `isOutside` the others, and calls `found` with each of them.
///
/// Returns `false` if a coordinate is out of range.
bool cclipper_lines(
    CClipperPolygons lines, CClipperPolygons area, bool isOutside, bool isEvenOdd, void *context,
    void (*found)(void *context, const int64_t *coordinates, size_t count));

#ifdef __cplusplus
}
#endif
