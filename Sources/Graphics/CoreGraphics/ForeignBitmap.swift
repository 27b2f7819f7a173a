import CCairo
import Foundation

/// Pixels of the caller's that are not laid out as Cairo draws, kept up to date by conversion.
final class ForeignBitmap {
    let format: PixelFormat
    let info: CGBitmapInfo
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let data: UnsafeMutableRawPointer
    private let ownsData: Bool

    /// Creates a bitmap in the caller's memory, or in transparent memory of its own.
    init?(
        data: UnsafeMutableRawPointer?, format: PixelFormat, info: CGBitmapInfo, width: Int,
        height: Int, bytesPerRow: Int
    ) {
        let least = width * format.bytesPerPixel
        let bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
        guard bytesPerRow >= least, let memory = data ?? calloc(height, bytesPerRow) else {
            return nil
        }
        self.format = format
        self.info = info
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.data = memory
        ownsData = data == nil
    }

    deinit {
        if ownsData { free(data) }
    }

    /// Copies what the caller had there onto a native surface.
    func load(into surface: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        format.convertToNative(
            from: data, bytesPerRow: bytesPerRow, to: pixels,
            targetBytesPerRow: Int(cairo_image_surface_get_stride(surface)), width: width,
            height: height)
        cairo_surface_mark_dirty(surface)
    }

    /// Copies what has been drawn back to the caller.
    func store(from surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        format.convertFromNative(
            pixels, bytesPerRow: Int(cairo_image_surface_get_stride(surface)), to: data,
            targetBytesPerRow: bytesPerRow, width: width, height: height)
    }
}
