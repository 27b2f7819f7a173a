import CCairo
import Foundation

/// A drawing destination, a bitmap or the pages of a PDF, with a graphics state: transform, clip,
/// colours, line attributes, blend mode and shadow.
///
/// A bitmap context has its origin at the bottom-left pixel corner, with y pointing up. UIKit's
/// contexts are flipped, with the origin at the top left and y pointing down. A path is mapped by
/// the transform that is current when its elements are added.
///
///     let context = CGContext(
///         data: nil, width: 200, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
///         space: CGColorSpaceCreateDeviceRGB(),
///         bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
///     context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
///     context.fill(CGRect(x: 10, y: 10, width: 50, height: 20))
///     let image = context.makeImage()
///
/// A context is used by one thread at a time.
public final class CGContext {
    /// The width in pixels; 0 in a PDF context.
    public let width: Int

    /// The height in pixels; 0 in a PDF context.
    public let height: Int

    /// The `cairo_t` that every operation draws with.
    let cr: OpaquePointer

    /// The whole bitmap, independent of open transparency layers.
    let surface: OpaquePointer

    /// The pixel memory that this context allocated and frees in `deinit`.
    private let ownedMemory: UnsafeMutableRawPointer?

    /// What keeps pixels that this context has not allocated. When a context ends, a PDF in which
    /// its bitmap was drawn may still copy them.
    var memoryOwner: AnyObject?

    /// The caller's pixels when their layout is not Cairo's.
    let foreignBitmap: ForeignBitmap?

    var state: GraphicsState

    /// `false` to draw all edges hard; see ``setAllowsAntialiasing(_:)``.
    var allowsAntialiasing = true

    var stack: [SavedState] = []

    /// Maps text space, in which glyphs are placed, to user space. It is not part of the graphics
    /// state.
    public var textMatrix = CGAffineTransform.identity

    /// The output of a PDF context; `nil` in a bitmap context.
    let pages: PDFPages?

    /// Maps base space, y up, to Cairo's device space, y down.
    private(set) var deviceTransform: CGAffineTransform

    /// Maps the space of shadow offsets to base space. In UIKit's contexts, y points down in the
    /// former.
    private(set) var baseTransform: CGAffineTransform

    /// An entry of the graphics state stack.
    struct SavedState {
        var state: GraphicsState
        /// `true` if popping the entry ends a transparency layer.
        var isLayer: Bool
    }

    /// Wraps native pixels in `memory`, or allocates them. The designated initialiser of bitmap
    /// contexts.
    private init?(
        memory: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
        format: cairo_format_t, baseTransform: CGAffineTransform, foreignBitmap: ForeignBitmap?
    ) {
        let sides = 1...PixelBuffer.longestSide
        guard sides.contains(width), sides.contains(height), baseTransform.isInvertible else {
            return nil
        }
        let least = Int(cairo_format_stride_for_width(format, Int32(width)))
        let stride = bytesPerRow == 0 ? least : bytesPerRow
        guard stride >= least, stride % 4 == 0, stride <= Int(Int32.max),
            let pixels = memory ?? calloc(height, stride)
        else { return nil }
        ownedMemory = memory == nil ? pixels : nil
        surface = cairo_image_surface_create_for_data(
            pixels.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height),
            Int32(stride))
        cr = cairo_create(surface)
        self.width = width
        self.height = height
        self.baseTransform = baseTransform
        self.foreignBitmap = foreignBitmap
        pages = nil
        deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state = GraphicsState(ctm: baseTransform)
        cairo_set_line_width(cr, 1)
        applyTransform()
    }

    /// Creates a PDF context without an open page.
    init(pages: PDFPages) {
        self.pages = pages
        surface = pages.surface
        cr = cairo_create(surface)
        (ownedMemory, foreignBitmap) = (nil, nil)
        (width, height) = (0, 0)
        (deviceTransform, baseTransform) = (.identity, .identity)
        state = GraphicsState(ctm: .identity)
        cairo_set_line_width(cr, 1)
        setMediaBox(pages.mediaBox)
        suppressDrawing()
    }

    /// Maps `box` of user space to the page, and resets the graphics state.
    func setMediaBox(_ box: CGRect) {
        baseTransform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.height)
        state = GraphicsState(ctm: baseTransform)
        applyTransform()
    }

    deinit {
        closePDF()
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
        free(ownedMemory)
    }

    /// Creates a bitmap context.
    ///
    /// Pixels with premultiplied alpha first in little-endian 32-bit order are drawn into directly.
    /// RGB in other orders and grey are drawn into a copy and converted after every operation,
    /// which is slow for large bitmaps.
    ///
    /// - Parameters:
    ///   - data: The pixel memory, kept alive by the caller; `nil` to let the context allocate
    ///     transparent pixels.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0 for a default when `data` is `nil`.
    ///   - space: The colour space; `nil` only for pixels of alpha alone.
    ///   - bitmapInfo: A ``CGImageAlphaInfo`` and a byte order.
    /// - Returns: `nil` for a side outside 1…32767 or an unsupported layout.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let model = space?.model ?? .monochrome
        let bits =
            info.alphaInfo == .alphaOnly ? 8 : (model == .monochrome ? 8 : 32)
        let sides = 1...PixelBuffer.longestSide
        guard bitsPerComponent == 8, bytesPerRow >= 0, sides.contains(width),
            sides.contains(height),
            space != nil || info.alphaInfo == .alphaOnly,
            let format = PixelFormat(model: model, bitsPerPixel: bits, info: info),
            format.isPremultiplied || format.alpha == nil || info.alphaInfo == .alphaOnly
        else { return nil }
        if format == PixelFormat.native {
            self.init(
                memory: data, width: width, height: height, bytesPerRow: bytesPerRow,
                format: CAIRO_FORMAT_ARGB32, baseTransform: .identity, foreignBitmap: nil)
            return
        }
        guard
            let foreign = ForeignBitmap(
                data: data, format: format, info: info, width: width, height: height,
                bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(
            memory: nil, width: width, height: height, bytesPerRow: 0, format: CAIRO_FORMAT_ARGB32,
            baseTransform: .identity, foreignBitmap: foreign)
        foreign.load(into: surface)
    }

    /// Creates a flipped context as UIKit uses it: the origin at the top left, y pointing down,
    /// `scale` pixels to a point. Shadow offsets point down too.
    ///
    /// - Returns: `nil` for a side outside 1…32767 pixels, or a scale that is not above 0.
    package convenience init?(flippedWidth width: Int, height: Int, scale: CGFloat) {
        guard scale > 0 else { return nil }
        self.init(
            memory: nil, width: width, height: height, bytesPerRow: 0, format: CAIRO_FORMAT_ARGB32,
            baseTransform: .flipped(height: height, scale: scale), foreignBitmap: nil)
    }

    /// Gives a new bitmap context UIKit's space as its base space: the origin at the top left, y
    /// pointing down, `scale` pixels to a point.
    package func becomeFlipped(scale: CGFloat) {
        baseTransform = .flipped(height: height, scale: scale)
        concatenate(baseTransform)
    }

    /// Creates a flipped context of `size` points; its size in pixels is rounded up.
    ///
    /// - Returns: `nil` for a side that is NaN, not above 0, or longer than 32767 pixels.
    package convenience init?(flippedSize size: CGSize, scale: CGFloat) {
        let longest = CGFloat(PixelBuffer.longestSide)
        let pixelWidth = (size.width * scale).rounded(.up)
        let pixelHeight = (size.height * scale).rounded(.up)
        guard pixelWidth >= 1, pixelWidth <= longest, pixelHeight >= 1, pixelHeight <= longest
        else {
            return nil
        }
        self.init(flippedWidth: Int(pixelWidth), height: Int(pixelHeight), scale: scale)
    }

    /// Creates a context that draws directly into premultiplied BGRA pixels, top row first.
    ///
    /// - Parameters:
    ///   - memory: The pixels, kept alive by the caller.
    ///   - baseTransform: Maps user space to pixels counted from the bottom left. For a flipped
    ///     context use `CGAffineTransform.flipped(height:scale:)`.
    package convenience init?(
        memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
        baseTransform: CGAffineTransform
    ) {
        self.init(
            memory: memory, width: width, height: height, bytesPerRow: bytesPerRow,
            format: CAIRO_FORMAT_ARGB32, baseTransform: baseTransform, foreignBitmap: nil)
    }
}

extension CGAffineTransform {
    /// Returns the map from points counted from the top left, y down, to pixels counted from the
    /// bottom left, y up.
    package static func flipped(height: Int, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    }
}

// MARK: - The bitmap

extension CGContext {
    /// The pixels in the layout of ``bitmapInfo``, top row first; `nil` in a PDF context.
    public var data: UnsafeMutableRawPointer? {
        if let foreignBitmap { return foreignBitmap.data }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// The distance in bytes from the start of a row to the next, possibly with padding.
    public var bytesPerRow: Int {
        foreignBitmap?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface))
    }

    /// 8 for a bitmap, 0 for a PDF.
    public var bitsPerComponent: Int { pages == nil ? 8 : 0 }

    /// 8, 24 or 32 for a bitmap, 0 for a PDF.
    public var bitsPerPixel: Int {
        pages != nil ? 0 : (foreignBitmap?.format.bytesPerPixel ?? 4) * 8
    }

    /// The byte order of a pixel and the meaning of its alpha.
    public var bitmapInfo: CGBitmapInfo { foreignBitmap?.info ?? .native }

    /// The position of alpha in a pixel, and whether colours are premultiplied by it.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    /// Grey or RGB; `nil` in a PDF context, where every colour has a space of its own.
    public var colorSpace: CGColorSpace? {
        guard pages == nil else { return nil }
        return foreignBitmap?.format.isGray == true ? .standardGray : .standardRGB
    }

    /// Returns a copy of the bitmap as drawn so far, with bytes in the layout of ``bitmapInfo``;
    /// `nil` in a PDF context.
    public func makeImage() -> CGImage? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let buffer = PixelBuffer(width: width, height: height) { memory, rowBytes in
            for y in 0..<height {
                (memory + y * rowBytes).copyMemory(from: pixels + y * stride, byteCount: width * 4)
            }
        }
        guard let foreignBitmap else { return buffer.map { CGImage(buffer: $0) } }
        return buffer.map { CGImage(buffer: $0, laidOutAs: foreignBitmap) }
    }

    /// Completes pending drawing; bitmaps have none.
    public func flush() {
        cairo_surface_flush(surface)
    }

    /// Completes pending drawing, the same as ``flush()``.
    public func synchronize() { flush() }

    /// The map from UIKit's space, or from user space at first, to pixels counted from the bottom
    /// left.
    var baseSpace: CGAffineTransform { baseTransform }

    /// Draws with Cairo directly, for content that this class has no API for, such as text.
    ///
    /// Everything that `draw` paints is one shape to alpha, shadow and blend mode. `draw` inherits
    /// this context's transform and clip, and must restore what it changes, apart from the
    /// source and the path.
    package func drawWithCairo(_ draw: (OpaquePointer) -> Void) {
        guard !state.isSingular else { return }
        let isLayered = state.alpha != 1 || needsEffects
        if isLayered { beginTransparencyLayer(auxiliaryInfo: nil) }
        draw(cr)
        cairo_new_path(cr)
        state.source = nil
        if isLayered { endTransparencyLayer() } else { didPaint() }
    }
}
