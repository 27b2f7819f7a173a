/* The desktop's dialogs. */
#pragma once
#include <gtk/gtk.h>

typedef enum { TS_OPEN_FILES, TS_SAVE_FILE, TS_CHOOSE_FOLDER } TSFileAction;

/*
 * Shows a dialog for files. `patterns` are those of the files' names, one a line, or empty for all files.
 * `done` gets the chosen paths, one a line, or NULL if there are none. `parent`, `title`, `name` and `folder`
 * may be NULL.
 */
void ts_choose_files(GtkWindow *parent, TSFileAction action, const char *title, gboolean multiple, const char *name,
                     const char *folder, const char *patterns, void (*done)(void *context, const char *paths),
                     void *context);

/* In points of 1/72 inch, for paper as it is read. */
typedef struct {
  double width, height;
  double left, top, right, bottom; /* margins */
} TSPaper;

typedef struct {
  gboolean landscape;
  gboolean two_sided;
  gboolean grayscale;
} TSPrintSettings;

typedef enum { TS_PRINTED, TS_PRINT_CANCELLED, TS_PRINT_FAILED } TSPrintOutcome;

/*
 * Shows a dialog for printers. `make` returns the path of a PDF for the chosen paper, to be freed, or NULL.
 * `done` is called once, at the end; `message` says why printing failed.
 */
void ts_print(GtkWindow *parent, const char *title, const TSPrintSettings *settings,
              char *(*make)(void *context, const TSPaper *paper),
              void (*done)(void *context, TSPrintOutcome outcome, const char *message), void *context);
