#include "webkit.h"

/* ---- Sessions ------------------------------------------------------------------------------- */

static void *new_session(const char *data_folder, const char *cache_folder) {
  Any session = data_folder ? wk.webkit_network_session_new(data_folder, cache_folder)
                            : wk.webkit_network_session_new_ephemeral();
  ts_observe_downloads(session);
  if (data_folder) {
    char *path = g_build_filename(data_folder, "cookies.sqlite", NULL);
    /* 1: an SQLite database. */
    wk.webkit_cookie_manager_set_persistent_storage(wk.webkit_network_session_get_cookie_manager(session), path, 1);
    g_free(path);
  }
  return session;
}

static void free_session(void *session) { g_object_unref(session); }

typedef struct {
  ts_web_result done;
  void *context;
  bool deletes;
} Call;

static Call *make_call(ts_web_result done, void *context, bool deletes) {
  Call *call = g_new(Call, 1);
  *call = (Call){done, context, deletes};
  return call;
}

static void end(Call *call, GError *error) {
  call->done(call->context, error ? NULL : "null", error ? error->message : NULL);
  g_clear_error(&error);
  g_free(call);
}

/* ---- Cookies -------------------------------------------------------------------------------- */

/* Seven lines for each cookie, which have no line feeds. */
static void cookies_read(GObject *manager, GAsyncResult *result, gpointer data) {
  Call *call = data;
  GError *error = NULL;
  GList *list = wk.webkit_cookie_manager_get_all_cookies_finish(manager, result, &error);
  if (error) {
    end(call, error);
    return;
  }
  GString *text = g_string_new("");
  for (GList *item = list; item; item = item->next) {
    Any cookie = item->data;
    GDateTime *expires = wk.soup_cookie_get_expires(cookie);
    g_string_append_printf(text, "%s\n%s\n%s\n%s\n%lld\n%d\n%d\n", wk.soup_cookie_get_name(cookie),
                           wk.soup_cookie_get_value(cookie), wk.soup_cookie_get_domain(cookie),
                           wk.soup_cookie_get_path(cookie), expires ? (long long)g_date_time_to_unix(expires) : -1,
                           wk.soup_cookie_get_secure(cookie), wk.soup_cookie_get_http_only(cookie));
    wk.soup_cookie_free(cookie);
  }
  g_list_free(list);
  call->done(call->context, text->str, NULL);
  g_string_free(text, TRUE);
  g_free(call);
}

static void cookies(void *session, ts_web_result done, void *context) {
  wk.webkit_cookie_manager_get_all_cookies(wk.webkit_network_session_get_cookie_manager(session), NULL, cookies_read,
                                           make_call(done, context, false));
}

static void cookie_set(GObject *manager, GAsyncResult *result, gpointer data) {
  Call *call = data;
  GError *error = NULL;
  if (call->deletes) {
    wk.webkit_cookie_manager_delete_cookie_finish(manager, result, &error);
  } else {
    wk.webkit_cookie_manager_add_cookie_finish(manager, result, &error);
  }
  end(call, error);
}

static void set_cookie(void *session, const char *const *fields, double expires, bool is_secure, bool is_http_only,
                       bool deletes, ts_web_result done, void *context) {
  Any cookie = wk.soup_cookie_new(fields[0], fields[1], fields[2], fields[3], -1);
  if (expires >= 0) {
    GDateTime *date = g_date_time_new_from_unix_utc((gint64)expires);
    if (date) wk.soup_cookie_set_expires(cookie, date);
    if (date) g_date_time_unref(date); /* none after the year 9999 */
  }
  wk.soup_cookie_set_secure(cookie, is_secure);
  wk.soup_cookie_set_http_only(cookie, is_http_only);
  Any manager = wk.webkit_network_session_get_cookie_manager(session);
  Call *call = make_call(done, context, deletes);
  if (deletes) {
    wk.webkit_cookie_manager_delete_cookie(manager, cookie, NULL, cookie_set, call);
  } else {
    wk.webkit_cookie_manager_add_cookie(manager, cookie, NULL, cookie_set, call);
  }
  wk.soup_cookie_free(cookie);
}

/* ---- Other data ----------------------------------------------------------------------------- */

static void data_cleared(GObject *manager, GAsyncResult *result, gpointer data) {
  GError *error = NULL;
  wk.webkit_website_data_manager_clear_finish(manager, result, &error);
  end(data, error);
}

static void clear_data(void *session, int types, double since, ts_web_result done, void *context) {
  Any manager = wk.webkit_network_session_get_website_data_manager(session);
  GTimeSpan span = since > 0 ? (GTimeSpan)(since * G_TIME_SPAN_SECOND) : 0;
  wk.webkit_website_data_manager_clear(manager, types, span, NULL, data_cleared, make_call(done, context, true));
}

void ts_add_storage(ts_web_functions *functions) {
  functions->new_session = new_session;
  functions->free_session = free_session;
  functions->cookies = cookies;
  functions->set_cookie = set_cookie;
  functions->clear_data = clear_data;
}
