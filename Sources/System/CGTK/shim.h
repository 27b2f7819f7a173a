#pragma once
#include <gtk/gtk.h>
#include <glib-unix.h>
#include <gio/gunixfdlist.h>
#include <gtk/gtkunixprint.h>
