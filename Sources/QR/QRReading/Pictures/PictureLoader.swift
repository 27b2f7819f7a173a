import CGdkPixbuf

/// Unpacks a picture's file with GDK-PixBuf.
enum PictureLoader {
    /// The picture in a file's contents, in grey and upright.
    static func picture(
        in bytes: [UInt8], format: PictureFormat
    ) throws(PictureError.Reason) -> GreyPicture {
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
            throw .missingReader(format)
        }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let size = PictureSize()
        // The size is told before the pixels are unpacked.
        _ = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared",
            unsafeBitCast(PictureSize.prepared, to: GCallback.self),
            Unmanaged.passUnretained(size).toOpaque(), nil, GConnectFlags(rawValue: 0))
        let problem = withExtendedLifetime(size) { feed(bytes, to: loader, size) }
        if size.isTooLarge { throw .tooLarge(width: size.width, height: size.height) }
        if let problem { throw .damaged(format, problem) }
        guard let raw = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .damaged(format, "it has no pixels")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else {
            throw .damaged(format, "it cannot be turned upright")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard let grey = grey(of: upright) else { throw .damaged(format, "it has no pixels") }
        return grey
    }

    /// Hands the bytes over until there are no more, the loader is content with none, or the picture is too large.
    ///
    /// - Returns: What the loader says is wrong.
    private static func feed(
        _ bytes: [UInt8], to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ size: PictureSize
    ) -> String? {
        var failure: UnsafeMutablePointer<GError>?
        let isFed = bytes.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: bytes.count, by: chunk).allSatisfy { start in
                let part = UnsafeBufferPointer(
                    rebasing: bytes[start..<min(start + chunk, bytes.count)])
                return gdk_pixbuf_loader_write(
                    loader, part.baseAddress, gsize(part.count), &failure) != 0
                    && !size.isTooLarge
            }
        }
        // A loader is closed in any case; what it says then matters only when it had nothing to say before.
        var lateFailure: UnsafeMutablePointer<GError>?
        let isClosed = gdk_pixbuf_loader_close(loader, &lateFailure) != 0
        defer {
            g_clear_error(&failure)
            g_clear_error(&lateFailure)
        }
        guard !isFed || !isClosed else { return nil }
        return (failure ?? lateFailure).map { String(cString: $0.pointee.message) }
            ?? "its reader gives no reason"
    }

    private static let chunk = 1 << 16

    /// What is transparent is white, as paper is.
    private static func grey(of picture: OpaquePointer) -> GreyPicture? {
        let width = Int(gdk_pixbuf_get_width(picture))
        let height = Int(gdk_pixbuf_get_height(picture))
        let stride = Int(gdk_pixbuf_get_rowstride(picture))
        let channels = Int(gdk_pixbuf_get_n_channels(picture))
        let hasAlpha = gdk_pixbuf_get_has_alpha(picture) != 0
        guard width > 0, height > 0, channels >= (hasAlpha ? 4 : 3),
            let bytes = gdk_pixbuf_read_pixels(picture)
        else { return nil }
        return GreyPicture(width: width, height: height) { rows in
            for y in 0..<height {
                let row = rows[y]
                var source = bytes + y * stride
                var x = 0
                while x < width {
                    let value = Int(
                        GreyPicture.luminance(red: source[0], green: source[1], blue: source[2]))
                    let alpha = hasAlpha ? Int(source[3]) : 255
                    row[x] = UInt8((value * alpha + 255 * (255 - alpha)) / 255)
                    source += channels
                    x &+= 1
                }
            }
        }
    }
}

/// The size that a loader tells as soon as it knows it.
private final class PictureSize {
    private(set) var width = 0
    private(set) var height = 0

    var isTooLarge: Bool {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow || area > PictureFile.mostPixels
    }

    /// What the loader calls. A picture that is too large is made one of no size, for which no memory is spent.
    static let prepared:
        @convention(c) (
            UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?
        ) -> Void = { loader, width, height, context in
            guard let context else { return }
            let size = Unmanaged<PictureSize>.fromOpaque(context).takeUnretainedValue()
            size.width = Int(width)
            size.height = Int(height)
            if size.isTooLarge { gdk_pixbuf_loader_set_size(loader, 0, 0) }
        }
}
