#include "canvas.h"

#include <string.h>

/*
 * A render node that is the same object as in the last frame costs GTK nothing: its renderers compare the
 * old and the new tree and draw what differs. So a tile's node lives until its pixels change.
 */

enum { tile_side = 128 };

typedef struct {
  GtkWidget parent;
  void (*resized)(void *, int, int);
  void *context;
  int natural_width, natural_height;

  int width, height; /* of the last picture, in pixels */
  double scale;
  int columns, rows;
  GskRenderNode **tiles;
} TSCanvas;

typedef struct {
  GtkWidgetClass parent_class;
} TSCanvasClass;

G_DEFINE_TYPE(TSCanvas, ts_canvas, GTK_TYPE_WIDGET)

static void drop_tile(GskRenderNode **tile) { g_clear_pointer(tile, gsk_render_node_unref); }

static void drop_tiles(TSCanvas *canvas) {
  for (int i = 0; i < canvas->columns * canvas->rows; i++) drop_tile(&canvas->tiles[i]);
  g_clear_pointer(&canvas->tiles, g_free);
  canvas->columns = canvas->rows = 0;
}

/* ---- Making nodes --------------------------------------------------------------------------- */

static graphene_rect_t points(const GdkRectangle *r, double scale) {
  return GRAPHENE_RECT_INIT(r->x / scale, r->y / scale, r->width / scale, r->height / scale);
}

static const guint8 *pixel(const TSPicture *picture, int x, int y) {
  return (const guint8 *)picture->pixels + (size_t)y * picture->bytes_per_row + (size_t)x * 4;
}

/* For the Cairo renderer, which would convert a texture through floats. */
static GskRenderNode *cairo_tile(const TSPicture *picture, const GdkRectangle *r) {
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, r->width, r->height);
  guint8 *rows = cairo_image_surface_get_data(image);
  int stride = cairo_image_surface_get_stride(image);
  if (rows) {
    for (int y = 0; y < r->height; y++)
      memcpy(rows + y * stride, pixel(picture, r->x, r->y + y), (size_t)r->width * 4);
    cairo_surface_mark_dirty(image);
  }
  cairo_surface_set_device_scale(image, picture->scale, picture->scale);

  graphene_rect_t bounds = points(r, picture->scale);
  GskRenderNode *node = gsk_cairo_node_new(&bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context(node);
  cairo_set_source_surface(cr, image, bounds.origin.x, bounds.origin.y);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  cairo_rectangle(cr, bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height);
  cairo_fill(cr);
  cairo_destroy(cr);
  cairo_surface_destroy(image);
  return node;
}

/* For renderers on a GPU. */
static GskRenderNode *texture_tile(const TSPicture *picture, const GdkRectangle *r) {
  size_t stride = (size_t)r->width * 4;
  guint8 *rows = g_malloc(stride * r->height);
  for (int y = 0; y < r->height; y++) memcpy(rows + y * stride, pixel(picture, r->x, r->y + y), stride);
  GBytes *bytes = g_bytes_new_take(rows, stride * r->height);
  GdkTexture *texture = gdk_memory_texture_new(r->width, r->height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride);
  graphene_rect_t bounds = points(r, picture->scale);
  GskRenderNode *node = gsk_texture_node_new(texture, &bounds);
  g_object_unref(texture);
  g_bytes_unref(bytes);
  return node;
}

static gboolean draws_with_cairo(GtkWidget *widget) {
  GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
  return !renderer || strcmp(G_OBJECT_TYPE_NAME(renderer), "GskCairoRenderer") == 0;
}

/* ---- Presenting ----------------------------------------------------------------------------- */

void ts_canvas_present(GtkWidget *widget, const TSPicture *picture, const GdkRectangle *damage, size_t count) {
  TSCanvas *canvas = (TSCanvas *)widget;
  if (picture->width != canvas->width || picture->height != canvas->height || picture->scale != canvas->scale) {
    drop_tiles(canvas);
    canvas->width = picture->width;
    canvas->height = picture->height;
    canvas->scale = picture->scale;
    canvas->columns = (picture->width + tile_side - 1) / tile_side;
    canvas->rows = (picture->height + tile_side - 1) / tile_side;
    canvas->tiles = g_new0(GskRenderNode *, (gsize)canvas->columns * canvas->rows);
  }
  for (size_t i = 0; i < count; i++) {
    GdkRectangle whole = {0, 0, picture->width, picture->height}, r;
    if (!gdk_rectangle_intersect(&whole, &damage[i], &r)) continue;
    for (int row = r.y / tile_side; row <= (r.y + r.height - 1) / tile_side; row++)
      for (int column = r.x / tile_side; column <= (r.x + r.width - 1) / tile_side; column++)
        drop_tile(&canvas->tiles[row * canvas->columns + column]);
  }
  gboolean cairo = draws_with_cairo(widget);
  for (int row = 0; row < canvas->rows; row++) {
    for (int column = 0; column < canvas->columns; column++) {
      GskRenderNode **tile = &canvas->tiles[row * canvas->columns + column];
      if (*tile) continue;
      GdkRectangle r = {column * tile_side, row * tile_side, tile_side, tile_side};
      r.width = MIN(r.width, picture->width - r.x);
      r.height = MIN(r.height, picture->height - r.y);
      *tile = cairo ? cairo_tile(picture, &r) : texture_tile(picture, &r);
    }
  }
  gtk_widget_queue_draw(widget);
}

/* ---- The widget ----------------------------------------------------------------------------- */

static void ts_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  TSCanvas *canvas = (TSCanvas *)widget;
  /* Behind everything: what is not covered is black, as behind a window on any screen. */
  gtk_snapshot_append_color(snapshot, &(GdkRGBA){0, 0, 0, 1},
                            &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)));
  for (int i = 0; i < canvas->columns * canvas->rows; i++) gtk_snapshot_append_node(snapshot, canvas->tiles[i]);
}

static void ts_canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                              int *minimum_baseline, int *natural_baseline) {
  TSCanvas *canvas = (TSCanvas *)widget;
  *minimum = 1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? canvas->natural_width : canvas->natural_height;
  *minimum_baseline = *natural_baseline = -1;
}

static void ts_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  TSCanvas *canvas = (TSCanvas *)widget;
  canvas->resized(canvas->context, width, height);
}

static void ts_canvas_finalize(GObject *object) {
  drop_tiles((TSCanvas *)object);
  G_OBJECT_CLASS(ts_canvas_parent_class)->finalize(object);
}

static void ts_canvas_class_init(TSCanvasClass *class) {
  G_OBJECT_CLASS(class)->finalize = ts_canvas_finalize;
  GTK_WIDGET_CLASS(class)->snapshot = ts_canvas_snapshot;
  GTK_WIDGET_CLASS(class)->measure = ts_canvas_measure;
  GTK_WIDGET_CLASS(class)->size_allocate = ts_canvas_size_allocate;
}

static void ts_canvas_init(TSCanvas *canvas) {
  gtk_widget_set_focusable(GTK_WIDGET(canvas), TRUE);
  gtk_widget_set_overflow(GTK_WIDGET(canvas), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *ts_canvas_new(int width, int height, void (*resized)(void *, int, int), void *context) {
  TSCanvas *canvas = g_object_new(ts_canvas_get_type(), NULL);
  canvas->natural_width = width;
  canvas->natural_height = height;
  canvas->resized = resized;
  canvas->context = context;
  return GTK_WIDGET(canvas);
}
