import CGdkPixbuf
import CoreGraphics
import Foundation

/// Writes images with GdkPixbuf.
enum PixbufEncoding {
    /// The bytes of an image in a format other than PNG.
    ///
    /// - Parameter quality: From 0 to 1, for JPEG.
    static func data(
        of image: CGImage, as format: ImageFormat, quality: Double
    ) throws(ImageError) -> Data {
        // JPEG has no alpha: what is transparent becomes white, as UIKit's does.
        let hasAlpha = format != .jpeg && image.alphaInfo.hasAlpha
        let pixels = (format == .jpeg ? image.onWhite : image).straightBytes(hasAlpha: hasAlpha)
        var failure: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&failure) }
        let data = pixels.withUnsafeBufferPointer { pixels in
            write(pixels, image, hasAlpha: hasAlpha, as: format, quality: quality, &failure)
        }
        if let data { return data }
        guard let failure else { throw .missingReader(format) }
        throw .damaged(format, reason: String(cString: failure.pointee.message))
    }

    private static func write(
        _ pixels: UnsafeBufferPointer<UInt8>, _ image: CGImage, hasAlpha: Bool,
        as format: ImageFormat, quality: Double, _ failure: inout UnsafeMutablePointer<GError>?
    ) -> Data? {
        guard
            let pixbuf = gdk_pixbuf_new_from_data(
                pixels.baseAddress, GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, Int32(image.width),
                Int32(image.height), Int32(image.width * (hasAlpha ? 4 : 3)), nil, nil)
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        let percent = Int((min(max(quality, 0), 1) * 100).rounded())
        // Both lists end with a null pointer.
        var keys = [format == .jpeg ? strdup("quality") : nil, nil]
        var values = [format == .jpeg ? strdup(String(percent)) : nil, nil]
        defer { for text in keys + values { free(text) } }
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        let isWritten = gdk_pixbuf_save_to_bufferv(
            pixbuf, &buffer, &count, format.loaderName, &keys, &values, &failure)
        guard isWritten != 0, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}

extension CGImage {
    /// The image on a white ground; the image itself if it is opaque.
    fileprivate var onWhite: CGImage {
        guard alphaInfo.hasAlpha,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo.native.rawValue)
        else { return self }
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(bounds)
        context.draw(self, in: bounds)
        return context.makeImage() ?? self
    }
}
