#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// GdkPixbuf's animations take times only as GTimeVal, which GLib deprecates.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// An iterator that stands at an animation's start, at time 0.
static inline GdkPixbufAnimationIter *animation_iterator(GdkPixbufAnimation *animation) {
    GTimeVal start = {0, 0};
    return gdk_pixbuf_animation_get_iter(animation, &start);
}

/// Moves an iterator to a time in milliseconds.
static inline void animation_iterator_advance(GdkPixbufAnimationIter *iterator, gint64 time) {
    GTimeVal value = {time / 1000, time % 1000 * 1000};
    gdk_pixbuf_animation_iter_advance(iterator, &value);
}

G_GNUC_END_IGNORE_DEPRECATIONS
