#define _GNU_SOURCE
#include "compositor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#include <wayland-server.h>
#include <xkbcommon/xkbcommon.h>

#include "shell.h"

enum { FRAME_MILLISECONDS = 16, WIDTH = 4096, HEIGHT = 4096, SCALES = 3 };

typedef struct {
  struct wl_resource *surface, *shell, *toplevel, *popup, *buffer;
  int width, height, x, y;
  bool is_configured;
  int scale;
} Surface;

typedef struct {
  int width, height, x, y, anchor_width, anchor_height;
} Positioner;

enum { MOVE, PRESS, WHEEL, KEY, TOUCH, FOCUS, SCALE };

typedef struct {
  int kind;
  uint32_t window;
  double x, y;
  int code, value;
  uint32_t time;
} Command;

static struct wl_display *display;
/* GTK in this process. The engine's processes connect too, without windows. */
static struct wl_client *ours;
static struct wl_resource *outputs[SCALES], *pointer, *keyboard, *touch;
static Surface *pointer_surface, *keyboard_surface;
static double pointer_x, pointer_y;
static int commands[2];
static struct wl_event_source *frame_timer;
static struct wl_list frame_callbacks;
/* Made before the thread starts: it asks for environment variables. */
static char *keymap;

static uint32_t milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint32_t)(time.tv_sec * 1000 + time.tv_nsec / 1000000);
}

static uint32_t serial(void) { return wl_display_next_serial(display); }

static struct wl_resource *make(struct wl_client *client, const struct wl_interface *interface, int version,
                                uint32_t id, const void *requests, void *data) {
  struct wl_resource *resource = wl_resource_create(client, interface, version, id);
  if (!resource) abort();
  wl_resource_set_implementation(resource, requests, data, NULL);
  return resource;
}

/* A new object of the version that the one has which makes it. */
static struct wl_resource *make_alike(struct wl_client *client, const struct wl_interface *interface,
                                      struct wl_resource *maker, uint32_t id, const void *requests, void *data) {
  return make(client, interface, wl_resource_get_version(maker), id, requests, data);
}

/* ---- Requests without an effect ------------------------------------------------------------- */

static void destroy(struct wl_client *client, struct wl_resource *resource) { wl_resource_destroy(resource); }
static void ignore(void) {}
#define IGNORE (void *)ignore

/* ---- Surfaces: buffers are released at once, frames come at a steady pace -------------------- */

static void attach(struct wl_client *client, struct wl_resource *resource, struct wl_resource *buffer, int32_t x,
                   int32_t y) {
  ((Surface *)wl_resource_get_user_data(resource))->buffer = client == ours ? buffer : NULL;
}

static void callback_gone(struct wl_resource *callback) { wl_list_remove(wl_resource_get_link(callback)); }

static void want_frame(struct wl_client *client, struct wl_resource *resource, uint32_t id) {
  struct wl_resource *callback = wl_resource_create(client, &wl_callback_interface, 1, id);
  if (!callback) abort();
  if (wl_list_empty(&frame_callbacks)) wl_event_source_timer_update(frame_timer, FRAME_MILLISECONDS);
  wl_list_insert(frame_callbacks.prev, wl_resource_get_link(callback));
  wl_resource_set_implementation(callback, NULL, NULL, callback_gone);
}

static int show_frame(void *unused) {
  struct wl_resource *callback, *next;
  wl_resource_for_each_safe(callback, next, &frame_callbacks) {
    wl_callback_send_done(callback, milliseconds());
    wl_resource_destroy(callback);
  }
  wl_list_init(&frame_callbacks);
  return 0;
}

static void configure(Surface *surface, bool is_active) {
  struct wl_array states;
  wl_array_init(&states);
  if (is_active) *(uint32_t *)wl_array_add(&states, sizeof(uint32_t)) = TOPLEVEL_ACTIVATED;
  wl_resource_post_event(surface->toplevel, TOPLEVEL_CONFIGURE, 0, 0, &states);
  wl_array_release(&states);
  wl_resource_post_event(surface->shell, SHELL_SURFACE_CONFIGURE, serial());
}

static void commit(struct wl_client *client, struct wl_resource *resource) {
  Surface *surface = wl_resource_get_user_data(resource);
  if (surface->buffer) wl_buffer_send_release(surface->buffer);
  surface->buffer = NULL;
  if (!surface->shell || surface->is_configured) return;
  surface->is_configured = true;
  if (surface->toplevel) {
    configure(surface, false);
  } else if (surface->popup) {
    wl_resource_post_event(surface->popup, POPUP_CONFIGURE, surface->x, surface->y, surface->width, surface->height);
    wl_resource_post_event(surface->shell, SHELL_SURFACE_CONFIGURE, serial());
  }
}

static const struct wl_surface_interface surface_requests = {
    .destroy = destroy,
    .attach = attach,
    .damage = IGNORE,
    .frame = want_frame,
    .set_opaque_region = IGNORE,
    .set_input_region = IGNORE,
    .commit = commit,
    .set_buffer_transform = IGNORE,
    .set_buffer_scale = IGNORE,
    .damage_buffer = IGNORE,
};

static void surface_gone(struct wl_resource *resource) {
  Surface *surface = wl_resource_get_user_data(resource);
  if (pointer_surface == surface) pointer_surface = NULL;
  if (keyboard_surface == surface) keyboard_surface = NULL;
  struct wl_resource *parts[] = {surface->shell, surface->toplevel, surface->popup};
  for (int index = 0; index < 3; index++) {
    if (parts[index]) wl_resource_set_user_data(parts[index], NULL);
  }
  free(surface);
}

static void create_surface(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  Surface *surface = calloc(1, sizeof *surface);
  surface->surface = make_alike(client, &wl_surface_interface, maker, id, &surface_requests, surface);
  wl_resource_set_destructor(surface->surface, surface_gone);
}

static const struct wl_region_interface region_requests = {destroy, IGNORE, IGNORE};

static void create_region(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  make(client, &wl_region_interface, 1, id, &region_requests, NULL);
}

static const struct wl_compositor_interface compositor_requests = {create_surface, create_region};
static const struct wl_subsurface_interface subsurface_requests = {destroy, IGNORE, IGNORE, IGNORE, IGNORE, IGNORE};

static void get_subsurface(struct wl_client *client, struct wl_resource *maker, uint32_t id,
                           struct wl_resource *surface, struct wl_resource *parent) {
  make(client, &wl_subsurface_interface, 1, id, &subsurface_requests, NULL);
}

static const struct wl_subcompositor_interface subcompositor_requests = {destroy, get_subsurface};

/* ---- Windows and popups --------------------------------------------------------------------- */

static const ts_request toplevel_requests[14] = {
    (ts_request)destroy, ignore, ignore, ignore, ignore, ignore, ignore,
    ignore,              ignore, ignore, ignore, ignore, ignore, ignore,
};
static const ts_request popup_requests[2] = {(ts_request)destroy, ignore};

static void shell_part_gone(struct wl_resource *resource) {
  Surface *surface = wl_resource_get_user_data(resource);
  if (!surface) return;
  if (surface->toplevel == resource) surface->toplevel = NULL;
  if (surface->popup == resource) surface->popup = NULL;
  if (surface->shell == resource) surface->shell = NULL;
}

static void get_toplevel(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  Surface *surface = wl_resource_get_user_data(maker);
  surface->toplevel = make_alike(client, &ts_toplevel, maker, id, toplevel_requests, surface);
  wl_resource_set_destructor(surface->toplevel, shell_part_gone);
}

static void get_popup(struct wl_client *client, struct wl_resource *maker, uint32_t id, struct wl_resource *parent,
                      struct wl_resource *position) {
  Surface *surface = wl_resource_get_user_data(maker);
  const Positioner *positioner = wl_resource_get_user_data(position);
  surface->popup = make_alike(client, &ts_popup, maker, id, popup_requests, surface);
  wl_resource_set_destructor(surface->popup, shell_part_gone);
  surface->x = positioner->x;
  surface->y = positioner->y + positioner->anchor_height;
  surface->width = positioner->width;
  surface->height = positioner->height;
}

static const ts_request shell_surface_requests[5] = {
    (ts_request)destroy, (ts_request)get_toplevel, (ts_request)get_popup, ignore, ignore,
};

static void set_size(struct wl_client *client, struct wl_resource *resource, int32_t width, int32_t height) {
  Positioner *positioner = wl_resource_get_user_data(resource);
  positioner->width = width;
  positioner->height = height;
}

static void set_anchor(struct wl_client *client, struct wl_resource *resource, int32_t x, int32_t y, int32_t width,
                       int32_t height) {
  Positioner *positioner = wl_resource_get_user_data(resource);
  positioner->x = x;
  positioner->y = y;
  positioner->anchor_width = width;
  positioner->anchor_height = height;
}

static const ts_request positioner_requests[7] = {
    (ts_request)destroy, (ts_request)set_size, (ts_request)set_anchor, ignore, ignore, ignore, ignore,
};

static void positioner_gone(struct wl_resource *resource) { free(wl_resource_get_user_data(resource)); }

static void create_positioner(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  struct wl_resource *positioner =
      make_alike(client, &ts_positioner, maker, id, positioner_requests, calloc(1, sizeof(Positioner)));
  wl_resource_set_destructor(positioner, positioner_gone);
}

static void get_shell_surface(struct wl_client *client, struct wl_resource *maker, uint32_t id,
                              struct wl_resource *resource) {
  if (client != ours) {
    wl_resource_post_error(maker, 0, "no windows here");
    return;
  }
  Surface *surface = wl_resource_get_user_data(resource);
  surface->shell = make_alike(client, &ts_shell_surface, maker, id, shell_surface_requests, surface);
  wl_resource_set_destructor(surface->shell, shell_part_gone);
}

static const ts_request wm_base_requests[4] = {
    (ts_request)destroy, (ts_request)create_positioner, (ts_request)get_shell_surface, ignore,
};

/* ---- Devices -------------------------------------------------------------------------------- */

static const struct wl_pointer_interface pointer_requests = {IGNORE, destroy};
static const struct wl_keyboard_interface keyboard_requests = {destroy};
static const struct wl_touch_interface touch_requests = {destroy};

static void get_pointer(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  struct wl_resource *resource = make_alike(client, &wl_pointer_interface, maker, id, &pointer_requests, NULL);
  if (client == ours) pointer = resource;
}

static void get_touch(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  struct wl_resource *resource = make_alike(client, &wl_touch_interface, maker, id, &touch_requests, NULL);
  if (client == ours) touch = resource;
}

static void get_keyboard(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  struct wl_resource *resource = make_alike(client, &wl_keyboard_interface, maker, id, &keyboard_requests, NULL);
  if (client == ours) keyboard = resource;
  size_t count = strlen(keymap) + 1;
  int file = memfd_create("keymap", MFD_CLOEXEC);
  if (file < 0 || write(file, keymap, count) != (ssize_t)count) abort();
  wl_keyboard_send_keymap(resource, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file, (uint32_t)count);
  close(file);
  wl_keyboard_send_repeat_info(resource, 0, 0);
}

static const struct wl_seat_interface seat_requests = {get_pointer, get_keyboard, get_touch, destroy};

/* Drags out of a page end at once. */
static void start_drag(struct wl_client *client, struct wl_resource *device, struct wl_resource *source,
                       struct wl_resource *origin, struct wl_resource *icon, uint32_t number) {
  if (source) wl_data_source_send_cancelled(source);
}

static const struct wl_data_device_interface data_device_requests = {start_drag, IGNORE, destroy};
static const struct wl_data_source_interface data_source_requests = {IGNORE, destroy, IGNORE};

static void create_data_source(struct wl_client *client, struct wl_resource *maker, uint32_t id) {
  make_alike(client, &wl_data_source_interface, maker, id, &data_source_requests, NULL);
}

static void get_data_device(struct wl_client *client, struct wl_resource *maker, uint32_t id,
                            struct wl_resource *seat) {
  make_alike(client, &wl_data_device_interface, maker, id, &data_device_requests, NULL);
}

static const struct wl_data_device_manager_interface data_requests = {create_data_source, get_data_device};

/* ---- Input ---------------------------------------------------------------------------------- */

static void enter(Surface *surface) {
  if (pointer_surface == surface) return;
  if (pointer_surface) wl_pointer_send_leave(pointer, serial(), pointer_surface->surface);
  pointer_surface = surface;
  wl_pointer_send_enter(pointer, serial(), surface->surface, wl_fixed_from_double(pointer_x),
                        wl_fixed_from_double(pointer_y));
}

static void set_modifiers(int modifiers) {
  if (keyboard) wl_keyboard_send_modifiers(keyboard, serial(), (uint32_t)modifiers, 0, 0, 0);
}

static void set_focus(Surface *surface, bool has_focus) {
  if (!keyboard || has_focus == (keyboard_surface == surface)) return;
  if (keyboard_surface) {
    wl_keyboard_send_leave(keyboard, serial(), keyboard_surface->surface);
    if (keyboard_surface->toplevel) configure(keyboard_surface, false);
  }
  keyboard_surface = has_focus ? surface : NULL;
  if (!has_focus) return;
  if (surface->toplevel) configure(surface, true);
  struct wl_array keys;
  wl_array_init(&keys);
  wl_keyboard_send_enter(keyboard, serial(), surface->surface, &keys);
  wl_array_release(&keys);
  set_modifiers(0);
}

static void set_scale(Surface *surface, int scale) {
  if (scale == surface->scale || scale < 1 || scale > SCALES) return;
  struct wl_resource *old = surface->scale ? outputs[surface->scale - 1] : NULL, *new = outputs[scale - 1];
  if (new) wl_surface_send_enter(surface->surface, new);
  if (old) wl_surface_send_leave(surface->surface, old);
  surface->scale = scale;
}

static void send_touch(Surface *surface, const Command *command) {
  wl_fixed_t x = wl_fixed_from_double(command->x), y = wl_fixed_from_double(command->y);
  switch (command->value) {
  case 0: wl_touch_send_down(touch, serial(), command->time, surface->surface, command->code, x, y); break;
  case 1: wl_touch_send_motion(touch, command->time, command->code, x, y); break;
  case 2: wl_touch_send_up(touch, serial(), command->time, command->code); break;
  case 3: wl_touch_send_cancel(touch); return;
  }
  wl_touch_send_frame(touch);
}

static void obey(Surface *surface, const Command *command) {
  if (!pointer || !keyboard || !touch) return;
  wl_fixed_t x = wl_fixed_from_double(command->x), y = wl_fixed_from_double(command->y);
  switch (command->kind) {
  case MOVE:
    pointer_x = command->x;
    pointer_y = command->y;
    enter(surface);
    wl_pointer_send_motion(pointer, command->time, x, y);
    wl_pointer_send_frame(pointer);
    break;
  case PRESS:
    wl_pointer_send_button(pointer, serial(), command->time, (uint32_t)command->code, (uint32_t)command->value);
    wl_pointer_send_frame(pointer);
    break;
  case WHEEL:
    wl_pointer_send_axis_source(pointer, WL_POINTER_AXIS_SOURCE_CONTINUOUS);
    if (y) wl_pointer_send_axis(pointer, command->time, WL_POINTER_AXIS_VERTICAL_SCROLL, y);
    if (x) wl_pointer_send_axis(pointer, command->time, WL_POINTER_AXIS_HORIZONTAL_SCROLL, x);
    wl_pointer_send_frame(pointer);
    break;
  case KEY:
    set_focus(surface, true);
    set_modifiers((int)command->x);
    wl_keyboard_send_key(keyboard, serial(), command->time, (uint32_t)command->code, (uint32_t)command->value);
    set_modifiers(0);
    break;
  case TOUCH: send_touch(surface, command); break;
  case FOCUS: set_focus(surface, command->value != 0); break;
  case SCALE: set_scale(surface, command->value); break;
  }
}

static int command_arrived(int file, uint32_t mask, void *unused) {
  Command command;
  if (read(file, &command, sizeof command) != sizeof command) return 0;
  struct wl_resource *resource = ours ? wl_client_get_object(ours, command.window) : NULL;
  if (resource && wl_resource_instance_of(resource, &wl_surface_interface, &surface_requests)) {
    obey(wl_resource_get_user_data(resource), &command);
  }
  return 0;
}

static uint32_t event_time;

void ts_compositor_set_time(uint32_t time) { event_time = time; }

static void send_command(Command command) {
  command.time = event_time ? event_time : milliseconds();
  ssize_t count;
  do count = write(commands[1], &command, sizeof command);
  while (count < 0 && errno == EINTR);
  if (count != sizeof command) abort();
}

void ts_compositor_move(uint32_t window, double x, double y) { send_command((Command){MOVE, window, x, y}); }
void ts_compositor_press(uint32_t window, int button, bool is_down) {
  send_command((Command){PRESS, window, 0, 0, button, is_down});
}
void ts_compositor_wheel(uint32_t window, double dx, double dy) { send_command((Command){WHEEL, window, dx, dy}); }
void ts_compositor_key(uint32_t window, int code, int modifiers, bool is_down) {
  send_command((Command){KEY, window, modifiers, 0, code, is_down});
}
void ts_compositor_touch(uint32_t window, int phase, int id, double x, double y) {
  send_command((Command){TOUCH, window, x, y, id, phase});
}
void ts_compositor_focus(uint32_t window, bool has_focus) {
  send_command((Command){FOCUS, window, 0, 0, 0, has_focus});
}
void ts_compositor_set_scale(uint32_t window, int scale) { send_command((Command){SCALE, window, 0, 0, 0, scale}); }

/* ---- Start ---------------------------------------------------------------------------------- */

static void bind_simple(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  const struct wl_interface *interface = data;
  const void *requests = interface == &wl_compositor_interface          ? (const void *)&compositor_requests
                         : interface == &wl_subcompositor_interface     ? (const void *)&subcompositor_requests
                         : interface == &wl_data_device_manager_interface ? (const void *)&data_requests
                         : interface == &wl_seat_interface              ? (const void *)&seat_requests
                                                                        : (const void *)wm_base_requests;
  struct wl_resource *resource = make(client, interface, (int)version, id, requests, NULL);
  if (interface == &wl_seat_interface) {
    wl_seat_send_capabilities(
        resource, WL_SEAT_CAPABILITY_POINTER | WL_SEAT_CAPABILITY_KEYBOARD | WL_SEAT_CAPABILITY_TOUCH);
  }
}

/* One output for each scale; a window is on that of its scale. */
static void bind_output(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  int scale = (int)(intptr_t)data;
  struct wl_resource *output = make(client, &wl_output_interface, (int)version, id, NULL, NULL);
  if (client == ours) outputs[scale - 1] = output;
  wl_output_send_geometry(output, 0, 0, WIDTH / 4, HEIGHT / 4, 0, "none", "none", 0);
  wl_output_send_mode(output, WL_OUTPUT_MODE_CURRENT | WL_OUTPUT_MODE_PREFERRED, WIDTH, HEIGHT, 60000);
  wl_output_send_scale(output, scale);
  wl_output_send_done(output);
}

static void *run(void *unused) {
  wl_display_run(display);
  return NULL;
}

static bool make_keymap(void) {
  struct xkb_context *context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  struct xkb_rule_names us = {"evdev", "pc105", "us", "", ""};
  struct xkb_keymap *map = context ? xkb_keymap_new_from_names(context, &us, XKB_KEYMAP_COMPILE_NO_FLAGS) : NULL;
  if (map) keymap = xkb_keymap_get_as_string(map, XKB_KEYMAP_FORMAT_TEXT_V1);
  if (map) xkb_keymap_unref(map);
  if (context) xkb_context_unref(context);
  return keymap != NULL;
}

/* A socket for the engine's processes, in a folder that their sandbox shows them. */
static bool listen_for_processes(void) {
  if (!getenv("XDG_RUNTIME_DIR")) {
    static char folder[] = "/tmp/touchstone-web-XXXXXX";
    if (!mkdtemp(folder)) return false;
    setenv("XDG_RUNTIME_DIR", folder, 1);
  }
  static char name[48];
  snprintf(name, sizeof name, "touchstone-web-%d", getpid());
  if (wl_display_add_socket(display, name)) return false;
  setenv("WAYLAND_DISPLAY", name, 1);
  return true;
}

int ts_compositor_start(bool listens) {
  int pair[2];
  if (!make_keymap() || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) || pipe2(commands, O_CLOEXEC)) {
    return -1;
  }
  display = wl_display_create();
  wl_list_init(&frame_callbacks);
  wl_display_init_shm(display);
  wl_global_create(display, &wl_compositor_interface, 4, (void *)&wl_compositor_interface, bind_simple);
  wl_global_create(display, &wl_subcompositor_interface, 1, (void *)&wl_subcompositor_interface, bind_simple);
  wl_global_create(display, &ts_wm_base, 1, (void *)&ts_wm_base, bind_simple);
  for (intptr_t scale = 1; scale <= SCALES; scale++) {
    wl_global_create(display, &wl_output_interface, 2, (void *)scale, bind_output);
  }
  wl_global_create(display, &wl_data_device_manager_interface, 3, (void *)&wl_data_device_manager_interface,
                   bind_simple);
  wl_global_create(display, &wl_seat_interface, 5, (void *)&wl_seat_interface, bind_simple);
  struct wl_event_loop *loop = wl_display_get_event_loop(display);
  frame_timer = wl_event_loop_add_timer(loop, show_frame, NULL);
  wl_event_loop_add_fd(loop, commands[0], WL_EVENT_READABLE, command_arrived, NULL);
  ours = wl_client_create(display, pair[0]);
  if (listens && !listen_for_processes()) return -1;
  /* GDK asks whether it is set, and uses it for the socket above alone. */
  if (!getenv("XDG_RUNTIME_DIR")) setenv("XDG_RUNTIME_DIR", "/nonexistent", 1);
  char file[12];
  snprintf(file, sizeof file, "%d", pair[1]);
  /* libwayland-client takes it, and removes the variable. */
  setenv("WAYLAND_SOCKET", file, 1);
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, NULL)) return -1;
  pthread_detach(thread);
  return 0;
}
