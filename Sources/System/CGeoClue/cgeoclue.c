#include "CGeoClue.h"

#include <gio/gio.h>

#define SERVICE "org.freedesktop.GeoClue2"
#define EXACT 8

struct CGeoClue {
    gint references;
    char *name;
    gboolean usesSessionBus;
    CGeoClueEvents events;
    GMainContext *context;
    GMainLoop *loop;
    GDBusConnection *bus;
};

static void release(CGeoClue *connection)
{
    if (!g_atomic_int_dec_and_test(&connection->references))
        return;
    g_main_loop_unref(connection->loop);
    g_main_context_unref(connection->context);
    g_free(connection->name);
    g_free(connection);
}

static GVariant *call(
    CGeoClue *connection, const char *path, const char *interface, const char *method, GVariant *arguments,
    GError **error)
{
    return g_dbus_connection_call_sync(
        connection->bus, SERVICE, path, interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NONE, 10000, NULL, error);
}

static gboolean set(CGeoClue *connection, const char *path, const char *name, GVariant *value, GError **error)
{
    GVariant *reply = call(
        connection, path, "org.freedesktop.DBus.Properties", "Set",
        g_variant_new("(ssv)", SERVICE ".Client", name, value), error);
    if (reply)
        g_variant_unref(reply);
    return reply != NULL;
}

static void report(CGeoClue *connection, const char *path)
{
    GVariant *reply = call(
        connection, path, "org.freedesktop.DBus.Properties", "GetAll", g_variant_new("(s)", SERVICE ".Location"), NULL);
    if (!reply)
        return;
    GVariant *properties = g_variant_get_child_value(reply, 0);
    CGeoClueLocation found = {0, 0, -1, -1e9, -1, -1, -1};
    guint64 seconds = 0, microseconds = 0;
    gboolean isPlace = g_variant_lookup(properties, "Latitude", "d", &found.latitude)
                       && g_variant_lookup(properties, "Longitude", "d", &found.longitude);
    g_variant_lookup(properties, "Accuracy", "d", &found.accuracy);
    g_variant_lookup(properties, "Altitude", "d", &found.altitude);
    g_variant_lookup(properties, "Speed", "d", &found.speed);
    g_variant_lookup(properties, "Heading", "d", &found.heading);
    if (g_variant_lookup(properties, "Timestamp", "(tt)", &seconds, &microseconds))
        found.time = (double)seconds + (double)microseconds / 1e6;
    if (isPlace)
        connection->events.located(connection->events.context, &found);
    g_variant_unref(properties);
    g_variant_unref(reply);
}

static void updated(
    GDBusConnection *bus, const char *sender, const char *object, const char *interface, const char *signal,
    GVariant *arguments, gpointer connection)
{
    const char *old = NULL, *new = NULL;
    if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(oo)")))
        return;
    g_variant_get(arguments, "(&o&o)", &old, &new);
    report(connection, new);
}

/// Starts a client of the service; returns its path, or `NULL` with an error.
static char *start_client(CGeoClue *connection, guint *subscription, GError **error)
{
    connection->bus =
        g_bus_get_sync(connection->usesSessionBus ? G_BUS_TYPE_SESSION : G_BUS_TYPE_SYSTEM, NULL, error);
    if (!connection->bus)
        return NULL;
    GVariant *reply =
        call(connection, "/org/freedesktop/GeoClue2/Manager", SERVICE ".Manager", "GetClient", NULL, error);
    if (!reply)
        return NULL;
    char *path = NULL;
    if (g_variant_is_of_type(reply, G_VARIANT_TYPE("(o)")))
        g_variant_get(reply, "(o)", &path);
    g_variant_unref(reply);
    if (!path) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "the service gave no client");
        return NULL;
    }
    *subscription = g_dbus_connection_signal_subscribe(
        connection->bus, SERVICE, SERVICE ".Client", "LocationUpdated", path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, updated,
        connection, NULL);
    GVariant *started = NULL;
    if (set(connection, path, "DesktopId", g_variant_new_string(connection->name), error)
        && set(connection, path, "RequestedAccuracyLevel", g_variant_new_uint32(EXACT), error))
        started = call(connection, path, SERVICE ".Client", "Start", NULL, error);
    if (!started) {
        g_free(path);
        return NULL;
    }
    g_variant_unref(started);
    return path;
}

static gpointer run(gpointer data)
{
    CGeoClue *connection = data;
    g_main_context_push_thread_default(connection->context);
    GError *error = NULL;
    guint subscription = 0;
    char *path = start_client(connection, &subscription, &error);
    if (path) {
        connection->events.started(connection->events.context);
        g_main_loop_run(connection->loop);
        GVariant *reply = call(connection, path, SERVICE ".Client", "Stop", NULL, NULL);
        if (reply)
            g_variant_unref(reply);
        g_free(path);
    } else {
        gboolean isDenied = g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_ACCESS_DENIED);
        g_dbus_error_strip_remote_error(error);
        connection->events.failed(connection->events.context, isDenied, error->message);
        g_error_free(error);
    }
    if (subscription)
        g_dbus_connection_signal_unsubscribe(connection->bus, subscription);
    g_clear_object(&connection->bus);
    g_main_context_pop_thread_default(connection->context);
    connection->events.ended(connection->events.context);
    release(connection);
    return NULL;
}

CGeoClue *cgeoclue_start(const char *name, bool usesSessionBus, CGeoClueEvents events)
{
    CGeoClue *connection = g_new0(CGeoClue, 1);
    connection->references = 2;
    connection->name = g_strdup(name);
    connection->usesSessionBus = usesSessionBus;
    connection->events = events;
    connection->context = g_main_context_new();
    connection->loop = g_main_loop_new(connection->context, FALSE);
    g_thread_unref(g_thread_new("geoclue", run, connection));
    return connection;
}

static gboolean quit(gpointer loop)
{
    g_main_loop_quit(loop);
    return G_SOURCE_REMOVE;
}

void cgeoclue_stop(CGeoClue *connection)
{
    if (!connection)
        return;
    // As a source, so that a loop that does not run yet ends as soon as it does.
    GSource *source = g_idle_source_new();
    g_source_set_callback(source, quit, g_main_loop_ref(connection->loop), (GDestroyNotify)g_main_loop_unref);
    g_source_attach(source, connection->context);
    g_source_unref(source);
    release(connection);
}
