import CCairo
import Foundation

/// A place to draw, a bitmap or the pages of a PDF, with a state: transform, clip, colours, line, blend mode, shadow.
///
/// A bitmap context has its origin at the bottom-left pixel corner, with y pointing up. Contexts that
/// UIKit hands out are flipped, with the origin at the top left and y pointing down. Paths are
/// mapped by the transform of the moment at which they are added.
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
    /// In pixels; 0 where the context writes a PDF.
    public let width: Int

    /// In pixels; 0 where the context writes a PDF.
    public let height: Int

    /// Cairo's context.
    let cr: OpaquePointer

    /// The whole bitmap, whatever groups are open.
    let surface: OpaquePointer

    /// Memory that this context frees at its end.
    private let ownedMemory: UnsafeMutableRawPointer?

    /// The caller's pixels when they are not laid out as Cairo draws.
    let foreignBitmap: ForeignBitmap?

    var state: GraphicsState
    var stack: [SavedState] = []

    /// What the context writes when it draws no bitmap.
    let pages: PDFPages?

    /// From base space, y up, to Cairo's device space, y down.
    private(set) var deviceTransform: CGAffineTransform

    /// From the space that shadow offsets are given in to base space: y points down in UIKit's contexts.
    private(set) var baseTransform: CGAffineTransform

    /// What an entry of the stack goes back from.
    struct SavedState {
        var state: GraphicsState
        /// Whether leaving it ends a transparency layer.
        var isLayer: Bool
    }

    /// Wraps native pixels in `memory`, or in memory of its own. Every other initialiser ends here.
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

    /// Draws on the pages of a PDF, of which none is open yet.
    init(pages: PDFPages) {
        self.pages = pages
        surface = pages.surface
        cr = cairo_create(surface)
        (ownedMemory, foreignBitmap) = (nil, nil)
        (width, height) = (0, 0)
        (deviceTransform, baseTransform) = (.identity, .identity)
        state = GraphicsState(ctm: .identity)
        cairo_set_line_width(cr, 1)
        show(pages.mediaBox)
        hidePage()
    }

    /// Makes a part of user space what a page shows, and begins with a new state.
    func show(_ box: CGRect) {
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
    /// Pixels laid out as premultiplied alpha first with little-endian 32-bit order are drawn straight
    /// into. RGB in the other orders and grey are drawn into a copy and converted after every
    /// operation, which is slow for large bitmaps.
    ///
    /// - Parameters:
    ///   - data: Where to draw, kept alive by the caller; `nil` for transparent memory of the context's own.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: 0 to have it chosen, when `data` is `nil`.
    ///   - bitmapInfo: A ``CGImageAlphaInfo`` and a byte order.
    /// - Returns: `nil` for a side that is not in 1…32767 or a layout that cannot be drawn into.
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

    /// Creates a flipped context, as UIKit draws: the origin at the top left, y pointing down, `scale`
    /// pixels to a point. Shadow offsets point down too.
    ///
    /// - Returns: `nil` for a side that is not in 1…32767 pixels, or a scale that is not above 0.
    package convenience init?(flippedWidth width: Int, height: Int, scale: CGFloat) {
        guard scale > 0 else { return nil }
        self.init(
            memory: nil, width: width, height: height, bytesPerRow: 0, format: CAIRO_FORMAT_ARGB32,
            baseTransform: .flipped(height: height, scale: scale), foreignBitmap: nil)
    }

    /// Creates a flipped context of `size` points, its pixels rounded up.
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

    /// Creates a context that draws straight on premultiplied BGRA pixels, top row first.
    ///
    /// - Parameters:
    ///   - memory: Kept alive by the caller.
    ///   - baseTransform: From user space to pixels counted from the bottom left. For a flipped
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
    /// From points counted from the top left, y down, to pixels counted from the bottom left, y up.
    package static func flipped(height: Int, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    }
}

// MARK: - The bitmap

extension CGContext {
    /// The pixels, laid out as ``bitmapInfo`` says, top row first; `nil` where the context writes a PDF.
    public var data: UnsafeMutableRawPointer? {
        if let foreignBitmap { return foreignBitmap.data }
        cairo_surface_flush(surface)
        return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
    }

    /// From the start of a row to the next, at least what its pixels take.
    public var bytesPerRow: Int {
        foreignBitmap?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface))
    }

    /// 8 for a bitmap, 0 for a PDF.
    public var bitsPerComponent: Int { pages == nil ? 8 : 0 }

    /// 8, 24 or 32 for a bitmap, 0 for a PDF.
    public var bitsPerPixel: Int {
        pages != nil ? 0 : (foreignBitmap?.format.bytesPerPixel ?? 4) * 8
    }

    /// The order of a pixel's bytes, and what its alpha means.
    public var bitmapInfo: CGBitmapInfo { foreignBitmap?.info ?? .native }

    /// Where the alpha of a pixel is, and whether the colours are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }

    /// Grey or RGB; `nil` where the context writes a PDF, in which every colour has its own.
    public var colorSpace: CGColorSpace? {
        guard pages == nil else { return nil }
        return foreignBitmap?.format.isGray == true ? .standardGray : .standardRGB
    }

    /// A copy of what has been drawn so far; `nil` where the context writes a PDF.
    public func makeImage() -> CGImage? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = foreignBitmap.map { $0.format.alpha == nil } ?? false
        let buffer = PixelBuffer(width: width, height: height) { memory, rowBytes in
            for y in 0..<height {
                (memory + y * rowBytes).copyMemory(from: pixels + y * stride, byteCount: width * 4)
            }
        }
        return buffer.map { CGImage(buffer: $0, isOpaque: isOpaque) }
    }

    /// Completes pending drawing. Bitmaps have none.
    public func flush() {
        cairo_surface_flush(surface)
    }

    /// Draws with Cairo what this class does not offer, such as text.
    ///
    /// Everything that `draw` paints is one shape to alpha, shadow and blend mode. It finds this context's
    /// transform and clip, and saves and restores whatever it changes, apart from the source and the path.
    package func drawWithCairo(_ draw: (OpaquePointer) -> Void) {
        guard !state.isFlat else { return }
        let isLayered = state.alpha != 1 || needsEffects
        if isLayered { beginTransparencyLayer(auxiliaryInfo: nil) }
        draw(cr)
        cairo_new_path(cr)
        state.source = nil
        if isLayered { endTransparencyLayer() } else { didPaint() }
    }
}
