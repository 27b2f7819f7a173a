/* The display that web views live on: a connection to the compositor inside of this process, next to the desktop's
   display if GTK has opened one. NULL if GTK cannot start. */
#pragma once

#include <gtk/gtk.h>

GdkDisplay *ts_private_display(void);
