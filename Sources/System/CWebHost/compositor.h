/* A Wayland compositor inside of this process, on a thread of its own, whose only client with windows is GTK in this
   process. It shows nothing and needs no display. Places are in points of a window, which is named by the number of its
   surface. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The next display that GDK opens is this one. `listens`: with a socket for the engine's processes, if they have no
   other display. Returns 0, or -1. */
int ts_compositor_start(bool listens);

/* The pixels per point of a window, 1 to 3. */
void ts_compositor_set_scale(uint32_t window, int scale);

/* The milliseconds of the events that are sent from now on; 0 stands for real time. */
void ts_compositor_set_time(uint32_t time);

/* Gives keys to a window, or takes them from it. */
void ts_compositor_focus(uint32_t window, bool has_focus);

void ts_compositor_move(uint32_t window, double x, double y);
void ts_compositor_press(uint32_t window, int button, bool is_down);
void ts_compositor_wheel(uint32_t window, double dx, double dy);
void ts_compositor_key(uint32_t window, int code, int modifiers, bool is_down);
/* 0 down, 1 moved, 2 up, 3 cancelled */
void ts_compositor_touch(uint32_t window, int phase, int id, double x, double y);
