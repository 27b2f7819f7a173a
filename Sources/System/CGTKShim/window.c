#include "window.h"

#include "canvas.h"

static void canvas_resized(void *context, int width, int height) {
  TSWindow *w = context;
  w->callbacks.resized(w->context, width, height);
}

static void scale_changed(GObject *canvas, GParamSpec *property, TSWindow *w) { w->callbacks.scale_changed(w->context); }

static void active_changed(GObject *window, GParamSpec *property, TSWindow *w) {
  w->callbacks.active_changed(w->context);
}

static gboolean close_requested(GtkWindow *window, TSWindow *w) {
  w->callbacks.close_requested(w->context);
  return TRUE; /* the callback decides what becomes of the window */
}

static gboolean event(GtkEventController *controller, GdkEvent *event, TSWindow *w) {
  return w->callbacks.event(w->context, event);
}

static void pointer_left(GtkEventController *controller, TSWindow *w) { w->callbacks.pointer_left(w->context); }

static void committed(GtkIMContext *input_method, const char *text, TSWindow *w) {
  w->callbacks.committed(w->context, text);
}

static void composing(GtkIMContext *input_method, TSWindow *w) {
  char *text = NULL;
  int caret = 0;
  gtk_im_context_get_preedit_string(input_method, &text, NULL, &caret);
  w->callbacks.composing(w->context, text, caret);
  g_free(text);
}

static gboolean surrounding(GtkIMContext *input_method, TSWindow *w) { return w->callbacks.surrounding(w->context); }

static gboolean deleting(GtkIMContext *input_method, int offset, int count, TSWindow *w) {
  w->callbacks.deleting(w->context, offset, count);
  return TRUE;
}

/* ---- What other programs drag --------------------------------------------------------------- */

/* Passes the value on as text, or as addresses one a line. */
static gboolean pass_on(TSWindow *w, const GValue *value, double x, double y, gboolean dropped) {
  if (!value) return FALSE; /* it is still on its way from the other program */
  if (G_VALUE_HOLDS(value, G_TYPE_STRING))
    return w->callbacks.dragged(w->context, g_value_get_string(value), NULL, x, y, dropped);
  if (!G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return FALSE;
  GString *addresses = g_string_new(NULL);
  GSList *files = gdk_file_list_get_files(g_value_get_boxed(value));
  for (GSList *file = files; file; file = file->next) {
    char *address = g_file_get_uri(file->data);
    g_string_append_printf(addresses, "%s\n", address);
    g_free(address);
  }
  g_slist_free(files);
  gboolean result = w->callbacks.dragged(w->context, NULL, addresses->str, x, y, dropped);
  g_string_free(addresses, TRUE);
  return result;
}

static GdkDragAction dragged(GtkDropTarget *target, double x, double y, TSWindow *w) {
  return pass_on(w, gtk_drop_target_get_value(target), x, y, FALSE) ? GDK_ACTION_COPY : 0;
}

static gboolean dropped(GtkDropTarget *target, const GValue *value, double x, double y, TSWindow *w) {
  return pass_on(w, value, x, y, TRUE);
}

static void drag_left(GtkDropTarget *target, TSWindow *w) { w->callbacks.drag_left(w->context); }

static GtkEventController *drop_target(TSWindow *w) {
  GType types[] = {GDK_TYPE_FILE_LIST, G_TYPE_STRING};
  GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, GDK_ACTION_COPY);
  gtk_drop_target_set_gtypes(target, types, G_N_ELEMENTS(types));
  gtk_drop_target_set_preload(target, TRUE);
  g_signal_connect(target, "enter", G_CALLBACK(dragged), w);
  g_signal_connect(target, "motion", G_CALLBACK(dragged), w);
  g_signal_connect(target, "leave", G_CALLBACK(drag_left), w);
  g_signal_connect(target, "drop", G_CALLBACK(dropped), w);
  return GTK_EVENT_CONTROLLER(target);
}

/* ---- What is dragged to other programs ------------------------------------------------------ */

typedef struct {
  void (*ended)(void *context, gboolean dropped);
  void *context;
} Drag;

static void drag_ended(GdkDrag *drag, gboolean dropped) {
  Drag *d = g_object_steal_data(G_OBJECT(drag), "touchstone");
  if (!d) return; /* a drag can be cancelled after its drop */
  d->ended(d->context, dropped);
  g_free(d);
  g_object_unref(drag);
}

static void drag_finished(GdkDrag *drag) { drag_ended(drag, TRUE); }

static void drag_cancelled(GdkDrag *drag, GdkDragCancelReason reason) { drag_ended(drag, FALSE); }

static void set_drag_icon(GdkDrag *drag, const void *png, gssize png_count, const TSDragIcon *icon) {
  GBytes *bytes = g_bytes_new(png, png_count);
  GdkTexture *texture = gdk_texture_new_from_bytes(bytes, NULL);
  g_bytes_unref(bytes);
  if (!texture) return;
  /* The picture may have several pixels a point. */
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_snapshot_append_texture(snapshot, texture, &GRAPHENE_RECT_INIT(0, 0, icon->width, icon->height));
  GdkPaintable *paintable = gtk_snapshot_free_to_paintable(snapshot, &GRAPHENE_SIZE_INIT(icon->width, icon->height));
  gtk_drag_icon_set_from_paintable(drag, paintable, icon->x, icon->y);
  g_object_unref(paintable);
  g_object_unref(texture);
}

gboolean ts_window_begin_drag(TSWindow *w, TSContents *contents, const void *png, gssize png_count, const TSDragIcon *icon,
                              void (*ended)(void *context, gboolean dropped), void *context) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(w->window));
  GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(w->canvas)));
  GdkContentProvider *provider = ts_contents_end(contents);
  GdkDrag *drag = provider && pointer ? gdk_drag_begin(surface, pointer, provider, GDK_ACTION_COPY, 0, 0) : NULL;
  if (provider) g_object_unref(provider);
  if (!drag) return FALSE;
  Drag *d = g_new(Drag, 1);
  *d = (Drag){ended, context};
  g_object_set_data(G_OBJECT(drag), "touchstone", d);
  g_signal_connect(drag, "dnd-finished", G_CALLBACK(drag_finished), NULL);
  g_signal_connect(drag, "cancel", G_CALLBACK(drag_cancelled), NULL);
  if (png_count) set_drag_icon(drag, png, png_count, icon);
  return TRUE;
}

/* ---- The header bar ------------------------------------------------------------------------- */

static void menu_clicked(GtkButton *button, TSWindow *w) { w->callbacks.menu_requested(w->context); }

/* The title, the buttons of the window, and one that opens the main menu. That is at the start: around a title in
 * the middle both ends get the same room, and windows as narrow as a phone would not be possible. */
static GtkWidget *header_bar(TSWindow *w) {
  GtkWidget *bar = gtk_header_bar_new();
  w->menu_button = gtk_button_new_from_icon_name("open-menu-symbolic");
  gtk_widget_set_focusable(w->menu_button, FALSE); /* keys go to the canvas */
  gtk_widget_set_tooltip_text(w->menu_button, "F10");
  g_signal_connect(w->menu_button, "clicked", G_CALLBACK(menu_clicked), w);
  gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), w->menu_button);
  return bar;
}

void ts_window_set_title_shown(TSWindow *w, gboolean shown) {
  GtkWidget *bar = gtk_window_get_titlebar(w->window);
  if (!bar) return; /* the desktop's own title bar */
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), shown ? NULL : gtk_label_new(NULL));
}

TSWindow *ts_window_new(const char *title, int width, int height, gboolean resizable, gboolean has_menu,
                        const TSWindowCallbacks *callbacks, void *context) {
  TSWindow *w = g_new0(TSWindow, 1);
  w->callbacks = *callbacks;
  w->context = context;
  w->window = GTK_WINDOW(gtk_window_new());
  w->canvas = ts_canvas_new(width, height, canvas_resized, w);
  gtk_window_set_title(w->window, title);
  gtk_window_set_resizable(w->window, resizable);
  if (has_menu) gtk_window_set_titlebar(w->window, header_bar(w));
  gtk_window_set_child(w->window, w->canvas);
  gtk_window_set_focus(w->window, w->canvas);
  g_signal_connect(w->window, "close-request", G_CALLBACK(close_requested), w);
  g_signal_connect(w->window, "notify::is-active", G_CALLBACK(active_changed), w);
  g_signal_connect(w->canvas, "notify::scale-factor", G_CALLBACK(scale_changed), w);

  /* Every event as it is: gestures would interpret what the toolkit above interprets itself. */
  GtkEventController *events = gtk_event_controller_legacy_new();
  g_signal_connect(events, "event", G_CALLBACK(event), w);
  gtk_widget_add_controller(w->canvas, events);
  GtkEventController *motion = gtk_event_controller_motion_new();
  g_signal_connect(motion, "leave", G_CALLBACK(pointer_left), w);
  gtk_widget_add_controller(w->canvas, motion);
  gtk_widget_add_controller(w->canvas, drop_target(w));

  w->input_method = gtk_im_multicontext_new();
  gtk_im_context_set_client_widget(w->input_method, w->canvas);
  g_signal_connect(w->input_method, "commit", G_CALLBACK(committed), w);
  g_signal_connect(w->input_method, "preedit-changed", G_CALLBACK(composing), w);
  g_signal_connect(w->input_method, "retrieve-surrounding", G_CALLBACK(surrounding), w);
  g_signal_connect(w->input_method, "delete-surrounding", G_CALLBACK(deleting), w);

  /* Makes the renderer, which the first picture is cut up for, without showing the window before it. */
  gtk_widget_realize(GTK_WIDGET(w->window));
  return w;
}

void ts_window_free(TSWindow *w) {
  ts_window_cancel_tick(w);
  if (w->emoji) {
    g_signal_handlers_disconnect_by_data(w->emoji, w);
    gtk_widget_unparent(w->emoji);
  }
  g_signal_handlers_disconnect_by_data(w->input_method, w);
  g_signal_handlers_disconnect_by_data(w->canvas, w);
  if (w->menu_button) g_signal_handlers_disconnect_by_data(w->menu_button, w);
  g_signal_handlers_disconnect_by_data(w->window, w);
  gtk_im_context_set_client_widget(w->input_method, NULL);
  g_object_unref(w->input_method);
  gtk_window_destroy(w->window);
  g_free(w);
}

/* ---- Frames --------------------------------------------------------------------------------- */

static gboolean tick(GtkWidget *canvas, GdkFrameClock *clock, gpointer context) {
  TSWindow *w = context;
  w->tick = 0;
  w->callbacks.ticked(w->context, gdk_frame_clock_get_frame_time(clock));
  return G_SOURCE_REMOVE;
}

void ts_window_request_tick(TSWindow *w) {
  if (!w->tick) w->tick = gtk_widget_add_tick_callback(w->canvas, tick, w, NULL);
}

void ts_window_cancel_tick(TSWindow *w) {
  if (w->tick) gtk_widget_remove_tick_callback(w->canvas, w->tick);
  w->tick = 0;
}

/* ---- Asking --------------------------------------------------------------------------------- */

void ts_window_canvas_origin(TSWindow *w, double *x, double *y) {
  graphene_point_t corner = GRAPHENE_POINT_INIT_ZERO;
  gtk_native_get_surface_transform(GTK_NATIVE(w->window), x, y);
  if (gtk_widget_compute_point(w->canvas, GTK_WIDGET(w->window), &corner, &corner)) {
    *x += corner.x;
    *y += corner.y;
  }
}

gboolean ts_window_is_active(TSWindow *w) { return gtk_window_is_active(w->window); }

int ts_window_scale(TSWindow *w) { return gtk_widget_get_scale_factor(w->canvas); }

gboolean ts_window_is_shown(TSWindow *w) { return gtk_widget_get_mapped(w->canvas); }

void ts_window_show(TSWindow *w) { gtk_window_present(w->window); }

/* ---- Input method --------------------------------------------------------------------------- */

void ts_window_begin_text(TSWindow *w) { gtk_im_context_focus_in(w->input_method); }

void ts_window_pause_text(TSWindow *w) { gtk_im_context_focus_out(w->input_method); }

void ts_window_place_caret(TSWindow *w, const GdkRectangle *caret) {
  w->caret = *caret;
  gtk_im_context_set_cursor_location(w->input_method, caret);
}

void ts_window_end_text(TSWindow *w) {
  gtk_im_context_reset(w->input_method);
  gtk_im_context_focus_out(w->input_method);
}

gboolean ts_window_filter_key(TSWindow *w, GdkEvent *event) {
  return gtk_im_context_filter_keypress(w->input_method, event);
}

void ts_window_set_surrounding(TSWindow *w, const char *text, int count, int caret, int anchor) {
  gtk_im_context_set_surrounding_with_selection(w->input_method, text, count, caret, anchor);
}

/* ---- Emoji ---------------------------------------------------------------------------------- */

static void emoji_picked(GtkEmojiChooser *chooser, const char *text, TSWindow *w) {
  w->callbacks.committed(w->context, text);
}

static void emoji_closed(GtkPopover *chooser, TSWindow *w) { gtk_window_set_focus(w->window, w->canvas); }

void ts_window_choose_emoji(TSWindow *w) {
  if (!w->emoji) {
    /* A child of the window: the canvas would take the panel's events for its own. */
    w->emoji = gtk_emoji_chooser_new();
    gtk_widget_set_parent(w->emoji, GTK_WIDGET(w->window));
    g_signal_connect(w->emoji, "emoji-picked", G_CALLBACK(emoji_picked), w);
    g_signal_connect(w->emoji, "closed", G_CALLBACK(emoji_closed), w);
  }
  GdkRectangle place = w->caret;
  graphene_point_t corner = GRAPHENE_POINT_INIT_ZERO;
  if (gtk_widget_compute_point(w->canvas, GTK_WIDGET(w->window), &corner, &corner)) {
    place.x += corner.x;
    place.y += corner.y;
  }
  gtk_popover_set_pointing_to(GTK_POPOVER(w->emoji), &place);
  gtk_popover_popup(GTK_POPOVER(w->emoji));
}
