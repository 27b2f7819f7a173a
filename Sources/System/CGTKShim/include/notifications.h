/* Messages that the desktop shows outside of the app's windows. */
#pragma once
#include <gtk/gtk.h>

typedef struct {
  const char *id, *title, *body;
  /* Ids and titles of the buttons in turn, and NULL. */
  const char *const *actions;
  /* 0 for low, 1 for normal, 2 for critical. */
  int urgency;
  gboolean sounds;
  /* The path of a picture file, or NULL. */
  const char *picture;
} TSNotification;

typedef enum { TS_NOTIFICATION_OPENED, TS_NOTIFICATION_ACTION, TS_NOTIFICATION_DISMISSED } TSNotificationAnswer;

/* Calls `answered` after the user answered a notification; `action` is the id of a button, or NULL. */
void ts_watch_notifications(void (*answered)(void *context, const char *id, TSNotificationAnswer answer, const char *action), void *context);

/* Calls `found` with TRUE if the desktop shows notifications. */
void ts_find_notification_service(void (*found)(void *context, gboolean is_there), void *context);

/* Shows a notification, in place of one of its id. */
void ts_notify(const TSNotification *notification);

/* Removes the notification of this id, if it is shown. */
void ts_withdraw_notification(const char *id);

/* Shows a number next to the app's icon in docks that know the launcher interface; 0 for none. */
void ts_set_badge(int count);
