#include "CGeoClue.h"

#include <gio/gio.h>

#define SERVICE "org.freedesktop.GeoClue2"
#define EXACT 8

struct CGeoClue {
    gint references;
    char *name;
    char *address;
    CGeoClueEvents events;
    GMainContext *context;
    GMainLoop *loop;
    GDBusConnection *bus;

    /// The path of the client, or `NULL`, and the subscription to its signals, or 0.
    char *client;
    guint subscription;
};

static void release(CGeoClue *connection)
{
    if (!g_atomic_int_dec_and_test(&connection->references))
        return;
    g_main_loop_unref(connection->loop);
    g_main_context_unref(connection->context);
    g_free(connection->name);
    g_free(connection->address);
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

static void changed(
    GDBusConnection *bus, const char *sender, const char *object, const char *interface, const char *signal,
    GVariant *arguments, gpointer connection)
{
    const char *old = NULL, *new = NULL;
    if (g_strcmp0(signal, "LocationUpdated") != 0 || !g_variant_is_of_type(arguments, G_VARIANT_TYPE("(oo)")))
        return;
    g_variant_get(arguments, "(&o&o)", &old, &new);
    report(connection, new);
}

static void fail(CGeoClue *connection, GError *error)
{
    gboolean isDenied = g_error_matches(error, G_DBUS_ERROR, G_DBUS_ERROR_ACCESS_DENIED);
    g_dbus_error_strip_remote_error(error);
    connection->events.failed(connection->events.context, isDenied, error->message);
    g_error_free(error);
}

static gboolean connect_bus(CGeoClue *connection, GError **error)
{
    if (connection->address)
        connection->bus = g_dbus_connection_new_for_address_sync(
            connection->address,
            G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL,
            error);
    else
        connection->bus = g_bus_get_sync(G_BUS_TYPE_SYSTEM, NULL, error);
    return connection->bus != NULL;
}

static void forget_client(CGeoClue *connection)
{
    if (connection->subscription)
        g_dbus_connection_signal_unsubscribe(connection->bus, connection->subscription);
    connection->subscription = 0;
    g_clear_pointer(&connection->client, g_free);
}

/// Starts a client of the service; returns `FALSE` with an error.
static gboolean start_client(CGeoClue *connection, GError **error)
{
    GVariant *reply =
        call(connection, "/org/freedesktop/GeoClue2/Manager", SERVICE ".Manager", "GetClient", NULL, error);
    if (!reply)
        return FALSE;
    char *path = NULL;
    if (g_variant_is_of_type(reply, G_VARIANT_TYPE("(o)")))
        g_variant_get(reply, "(o)", &path);
    g_variant_unref(reply);
    if (!path) {
        g_set_error(error, G_IO_ERROR, G_IO_ERROR_FAILED, "the service gave no client");
        return FALSE;
    }
    connection->client = path;
    connection->subscription = g_dbus_connection_signal_subscribe(
        connection->bus, SERVICE, SERVICE ".Client", NULL, path, NULL, G_DBUS_SIGNAL_FLAGS_NONE, changed, connection,
        NULL);
    GVariant *started = NULL;
    if (set(connection, path, "DesktopId", g_variant_new_string(connection->name), error)
        && set(connection, path, "RequestedAccuracyLevel", g_variant_new_uint32(EXACT), error))
        started = call(connection, path, SERVICE ".Client", "Start", NULL, error);
    if (!started) {
        forget_client(connection);
        return FALSE;
    }
    g_variant_unref(started);
    return TRUE;
}

/// The service ended, which is reported, or is back, and is asked again.
static void owner_changed(
    GDBusConnection *bus, const char *sender, const char *object, const char *interface, const char *signal,
    GVariant *arguments, gpointer data)
{
    CGeoClue *connection = data;
    const char *name = NULL, *old = NULL, *new = NULL;
    if (!g_variant_is_of_type(arguments, G_VARIANT_TYPE("(sss)")))
        return;
    g_variant_get(arguments, "(&s&s&s)", &name, &old, &new);
    if (connection->client && *old) {
        forget_client(connection);
        connection->events.failed(
            connection->events.context, FALSE, "the service ended. Locations follow when it is back");
    }
    GError *error = NULL;
    if (!connection->client && *new && !start_client(connection, &error))
        fail(connection, error);
}

static gpointer run(gpointer data)
{
    CGeoClue *connection = data;
    g_main_context_push_thread_default(connection->context);
    GError *error = NULL;
    if (connect_bus(connection, &error) && start_client(connection, &error)) {
        guint owners = g_dbus_connection_signal_subscribe(
            connection->bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
            "/org/freedesktop/DBus", SERVICE, G_DBUS_SIGNAL_FLAGS_NONE, owner_changed, connection, NULL);
        connection->events.started(connection->events.context);
        g_main_loop_run(connection->loop);
        g_dbus_connection_signal_unsubscribe(connection->bus, owners);
        GVariant *reply = NULL;
        if (connection->client)
            reply = call(connection, connection->client, SERVICE ".Client", "Stop", NULL, NULL);
        if (reply)
            g_variant_unref(reply);
        forget_client(connection);
    } else {
        fail(connection, error);
    }
    g_clear_object(&connection->bus);
    g_main_context_pop_thread_default(connection->context);
    connection->events.ended(connection->events.context);
    release(connection);
    return NULL;
}

CGeoClue *cgeoclue_start(const char *name, const char *address, CGeoClueEvents events)
{
    CGeoClue *connection = g_new0(CGeoClue, 1);
    connection->references = 2;
    connection->name = g_strdup(name);
    connection->address = g_strdup(address);
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
