#include "compositor.h"
#include "private_display.h"
#include "webkit.h"

ts_web_events ts_events;

/* Loads no library for a picture that is drawn by the processor, and none for screen readers: the page is in UIKit's own
   tree. The engine's processes inherit these. */
static void prepare_environment(void) {
  g_setenv("GSK_RENDERER", "cairo", FALSE);
  g_setenv("GDK_DEBUG", "gl-disable", FALSE);
  g_setenv("GTK_A11Y", "none", FALSE);
  g_setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", FALSE);
}

/* Pages look the same on every machine where no desktop sets the style of their text. */
static void set_text_style(void) {
  g_object_set(gtk_settings_get_default(), "gtk-xft-antialias", 1, "gtk-xft-hinting", 0, "gtk-xft-hintstyle",
               "hintnone", "gtk-xft-rgba", "none", "gtk-xft-dpi", 96 * 1024, "gtk-font-name", "Sans 11", NULL);
}

/* ---- The clipboard of a program without a display -------------------------------------------- */

static GdkClipboard *clipboard(void) { return gdk_display_get_clipboard(gdk_display_get_default()); }

static void text_read(GObject *source, GAsyncResult *result, gpointer unused) {
  char *text = gdk_clipboard_read_text_finish(GDK_CLIPBOARD(source), result, NULL);
  ts_events.copied(text ? text : "");
  g_free(text);
}

static void clipboard_changed(GdkClipboard *source, gpointer unused) {
  ts_events.copied(NULL);
  gdk_clipboard_read_text_async(source, NULL, text_read, NULL);
}

static void set_clipboard(const char *text) { gdk_clipboard_set_text(clipboard(), text); }

/* ---- Starting -------------------------------------------------------------------------------- */

/* The engine ends the whole program where its sandbox cannot start, so this asks before. */
static bool can_make_sandbox(void) {
  char *arguments[] = {"bwrap",   "--ro-bind", "/",     "/",    "--unshare-user-try", "--unshare-pid", "--unshare-net",
                       "--proc",  "/proc",     "--dev", "/dev", "true",               NULL};
  GSpawnFlags flags = G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL;
  int status = -1;
  return g_spawn_sync(NULL, arguments, NULL, flags, NULL, NULL, NULL, NULL, &status, NULL) &&
         g_spawn_check_wait_status(status, NULL);
}

/* The library releases its context when the program exits, on whatever thread that happens. The context then ends the
   whole program by SIGABRT, unless it is the main thread and all pages are closed. So it lives on. */
static void keep_context(void) { g_object_ref(wk.webkit_web_context_get_default()); }

static const char sandbox_variable[] = "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS";

static char *start(const ts_web_events *events, bool allows_no_sandbox) {
  ts_events = *events;
  if (!g_getenv(sandbox_variable) && !can_make_sandbox()) {
    if (!allows_no_sandbox) {
      return g_strdup(
          "No sandbox for web content can be made here: bubblewrap could not make its namespaces. Let the system "
          "allow user namespaces, or set WKWebView.allowsContentWithoutSandbox for content that you trust");
    }
    g_setenv(sandbox_variable, "1", TRUE);
  }
  prepare_environment();
  bool has_desktop = gdk_display_get_default() != NULL;
  if (!ts_private_display()) return g_strdup("GTK cannot open a display of this program's own");
  if (!has_desktop) set_text_style();
  char *reason = ts_webkit_open();
  if (!reason) keep_context();
  if (!reason && !has_desktop) g_signal_connect(clipboard(), "changed", G_CALLBACK(clipboard_changed), NULL);
  return reason;
}

static void version(int numbers[3]) {
  numbers[0] = (int)wk.webkit_get_major_version();
  numbers[1] = (int)wk.webkit_get_minor_version();
  numbers[2] = (int)wk.webkit_get_micro_version();
}

static bool turn(void) { return g_main_context_iteration(NULL, FALSE); }

static void set_appearance(bool is_dark, bool reduces_motion) {
  g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", (gboolean)is_dark,
               "gtk-enable-animations", (gboolean)!reduces_motion, NULL);
}

static void set_languages(const char *languages) {
  char **list = g_strsplit(languages, "\n", -1);
  wk.webkit_web_context_set_preferred_languages(wk.webkit_web_context_get_default(), (const char *const *)list);
  g_strfreev(list);
}

const ts_web_functions *ts_web_host(void) {
  static ts_web_functions functions;
  if (!functions.start) {
    functions.version = version;
    functions.turn = turn;
    functions.set_appearance = set_appearance;
    functions.set_languages = set_languages;
    functions.set_clipboard = set_clipboard;
    ts_add_views(&functions);
    ts_add_loading(&functions);
    ts_add_answers(&functions);
    ts_add_scripts(&functions);
    ts_add_input(&functions);
    ts_add_documents(&functions);
    ts_add_storage(&functions);
    functions.start = start;
  }
  return &functions;
}
