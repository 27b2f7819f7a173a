#include "compositor.h"
#include "webkit.h"

/* ---- An input method whose text comes from UIKit -------------------------------------------- */

/* WebKitInputMethodContext's class, which is derived from without its header: five signals, then its methods. */
typedef struct {
  GObjectClass parent;
  void (*signals[5])(void);
  void (*set_enable_preedit)(Any, gboolean);
  void (*get_preedit)(Any, char **, GList **, guint *);
  gboolean (*filter_key_event)(Any, GdkEvent *);
  void (*notify_focus_in)(Any);
  void (*notify_focus_out)(Any);
  void (*notify_cursor_area)(Any, int, int, int, int);
  void (*notify_surrounding)(Any, const char *, guint, guint, guint);
  void (*reset)(Any);
} InputClass;

static const char key[] = "touchstone-web", composition_key[] = "composition", caret_key[] = "caret";

static void get_preedit(Any input, char **text, GList **underlines, guint *caret) {
  const char *composition = g_object_get_data(input, composition_key);
  glong length = composition ? g_utf8_strlen(composition, -1) : 0;
  if (text) *text = g_strdup(composition ? composition : "");
  if (underlines) {
    *underlines = length ? g_list_append(NULL, wk.webkit_input_method_underline_new(0, (guint)length)) : NULL;
  }
  if (caret) *caret = GPOINTER_TO_UINT(g_object_get_data(input, caret_key));
}

/* Keys are the page's: UIKit has asked the desktop's input method before. */
static gboolean filter_key(Any input, GdkEvent *event) { return FALSE; }

static void editing(Any input, bool begins) {
  ts_web *web = g_object_get_data(input, key);
  if (!web) return;
  ts_events.editing(web->context, begins, wk.webkit_input_method_context_get_input_purpose(input),
                    wk.webkit_input_method_context_get_input_hints(input));
}

static void focus_in(Any input) { editing(input, true); }
static void focus_out(Any input) { editing(input, false); }

static void caret_moved(Any input, int x, int y, int width, int height) {
  ts_web *web = g_object_get_data(input, key);
  if (web) ts_events.caret(web->context, x, y, width, height);
}

static void class_init(gpointer data, gpointer unused) {
  InputClass *class = data;
  class->get_preedit = get_preedit;
  class->filter_key_event = filter_key;
  class->notify_focus_in = focus_in;
  class->notify_focus_out = focus_out;
  class->notify_cursor_area = caret_moved;
}

static GType input_type(void) {
  static GType type;
  if (!type) {
    GTypeQuery parent;
    g_type_query(wk.webkit_input_method_context_get_type(), &parent);
    type = g_type_register_static_simple(parent.type, "TouchstoneInput", parent.class_size, class_init,
                                         parent.instance_size, NULL, 0);
  }
  return type;
}

static void commit(ts_web *web, const char *text) { g_signal_emit_by_name(web->input, "committed", text); }

static void compose(ts_web *web, const char *text, int caret) {
  gboolean was_composing = g_object_get_data(web->input, composition_key) != NULL;
  if (!text && !was_composing) return;
  if (!was_composing) g_signal_emit_by_name(web->input, "preedit-started");
  g_object_set_data_full(web->input, composition_key, g_strdup(text), g_free);
  g_object_set_data(web->input, caret_key, GINT_TO_POINTER(caret));
  g_signal_emit_by_name(web->input, "preedit-changed");
  if (!text) g_signal_emit_by_name(web->input, "preedit-finished");
}

/* ---- Devices -------------------------------------------------------------------------------- */

static void set_event_time(uint32_t time) { ts_compositor_set_time(time); }
static void focus(ts_web *web, bool has_focus) { ts_compositor_focus(web->surface, has_focus); }
static void move(ts_web *web, double x, double y) { ts_compositor_move(web->surface, x, y); }
static void press(ts_web *web, int button, bool is_down) { ts_compositor_press(web->surface, button, is_down); }
static void wheel(ts_web *web, double dx, double dy) { ts_compositor_wheel(web->surface, dx, dy); }

static void touch(ts_web *web, int phase, int id, double x, double y) {
  ts_compositor_touch(web->surface, phase, id, x, y);
}

static void press_key(ts_web *web, int code, int modifiers, bool is_down) {
  ts_compositor_key(web->surface, code, modifiers, is_down);
}

/* A touch that no finger makes, far outside of the page, follows the input: GDK holds moves of the pointer back until a
   frame, and what comes after them, but keeps the order. */
static const double mark_place = -30000;
enum { MARK_ID = 30000, MARK_PATIENCE = 1000 };

typedef struct {
  ts_web_result done;
  void *context;
  ts_web *web;
  guint timer;
} Read;

static void end_read(Read *read) {
  g_queue_remove(&read->web->reads, read);
  g_source_remove(read->timer);
  read->done(read->context, "null", NULL);
  g_free(read);
}

/* GDK may drop a touch, such as that of a window that is not shown yet. */
static gboolean lose_patience(gpointer read) {
  end_read(read);
  return G_SOURCE_CONTINUE;
}

static void when_read(ts_web *web, ts_web_result done, void *context) {
  Read *read = g_new(Read, 1);
  *read = (Read){done, context, web, g_timeout_add(MARK_PATIENCE, lose_patience, read)};
  g_queue_push_tail(&web->reads, read);
  ts_compositor_touch(web->surface, 0, MARK_ID, mark_place, mark_place);
  ts_compositor_touch(web->surface, 2, MARK_ID, mark_place, mark_place);
}

static gboolean event_arrived(Any controller, GdkEvent *event, ts_web *web) {
  GdkEventType type = gdk_event_get_event_type(event);
  double x, y;
  if ((type != GDK_TOUCH_BEGIN && type != GDK_TOUCH_END) || !gdk_event_get_position(event, &x, &y) ||
      x > mark_place / 2) {
    return FALSE;
  }
  Read *read = type == GDK_TOUCH_END ? g_queue_peek_head(&web->reads) : NULL;
  if (read) end_read(read);
  return TRUE;
}

/* Before everything else in the window. */
void ts_observe_marks(ts_web *web) {
  GtkEventController *controller = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE);
  g_signal_connect(controller, "event", G_CALLBACK(event_arrived), web);
  gtk_widget_add_controller(web->window, controller);
}

void ts_end_reads(ts_web *web) {
  while (!g_queue_is_empty(&web->reads)) end_read(g_queue_peek_head(&web->reads));
}

void ts_add_input(ts_web_functions *functions) {
  functions->set_event_time = set_event_time;
  functions->focus = focus;
  functions->move = move;
  functions->press = press;
  functions->wheel = wheel;
  functions->touch = touch;
  functions->key = press_key;
  functions->commit = commit;
  functions->compose = compose;
  functions->when_read = when_read;
}

/* ---- What the page asks for ----------------------------------------------------------------- */

static gboolean menu_opened(Any view, Any menu, GdkRectangle *place, ts_web *web) {
  GString *labels = g_string_new("");
  for (guint index = 0; index < wk.webkit_option_menu_get_n_items(menu); index++) {
    Any item = wk.webkit_option_menu_get_item(menu, index);
    int kind = wk.webkit_option_menu_item_is_group_label(item) ? 3
               : !wk.webkit_option_menu_item_is_enabled(item)  ? 2
               : wk.webkit_option_menu_item_is_selected(item)  ? 1
                                                               : 0;
    g_string_append_printf(labels, "%s%d%s", index ? "\n" : "", kind, wk.webkit_option_menu_item_get_label(item));
  }
  ts_events.choose(web->context, g_object_ref(menu), labels->str, place->x, place->y, place->width, place->height);
  g_string_free(labels, TRUE);
  return TRUE;
}

static gboolean files_wanted(Any view, Any request, ts_web *web) {
  const char *const *types = wk.webkit_file_chooser_request_get_mime_types(request);
  char *list = types ? g_strjoinv("\n", (char **)types) : g_strdup("");
  ts_events.choose_files(web->context, g_object_ref(request),
                         wk.webkit_file_chooser_request_get_select_multiple(request), list);
  g_free(list);
  return TRUE;
}

static gboolean context_menu_opened(Any view, Any menu, Any hit, ts_web *web) {
  ts_events.context_menu(web->context, wk.webkit_hit_test_result_get_link_uri(hit),
                         wk.webkit_hit_test_result_get_image_uri(hit),
                         wk.webkit_hit_test_result_context_is_editable(hit),
                         wk.webkit_hit_test_result_context_is_selection(hit));
  return TRUE;
}

static void report_hover(ts_web *web) {
  GdkCursor *cursor = gtk_widget_get_cursor(web->view);
  ts_events.hovered(web->context, g_object_get_data(web->view, "touchstone-link"),
                    cursor ? gdk_cursor_get_name(cursor) : NULL);
}

static void hovered(Any view, Any hit, guint modifiers, ts_web *web) {
  g_object_set_data_full(view, "touchstone-link", g_strdup(wk.webkit_hit_test_result_get_link_uri(hit)), g_free);
  report_hover(web);
}

static void cursor_changed(Any view, Any property, ts_web *web) { report_hover(web); }

void ts_observe_input(ts_web *web) {
  web->input = g_object_new(input_type(), NULL);
  g_object_set_data(web->input, key, web);
  wk.webkit_web_view_set_input_method_context(web->view, web->input);
  g_signal_connect(web->view, "show-option-menu", G_CALLBACK(menu_opened), web);
  g_signal_connect(web->view, "run-file-chooser", G_CALLBACK(files_wanted), web);
  g_signal_connect(web->view, "context-menu", G_CALLBACK(context_menu_opened), web);
  g_signal_connect(web->view, "mouse-target-changed", G_CALLBACK(hovered), web);
  g_signal_connect(web->view, "notify::cursor", G_CALLBACK(cursor_changed), web);
}
