// A C interface to protozero: reading OpenStreetMap's files (PBF) and writing Mapbox Vector Tiles.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A text in UTF-8, without a zero at its end.
typedef struct {
    const char *bytes;
    size_t count;
} COSMText;

typedef struct {
    COSMText key;
    COSMText value;
} COSMTag;

typedef enum { COSMNode, COSMWay, COSMRelation } COSMKind;

/// A way, a relation, or a node with tags.
typedef struct {
    COSMKind kind;
    int64_t id;

    /// A node's place in 1e-7 degrees.
    int32_t longitude, latitude;
    const COSMTag *tags;
    size_t tagCount;

    /// The nodes of a way, or the members of a relation.
    const int64_t *references;
    size_t referenceCount;

    /// The kinds (`COSMKind`) and roles of a relation's members.
    const uint8_t *memberKinds;
    const COSMText *roles;
} COSMObject;

/// The place of a node, in 1e-7 degrees.
typedef struct {
    int64_t id;
    int32_t longitude, latitude;
} COSMPlace;

/// A part of a file. Pointers are good until the next one is read.
typedef struct {
    const COSMPlace *places;
    size_t placeCount;
    const COSMObject *objects;
    size_t objectCount;

    /// The bytes of the file that have been read.
    uint64_t position;
} COSMBlock;

typedef struct COSMReader COSMReader;

/// Opens a file; `NULL`, with the reason in `problem`, if it is not one of OpenStreetMap.
COSMReader *cosm_open(const char *path, const char **problem);

/// Reads the next part: 1, 0 at the end of the file, or -1 with the reason in `problem`.
int cosm_next(COSMReader *reader, COSMBlock *block, const char **problem);

/// The bounds of the file's header in degrees: west, south, east, north. Returns 0 without any.
int cosm_bounds(const COSMReader *reader, double bounds[4]);

void cosm_close(COSMReader *reader);

// Tiles

typedef struct COSMTile COSMTile;

COSMTile *cosm_tile_new(void);
void cosm_tile_free(COSMTile *tile);

/// Adds a feature to a layer. Kinds are 1 points, 2 lines, 3 polygons, whose rings end without their
/// first point.
void cosm_tile_add(
    COSMTile *tile, const char *layer, int kind, const COSMTag *tags, size_t tagCount,
    const int32_t *coordinates, const size_t *partCounts, size_t partCount);

/// Compresses the tile and empties it. The bytes are good until the next call.
const uint8_t *cosm_tile_finish(COSMTile *tile, size_t *count);

#ifdef __cplusplus
}
#endif
