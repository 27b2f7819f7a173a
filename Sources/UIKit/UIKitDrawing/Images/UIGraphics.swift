public import CoreGraphics
import Foundation

// The stack of contexts into which UIColor, UIBezierPath, UIImage and strings draw. Each thread has
// its own.

/// The graphics contexts of a thread, the current one last.
nonisolated struct GraphicsStack {
    /// A context, with the properties needed to make an image of it.
    struct Entry {
        var context: CGContext

        /// The number of pixels per point of a context that
        /// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` opened.
        var imageScale: CGFloat?

        /// The document of a context that ``UIGraphicsBeginPDFContextToData(_:_:_:)`` opened.
        var pdf: PDFDrawing?
    }

    var entries: [Entry] = []

    private static let inThread = ThreadLocal<GraphicsStack>()

    static var current: GraphicsStack {
        get { inThread.value ?? GraphicsStack() }
        set { inThread.value = newValue }
    }
}

/// Returns the context into which UIKit draws in this thread, or `nil` outside `draw(_:)` and image
/// contexts.
public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.entries.last?.context
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
///
/// UIKit's y axis grows downward. Flip a custom context, whose y axis grows upward, first.
public nonisolated func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``.
///
/// Does nothing when the stack is empty.
public nonisolated func UIGraphicsPopContext() {
    _ = GraphicsStack.current.entries.popLast()
}

// MARK: - Image contexts

/// Opens a context of `size` points for an image, at one pixel per point. Prefer
/// ``UIGraphicsImageRenderer``.
public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a context of `size` points for an image. Prefer ``UIGraphicsImageRenderer``.
///
/// When no bitmap of that size is possible (a side is 0, negative or not a number, or larger than
/// 32767 pixels), nothing is drawn and
/// ``UIGraphicsGetImageFromCurrentImageContext()`` returns `nil`. ``UIGraphicsEndImageContext()``
/// has to be called in any case.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: `true` if the image starts black and opaque instead of transparent.
///   - scale: The number of pixels per point; 0 for the current traits' `displayScale`.
public nonisolated func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
    let scale = ImageBitmap.scale(scale)
    let bitmap = ImageBitmap(
        bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsStack.current.entries.append(
        GraphicsStack.Entry(
            context: bitmap?.context ?? ImageBitmap.discarded().context,
            imageScale: bitmap == nil ? 0 : scale))
}

/// Returns the image drawn into the current image context so far; `nil` when there is none or it
/// has no pixels.
public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale, scale > 0,
        let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Closes the context that ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` opened.
///
/// Does nothing when the current context is not an image context.
public nonisolated func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.entries.last?.imageScale != nil else { return }
    UIGraphicsPopContext()
}

// MARK: - Rectangles

/// Fills `rect` with the current fill colour, replacing its content.
public nonisolated func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` with the current fill colour.
public nonisolated func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line of 1 point just inside the edges of `rect` with the current fill colour, replacing
/// the content there.
public nonisolated func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of 1 point just inside the edges of `rect` with the current fill colour.
public nonisolated func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    let line = min(1, rect.width / 2, rect.height / 2)
    guard line > 0 else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: line),
        CGRect(x: rect.minX, y: rect.maxY - line, width: rect.width, height: line),
        CGRect(x: rect.minX, y: rect.minY + line, width: line, height: rect.height - 2 * line),
        CGRect(
            x: rect.maxX - line, y: rect.minY + line, width: line, height: rect.height - 2 * line),
    ])
    context.restoreGState()
}

/// Intersects the clipping area of the current context with `rect`.
public nonisolated func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
