#include <string.h>

#include "webkit.h"

/* ---- Loading -------------------------------------------------------------------------------- */

static void append_header(const char *name, const char *value, gpointer headers) {
  wk.soup_message_headers_append(headers, name, value);
}

/* Calls `add` for each pair of lines, a name and a value. */
static void each_header(const char *headers, void (*add)(const char *, const char *, gpointer), gpointer context) {
  char **lines = g_strsplit(headers, "\n", -1);
  for (int index = 0; lines[index] && lines[index + 1]; index += 2) add(lines[index], lines[index + 1], context);
  g_strfreev(lines);
}

static void load(ts_web *web, const char *url, const char *headers) {
  Any request = wk.webkit_uri_request_new(url), list = wk.webkit_uri_request_get_http_headers(request);
  if (list) each_header(headers, append_header, list);
  wk.webkit_web_view_load_request(web->view, request);
  g_object_unref(request);
}

static void load_data(ts_web *web, const uint8_t *bytes, size_t count, const char *type, const char *encoding,
                      const char *base) {
  GBytes *data = g_bytes_new(bytes, count);
  wk.webkit_web_view_load_bytes(web->view, data, type, encoding, base);
  g_bytes_unref(data);
}

static void reload(ts_web *web, bool bypasses_cache) {
  if (bypasses_cache) {
    wk.webkit_web_view_reload_bypass_cache(web->view);
  } else {
    wk.webkit_web_view_reload(web->view);
  }
}

static void stop(ts_web *web) { wk.webkit_web_view_stop_loading(web->view); }

static Any entry(ts_web *web, int steps) {
  return wk.webkit_back_forward_list_get_nth_item(wk.webkit_web_view_get_back_forward_list(web->view), steps);
}

static bool go(ts_web *web, int steps) {
  Any item = entry(web, steps);
  if (item) wk.webkit_web_view_go_to_back_forward_list_item(web->view, item);
  return item != NULL;
}

/* ---- State ---------------------------------------------------------------------------------- */

static const char *title(ts_web *web) { return wk.webkit_web_view_get_title(web->view); }
static const char *url(ts_web *web) { return wk.webkit_web_view_get_uri(web->view); }
static double progress(ts_web *web) { return wk.webkit_web_view_get_estimated_load_progress(web->view); }
static bool is_loading(ts_web *web) { return wk.webkit_web_view_is_loading(web->view); }
static bool can_go(ts_web *web, int steps) { return entry(web, steps) != NULL; }

static bool is_secure(ts_web *web) {
  GTlsCertificate *certificate;
  GTlsCertificateFlags errors;
  return wk.webkit_web_view_get_tls_info(web->view, &certificate, &errors) && !errors;
}

static bool theme(ts_web *web, double color[4]) {
  GdkRGBA value;
  if (!wk.webkit_web_view_get_theme_color(web->view, &value)) return false;
  color[0] = value.red;
  color[1] = value.green;
  color[2] = value.blue;
  color[3] = value.alpha;
  return true;
}

static const char *history(ts_web *web, int steps, int part) {
  Any item = entry(web, steps);
  if (!item) return NULL;
  return part == 0   ? wk.webkit_back_forward_list_item_get_uri(item)
         : part == 1 ? wk.webkit_back_forward_list_item_get_title(item)
                     : wk.webkit_back_forward_list_item_get_original_uri(item);
}

static void state(ts_web *web, ts_web_data done, void *context) {
  Any value = wk.webkit_web_view_get_session_state(web->view);
  GBytes *data = wk.webkit_web_view_session_state_serialize(value);
  gsize count;
  const uint8_t *bytes = g_bytes_get_data(data, &count);
  done(context, bytes, count, 0, 0, NULL);
  g_bytes_unref(data);
  wk.webkit_web_view_session_state_unref(value);
}

static bool restore(ts_web *web, const uint8_t *bytes, size_t count) {
  GBytes *data = g_bytes_new(bytes, count);
  Any value = wk.webkit_web_view_session_state_new(data);
  g_bytes_unref(data);
  if (!value) return false;
  wk.webkit_web_view_restore_session_state(web->view, value);
  wk.webkit_web_view_session_state_unref(value);
  return true;
}

static void end_process(ts_web *web) { wk.webkit_web_view_terminate_web_process(web->view); }

void ts_add_loading(ts_web_functions *functions) {
  functions->load = load;
  functions->load_data = load_data;
  functions->reload = reload;
  functions->stop = stop;
  functions->go = go;
  functions->title = title;
  functions->url = url;
  functions->progress = progress;
  functions->is_loading = is_loading;
  functions->can_go = can_go;
  functions->is_secure = is_secure;
  functions->theme = theme;
  functions->history = history;
  functions->state = state;
  functions->restore = restore;
  functions->end_process = end_process;
}

/* ---- Signals -------------------------------------------------------------------------------- */

static void title_changed(Any view, Any property, ts_web *web) { ts_events.changed(web->context, TS_WEB_TITLE); }
static void url_changed(Any view, Any property, ts_web *web) { ts_events.changed(web->context, TS_WEB_URL); }
static void progressed(Any view, Any property, ts_web *web) { ts_events.changed(web->context, TS_WEB_PROGRESS); }
static void loading_changed(Any view, Any property, ts_web *web) { ts_events.changed(web->context, TS_WEB_LOADING); }
static void theme_changed(Any view, Any property, ts_web *web) { ts_events.changed(web->context, TS_WEB_THEME); }

static void history_changed(Any list, Any added, gpointer removed, ts_web *web) {
  ts_events.changed(web->context, TS_WEB_HISTORY);
}

static void load_changed(Any view, int event, ts_web *web) { ts_events.loaded(web->context, event); }

static gboolean load_failed(Any view, int event, const char *address, GError *error, ts_web *web) {
  ts_events.failed(web->context, event, address, g_quark_to_string(error->domain), error->code, error->message);
  return TRUE;
}

static gboolean certificate_failed(Any view, const char *address, GTlsCertificate *certificate, int errors,
                                   ts_web *web) {
  g_object_set_data_full(view, "touchstone-certificate", g_object_ref(certificate), g_object_unref);
  ts_events.certificate_failed(web->context, address, errors);
  return TRUE;
}

static void process_ended(Any view, int reason, ts_web *web) { ts_events.process_ended(web->context, reason); }

static void fill(ts_web_navigation *navigation, Any action) {
  Any request = wk.webkit_navigation_action_get_request(action);
  navigation->url = wk.webkit_uri_request_get_uri(request);
  navigation->method = wk.webkit_uri_request_get_http_method(request);
  navigation->frame = wk.webkit_navigation_action_get_frame_name(action);
  navigation->type = wk.webkit_navigation_action_get_navigation_type(action);
  navigation->modifiers = (int)wk.webkit_navigation_action_get_modifiers(action);
  navigation->button = (int)wk.webkit_navigation_action_get_mouse_button(action);
  navigation->by_user = wk.webkit_navigation_action_is_user_gesture(action);
  navigation->is_redirect = wk.webkit_navigation_action_is_redirect(action);
}

static gboolean decide(Any view, Any decision, int type, ts_web *web) {
  ts_web_navigation navigation = {0};
  if (type == 2) {
    Any request = wk.webkit_response_policy_decision_get_request(decision);
    Any response = wk.webkit_response_policy_decision_get_response(decision);
    navigation.is_response = true;
    navigation.url = wk.webkit_uri_request_get_uri(request);
    navigation.method = wk.webkit_uri_request_get_http_method(request);
    navigation.is_main_frame = wk.webkit_response_policy_decision_is_main_frame_main_resource(decision);
    navigation.can_show = wk.webkit_response_policy_decision_is_mime_type_supported(decision);
    navigation.mime_type = wk.webkit_uri_response_get_mime_type(response);
    navigation.file_name = wk.webkit_uri_response_get_suggested_filename(response);
    navigation.length = (int64_t)wk.webkit_uri_response_get_content_length(response);
    navigation.status = (int)wk.webkit_uri_response_get_status_code(response);
    navigation.response_url = wk.webkit_uri_response_get_uri(response);
  } else {
    fill(&navigation, wk.webkit_navigation_policy_decision_get_navigation_action(decision));
    navigation.opens_window = type == 1;
  }
  ts_events.decide(web->context, g_object_ref(decision), &navigation);
  return TRUE;
}

static Any open_view(Any view, Any action, ts_web *web) {
  ts_web_navigation navigation = {.opens_window = true};
  fill(&navigation, action);
  ts_web *opened = ts_events.open(web->context, &navigation);
  return opened ? opened->view : NULL;
}

static void close_view(Any view, ts_web *web) { ts_events.close(web->context); }

static gboolean enter_fullscreen(Any view, ts_web *web) {
  ts_events.wants_fullscreen(web->context, true);
  return TRUE;
}

static gboolean leave_fullscreen(Any view, ts_web *web) {
  ts_events.wants_fullscreen(web->context, false);
  return TRUE;
}

static gboolean wants_permission(Any view, Any request, ts_web *web) {
  ts_events.permission(web->context, g_object_ref(request), G_OBJECT_TYPE_NAME(request));
  return TRUE;
}

static gboolean needs_authentication(Any view, Any request, ts_web *web) {
  ts_events.authenticate(web->context, g_object_ref(request), wk.webkit_authentication_request_get_host(request),
                         (int)wk.webkit_authentication_request_get_port(request),
                         wk.webkit_authentication_request_get_realm(request),
                         wk.webkit_authentication_request_get_scheme(request),
                         wk.webkit_authentication_request_is_retry(request),
                         wk.webkit_authentication_request_is_for_proxy(request));
  return TRUE;
}

void ts_observe_navigation(ts_web *web) {
  static const struct {
    const char *name;
    GCallback function;
  } signals[] = {
      {"notify::title", G_CALLBACK(title_changed)},
      {"notify::uri", G_CALLBACK(url_changed)},
      {"notify::estimated-load-progress", G_CALLBACK(progressed)},
      {"notify::is-loading", G_CALLBACK(loading_changed)},
      {"notify::theme-color", G_CALLBACK(theme_changed)},
      {"load-changed", G_CALLBACK(load_changed)},
      {"load-failed", G_CALLBACK(load_failed)},
      {"load-failed-with-tls-errors", G_CALLBACK(certificate_failed)},
      {"web-process-terminated", G_CALLBACK(process_ended)},
      {"decide-policy", G_CALLBACK(decide)},
      {"create", G_CALLBACK(open_view)},
      {"close", G_CALLBACK(close_view)},
      {"enter-fullscreen", G_CALLBACK(enter_fullscreen)},
      {"leave-fullscreen", G_CALLBACK(leave_fullscreen)},
      {"permission-request", G_CALLBACK(wants_permission)},
      {"authenticate", G_CALLBACK(needs_authentication)},
  };
  for (size_t index = 0; index < G_N_ELEMENTS(signals); index++) {
    g_signal_connect(web->view, signals[index].name, signals[index].function, web);
  }
  g_signal_connect(wk.webkit_web_view_get_back_forward_list(web->view), "changed", G_CALLBACK(history_changed), web);
}
