/*
 * The text of `make bench ARGS=text`, in GTK 4's TextView: 100,000 lines, one in five of them
 * Chinese, wrapped in a window of 900 by 700. Prints milliseconds of processor time, each to the
 * painted frame, and the growth of the resident memory against a window with an empty text.
 */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { lines = 100000, keys = 100, scrolls = 200, warm = 10, quiet = 60 };

/* What a frame does. A phase begins with a few frames that are not counted. */
enum { empty, opening, measuring, start, middle, end, scrolling };

static int phase = empty, frame, unchanged;
static double frame_start, measured_since, height, times[scrolls];
static long memory_before;
static char *content;
static GtkTextView *view;
static GtkTextBuffer *buffer;
static GtkAdjustment *position;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

static long resident(void) {
  long size = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2) abort();
  fclose(file);
  return pages * sysconf(_SC_PAGESIZE);
}

static char *text(void) {
  GString *result = g_string_new(NULL);
  for (unsigned i = 0; i < lines; i++)
    g_string_append_printf(result, "%u %s %lu\n", i,
        i % 5 == 0 ? "快速的棕色狐狸跳过懒狗，然后休息了一会儿，再继续向前走去，直到天黑为止"
                   : "The quick brown fox jumps over the lazy dog, and then it rests for a while",
        (unsigned long)i * 7919);
  return g_string_free(result, FALSE);
}

static void report_memory(const char *when) {
  double bytes = resident() - memory_before;
  printf("GTK: memory %s\t%.1f MB\t%.1f times the text\n", when, bytes / 1e6,
      bytes / strlen(content));
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static void report(const char *what, int count) {
  qsort(times, count, sizeof *times, ascending);
  printf("GTK: %s\t%.2f ms\t%.2f ms\n", what, times[count / 2], times[0]);
}

static void begin(int next) {
  phase = next;
  frame = -warm;
  if (next > end || next < start) return;
  GtkTextIter iter;
  gtk_text_buffer_get_iter_at_line(buffer, &iter, (lines - 1) * (next - start) / 2);
  gtk_text_iter_forward_to_line_end(&iter);
  gtk_text_buffer_place_cursor(buffer, &iter);
  gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer unused) {
  frame_start = now();
  switch (phase) {
    case opening:
      if (frame == 0) gtk_text_buffer_set_text(buffer, content, -1);
      break;
    case start: case middle: case end:
      gtk_text_buffer_insert_interactive_at_cursor(buffer, "x", 1, TRUE);
      gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer));
      break;
    case scrolling:
      gtk_adjustment_set_value(position, gtk_adjustment_get_value(position) + 60);
      break;
  }
  gtk_widget_queue_draw(widget);
  return G_SOURCE_CONTINUE;
}

static void painted(GdkFrameClock *clock, gpointer unused) {
  double time = now() - frame_start;
  switch (phase) {
    case empty:
      if (++frame < warm) return;
      memory_before = resident();
      phase = opening, frame = 0;
      return;
    case opening:
      printf("GTK: opening 10 MB, to the first frame\t%.2f ms\t%.2f ms\n", time, time);
      report_memory("after opening");
      measured_since = now();
      phase = measuring;
      return;
    case measuring: {
      /* GTK measures the lines that are not shown while the program is idle. */
      double upper = gtk_adjustment_get_upper(position);
      unchanged = upper == height ? unchanged + 1 : 0;
      height = upper;
      if (unchanged < quiet) return;
      printf("GTK: measuring the other lines in the background\t%.0f ms\t\n",
          now() - measured_since);
      begin(start);
      return;
    }
  }
  if (frame >= 0) times[frame] = time;
  frame++;
  if (phase == scrolling) {
    if (frame < scrolls) return;
    report("a frame of scrolling in 10 MB", scrolls);
    report_memory("at the end");
    exit(0);
  }
  if (frame < keys) return;
  const char *places[] = {"at the start", "in the middle", "at the end"};
  char what[64];
  g_snprintf(what, sizeof what, "a key %s of 100,000 lines, to the frame", places[phase - start]);
  report(what, keys);
  if (phase == end) gtk_adjustment_set_value(position, 0);
  begin(phase + 1);
}

int main(void) {
  gtk_init();
  content = text();
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, "textview { font: 14px Inter; }", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  view = GTK_TEXT_VIEW(gtk_text_view_new());
  buffer = gtk_text_view_get_buffer(view);
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
  GtkWidget *scroll = gtk_scrolled_window_new(), *window = gtk_window_new();
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), GTK_WIDGET(view));
  gtk_window_set_child(GTK_WINDOW(window), scroll);
  gtk_window_set_default_size(GTK_WINDOW(window), 900, 700);
  position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroll));
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(GTK_WIDGET(view));
  gtk_widget_add_tick_callback(GTK_WIDGET(view), tick, NULL, NULL);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(painted), NULL);
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
