#include <gio/gio.h>
#include <string.h>

#include "webkit.h"

/* Each answer releases the reference that the event took. */

static void answer_policy(void *decision, int answer) {
  switch (answer) {
  case 0: wk.webkit_policy_decision_ignore(decision); break;
  case 1: wk.webkit_policy_decision_use(decision); break;
  case 2: wk.webkit_policy_decision_download(decision); break;
  }
  g_object_unref(decision);
}

/* Not inside of the signal, where the engine would free the dialog twice. */
static gboolean close_dialog(gpointer dialog) {
  wk.webkit_script_dialog_close(dialog);
  wk.webkit_script_dialog_unref(dialog);
  return G_SOURCE_REMOVE;
}

static void answer_dialog(void *dialog, bool confirms, const char *text) {
  int type = wk.webkit_script_dialog_get_dialog_type(dialog);
  if (type == 1 || type == 3) wk.webkit_script_dialog_confirm_set_confirmed(dialog, confirms);
  if (type == 2 && text) wk.webkit_script_dialog_prompt_set_text(dialog, text);
  g_idle_add(close_dialog, dialog);
}

static void answer_message(void *reply, const char *json, const char *error) {
  Any context = g_dataset_get_data(reply, "context");
  if (error || !context) {
    wk.webkit_script_message_reply_return_error_message(reply, error ? error : "The page is gone");
  } else {
    Any value = wk.jsc_value_new_from_json(context, json);
    wk.webkit_script_message_reply_return_value(reply, value);
    g_object_unref(value);
  }
  g_dataset_destroy(reply);
  wk.webkit_script_message_reply_unref(reply);
}

static void answer_authentication(void *request, const char *user, const char *password) {
  if (user) {
    /* 1: for the session. */
    Any credential = wk.webkit_credential_new(user, password ? password : "", 1);
    wk.webkit_authentication_request_authenticate(request, credential);
    wk.webkit_credential_free(credential);
  } else {
    wk.webkit_authentication_request_authenticate(request, NULL);
  }
  g_object_unref(request);
}

static void trust_certificate(ts_web *web, const char *host) {
  Any certificate = g_object_get_data(web->view, "touchstone-certificate");
  if (!certificate) return;
  Any session = wk.webkit_web_view_get_network_session(web->view);
  wk.webkit_network_session_allow_tls_certificate_for_host(session, certificate, host);
}

static void answer_menu(void *menu, int index) {
  if (index >= 0) wk.webkit_option_menu_activate_item(menu, (guint)index);
  wk.webkit_option_menu_close(menu);
  g_object_unref(menu);
}

static void answer_files(void *request, const char *const *paths) {
  if (paths) {
    wk.webkit_file_chooser_request_select_files(request, paths);
  } else {
    wk.webkit_file_chooser_request_cancel(request);
  }
  g_object_unref(request);
}

static void answer_permission(void *request, bool allows) {
  if (allows) {
    wk.webkit_permission_request_allow(request);
  } else {
    wk.webkit_permission_request_deny(request);
  }
  g_object_unref(request);
}

/* ---- Schemes -------------------------------------------------------------------------------- */

static void add_line(const char *name, const char *value, gpointer text) {
  g_string_append_printf(text, "%s\n%s\n", name, value);
}

static void scheme_began(Any request, gpointer unused) {
  ts_web *web = ts_web_of(wk.webkit_uri_scheme_request_get_web_view(request));
  g_object_ref(request);
  if (!web) {
    GError *error = g_error_new_literal(G_IO_ERROR, G_IO_ERROR_CLOSED, "The web view was closed");
    wk.webkit_uri_scheme_request_finish_error(request, error);
    g_error_free(error);
    g_object_unref(request);
    return;
  }
  GString *headers = g_string_new("");
  Any list = wk.webkit_uri_scheme_request_get_http_headers(request);
  if (list) wk.soup_message_headers_foreach(list, add_line, headers);
  GInputStream *body = wk.webkit_uri_scheme_request_get_http_body(request);
  GByteArray *bytes = g_byte_array_new();
  guint8 part[4096];
  for (gssize count; body && (count = g_input_stream_read(body, part, sizeof part, NULL, NULL)) > 0;) {
    g_byte_array_append(bytes, part, (guint)count);
  }
  ts_events.scheme_began(web->context, request, wk.webkit_uri_scheme_request_get_uri(request),
                         wk.webkit_uri_scheme_request_get_http_method(request), headers->str,
                         body ? bytes->data : NULL, bytes->len);
  g_byte_array_unref(bytes);
  g_string_free(headers, TRUE);
}

static bool register_scheme(const char *scheme) {
  static const char *const own[] = {"http", "https", "file", "about", "data", "blob", "javascript", "ftp", "ws", "wss"};
  for (size_t index = 0; index < G_N_ELEMENTS(own); index++) {
    if (!strcmp(own[index], scheme)) return false;
  }
  Any context = wk.webkit_web_context_get_default();
  wk.webkit_web_context_register_uri_scheme(context, scheme, scheme_began, NULL, NULL);
  wk.webkit_security_manager_register_uri_scheme_as_cors_enabled(wk.webkit_web_context_get_security_manager(context),
                                                                 scheme);
  return true;
}

static void answer_scheme(void *request, const uint8_t *bytes, size_t count, int status, const char *type,
                          const char *headers) {
  GBytes *data = g_bytes_new(bytes, count);
  GInputStream *stream = g_memory_input_stream_new_from_bytes(data);
  Any response = wk.webkit_uri_scheme_response_new(stream, (gint64)count);
  wk.webkit_uri_scheme_response_set_status(response, (guint)status, NULL);
  wk.webkit_uri_scheme_response_set_content_type(response, type);
  if (*headers) {
    /* 1: of a response. The response takes them. */
    Any list = wk.soup_message_headers_new(1);
    char **lines = g_strsplit(headers, "\n", -1);
    for (int index = 0; lines[index] && lines[index + 1]; index += 2) {
      wk.soup_message_headers_append(list, lines[index], lines[index + 1]);
    }
    g_strfreev(lines);
    wk.webkit_uri_scheme_response_set_http_headers(response, list);
  }
  wk.webkit_uri_scheme_request_finish_with_response(request, response);
  g_object_unref(response);
  g_object_unref(stream);
  g_bytes_unref(data);
  g_object_unref(request);
}

static void fail_scheme(void *request, const char *message) {
  GError *error = g_error_new_literal(G_IO_ERROR, G_IO_ERROR_FAILED, message);
  wk.webkit_uri_scheme_request_finish_error(request, error);
  g_error_free(error);
  g_object_unref(request);
}

/* ---- Downloads ------------------------------------------------------------------------------ */

static void *context_of(Any download) {
  ts_web *web = ts_web_of(wk.webkit_download_get_web_view(download));
  return web ? web->context : NULL;
}

static gboolean wants_path(Any download, const char *name, gpointer unused) {
  if (!context_of(download)) {
    wk.webkit_download_cancel(download);
    return TRUE;
  }
  ts_events.download_wants_path(context_of(download), download, name);
  return TRUE;
}

static void received(Any download, guint64 count, gpointer unused) {
  Any response = wk.webkit_download_get_response(download);
  gint64 expected = response ? (gint64)wk.webkit_uri_response_get_content_length(response) : 0;
  ts_events.download_progressed(context_of(download), download,
                                (gint64)wk.webkit_download_get_received_data_length(download), expected);
}

/* Downloads that failed are reported as finished too. */
static void failed(Any download, GError *error, gpointer unused) {
  g_object_set_data(download, "failed", download);
  ts_events.download_failed(context_of(download), download, error->code, error->message);
}

static void finished(Any download, gpointer unused) {
  if (!g_object_get_data(download, "failed")) ts_events.download_finished(context_of(download), download);
  g_object_unref(download);
}

static void began(Any session, Any download, gpointer unused) {
  g_object_ref(download);
  g_signal_connect(download, "decide-destination", G_CALLBACK(wants_path), NULL);
  g_signal_connect(download, "received-data", G_CALLBACK(received), NULL);
  g_signal_connect(download, "failed", G_CALLBACK(failed), NULL);
  g_signal_connect(download, "finished", G_CALLBACK(finished), NULL);
  ts_events.download_began(context_of(download), download,
                           wk.webkit_uri_request_get_uri(wk.webkit_download_get_request(download)));
}

void ts_observe_downloads(Any session) { g_signal_connect(session, "download-started", G_CALLBACK(began), NULL); }

static void start_download(ts_web *web, const char *url) {
  g_object_unref(wk.webkit_web_view_download_uri(web->view, url));
}

static void save_download(void *download, const char *path) {
  if (path) {
    wk.webkit_download_set_destination(download, path);
  } else {
    wk.webkit_download_cancel(download);
  }
}

static void cancel_download(void *download) { wk.webkit_download_cancel(download); }

void ts_add_answers(ts_web_functions *functions) {
  functions->answer_policy = answer_policy;
  functions->answer_dialog = answer_dialog;
  functions->answer_message = answer_message;
  functions->answer_authentication = answer_authentication;
  functions->trust_certificate = trust_certificate;
  functions->answer_menu = answer_menu;
  functions->answer_files = answer_files;
  functions->answer_permission = answer_permission;
  functions->register_scheme = register_scheme;
  functions->answer_scheme = answer_scheme;
  functions->fail_scheme = fail_scheme;
  functions->start_download = start_download;
  functions->save_download = save_download;
  functions->cancel_download = cancel_download;
}
