#pragma once

#include <stdbool.h>

/// Returns true if two objects of classes that inherit from NSObject are equal. FoundationGaps
/// defines it.
bool TouchstoneObjectsAreEqual(const void *first, const void *second);
