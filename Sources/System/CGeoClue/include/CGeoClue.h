// The desktop's location service, GeoClue, by D-Bus.
#pragma once

#include <stdbool.h>

/// A location. Speed and heading are negative if unknown, as is the time in seconds since 1970.
typedef struct {
    double latitude, longitude, accuracy, altitude, speed, heading, time;
} CGeoClueLocation;

/// Functions that are called on the connection's thread.
typedef struct {
    void *context;
    void (*started)(void *context);
    void (*located)(void *context, const CGeoClueLocation *location);
    void (*failed)(void *context, bool isDenied, const char *reason);

    /// Called last, after which `context` is not used.
    void (*ended)(void *context);
} CGeoClueEvents;

/// A connection with a thread of its own.
typedef struct CGeoClue CGeoClue;

/// Asks the service for locations, for an app of this name, on the bus at an address; `NULL` is the
/// system's.
CGeoClue *cgeoclue_start(const char *name, const char *address, CGeoClueEvents events);

/// Ends the connection, soon.
void cgeoclue_stop(CGeoClue *connection);
