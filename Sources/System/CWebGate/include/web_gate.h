/* The functions of a web engine without a window, by which the module WebHosting shows pages.

   CWebHost has them. The shared library of UIKit does not contain it: an app that shows no page loads neither GTK nor
   WebKit for them. All functions are for the main thread, and all events arrive there. Strings are UTF-8; those of an
   event are valid during the call. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Only what Swift need not unwrap is marked. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

typedef struct ts_web ts_web;

/* What a page changed, in `changed`. */
enum { TS_WEB_TITLE, TS_WEB_URL, TS_WEB_PROGRESS, TS_WEB_LOADING, TS_WEB_HISTORY, TS_WEB_THEME };

/* The request of a navigation, in `decide` and `open`. `type`: 0 link, 1 form, 2 history, 3 reload, 4 form again,
   5 other. */
typedef struct {
  const char *url;
  const char *method;
  const char *frame;
  int type;
  int modifiers;
  int button;
  bool by_user;
  bool is_redirect;
  bool opens_window;
  /* Of a response. */
  bool is_response;
  bool is_main_frame;
  bool can_show;
  const char *mime_type;
  const char *file_name;
  int64_t length;
  int status;
  const char *response_url;
} ts_web_navigation;

/* What a view reports. `context` is that of new_view. */
typedef struct {
  /* A new picture: premultiplied BGRA, valid during the call. */
  void (*frame)(void *context, const uint8_t *pixels, int width, int height, int stride);
  void (*changed)(void *context, int what);
  /* 0 began, 1 redirected, 2 committed, 3 finished */
  void (*loaded)(void *context, int event);
  void (*failed)(void *context, int event, const char *url, const char *domain, int code, const char *message);
  void (*certificate_failed)(void *context, const char *url, int errors);
  /* 0 crashed, 1 too much memory, 2 ended by the app */
  void (*process_ended)(void *context, int reason);
  /* `decision` is answered by answer_policy, at once or later. */
  void (*decide)(void *context, void *decision, const ts_web_navigation *navigation);
  /* Returns a view that was made with `related`, or NULL. */
  ts_web *(*open)(void *context, const ts_web_navigation *navigation);
  void (*close)(void *context);
  /* 0 alert, 1 confirm, 2 prompt, 3 leaving the page; answered by answer_dialog. */
  void (*dialog)(void *context, void *dialog, int type, const char *text, const char *initial);
  /* `reply` is NULL for handlers without; otherwise answered by answer_message. */
  void (*message)(void *context, const char *name, const char *world, const char *json, void *reply);
  /* Answered by answer_authentication. `scheme`: 1 default, 2 HTTP basic, 3 digest … as WebKitAuthenticationScheme */
  void (*authenticate)(void *context, void *request, const char *host, int port, const char *realm, int scheme,
                       bool is_retry, bool is_proxy);
  /* A list of choices at a place, answered by answer_menu. `labels` are separated by line feeds; the first character of
     each is 1 for the selected one, 2 for a disabled one, 3 for a title, else 0 (as digits). */
  void (*choose)(void *context, void *menu, const char *labels, double x, double y, double width, double height);
  /* Answered by answer_files. */
  void (*choose_files)(void *context, void *request, bool allows_many, const char *types);
  /* A long press or the secondary button; `link` and `image` may be NULL. */
  void (*context_menu)(void *context, const char *link, const char *image, bool is_editable, bool is_selection);
  void (*hovered)(void *context, const char *link, const char *cursor);
  /* Text is edited, or not any more. `purpose` is 0 text, 1 digits, 2 number, 3 phone, 4 URL, 5 mail, 6 password. */
  void (*editing)(void *context, bool begins, int purpose, int hints);
  void (*caret)(void *context, double x, double y, double width, double height);
  void (*found)(void *context, int count);
  void (*wants_fullscreen)(void *context, bool enters);
  void (*permission)(void *context, void *request, const char *kind);
  /* `request` is answered by the functions below; `body` may be NULL. `headers`: name, line feed, value, line feed … */
  void (*scheme_began)(void *context, void *request, const char *url, const char *method, const char *headers,
                       const uint8_t *body, size_t count);
  /* `download` stays valid until it finished or failed. */
  void (*download_began)(void *context, void *download, const char *url);
  void (*download_wants_path)(void *context, void *download, const char *name);
  void (*download_progressed)(void *context, void *download, int64_t received, int64_t expected);
  void (*download_finished)(void *context, void *download);
  void (*download_failed)(void *context, void *download, int code, const char *message);
  /* The clipboard of a program without a display changes: NULL first, its text later. */
  void (*copied)(const char *text);
} ts_web_events;

/* The result of asynchronous calls: exactly one of `json` and `error` is NULL. `error` is “domain code line file”,
   a line feed, and the message, for errors of scripts. */
typedef void (*ts_web_result)(void *context, const char *json, const char *error);
/* The result of calls that make data; NULL and a reason if they fail. Width and height are those of a picture. */
typedef void (*ts_web_data)(void *context, const uint8_t *bytes, size_t count, int width, int height,
                            const char *error);

typedef struct {
  /* Loads the engine. Returns NULL, or a reason, which is freed by the caller. `allows_no_sandbox`: pages may run
     without a sandbox where none can be made. */
  char *_Nullable (*_Nonnull start)(const ts_web_events *_Nonnull events, bool allows_no_sandbox);
  /* The version, as in 2.50.6, after start. */
  void (*_Nonnull version)(int numbers[_Nonnull 3]);
  /* Handles one event of the engine, if there is one. */
  bool (*_Nonnull turn)(void);
  void (*_Nonnull set_appearance)(bool is_dark, bool reduces_motion);
  void (*_Nonnull set_languages)(const char *_Nonnull languages);

  void *_Nonnull (*_Nonnull new_session)(const char *_Nullable data_folder, const char *_Nullable cache_folder);
  void (*_Nonnull free_session)(void *_Nonnull session);
  void (*_Nonnull cookies)(void *_Nonnull session, ts_web_result _Nonnull done, void *_Nullable context);
  void (*_Nonnull set_cookie)(void *_Nonnull session, const char *_Nonnull const *_Nonnull fields, double expires,
                              bool is_secure, bool is_http_only, bool deletes, ts_web_result _Nonnull done,
                              void *_Nullable context);
  void (*_Nonnull clear_data)(void *_Nonnull session, int types, double since, ts_web_result _Nonnull done,
                              void *_Nullable context);

  ts_web *_Nonnull (*_Nonnull new_view)(void *_Nonnull context, void *_Nullable session, ts_web *_Nullable related,
                                        int width, int height, int scale);
  void (*_Nonnull free_view)(ts_web *_Nonnull view);
  void (*_Nonnull resize)(ts_web *_Nonnull view, int width, int height, int scale);
  bool (*_Nonnull capture)(ts_web *_Nonnull view);
  void (*_Nonnull set_background)(ts_web *_Nonnull view, double red, double green, double blue);
  void (*_Nonnull set_flag)(ts_web *_Nonnull view, const char *_Nonnull setting, bool value);
  void (*_Nonnull set_text)(ts_web *_Nonnull view, const char *_Nonnull setting, const char *_Nullable value);
  void (*_Nonnull set_number)(ts_web *_Nonnull view, const char *_Nonnull setting, int value);
  void (*_Nonnull set_zoom)(ts_web *_Nonnull view, double zoom);

  void (*_Nonnull load)(ts_web *_Nonnull view, const char *_Nonnull url, const char *_Nonnull headers);
  void (*_Nonnull load_data)(ts_web *_Nonnull view, const uint8_t *_Nonnull bytes, size_t count,
                             const char *_Nonnull type, const char *_Nonnull encoding, const char *_Nullable base);
  void (*_Nonnull reload)(ts_web *_Nonnull view, bool bypasses_cache);
  void (*_Nonnull stop)(ts_web *_Nonnull view);
  bool (*_Nonnull go)(ts_web *_Nonnull view, int steps);
  const char *_Nullable (*_Nonnull title)(ts_web *_Nonnull view);
  const char *_Nullable (*_Nonnull url)(ts_web *_Nonnull view);
  double (*_Nonnull progress)(ts_web *_Nonnull view);
  bool (*_Nonnull is_loading)(ts_web *_Nonnull view);
  bool (*_Nonnull can_go)(ts_web *_Nonnull view, int steps);
  bool (*_Nonnull is_secure)(ts_web *_Nonnull view);
  bool (*_Nonnull theme)(ts_web *_Nonnull view, double color[_Nonnull 4]);
  /* The entry of the history; `part`: 0 address, 1 title, 2 first address. NULL outside of it. */
  const char *_Nullable (*_Nonnull history)(ts_web *_Nonnull view, int steps, int part);
  void (*_Nonnull state)(ts_web *_Nonnull view, ts_web_data _Nonnull done, void *_Nullable context);
  bool (*_Nonnull restore)(ts_web *_Nonnull view, const uint8_t *_Nonnull bytes, size_t count);
  void (*_Nonnull end_process)(ts_web *_Nonnull view);

  /* An expression, or the body of an asynchronous function with a variable `values`, which is JSON. */
  void (*_Nonnull run)(ts_web *_Nonnull view, const char *_Nonnull script, const char *_Nullable values,
                       const char *_Nullable world, ts_web_result _Nullable done, void *_Nullable context);
  void (*_Nonnull add_script)(ts_web *_Nonnull view, const char *_Nonnull source, bool at_start, bool main_frame_only,
                              const char *_Nullable world);
  void (*_Nonnull add_style)(ts_web *_Nonnull view, const char *_Nonnull source);
  void (*_Nonnull remove_scripts)(ts_web *_Nonnull view);
  void (*_Nonnull add_handler)(ts_web *_Nonnull view, const char *_Nonnull name, const char *_Nullable world,
                               bool replies);
  void (*_Nonnull remove_handler)(ts_web *_Nonnull view, const char *_Nonnull name, const char *_Nullable world);
  void (*_Nonnull compile_rules)(const char *_Nonnull folder, const char *_Nonnull id, const char *_Nonnull json,
                                 void (*_Nonnull done)(void *_Nullable context, void *_Nullable rules,
                                                       const char *_Nullable error),
                                 void *_Nullable context);
  void (*_Nonnull add_rules)(ts_web *_Nonnull view, void *_Nonnull rules);
  void (*_Nonnull remove_rules)(ts_web *_Nonnull view);
  void (*_Nonnull free_rules)(void *_Nonnull rules);

  /* 0 cancel, 1 go on, 2 download */
  void (*_Nonnull answer_policy)(void *_Nonnull decision, int answer);
  void (*_Nonnull answer_dialog)(void *_Nonnull dialog, bool confirms, const char *_Nullable text);
  void (*_Nonnull answer_message)(void *_Nonnull reply, const char *_Nullable json, const char *_Nullable error);
  void (*_Nonnull answer_authentication)(void *_Nonnull request, const char *_Nullable user,
                                         const char *_Nullable password);
  void (*_Nonnull trust_certificate)(ts_web *_Nonnull view, const char *_Nonnull host);
  void (*_Nonnull answer_menu)(void *_Nonnull menu, int index);
  void (*_Nonnull answer_files)(void *_Nonnull request, const char *_Nonnull const *_Nullable paths);
  void (*_Nonnull answer_permission)(void *_Nonnull request, bool allows);

  bool (*_Nonnull register_scheme)(const char *_Nonnull scheme);
  void (*_Nonnull answer_scheme)(void *_Nonnull request, const uint8_t *_Nullable bytes, size_t count, int status,
                                 const char *_Nonnull type, const char *_Nonnull headers);
  void (*_Nonnull fail_scheme)(void *_Nonnull request, const char *_Nonnull message);

  void (*_Nonnull start_download)(ts_web *_Nonnull view, const char *_Nonnull url);
  void (*_Nonnull save_download)(void *_Nonnull download, const char *_Nullable path);
  void (*_Nonnull cancel_download)(void *_Nonnull download);

  void (*_Nonnull snapshot)(ts_web *_Nonnull view, bool whole_page, ts_web_data _Nonnull done,
                            void *_Nullable context);
  void (*_Nonnull print)(ts_web *_Nonnull view, const char *_Nonnull path, double width, double height,
                         ts_web_result _Nonnull done, void *_Nullable context);
  /* Bits: 1 ignores case, 16 wraps around, 8 backwards; found reports the number of matches. */
  void (*_Nonnull find)(ts_web *_Nonnull view, const char *_Nullable text, int options);
  void (*_Nonnull edit)(ts_web *_Nonnull view, const char *_Nonnull command, const char *_Nullable argument);

  /* The text that pages paste, in a program without a display. */
  void (*_Nonnull set_clipboard)(const char *_Nonnull text);

  /* The milliseconds that events have happened at, from now on; 0 stands for real time. */
  void (*_Nonnull set_event_time)(uint32_t time);
  /* Input, in points of the view. */
  void (*_Nonnull focus)(ts_web *_Nonnull view, bool has_focus);
  void (*_Nonnull move)(ts_web *_Nonnull view, double x, double y);
  void (*_Nonnull press)(ts_web *_Nonnull view, int button, bool is_down);
  void (*_Nonnull wheel)(ts_web *_Nonnull view, double dx, double dy);
  /* 0 down, 1 moved, 2 up, 3 cancelled */
  void (*_Nonnull touch)(ts_web *_Nonnull view, int phase, int id, double x, double y);
  /* A key of a US keyboard by its number in linux/input-event-codes.h; modifiers are bits of xkb. */
  void (*_Nonnull key)(ts_web *_Nonnull view, int code, int modifiers, bool is_down);
  void (*_Nonnull commit)(ts_web *_Nonnull view, const char *_Nonnull text);
  void (*_Nonnull compose)(ts_web *_Nonnull view, const char *_Nullable text, int caret);
  /* Calls `done` once the input that was sent has been given to the page's view. */
  void (*_Nonnull when_read)(ts_web *_Nonnull view, ts_web_result _Nonnull done, void *_Nullable context);
} ts_web_functions;

/* The functions, or NULL and a reason that the caller frees. */
const ts_web_functions *_Nullable ts_web_find(char *_Nullable *_Nonnull reason);

#pragma clang diagnostic pop
