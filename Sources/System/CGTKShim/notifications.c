#include "notifications.h"

#include "bus.h"
#include <string.h>

/* Outside of a sandbox org.freedesktop.Notifications is called, whose messages have numbers; inside
   of one the portal, whose messages have the app's ids.
   https://specifications.freedesktop.org/notification-spec/1.2/
   https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Notification.html */

typedef struct {
  const char *name, *path, *interface;
} Service;

static const Service desktop = {"org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.Notifications"};
static const Service portal = {"org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Notification"};

static gboolean is_sandboxed(void) {
  static int answer = -1;
  if (answer < 0) answer = g_file_test("/.flatpak-info", G_FILE_TEST_EXISTS) || g_getenv("SNAP") || g_strcmp0(g_getenv("GTK_USE_PORTAL"), "1") == 0;
  return answer;
}

static const Service *service(void) { return is_sandboxed() ? &portal : &desktop; }

static void call(const char *method, GVariant *arguments, GAsyncReadyCallback answered, gpointer context) {
  GDBusConnection *bus = ts_session_bus();
  const Service *to = service();
  g_variant_ref_sink(arguments);
  if (bus)
    g_dbus_connection_call(bus, to->name, to->path, to->interface, method, arguments, NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, answered, context);
  else if (answered)
    answered(NULL, NULL, context);
  g_variant_unref(arguments);
}

static GVariant *answer_of(GObject *bus, GAsyncResult *result) {
  return result ? g_dbus_connection_call_finish(G_DBUS_CONNECTION(bus), result, NULL) : NULL;
}

/* A message on the desktop. */
typedef struct {
  guint32 number; /* the desktop's, 0 until it has answered */
  guint call;     /* counts the calls of this program */
} Message;

/* The messages by the app's ids. */
static GHashTable *messages(void) {
  static GHashTable *table;
  if (!table) table = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
  return table;
}

/* Returns the id of a number, to be freed, or NULL. */
static char *id_of(guint32 number) {
  GHashTableIter iterator;
  gpointer id, message;
  g_hash_table_iter_init(&iterator, messages());
  while (number && g_hash_table_iter_next(&iterator, &id, &message))
    if (((Message *)message)->number == number) return g_strdup(id);
  return NULL;
}

/* Answers */

static void (*report)(void *context, const char *id, TSNotificationAnswer answer, const char *action);
static void *report_context;

static void report_action(const char *id, const char *action) {
  if (strcmp(action, "default") == 0)
    report(report_context, id, TS_NOTIFICATION_OPENED, NULL);
  else
    report(report_context, id, TS_NOTIFICATION_ACTION, action);
}

static void signalled(GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal, GVariant *arguments,
                      gpointer context) {
  if (is_sandboxed()) {
    const char *id, *action;
    if (strcmp(signal, "ActionInvoked") != 0 || !g_variant_is_of_type(arguments, G_VARIANT_TYPE("(ssav)"))) return;
    g_variant_get_child(arguments, 0, "&s", &id);
    g_variant_get_child(arguments, 1, "&s", &action);
    report_action(id, action);
    return;
  }
  guint number = 0, reason = 0;
  const char *action = NULL;
  if (strcmp(signal, "ActionInvoked") == 0 && g_variant_is_of_type(arguments, G_VARIANT_TYPE("(us)")))
    g_variant_get(arguments, "(u&s)", &number, &action);
  else if (strcmp(signal, "NotificationClosed") == 0 && g_variant_is_of_type(arguments, G_VARIANT_TYPE("(uu)")))
    g_variant_get(arguments, "(uu)", &number, &reason);
  char *id = id_of(number);
  if (!id) return;
  /* The desktop closes a message after its action; a reason of 2 means that the user closed it. One
     that expired stays among those that were delivered. */
  if (action || reason == 2) g_hash_table_remove(messages(), id);
  if (action)
    report_action(id, action);
  else if (reason == 2)
    report(report_context, id, TS_NOTIFICATION_DISMISSED, NULL);
  g_free(id);
}

void ts_watch_notifications(void (*answered)(void *context, const char *id, TSNotificationAnswer answer, const char *action), void *context) {
  report = answered;
  report_context = context;
}

/* Subscribes at the first notification, so that programs without any open no bus. */
static void subscribe(void) {
  static gboolean is_subscribed;
  if (is_subscribed || !ts_session_bus()) return;
  is_subscribed = TRUE;
  g_dbus_connection_signal_subscribe(ts_session_bus(), service()->name, service()->interface, NULL, service()->path, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                     signalled, NULL, NULL);
}

/* Finding */

typedef struct {
  void (*found)(void *context, gboolean is_there);
  void *context;
} Search;

static void service_answered(GObject *bus, GAsyncResult *result, gpointer context) {
  Search *search = context;
  GVariant *answer = answer_of(bus, result);
  search->found(search->context, answer != NULL);
  if (answer) g_variant_unref(answer);
  g_free(search);
}

void ts_find_notification_service(void (*found)(void *context, gboolean is_there), void *context) {
  Search *search = g_new(Search, 1);
  *search = (Search){found, context};
  if (!is_sandboxed()) {
    call("GetServerInformation", g_variant_new("()"), service_answered, search);
    return;
  }
  GDBusConnection *bus = ts_session_bus();
  if (!bus)
    service_answered(NULL, NULL, search);
  else
    g_dbus_connection_call(bus, portal.name, portal.path, "org.freedesktop.DBus.Properties", "Get",
                           g_variant_new("(ss)", portal.interface, "version"), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, service_answered, search);
}

/* Showing */

/* A call that is not answered yet. */
typedef struct {
  char *id;
  guint call;
} Pending;

static void was_shown(GObject *bus, GAsyncResult *result, gpointer context) {
  Pending *pending = context;
  GVariant *answer = answer_of(bus, result);
  guint32 number = 0;
  if (answer && g_variant_is_of_type(answer, G_VARIANT_TYPE("(u)"))) g_variant_get(answer, "(u)", &number);
  if (answer) g_variant_unref(answer);
  Message *message = g_hash_table_lookup(messages(), pending->id);
  if (message && message->call == pending->call)
    message->number = number;
  else if (number && !(message && message->number == number)) /* withdrawn, or replaced by a later call, in the meantime */
    call("CloseNotification", g_variant_new("(u)", number), NULL, NULL);
  g_free(pending->id);
  g_free(pending);
}

static void notify_desktop(const TSNotification *notification) {
  GVariantBuilder actions, hints;
  g_variant_builder_init(&actions, G_VARIANT_TYPE("as"));
  g_variant_builder_add(&actions, "s", "default");
  g_variant_builder_add(&actions, "s", "");
  for (const char *const *text = notification->actions; *text; text++) g_variant_builder_add(&actions, "s", *text);
  g_variant_builder_init(&hints, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&hints, "{sv}", "urgency", g_variant_new_byte(notification->urgency));
  if (notification->picture) g_variant_builder_add(&hints, "{sv}", "image-path", g_variant_new_string(notification->picture));
  if (notification->sounds)
    g_variant_builder_add(&hints, "{sv}", "sound-name", g_variant_new_string("message-new-instant"));
  else
    g_variant_builder_add(&hints, "{sv}", "suppress-sound", g_variant_new_boolean(TRUE));
  const char *name = g_get_prgname();
  if (name) g_variant_builder_add(&hints, "{sv}", "desktop-entry", g_variant_new_string(name));
  static guint calls;
  Message *message = g_hash_table_lookup(messages(), notification->id);
  if (!message) {
    message = g_new0(Message, 1);
    g_hash_table_insert(messages(), g_strdup(notification->id), message);
  }
  message->call = ++calls;
  Pending *pending = g_new(Pending, 1);
  *pending = (Pending){g_strdup(notification->id), message->call};
  const char *app = g_get_application_name();
  /* Bodies may have markup. */
  char *body = g_markup_escape_text(notification->body, -1);
  call("Notify",
       g_variant_new("(susssasa{sv}i)", app ? app : "", message->number, "", notification->title, body, &actions, &hints, -1),
       was_shown, pending);
  g_free(body);
}

static void notify_portal(const TSNotification *notification) {
  static const char *const priorities[] = {"low", "normal", "urgent"};
  GVariantBuilder message;
  g_variant_builder_init(&message, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&message, "{sv}", "title", g_variant_new_string(notification->title));
  g_variant_builder_add(&message, "{sv}", "body", g_variant_new_string(notification->body));
  g_variant_builder_add(&message, "{sv}", "priority", g_variant_new_string(priorities[CLAMP(notification->urgency, 0, 2)]));
  g_variant_builder_add(&message, "{sv}", "default-action", g_variant_new_string("default"));
  GVariantBuilder buttons;
  g_variant_builder_init(&buttons, G_VARIANT_TYPE("aa{sv}"));
  for (const char *const *text = notification->actions; *text; text += 2) {
    g_variant_builder_open(&buttons, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&buttons, "{sv}", "label", g_variant_new_string(text[1]));
    g_variant_builder_add(&buttons, "{sv}", "action", g_variant_new_string(text[0]));
    g_variant_builder_close(&buttons);
  }
  g_variant_builder_add(&message, "{sv}", "buttons", g_variant_builder_end(&buttons));
  call("AddNotification", g_variant_new("(sa{sv})", notification->id, &message), NULL, NULL);
}

void ts_notify(const TSNotification *notification) {
  subscribe();
  if (is_sandboxed())
    notify_portal(notification);
  else
    notify_desktop(notification);
}

void ts_withdraw_notification(const char *id) {
  if (is_sandboxed()) {
    call("RemoveNotification", g_variant_new("(s)", id), NULL, NULL);
    return;
  }
  Message *message = g_hash_table_lookup(messages(), id);
  if (message && message->number) call("CloseNotification", g_variant_new("(u)", message->number), NULL, NULL);
  g_hash_table_remove(messages(), id);
}

/* The app's icon */

void ts_set_badge(int count) {
  GDBusConnection *bus = ts_session_bus();
  if (!bus) return;
  /* Desktops tell a program they start which entry they started. */
  const char *file = g_getenv("GIO_LAUNCHED_DESKTOP_FILE");
  char *entry = file ? g_path_get_basename(file) : g_strconcat(g_get_prgname(), ".desktop", NULL);
  char *address = g_strconcat("application://", entry, NULL);
  char *path = g_strdup_printf("/com/canonical/unity/launcherentry/%u", g_str_hash(address));
  GVariantBuilder properties;
  g_variant_builder_init(&properties, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&properties, "{sv}", "count", g_variant_new_int64(count));
  g_variant_builder_add(&properties, "{sv}", "count-visible", g_variant_new_boolean(count > 0));
  g_dbus_connection_emit_signal(bus, NULL, path, "com.canonical.Unity.LauncherEntry", "Update",
                                g_variant_new("(sa{sv})", address, &properties), NULL);
  g_free(path);
  g_free(address);
  g_free(entry);
}
