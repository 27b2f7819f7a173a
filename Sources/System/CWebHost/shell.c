#include "shell.h"

/* What the arguments refer to, for messages with new objects; others name no interface. */
static const struct wl_interface *none[4];
static const struct wl_interface *positioner[] = {&ts_positioner};
static const struct wl_interface *shell_surface[] = {&ts_shell_surface, &wl_surface_interface};
static const struct wl_interface *toplevel[] = {&ts_toplevel};
static const struct wl_interface *popup[] = {&ts_popup, &ts_shell_surface, &ts_positioner};
static const struct wl_interface *parent[] = {&ts_toplevel};
static const struct wl_interface *seat[] = {&wl_seat_interface, NULL, NULL, NULL};
static const struct wl_interface *output[] = {&wl_output_interface};

static const struct wl_message wm_base_requests[] = {
    {"destroy", "", none},
    {"create_positioner", "n", positioner},
    {"get_xdg_surface", "no", shell_surface},
    {"pong", "u", none},
};
static const struct wl_message wm_base_events[] = {{"ping", "u", none}};
const struct wl_interface ts_wm_base = {"xdg_wm_base", 1, 4, wm_base_requests, 1, wm_base_events};

static const struct wl_message positioner_requests[] = {
    {"destroy", "", none},
    {"set_size", "ii", none},
    {"set_anchor_rect", "iiii", none},
    {"set_anchor", "u", none},
    {"set_gravity", "u", none},
    {"set_constraint_adjustment", "u", none},
    {"set_offset", "ii", none},
};
const struct wl_interface ts_positioner = {"xdg_positioner", 1, 7, positioner_requests, 0, NULL};

static const struct wl_message shell_surface_requests[] = {
    {"destroy", "", none},
    {"get_toplevel", "n", toplevel},
    {"get_popup", "n?oo", popup},
    {"set_window_geometry", "iiii", none},
    {"ack_configure", "u", none},
};
static const struct wl_message shell_surface_events[] = {{"configure", "u", none}};
const struct wl_interface ts_shell_surface = {"xdg_surface", 1, 5, shell_surface_requests, 1, shell_surface_events};

static const struct wl_message toplevel_requests[] = {
    {"destroy", "", none},
    {"set_parent", "?o", parent},
    {"set_title", "s", none},
    {"set_app_id", "s", none},
    {"show_window_menu", "ouii", seat},
    {"move", "ou", seat},
    {"resize", "ouu", seat},
    {"set_max_size", "ii", none},
    {"set_min_size", "ii", none},
    {"set_maximized", "", none},
    {"unset_maximized", "", none},
    {"set_fullscreen", "?o", output},
    {"unset_fullscreen", "", none},
    {"set_minimized", "", none},
};
static const struct wl_message toplevel_events[] = {{"configure", "iia", none}, {"close", "", none}};
const struct wl_interface ts_toplevel = {"xdg_toplevel", 1, 14, toplevel_requests, 2, toplevel_events};

static const struct wl_message popup_requests[] = {{"destroy", "", none}, {"grab", "ou", seat}};
static const struct wl_message popup_events[] = {{"configure", "iiii", none}, {"popup_done", "", none}};
const struct wl_interface ts_popup = {"xdg_popup", 1, 2, popup_requests, 2, popup_events};
