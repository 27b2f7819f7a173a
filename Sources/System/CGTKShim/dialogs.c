#include "dialogs.h"

#include <gtk/gtkunixprint.h>

/* ---- Files ---------------------------------------------------------------------------------- */

typedef struct {
  void (*done)(void *, const char *);
  void *context;
} FileAnswer;

static void files_chosen(GtkNativeDialog *dialog, int response, FileAnswer *answer) {
  GString *paths = response == GTK_RESPONSE_ACCEPT ? g_string_new(NULL) : NULL;
  if (paths) {
    GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
    for (guint i = 0; i < g_list_model_get_n_items(files); i++) {
      GFile *file = g_list_model_get_item(files, i);
      char *path = g_file_get_path(file);
      if (path) g_string_append_printf(paths, "%s\n", path); /* a place without a path is no file */
      g_free(path);
      g_object_unref(file);
    }
    g_object_unref(files);
  }
  answer->done(answer->context, paths && paths->len ? paths->str : NULL);
  if (paths) g_string_free(paths, TRUE);
  g_free(answer);
  g_object_unref(dialog);
}

void ts_choose_files(GtkWindow *parent, TSFileAction action, const char *title, gboolean multiple, const char *name,
                     const char *folder, const char *patterns, void (*done)(void *, const char *), void *context) {
  static const GtkFileChooserAction actions[] = {GTK_FILE_CHOOSER_ACTION_OPEN, GTK_FILE_CHOOSER_ACTION_SAVE,
                                                 GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER};
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(title, parent, actions[action], NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  if (action == TS_OPEN_FILES) gtk_file_chooser_set_select_multiple(chooser, multiple);
  if (name && action == TS_SAVE_FILE) gtk_file_chooser_set_current_name(chooser, name);
  if (folder) {
    GFile *place = g_file_new_for_path(folder);
    gtk_file_chooser_set_current_folder(chooser, place, NULL);
    g_object_unref(place);
  }
  if (*patterns && action == TS_OPEN_FILES) {
    GtkFileFilter *filter = gtk_file_filter_new();
    GString *names = g_string_new(NULL);
    char **lines = g_strsplit(patterns, "\n", -1);
    for (char **line = lines; *line; line++) {
      gtk_file_filter_add_pattern(filter, *line);
      /* Every other pattern is the same in capitals. */
      if ((line - lines) % 2 == 0) g_string_append_printf(names, "%s%s", names->len ? ", " : "", *line);
    }
    gtk_file_filter_set_name(filter, names->str);
    gtk_file_chooser_add_filter(chooser, filter);
    g_strfreev(lines);
    g_string_free(names, TRUE);
    g_object_unref(filter);
  }
  FileAnswer *answer = g_new(FileAnswer, 1);
  *answer = (FileAnswer){done, context};
  g_signal_connect(dialog, "response", G_CALLBACK(files_chosen), answer);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

/* ---- Printers ------------------------------------------------------------------------------- */

typedef struct {
  char *title;
  char *(*make)(void *, const TSPaper *);
  void (*done)(void *, TSPrintOutcome, const char *);
  void *context;
} PrintAnswer;

static void end_printing(PrintAnswer *answer, TSPrintOutcome outcome, const char *message) {
  answer->done(answer->context, outcome, message);
  g_free(answer->title);
  g_free(answer);
}

static void job_ended(GtkPrintJob *job, gpointer context, const GError *error) {
  end_printing(context, error ? TS_PRINT_FAILED : TS_PRINTED, error ? error->message : NULL);
}

static void send(PrintAnswer *answer, GtkPrinter *printer, GtkPrintSettings *settings, GtkPageSetup *setup) {
  TSPaper paper = {
      gtk_page_setup_get_paper_width(setup, GTK_UNIT_POINTS),  gtk_page_setup_get_paper_height(setup, GTK_UNIT_POINTS),
      gtk_page_setup_get_left_margin(setup, GTK_UNIT_POINTS),  gtk_page_setup_get_top_margin(setup, GTK_UNIT_POINTS),
      gtk_page_setup_get_right_margin(setup, GTK_UNIT_POINTS), gtk_page_setup_get_bottom_margin(setup, GTK_UNIT_POINTS),
  };
  char *path = answer->make(answer->context, &paper);
  if (!path) {
    end_printing(answer, TS_PRINT_FAILED, NULL);
    return;
  }
  GError *error = NULL;
  GtkPrintJob *job = gtk_print_job_new(answer->title, printer, settings, setup);
  if (gtk_print_job_set_source_file(job, path, &error))
    gtk_print_job_send(job, job_ended, answer, NULL);
  else
    end_printing(answer, TS_PRINT_FAILED, error->message);
  g_clear_error(&error);
  g_object_unref(job);
  g_free(path);
}

static void printer_chosen(GtkDialog *widget, int response, PrintAnswer *answer) {
  GtkPrintUnixDialog *dialog = GTK_PRINT_UNIX_DIALOG(widget);
  GtkPrinter *printer = gtk_print_unix_dialog_get_selected_printer(dialog);
  gtk_widget_hide(GTK_WIDGET(widget));
  if (response == GTK_RESPONSE_OK && printer) {
    GtkPrintSettings *settings = gtk_print_unix_dialog_get_settings(dialog);
    send(answer, printer, settings, gtk_print_unix_dialog_get_page_setup(dialog));
    g_object_unref(settings);
  } else {
    end_printing(answer, TS_PRINT_CANCELLED, NULL);
  }
  gtk_window_destroy(GTK_WINDOW(widget));
}

void ts_print(GtkWindow *parent, const char *title, const TSPrintSettings *wanted,
              char *(*make)(void *, const TSPaper *), void (*done)(void *, TSPrintOutcome, const char *),
              void *context) {
  GtkPrintUnixDialog *dialog = GTK_PRINT_UNIX_DIALOG(gtk_print_unix_dialog_new(NULL, parent));
  gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
  gtk_print_unix_dialog_set_manual_capabilities(
      dialog, GTK_PRINT_CAPABILITY_GENERATE_PDF | GTK_PRINT_CAPABILITY_COPIES);
  gtk_print_unix_dialog_set_embed_page_setup(dialog, TRUE);

  GtkPrintSettings *settings = gtk_print_settings_new();
  gtk_print_settings_set_use_color(settings, !wanted->grayscale);
  gtk_print_settings_set_duplex(settings, wanted->two_sided ? GTK_PRINT_DUPLEX_HORIZONTAL : GTK_PRINT_DUPLEX_SIMPLEX);
  gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, title);
  gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  gtk_print_unix_dialog_set_settings(dialog, settings);
  g_object_unref(settings);

  GtkPageSetup *setup = gtk_page_setup_new();
  gtk_page_setup_set_orientation(setup,
                                 wanted->landscape ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_print_unix_dialog_set_page_setup(dialog, setup);
  g_object_unref(setup);

  PrintAnswer *answer = g_new(PrintAnswer, 1);
  *answer = (PrintAnswer){g_strdup(title), make, done, context};
  g_signal_connect(dialog, "response", G_CALLBACK(printer_chosen), answer);
  gtk_window_present(GTK_WINDOW(dialog));
}
