#include <gtk/gtkunixprint.h>

#include "webkit.h"

typedef struct {
  ts_web_data data;
  ts_web_result result;
  void *context;
  bool has_failed;
} Call;

static Call *make_call(ts_web_data data, ts_web_result result, void *context) {
  Call *call = g_new(Call, 1);
  *call = (Call){data, result, context, false};
  return call;
}

/* ---- Pictures ------------------------------------------------------------------------------- */

static void snapshot_taken(GObject *view, GAsyncResult *result, gpointer data) {
  Call *call = data;
  GError *error = NULL;
  GdkTexture *texture = wk.webkit_web_view_get_snapshot_finish(view, result, &error);
  if (texture) {
    int width = gdk_texture_get_width(texture), height = gdk_texture_get_height(texture);
    gsize stride = (gsize)width * 4;
    guint8 *pixels = g_malloc(stride * (gsize)height);
    gdk_texture_download(texture, pixels, stride);
    call->data(call->context, pixels, stride * (gsize)height, width, height, NULL);
    g_free(pixels);
    g_object_unref(texture);
  } else {
    call->data(call->context, NULL, 0, 0, 0, error->message);
    g_error_free(error);
  }
  g_free(call);
}

static void snapshot(ts_web *web, bool whole_page, ts_web_data done, void *context) {
  wk.webkit_web_view_get_snapshot(web->view, whole_page ? 1 : 0, 0, NULL, snapshot_taken,
                                  make_call(done, NULL, context));
}

/* ---- PDF ------------------------------------------------------------------------------------ */

static void print_failed(Any operation, GError *error, Call *call) {
  call->has_failed = true;
  call->result(call->context, NULL, error->message);
}

static void print_finished(Any operation, Call *call) {
  if (!call->has_failed) call->result(call->context, "null", NULL);
  g_free(call);
  g_object_unref(operation);
}

static void print(ts_web *web, const char *path, double width, double height, ts_web_result done, void *context) {
  Any operation = wk.webkit_print_operation_new(web->view);
  GtkPrintSettings *settings = gtk_print_settings_new();
  char *address = g_filename_to_uri(path, NULL, NULL);
  gtk_print_settings_set_printer(settings, g_dgettext("gtk40", "Print to File")); /* its name is translated */
  gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_URI, address);
  g_free(address);
  GtkPageSetup *page = gtk_page_setup_new();
  GtkPaperSize *paper = gtk_paper_size_new_custom("page", "page", width, height, GTK_UNIT_POINTS);
  gtk_page_setup_set_paper_size(page, paper);
  gtk_paper_size_free(paper);
  gtk_page_setup_set_top_margin(page, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin(page, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin(page, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin(page, 0, GTK_UNIT_POINTS);
  wk.webkit_print_operation_set_print_settings(operation, settings);
  wk.webkit_print_operation_set_page_setup(operation, page);
  g_object_unref(settings);
  g_object_unref(page);
  Call *call = make_call(NULL, done, context);
  g_signal_connect(operation, "failed", G_CALLBACK(print_failed), call);
  g_signal_connect(operation, "finished", G_CALLBACK(print_finished), call);
  wk.webkit_print_operation_print(operation);
}

/* ---- Finding and editing -------------------------------------------------------------------- */

static void found(Any controller, guint count, ts_web *web) { ts_events.found(web->context, (int)count); }
static void not_found(Any controller, ts_web *web) { ts_events.found(web->context, 0); }

static void find(ts_web *web, const char *text, int options) {
  Any controller = wk.webkit_web_view_get_find_controller(web->view);
  if (!g_object_get_data(controller, "observed")) {
    g_object_set_data(controller, "observed", controller);
    g_signal_connect(controller, "found-text", G_CALLBACK(found), web);
    g_signal_connect(controller, "failed-to-find-text", G_CALLBACK(not_found), web);
  }
  if (text) {
    wk.webkit_find_controller_search(controller, text, (guint)options, 10000);
  } else {
    wk.webkit_find_controller_search_finish(controller);
  }
}

static void edit(ts_web *web, const char *command, const char *argument) {
  if (argument) {
    wk.webkit_web_view_execute_editing_command_with_argument(web->view, command, argument);
  } else {
    wk.webkit_web_view_execute_editing_command(web->view, command);
  }
}

void ts_add_documents(ts_web_functions *functions) {
  functions->snapshot = snapshot;
  functions->print = print;
  functions->find = find;
  functions->edit = edit;
}
