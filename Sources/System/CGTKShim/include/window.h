/* A top-level window with one canvas in it, and what GTK says about them as plain C calls. */
#pragma once
#include <gtk/gtk.h>

#include "display.h"

typedef struct {
  /* The window's size in points, in every layout pass. */
  void (*resized)(void *context, int width, int height);
  void (*scale_changed)(void *context);
  void (*active_changed)(void *context);
  /* The user minimised the window, or showed it again. */
  void (*minimized_changed)(void *context, gboolean minimized);
  void (*close_requested)(void *context);
  /* Returns whether the event was used. */
  gboolean (*event)(void *context, GdkEvent *event);
  void (*pointer_left)(void *context);
  void (*committed)(void *context, const char *text);
  /* `caret` counts Unicode scalars from the start of `text`. */
  void (*composing)(void *context, const char *text, int caret);
  /* Answers by ts_window_set_surrounding(). Returns whether there is text. */
  gboolean (*surrounding)(void *context);
  /* In Unicode scalars from the caret. */
  void (*deleting)(void *context, int offset, int count);
  /*
   * Another program drags a text, or addresses, one a line, over a point of the canvas, or drops it there.
   * Returns whether it may be dropped, or was.
   */
  gboolean (*dragged)(void *context, const char *text, const char *addresses, double x, double y, gboolean dropped);
  void (*drag_left)(void *context);
  /* The button of the main menu was clicked. */
  void (*menu_requested)(void *context);
  /* In microseconds of g_get_monotonic_time(). */
  void (*ticked)(void *context, gint64 frame_time);
} TSWindowCallbacks;

typedef struct {
  GtkWindow *window;
  GtkWidget *canvas;
  GtkWidget *start, *end; /* the buttons at the corners of a canvas that can share the title bar, or NULL */
  GtkIMContext *input_method;
  GtkWidget *emoji; /* or NULL before the first use */
  GdkRectangle caret;
  guint tick;
  TSWindowCallbacks callbacks;
  void *context;
} TSWindow;

/*
 * With a menu, the window has a header bar with a button for it. A window that can share its title bar has one too, and the canvas
 * can take its place.
 */
TSWindow *ts_window_new(const char *title, int width, int height, gboolean resizable, gboolean has_menu, gboolean can_share,
                        const TSWindowCallbacks *callbacks, void *context);

/* Whether the header bar, if there is one, shows the window's title. */
void ts_window_set_title_shown(TSWindow *window, gboolean shown);

/* Hides the header bar, and shows its buttons at the corners of the canvas, as high as this; the other way round for 0. */
void ts_window_share_title_bar(TSWindow *window, double height);

/* The widths of the buttons at the corners. */
void ts_window_buttons(TSWindow *window, int *left, int *right);

/* Lets the user move the window with the pressed button; the point is in the canvas. */
void ts_window_begin_move(TSWindow *window, double x, double y);
void ts_window_toggle_maximized(TSWindow *window);

/* No callback comes after this one. */
void ts_window_free(TSWindow *window);

/* Calls `ticked` at the next frame, once. */
void ts_window_request_tick(TSWindow *window);
void ts_window_cancel_tick(TSWindow *window);

/* Where the canvas' top-left corner is, in the coordinates that events have. */
void ts_window_canvas_origin(TSWindow *window, double *x, double *y);

/* From `begin` to `end` keys are offered to the input method; `pause` is for windows that lose the keys. The caret is in canvas points. */
void ts_window_begin_text(TSWindow *window);
/* Before `begin`: input methods neither compose a secret nor learn from it. */
void ts_window_set_secret(TSWindow *window, gboolean is_secret);
void ts_window_pause_text(TSWindow *window);
void ts_window_place_caret(TSWindow *window, const GdkRectangle *caret);
void ts_window_end_text(TSWindow *window);

/* The text around the caret, as UTF-8. The caret and the other end of the selection are offsets in bytes. */
void ts_window_set_surrounding(TSWindow *window, const char *text, int count, int caret, int anchor);

/* Opens a panel of emoji at the caret; `committed` is called with the one that is picked. */
void ts_window_choose_emoji(TSWindow *window);

/* Whether the input method used a key event. */
gboolean ts_window_filter_key(TSWindow *window, GdkEvent *event);

/* The same for a key of an on-screen keyboard. */
gboolean ts_window_filter_character(TSWindow *window, guint32 character);

gboolean ts_window_is_active(TSWindow *window);
int ts_window_scale(TSWindow *window);
gboolean ts_window_is_shown(TSWindow *window);

/* Shows the window, or brings it to the front. */
void ts_window_show(TSWindow *window);

/* The size of a dragged picture in points, and the pointer's place in it. */
typedef struct {
  double width, height, x, y;
} TSDragIcon;

/*
 * Begins a drag to other programs with the mouse's pressed button, and frees `contents`. `png` is a picture's file, of no bytes for none.
 * Calls `ended` after the drop, or with FALSE if there was none. Returns FALSE, without a call, if no drag can begin.
 */
gboolean ts_window_begin_drag(TSWindow *window, TSContents *contents, const void *png, gssize png_count, const TSDragIcon *icon,
                              void (*ended)(void *context, gboolean dropped), void *context);
