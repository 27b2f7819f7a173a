#include <gdk/wayland/gdkwayland.h>

#include "capture.h"
#include "compositor.h"
#include "private_display.h"
#include "webkit.h"

static const char key[] = "touchstone-web";

ts_web *ts_web_of(Any view) { return view ? g_object_get_data(view, key) : NULL; }

static void frame_taken(void *context, const unsigned char *pixels, int width, int height, int stride) {
  ts_events.frame(((ts_web *)context)->context, pixels, width, height, stride);
}

static void show_scale(void *context) {
  ts_web *web = context;
  if (web->shown_scale == web->scale) return;
  web->shown_scale = web->scale;
  ts_compositor_set_scale(web->surface, web->scale);
}

static void open_window(ts_web *web, int width, int height) {
  web->window = gtk_window_new();
  gtk_window_set_display(web->window, ts_private_display());
  gtk_window_set_decorated(web->window, FALSE);
  web->capture = ts_capture_new(web->view, width, height, frame_taken, show_scale, web);
  gtk_window_set_child(web->window, web->capture);
  ts_observe_marks(web);
  gtk_window_present(web->window);
  gtk_widget_grab_focus(web->view);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(web->window));
  web->surface = wl_proxy_get_id((struct wl_proxy *)gdk_wayland_surface_get_wl_surface(surface));
}

static ts_web *new_view(void *context, void *session, ts_web *related, int width, int height, int scale) {
  ts_web *web = g_new0(ts_web, 1);
  web->context = context;
  web->content = wk.webkit_user_content_manager_new();
  const char *name = related ? "related-view" : "network-session";
  web->view = g_object_ref_sink(g_object_new(wk.webkit_web_view_get_type(), name, related ? related->view : session,
                                             "user-content-manager", web->content, NULL));
  g_object_set_data(web->view, key, web);
  /* These show a page as Apple's engine does, or are its defaults. */
  g_object_set(wk.webkit_web_view_get_settings(web->view), "enable-developer-extras", FALSE,
               "javascript-can-open-windows-automatically", FALSE, "enable-smooth-scrolling", FALSE, NULL);
  ts_observe_navigation(web);
  ts_observe_messages(web);
  ts_observe_input(web);
  web->sharers = related ? related->sharers : g_new0(int, 1);
  ++*web->sharers;
  web->scale = scale;
  open_window(web, width, height);
  return web;
}

static void free_view(ts_web *web) {
  ts_end_reads(web);
  g_signal_handlers_disconnect_by_data(web->view, web);
  /* The engine keeps the thread and the files of a process that ends by itself. */
  if (!--*web->sharers) {
    wk.webkit_web_view_terminate_web_process(web->view);
    g_free(web->sharers);
  }
  g_signal_handlers_disconnect_by_data(web->content, web);
  g_signal_handlers_disconnect_by_data(wk.webkit_web_view_get_back_forward_list(web->view), web);
  g_signal_handlers_disconnect_by_data(wk.webkit_web_view_get_find_controller(web->view), web);
  g_object_set_data(web->view, key, NULL);
  /* Calls that are on their way keep the view, which keeps its input. */
  g_object_set_data(web->input, key, NULL);
  gtk_window_destroy(web->window);
  g_object_unref(web->view);
  g_object_unref(web->content);
  g_object_unref(web->input);
  g_free(web);
}

static void resize(ts_web *web, int width, int height, int scale) {
  web->scale = scale;
  if (web->shown_scale) show_scale(web);
  ts_capture_resize(web->capture, width, height);
}

static bool capture(ts_web *web) { return ts_capture_now(web->capture); }

static void set_background(ts_web *web, double red, double green, double blue) {
  GdkRGBA color = {(float)red, (float)green, (float)blue, 1};
  wk.webkit_web_view_set_background_color(web->view, &color);
}

static void set_flag(ts_web *web, const char *setting, bool value) {
  g_object_set(wk.webkit_web_view_get_settings(web->view), setting, (gboolean)value, NULL);
}

static void set_text(ts_web *web, const char *setting, const char *value) {
  g_object_set(wk.webkit_web_view_get_settings(web->view), setting, value, NULL);
}

static void set_number(ts_web *web, const char *setting, int value) {
  g_object_set(wk.webkit_web_view_get_settings(web->view), setting, value, NULL);
}

static void set_zoom(ts_web *web, double zoom) { wk.webkit_web_view_set_zoom_level(web->view, zoom); }

void ts_add_views(ts_web_functions *functions) {
  functions->new_view = new_view;
  functions->free_view = free_view;
  functions->resize = resize;
  functions->capture = capture;
  functions->set_background = set_background;
  functions->set_flag = set_flag;
  functions->set_text = set_text;
  functions->set_number = set_number;
  functions->set_zoom = set_zoom;
}
