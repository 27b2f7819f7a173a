/* A widget that shows pixels made elsewhere, cut into tiles that are kept until they change. */
#pragma once
#include <gtk/gtk.h>
#include <stddef.h>

/* Premultiplied BGRA, top row first. Only read during the call that it is passed to. */
typedef struct {
  const void *pixels;
  int width; /* in pixels, as all of these */
  int height;
  int bytes_per_row;
  double scale; /* pixels a point */
} TSPicture;

/* `resized` is called in every layout pass, with the size in points. */
GtkWidget *ts_canvas_new(int width, int height, void (*resized)(void *, int, int), void *context);

/* Shows `picture`, of which only `damage` (in pixels) changed since the last call. */
void ts_canvas_present(GtkWidget *canvas, const TSPicture *picture, const GdkRectangle *damage, size_t count);
