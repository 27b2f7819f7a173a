#include "webkit.h"

/* ---- Running scripts ------------------------------------------------------------------------ */

typedef struct {
  ts_web_result done;
  void *context;
  bool is_body;
} Run;

static void script_ended(GObject *view, GAsyncResult *result, gpointer data) {
  Run *run = data;
  GError *error = NULL;
  Any value = run->is_body ? wk.webkit_web_view_call_async_javascript_function_finish(view, result, &error)
                           : wk.webkit_web_view_evaluate_javascript_finish(view, result, &error);
  if (!value) {
    char *text = g_strdup_printf("%s %d\n%s", g_quark_to_string(error->domain), error->code, error->message);
    run->done(run->context, NULL, text);
    g_free(text);
    g_error_free(error);
  } else if (wk.jsc_value_is_undefined(value)) {
    run->done(run->context, "", NULL);
    g_object_unref(value);
  } else {
    char *json = wk.jsc_value_to_json(value, 0);
    run->done(run->context, json, json ? NULL : "unsupported 0\nThe script's result has no form as JSON");
    g_free(json);
    g_object_unref(value);
  }
  g_free(run);
}

static void run(ts_web *web, const char *script, const char *values, const char *world, ts_web_result done,
                void *context) {
  Run *data = NULL;
  if (done) {
    data = g_new(Run, 1);
    *data = (Run){done, context, values != NULL};
  }
  GAsyncReadyCallback ended = done ? script_ended : NULL;
  if (values) {
    GVariantBuilder builder;
    g_variant_builder_init(&builder, G_VARIANT_TYPE("a{sv}"));
    g_variant_builder_add(&builder, "{sv}", "values", g_variant_new_string(values));
    wk.webkit_web_view_call_async_javascript_function(web->view, script, -1, g_variant_builder_end(&builder), world,
                                                      NULL, NULL, ended, data);
  } else {
    wk.webkit_web_view_evaluate_javascript(web->view, script, -1, world, NULL, NULL, ended, data);
  }
}

/* ---- What pages contain --------------------------------------------------------------------- */

static void add_script(ts_web *web, const char *source, bool at_start, bool main_frame_only, const char *world) {
  int frames = main_frame_only ? 1 : 0, time = at_start ? 0 : 1;
  Any script = world ? wk.webkit_user_script_new_for_world(source, frames, time, world, NULL, NULL)
                     : wk.webkit_user_script_new(source, frames, time, NULL, NULL);
  wk.webkit_user_content_manager_add_script(web->content, script);
  wk.webkit_user_script_unref(script);
}

static void add_style(ts_web *web, const char *source) {
  Any style = wk.webkit_user_style_sheet_new(source, 0, 0, NULL, NULL);
  wk.webkit_user_content_manager_add_style_sheet(web->content, style);
  wk.webkit_user_style_sheet_unref(style);
}

static void remove_scripts(ts_web *web) { wk.webkit_user_content_manager_remove_all_scripts(web->content); }

/* ---- Messages ------------------------------------------------------------------------------- */

typedef struct {
  ts_web *web;
  char *name, *world;
} Handler;

static void free_handler(gpointer data, GClosure *closure) {
  Handler *handler = data;
  g_free(handler->name);
  g_free(handler->world);
  g_free(handler);
}

static void send(Handler *handler, Any value, Any reply) {
  char *json = wk.jsc_value_is_undefined(value) ? NULL : wk.jsc_value_to_json(value, 0);
  ts_events.message(handler->web->context, handler->name, handler->world, json ? json : "null", reply);
  g_free(json);
}

static void message_received(Any manager, Any value, Handler *handler) { send(handler, value, NULL); }

static gboolean message_with_reply_received(Any manager, Any value, Any reply, Handler *handler) {
  wk.webkit_script_message_reply_ref(reply);
  g_dataset_set_data_full(reply, "context", g_object_ref(wk.jsc_value_get_context(value)), g_object_unref);
  send(handler, value, reply);
  return TRUE;
}

static void add_handler(ts_web *web, const char *name, const char *world, bool replies) {
  Handler *handler = g_new(Handler, 1);
  *handler = (Handler){web, g_strdup(name), g_strdup(world)};
  const char *kind = replies ? "script-message-with-reply-received" : "script-message-received";
  GCallback function = replies ? G_CALLBACK(message_with_reply_received) : G_CALLBACK(message_received);
  char *signal = g_strdup_printf("%s::%s", kind, name);
  gulong number = g_signal_connect_data(web->content, signal, function, handler, free_handler, 0);
  g_free(signal);
  char *key = g_strdup_printf("handler %s %s", name, world ? world : "");
  g_object_set_data(web->content, key, GSIZE_TO_POINTER(number));
  g_free(key);
  if (replies) {
    wk.webkit_user_content_manager_register_script_message_handler_with_reply(web->content, name, world);
  } else {
    wk.webkit_user_content_manager_register_script_message_handler(web->content, name, world);
  }
}

static void remove_handler(ts_web *web, const char *name, const char *world) {
  char *key = g_strdup_printf("handler %s %s", name, world ? world : "");
  gulong number = GPOINTER_TO_SIZE(g_object_steal_data(web->content, key));
  g_free(key);
  if (!number) return;
  g_signal_handler_disconnect(web->content, number);
  wk.webkit_user_content_manager_unregister_script_message_handler(web->content, name, world);
}

static gboolean dialog_opened(Any view, Any dialog, ts_web *web) {
  int type = wk.webkit_script_dialog_get_dialog_type(dialog);
  const char *initial = type == 2 ? wk.webkit_script_dialog_prompt_get_default_text(dialog) : NULL;
  ts_events.dialog(web->context, wk.webkit_script_dialog_ref(dialog), type,
                   wk.webkit_script_dialog_get_message(dialog), initial);
  return TRUE;
}

void ts_observe_messages(ts_web *web) {
  g_signal_connect(web->view, "script-dialog", G_CALLBACK(dialog_opened), web);
}

/* ---- Rules of content ----------------------------------------------------------------------- */

typedef struct {
  void (*done)(void *, void *, const char *);
  void *context;
} Compilation;

static void rules_compiled(GObject *store, GAsyncResult *result, gpointer data) {
  Compilation *compilation = data;
  GError *error = NULL;
  Any rules = wk.webkit_user_content_filter_store_save_finish(store, result, &error);
  compilation->done(compilation->context, rules, error ? error->message : NULL);
  g_clear_error(&error);
  g_free(compilation);
}

static void compile_rules(const char *folder, const char *id, const char *json,
                          void (*done)(void *, void *, const char *), void *context) {
  Compilation *compilation = g_new(Compilation, 1);
  *compilation = (Compilation){done, context};
  Any store = wk.webkit_user_content_filter_store_new(folder);
  GBytes *bytes = g_bytes_new(json, strlen(json));
  wk.webkit_user_content_filter_store_save(store, id, bytes, NULL, rules_compiled, compilation);
  g_bytes_unref(bytes);
  g_object_unref(store);
}

static void add_rules(ts_web *web, void *rules) { wk.webkit_user_content_manager_add_filter(web->content, rules); }
static void remove_rules(ts_web *web) { wk.webkit_user_content_manager_remove_all_filters(web->content); }
static void free_rules(void *rules) { wk.webkit_user_content_filter_unref(rules); }

void ts_add_scripts(ts_web_functions *functions) {
  functions->run = run;
  functions->add_script = add_script;
  functions->add_style = add_style;
  functions->remove_scripts = remove_scripts;
  functions->add_handler = add_handler;
  functions->remove_handler = remove_handler;
  functions->compile_rules = compile_rules;
  functions->add_rules = add_rules;
  functions->remove_rules = remove_rules;
  functions->free_rules = free_rules;
}
