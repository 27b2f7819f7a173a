/* The part of the protocol xdg-shell (version 1) that GTK uses for windows: names, signatures and events. */
#pragma once

#include <wayland-server.h>

extern const struct wl_interface ts_wm_base, ts_positioner, ts_shell_surface, ts_toplevel, ts_popup;

/* Numbers of events. */
enum { SHELL_SURFACE_CONFIGURE = 0, TOPLEVEL_CONFIGURE = 0, POPUP_CONFIGURE = 0 };
enum { TOPLEVEL_ACTIVATED = 4 };

/* Functions that answer requests, in the order of the protocol. */
typedef void (*ts_request)(void);
