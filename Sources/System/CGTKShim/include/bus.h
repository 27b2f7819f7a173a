/* The session's bus, by which the programs of a desktop talk to each other. */
#pragma once
#include <gio/gio.h>

/* GLib starts a bus where there is none and somebody asks for one: ask this first. */
gboolean ts_has_session_bus(void);

/* The bus, which lives as long as the program, or NULL. The program goes on when the bus ends. */
GDBusConnection *ts_session_bus(void);
