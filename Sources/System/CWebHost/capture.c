#include "capture.h"

typedef struct {
  GtkWidget parent;
  GtkWidget *view;
  int width, height;
  gboolean is_placed;
  GskRenderNode *last;
  cairo_surface_t *pixels;
  ts_frame frame;
  void (*placed)(void *context);
  void *context;
} Capture;

typedef struct {
  GtkWidgetClass parent;
} CaptureClass;

G_DEFINE_TYPE(Capture, ts_capture, GTK_TYPE_WIDGET)

static void draw(Capture *capture, GskRenderNode *node) {
  int scale = gtk_widget_get_scale_factor(capture->view);
  int width = capture->width * scale, height = capture->height * scale;
  if (!capture->pixels || cairo_image_surface_get_width(capture->pixels) != width ||
      cairo_image_surface_get_height(capture->pixels) != height) {
    g_clear_pointer(&capture->pixels, cairo_surface_destroy);
    capture->pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_surface_set_device_scale(capture->pixels, scale, scale);
  }
  cairo_t *context = cairo_create(capture->pixels);
  cairo_set_operator(context, CAIRO_OPERATOR_CLEAR);
  cairo_paint(context);
  cairo_set_operator(context, CAIRO_OPERATOR_OVER);
  gsk_render_node_draw(node, context);
  cairo_destroy(context);
  cairo_surface_flush(capture->pixels);
  if (capture->frame) {
    capture->frame(capture->context, cairo_image_surface_get_data(capture->pixels), width, height,
                   cairo_image_surface_get_stride(capture->pixels));
  }
}

/* The view's node stays the same object until the engine has a new frame. */
static gboolean take(Capture *capture) {
  if (!capture->is_placed) return FALSE;
  GtkSnapshot *snapshot = gtk_snapshot_new();
  gtk_widget_snapshot_child(GTK_WIDGET(capture), capture->view, snapshot);
  GskRenderNode *outer = gtk_snapshot_free_to_node(snapshot), *node = outer;
  while (node && gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE) {
    node = gsk_transform_node_get_child(node);
  }
  gboolean is_new = node && node != capture->last;
  if (is_new) {
    g_clear_pointer(&capture->last, gsk_render_node_unref);
    capture->last = gsk_render_node_ref(node);
    draw(capture, node);
  }
  g_clear_pointer(&outer, gsk_render_node_unref);
  return is_new;
}

gboolean ts_capture_now(GtkWidget *widget) {
  Capture *capture = (Capture *)widget;
  return gtk_widget_get_mapped(capture->view) && take(capture);
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) { take((Capture *)widget); }

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  Capture *capture = (Capture *)widget;
  int minimum;
  gtk_widget_measure(capture->view, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_allocate(capture->view, capture->width, capture->height, -1, NULL);
  capture->is_placed = TRUE;
  if (capture->placed) capture->placed(capture->context);
}

static void measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline) {
  Capture *capture = (Capture *)widget;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? capture->width : capture->height;
  *minimum_baseline = *natural_baseline = -1;
}

static void dispose(GObject *object) {
  Capture *capture = (Capture *)object;
  capture->frame = NULL;
  capture->placed = NULL;
  g_clear_pointer(&capture->view, gtk_widget_unparent);
  g_clear_pointer(&capture->last, gsk_render_node_unref);
  g_clear_pointer(&capture->pixels, cairo_surface_destroy);
  G_OBJECT_CLASS(ts_capture_parent_class)->dispose(object);
}

static void ts_capture_class_init(CaptureClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = snapshot;
  GTK_WIDGET_CLASS(class)->size_allocate = allocate;
  GTK_WIDGET_CLASS(class)->measure = measure;
  G_OBJECT_CLASS(class)->dispose = dispose;
}

static void ts_capture_init(Capture *capture) {}

GtkWidget *ts_capture_new(GtkWidget *view, int width, int height, ts_frame frame, void (*placed)(void *context),
                          void *context) {
  Capture *capture = g_object_new(ts_capture_get_type(), NULL);
  capture->view = view;
  capture->width = width;
  capture->height = height;
  capture->frame = frame;
  capture->placed = placed;
  capture->context = context;
  gtk_widget_set_parent(view, GTK_WIDGET(capture));
  return GTK_WIDGET(capture);
}

void ts_capture_resize(GtkWidget *widget, int width, int height) {
  Capture *capture = (Capture *)widget;
  if (width == capture->width && height == capture->height) return;
  capture->width = width;
  capture->height = height;
  gtk_widget_queue_resize(widget);
}
