/*
 * The list of `make bench ARGS=lists`, in GTK 4: 100,000 rows of five widgets, one of which wraps,
 * scrolled by 40 points a frame. Prints the processor time of the first frame, and of half and of
 * 99 in 100 of the others, in milliseconds.
 */
#include <gtk/gtk.h>
#include <stdlib.h>
#include <time.h>

enum { rows = 100000, frames = 1000, warm = 100 };

static double times[frames];
static double started, frame_start, first;
static int frame = -warm;
static GtkAdjustment *position;
static double step = 40;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static GtkWidget *text(GtkWidget *grid, int x, int y, int width, gboolean wraps) {
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_wrap(GTK_LABEL(label), wraps);
  gtk_grid_attach(GTK_GRID(grid), label, x, y, width, 1);
  return label;
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *grid = gtk_grid_new();
  GtkWidget *dot = gtk_drawing_area_new();
  gtk_widget_set_size_request(dot, 10, 10);
  gtk_grid_attach(GTK_GRID(grid), dot, 0, 0, 1, 1);
  gtk_grid_set_column_spacing(GTK_GRID(grid), 8);
  GtkWidget *name = text(grid, 1, 0, 1, FALSE), *date = text(grid, 2, 0, 1, FALSE);
  gtk_widget_set_hexpand(name, TRUE);
  GtkWidget *title = text(grid, 1, 1, 2, FALSE), *body = text(grid, 1, 2, 2, TRUE);
  GtkWidget **labels = g_new(GtkWidget *, 4);
  labels[0] = name, labels[1] = date, labels[2] = title, labels[3] = body;
  g_object_set_data_full(G_OBJECT(grid), "labels", labels, g_free);
  gtk_list_item_set_child(item, grid);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget **labels = g_object_get_data(G_OBJECT(gtk_list_item_get_child(item)), "labels");
  guint id = gtk_list_item_get_position(item);
  char line[64];
  g_snprintf(line, sizeof line, "Sender %u", id % 97);
  gtk_label_set_text(GTK_LABEL(labels[0]), line);
  g_snprintf(line, sizeof line, "%u:%u", id % 24, 10 + id % 50);
  gtk_label_set_text(GTK_LABEL(labels[1]), line);
  g_snprintf(line, sizeof line, "Subject %u", id);
  gtk_label_set_text(GTK_LABEL(labels[2]), line);
  GString *body = g_string_new(NULL);
  for (guint i = 0; i <= id % 7; i++) g_string_append_printf(body, "A sentence about the matter number %u. ", id);
  gtk_label_set_text(GTK_LABEL(labels[3]), body->str);
  g_string_free(body, TRUE);
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
  frame_start = now();
  double top = gtk_adjustment_get_value(position);
  if (top <= 0) step = 40;
  gtk_adjustment_set_value(position, top + step);
  return G_SOURCE_CONTINUE;
}

static void painted(GdkFrameClock *clock, gpointer unused) {
  double time = now();
  if (!first) first = time - started;
  if (frame >= 0) times[frame] = time - frame_start;
  if (++frame < frames) return;
  qsort(times, frames, sizeof *times, ascending);
  printf("GTK ListView\t%.1f\t%.2f\t%.2f\n", first, times[frames / 2], times[frames * 99 / 100]);
  exit(0);
}

int main(void) {
  gtk_init();
  started = now();
  char **names = g_new0(char *, rows + 1);
  for (int i = 0; i < rows; i++) names[i] = "";
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GListModel *model = G_LIST_MODEL(gtk_string_list_new((const char *const *)names));
  GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(model)), factory);
  GtkWidget *scroll = gtk_scrolled_window_new(), *window = gtk_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), list);
  gtk_window_set_child(GTK_WINDOW(window), scroll);
  gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
  position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_add_tick_callback(list, tick, NULL, NULL);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
