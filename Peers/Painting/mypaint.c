/*
 * The line of `make bench ARGS="painting: touch-move"` by MyPaint's brush engine: a hard round
 * brush of five points that moves about ten points a step, sixty steps a second, on tiles of its
 * own. Prints the processor time of half of the steps, and of 99 in 100, in microseconds.
 */
#include <math.h>
#include <mypaint-brush.h>
#include <mypaint-fixed-tiled-surface.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { steps = 1000, warm = 500 };

static double times[steps];

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(void) {
  MyPaintBrush *brush = mypaint_brush_new();
  mypaint_brush_from_defaults(brush);
  mypaint_brush_set_base_value(brush, MYPAINT_BRUSH_SETTING_RADIUS_LOGARITHMIC, logf(2.5f));
  mypaint_brush_set_base_value(brush, MYPAINT_BRUSH_SETTING_HARDNESS, 1);
  MyPaintFixedTiledSurface *tiles = mypaint_fixed_tiled_surface_new(1280, 800);
  MyPaintSurface *surface = mypaint_fixed_tiled_surface_interface(tiles);
  for (int step = -warm; step < steps; step++) {
    double angle = (step + warm) * 0.02;
    float x = 640 + cos(angle) * 500, y = 380 + sin(angle * 1.7) * 300;
    MyPaintRectangle area;
    double start = now();
    mypaint_surface_begin_atomic(surface);
    mypaint_brush_stroke_to(brush, surface, x, y, 1, 0, 0, 1.0 / 60);
    mypaint_surface_end_atomic(surface, &area);
    if (step >= 0) times[step] = now() - start;
  }
  qsort(times, steps, sizeof *times, compare);
  printf("MyPaint's brush\t%.1f\t%.1f\n", times[steps / 2], times[steps * 99 / 100]);
  return 0;
}
