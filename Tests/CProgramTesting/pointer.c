#include "pointer.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

/*
 * The protocol wlr-virtual-pointer-unstable-v1, which compositors made with wlroots speak, as far as it is used: its
 * requests in their order, and the types of their arguments.
 */
static const struct wl_interface *no_types[8];
static const struct wl_message pointer_requests[] = {
    {"motion", "uff", no_types},       {"motion_absolute", "uuuuu", no_types}, {"button", "uuu", no_types},
    {"axis", "uuf", no_types},         {"frame", "", no_types},                {"axis_source", "u", no_types},
    {"axis_stop", "uu", no_types},     {"axis_discrete", "uufi", no_types},    {"destroy", "", no_types},
};
static const struct wl_interface pointer_interface = {"zwlr_virtual_pointer_v1", 1, 9, pointer_requests, 0, NULL};
static const struct wl_interface *create_types[] = {&wl_seat_interface, &pointer_interface};
static const struct wl_message factory_requests[] = {
    {"create_virtual_pointer", "?on", create_types},
    {"destroy", "", no_types},
};
static const struct wl_interface factory_interface = {
    "zwlr_virtual_pointer_manager_v1", 1, 2, factory_requests, 0, NULL};

enum { create_pointer = 0, motion_absolute = 1, button = 2, frame = 4 };

struct TSPointer {
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_proxy *factory, *pointer;
};

static void global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  TSPointer *p = data;
  if (strcmp(interface, factory_interface.name) == 0)
    p->factory = wl_registry_bind(registry, name, &factory_interface, 1);
}

static void global_removed(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener listener = {global, global_removed};

static uint32_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

TSPointer *ts_pointer_new(const char *socket) {
  TSPointer *p = calloc(1, sizeof *p);
  p->display = wl_display_connect(socket);
  if (p->display) {
    p->registry = wl_display_get_registry(p->display);
    wl_registry_add_listener(p->registry, &listener, p);
    wl_display_roundtrip(p->display);
  }
  if (!p->factory) {
    ts_pointer_free(p);
    return NULL;
  }
  p->pointer = wl_proxy_marshal_constructor(p->factory, create_pointer, &pointer_interface, NULL, NULL);
  wl_display_roundtrip(p->display);
  return p;
}

static void end_frame(TSPointer *p) {
  wl_proxy_marshal(p->pointer, frame);
  wl_display_roundtrip(p->display);
}

void ts_pointer_move(TSPointer *p, int x, int y, int width, int height) {
  wl_proxy_marshal(p->pointer, motion_absolute, now(), x, y, width, height);
  end_frame(p);
}

void ts_pointer_press(TSPointer *p, int pressed) {
  wl_proxy_marshal(p->pointer, button, now(), 0x110 /* BTN_LEFT */, pressed);
  end_frame(p);
}

void ts_pointer_free(TSPointer *p) {
  if (p->pointer) wl_proxy_destroy(p->pointer);
  if (p->factory) wl_proxy_destroy(p->factory);
  if (p->registry) wl_registry_destroy(p->registry);
  if (p->display) wl_display_disconnect(p->display);
  free(p);
}
