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

static void state_changed(GObject *surface, GParamSpec *property, TSWindow *w) {
  GdkToplevelState hidden = GDK_TOPLEVEL_STATE_MINIMIZED | 1 << 16; /* and GTK 4.12's suspended */
  w->callbacks.minimized_changed(w->context, (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & hidden) != 0);
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

static GtkWidget *menu_button(TSWindow *w) {
  GtkWidget *button = gtk_button_new_from_icon_name("open-menu-symbolic");
  gtk_widget_set_focusable(button, FALSE); /* keys go to the canvas */
  gtk_widget_set_tooltip_text(button, "F10");
  g_signal_connect(button, "clicked", G_CALLBACK(menu_clicked), w);
  return button;
}

/* The title, the buttons of the window, and one that opens the main menu. That is at the start: around a title in
 * the middle both ends get the same room, and windows as narrow as a phone would not be possible. */
static GtkWidget *header_bar(TSWindow *w, gboolean has_menu) {
  GtkWidget *bar = gtk_header_bar_new();
  if (has_menu) gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), menu_button(w));
  return bar;
}

void ts_window_set_title_shown(TSWindow *w, gboolean shown) {
  GtkWidget *bar = gtk_window_get_titlebar(w->window);
  if (!bar) return; /* the desktop's own title bar */
  gtk_header_bar_set_title_widget(GTK_HEADER_BAR(bar), shown ? NULL : gtk_label_new(NULL));
}

/* ---- A title bar in the content ------------------------------------------------------------- */

/* The buttons of one side, at the upper corner of the canvas. */
static GtkWidget *corner(TSWindow *w, GtkPackType side, gboolean has_menu) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *controls = gtk_window_controls_new(side);
  gtk_widget_add_css_class(box, "touchstone-corner");
  gtk_widget_set_valign(box, GTK_ALIGN_START);
  gtk_widget_set_halign(box, side == GTK_PACK_START ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_valign(controls, GTK_ALIGN_CENTER);
  gtk_box_append(GTK_BOX(box), controls);
  if (side == GTK_PACK_START && has_menu) {
    GtkWidget *menu = menu_button(w);
    gtk_widget_set_valign(menu, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(box), menu);
  }
  gtk_widget_set_visible(box, FALSE);
  gtk_overlay_add_overlay(GTK_OVERLAY(gtk_window_get_child(w->window)), box);
  return box;
}

/* The title bar's rounded corners would be drawn below the canvas, and its buttons have no bar behind them. */
static void add_style(GdkDisplay *display) {
  static gboolean is_added = FALSE;
  if (is_added) return;
  is_added = TRUE;
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider,
                                  "window.touchstone-shared { border-radius: 0; }"
                                  ".touchstone-corner { padding: 0 6px; }",
                                  -1);
  gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(provider);
}

void ts_window_share_title_bar(TSWindow *w, double height) {
  GtkWidget *bar = gtk_window_get_titlebar(w->window);
  if (!bar || !w->start) return;
  gboolean shared = height > 0;
  add_style(gtk_widget_get_display(bar));
  gtk_widget_set_visible(bar, !shared);
  GtkWidget *corners[] = {w->start, w->end};
  for (int i = 0; i < 2; i++) {
    gtk_widget_set_size_request(corners[i], -1, shared ? (int)height : -1);
    gtk_widget_set_visible(corners[i], shared);
  }
  (shared ? gtk_widget_add_css_class : gtk_widget_remove_css_class)(GTK_WIDGET(w->window), "touchstone-shared");
}

/* Buttons without a visible one take no room. */
static int width_of(GtkWidget *box) {
  for (GtkWidget *child = box ? gtk_widget_get_first_child(box) : NULL; child; child = gtk_widget_get_next_sibling(child)) {
    if (GTK_IS_WINDOW_CONTROLS(child) && gtk_window_controls_get_empty(GTK_WINDOW_CONTROLS(child))) continue;
    int width = 0;
    gboolean visible = gtk_widget_get_visible(box);
    if (!visible) gtk_widget_set_visible(box, TRUE); /* hidden widgets have no size */
    gtk_widget_measure(box, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
    if (!visible) gtk_widget_set_visible(box, FALSE);
    return width;
  }
  return 0;
}

void ts_window_buttons(TSWindow *w, int *left, int *right) {
  gboolean mirrored = gtk_widget_get_direction(GTK_WIDGET(w->window)) == GTK_TEXT_DIR_RTL;
  *left = width_of(mirrored ? w->end : w->start);
  *right = width_of(mirrored ? w->start : w->end);
}

void ts_window_begin_move(TSWindow *w, double x, double y) {
  GdkDisplay *display = gtk_widget_get_display(w->canvas);
  GdkDevice *pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(display));
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(w->window));
  double left, top;
  ts_window_canvas_origin(w, &left, &top);
  if (pointer && GDK_IS_TOPLEVEL(surface))
    gdk_toplevel_begin_move(GDK_TOPLEVEL(surface), pointer, GDK_BUTTON_PRIMARY, x + left, y + top, GDK_CURRENT_TIME);
}

void ts_window_toggle_maximized(TSWindow *w) {
  (gtk_window_is_maximized(w->window) ? gtk_window_unmaximize : gtk_window_maximize)(w->window);
}

TSWindow *ts_window_new(const char *title, int width, int height, gboolean resizable, gboolean has_menu,
                        gboolean can_share, const TSWindowCallbacks *callbacks, void *context) {
  TSWindow *w = g_new0(TSWindow, 1);
  w->callbacks = *callbacks;
  w->context = context;
  w->window = GTK_WINDOW(gtk_window_new());
  w->canvas = ts_canvas_new(width, height, canvas_resized, w);
  gtk_window_set_title(w->window, title);
  gtk_window_set_resizable(w->window, resizable);
  if (has_menu || can_share) gtk_window_set_titlebar(w->window, header_bar(w, has_menu));
  if (can_share) {
    GtkWidget *overlay = gtk_overlay_new();
    gtk_overlay_set_child(GTK_OVERLAY(overlay), w->canvas);
    gtk_window_set_child(w->window, overlay);
    w->start = corner(w, GTK_PACK_START, has_menu);
    w->end = corner(w, GTK_PACK_END, FALSE);
  } else {
    gtk_window_set_child(w->window, w->canvas);
  }
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
  g_signal_connect(gtk_native_get_surface(GTK_NATIVE(w->window)), "notify::state", G_CALLBACK(state_changed), w);
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
  g_signal_handlers_disconnect_by_data(w->window, w);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(w->window));
  if (surface) g_signal_handlers_disconnect_by_data(surface, w);
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

void ts_window_set_secret(TSWindow *w, gboolean is_secret) {
  g_object_set(w->input_method, "input-purpose", is_secret ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM,
               "input-hints", is_secret ? GTK_INPUT_HINT_PRIVATE | GTK_INPUT_HINT_NO_SPELLCHECK : GTK_INPUT_HINT_NONE,
               NULL);
}

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

gboolean ts_window_filter_character(TSWindow *w, guint32 character) {
  GdkDisplay *display = gtk_widget_get_display(w->canvas);
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(w->window));
  GdkDevice *keyboard = gdk_seat_get_keyboard(gdk_display_get_default_seat(display));
  guint keyval = character == '\n'   ? GDK_KEY_Return
                 : character == '\b' ? GDK_KEY_BackSpace
                                     : gdk_unicode_to_keyval(character);
  GdkKeymapKey *keys = NULL;
  int count = 0;
  if (!keyboard || !surface || !gdk_display_map_keyval(display, keyval, &keys, &count)) return FALSE;
  GdkKeymapKey key = {0};
  for (int i = count - 1; i >= 0; i--)
    if (keys[i].level < 2) key = keys[i]; /* the others need more than the shift key */
  g_free(keys);
  if (!key.keycode) return FALSE;
  GdkModifierType state = key.level == 1 ? GDK_SHIFT_MASK : 0;
  gboolean used = FALSE;
  for (int press = 1; press >= 0; press--)
    used |= gtk_im_context_filter_key(w->input_method, press, surface, keyboard, GDK_CURRENT_TIME, key.keycode, state,
                                      key.group) &&
            press;
  return used;
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
