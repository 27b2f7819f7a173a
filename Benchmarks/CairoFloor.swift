import CCairo
import CoreGraphics

/// The time that Cairo alone needs to draw strokes: the floor of TouchPainter.
final class CairoFloor {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let target: OpaquePointer
    private let targetContext: OpaquePointer

    /// Creates a white image, and a second one as the target of copies. Sizes are in pixels.
    init(width: Int, height: Int) {
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        context = cairo_create(surface)
        target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        targetContext = cairo_create(target)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        clear()
        cairo_set_source_surface(targetContext, surface, 0, 0)
        cairo_set_operator(targetContext, CAIRO_OPERATOR_SOURCE)
    }

    isolated deinit {
        cairo_destroy(targetContext)
        cairo_surface_destroy(target)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Fills the image with white.
    func clear() {
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Strokes one line through `points`.
    func stroke(_ points: [CGPoint], width: Double) {
        cairo_set_line_width(context, width)
        cairo_move_to(context, points[0].x, points[0].y)
        for point in points.dropFirst() { cairo_line_to(context, point.x, point.y) }
        cairo_stroke(context)
    }

    /// Copies a rectangle of the image to the second one.
    func copy(_ rect: CGRect) {
        cairo_rectangle(targetContext, rect.minX, rect.minY, rect.width, rect.height)
        cairo_fill(targetContext)
    }
}
