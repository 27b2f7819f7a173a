/* A GTK widget that holds a web view without drawing it: its frames are copied into plain memory. */
#pragma once

#include <gtk/gtk.h>

typedef void (*ts_frame)(void *context, const unsigned char *pixels, int width, int height, int stride);

/* `frame` receives premultiplied BGRA, in pixels, valid during the call. Width and height are points. `placed` is called
   at each layout, the first of which comes after the compositor knows the window. */
GtkWidget *ts_capture_new(GtkWidget *view, int width, int height, ts_frame frame, void (*placed)(void *context),
                          void *context);
void ts_capture_resize(GtkWidget *capture, int width, int height);

/* Takes a picture outside of a layout pass. FALSE if there is no new one. */
gboolean ts_capture_now(GtkWidget *capture);
