#include "bus.h"

gboolean ts_has_session_bus(void) {
  const char *address = g_getenv("DBUS_SESSION_BUS_ADDRESS");
  if (address) return g_strcmp0(address, "disabled:") != 0;
  char *socket = g_build_filename(g_get_user_runtime_dir(), "bus", NULL);
  gboolean exists = g_file_test(socket, G_FILE_TEST_EXISTS);
  g_free(socket);
  return exists;
}

GDBusConnection *ts_session_bus(void) {
  static GDBusConnection *bus;
  if (!bus && ts_has_session_bus()) {
    bus = g_bus_get_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    if (bus) g_dbus_connection_set_exit_on_close(bus, FALSE);
  }
  return bus;
}
