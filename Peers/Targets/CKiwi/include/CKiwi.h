// What is needed of Kiwi, a C++ library of templates, as C functions.
#pragma once
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A solver and the variables of a layout.
typedef struct kiwi_layout kiwi_layout;

/// How a sum compares to 0.
typedef enum { kiwi_at_most = -1, kiwi_equal = 0, kiwi_at_least = 1 } kiwi_relation;

/// Makes a solver with variables that are called 0, 1, 2 and so on.
kiwi_layout *kiwi_make(int32_t variable_count);

/// Adds: the sum of the terms, and the constant, compare to 0.
///
/// Priorities are 1 to 1000, required. As Kiwi adds weights up, those between are told apart by factors of a hundred or more.
void kiwi_add(
    kiwi_layout *layout, const int32_t *variables, const double *coefficients, int32_t term_count,
    double constant, kiwi_relation relation, float priority);

/// Makes a variable one that `kiwi_suggest` changes.
void kiwi_edit(kiwi_layout *layout, int32_t variable);

/// Gives such a variable another value.
void kiwi_suggest(kiwi_layout *layout, int32_t variable, double value);

/// Brings all values up to date.
void kiwi_solve(kiwi_layout *layout);

/// A variable's value.
double kiwi_value(const kiwi_layout *layout, int32_t variable);

/// Lets the solver go.
void kiwi_free(kiwi_layout *layout);

#ifdef __cplusplus
}
#endif
