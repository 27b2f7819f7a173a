import CGdkPixbuf
import CoreGraphics
import Foundation

/// One picture file on its way through GdkPixbuf.
final class PixbufDecoding {
    private let loader: UnsafeMutablePointer<GdkPixbufLoader>
    private let file: ImageFile

    /// The structure of an animation of which all frames are wanted.
    private let animation: GIFStructure?

    /// Decodes a file.
    ///
    /// - Parameter part: `nil` to stop when the properties are known.
    init(of file: ImageFile, _ part: ImageFile.Part?) throws(ImageError) {
        self.file = file
        let gif = file.gif
        animation = part == .allFrames && gif?.frames.count ?? 0 > 1 ? gif : nil
        try Self.checkDeclaredSizes(of: file, gif, animation)
        guard let loader = gdk_pixbuf_loader_new_with_type(file.format.loaderName, nil) else {
            throw .missingReader(file.format)
        }
        self.loader = loader
        let progress = DecodingProgress(of: file, stopsAtHeader: part == nil)
        progress.connect(to: loader)
        let problem = withExtendedLifetime(progress) {
            guard animation == nil, let end = gif?.frames.first?.end else {
                return feed([file.data], progress)
            }
            // A thousand frames after the first would only cost time and memory.
            return feed([file.data.prefix(end), Data([GIFStructure.trailer])], progress)
        }
        if let failure = progress.failure { throw failure }
        if let problem, !progress.isDone { throw .damaged(file.format, reason: problem) }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(loader)) }

    /// Throws if the sizes that a file declares are too large, for formats whose loaders check too
    /// late: AVIF's and HEIC's decode first, GIF's takes a frame's size as it is, BMP's reserves
    /// memory for a header and colours as large as the file says.
    private static func checkDeclaredSizes(
        of file: ImageFile, _ gif: GIFStructure?, _ animation: GIFStructure?
    ) throws(ImageError) {
        if file.format == .avif || file.format == .heic {
            let largest = file.data.withUnsafeBytes { ImageBoxes($0) }.largest
            guard let largest else {
                throw .damaged(file.format, reason: "it does not state its size")
            }
            try file.check(width: largest.width, height: largest.height)
        }
        if file.format == .bmp {
            // A header of 40 bytes or more has the number of colours, of four bytes each, at 46.
            let (header, colors) = file.data.withUnsafeBytes {
                ($0.littleEndian(at: 14) ?? 0, $0.littleEndian(at: 46) ?? 0)
            }
            guard header <= file.data.count else {
                throw .damaged(file.format, reason: "its header is longer than the file")
            }
            guard header < 40 || colors * 4 <= file.data.count else {
                throw .damaged(file.format, reason: "its table of colours is longer than the file")
            }
        }
        guard let gif else { return }
        try file.check(width: gif.width, height: gif.height)
        for frame in gif.frames { try file.check(width: frame.width, height: frame.height) }
        guard let count = animation?.frames.count else { return }
        // No overflow: sides are 16-bit numbers, and a frame takes 11 bytes of the file at least.
        guard count * gif.width * gif.height <= file.mostPixels else {
            throw .tooManyFrames(
                count: count, width: gif.width, height: gif.height, mostPixels: file.mostPixels)
        }
    }

    // MARK: Feeding

    /// Hands the bytes over until there are no more, the loader fails, or nothing more is needed.
    ///
    /// - Returns: The loader's error message.
    private func feed(_ parts: [Data], _ progress: DecodingProgress) -> String? {
        var failure: UnsafeMutablePointer<GError>?
        let isFed = parts.allSatisfy { part in
            part.withUnsafeBytes { bytes in
                stride(from: 0, to: bytes.count, by: Self.chunk).allSatisfy { start in
                    let end = min(start + Self.chunk, bytes.count)
                    let isWritten = gdk_pixbuf_loader_write(
                        loader,
                        bytes.baseAddress?.advanced(by: start)
                            .assumingMemoryBound(to: UInt8.self), gsize(end - start), &failure)
                    return isWritten != 0 && progress.failure == nil && !progress.isDone
                }
            }
        }
        // A loader has to be closed in any case; its second error is a consequence of the first.
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

    // MARK: Results

    /// The decoded pixels.
    func image(isCutOff: Bool) throws(ImageError) -> DecodedImage {
        let pixbuf = try pixbuf()
        let frames: [DecodedImage.Frame]
        if let animation {
            frames = try self.frames(of: animation)
        } else {
            frames = [DecodedImage.Frame(image: try Self.image(of: pixbuf, file), delay: 0)]
        }
        return DecodedImage(frames: frames, orientation: pixbuf.orientation, isCutOff: isCutOff)
    }

    /// The properties.
    func header() throws(ImageError) -> ImageFile.Header {
        let pixbuf = try pixbuf()
        return ImageFile.Header(
            width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)),
            depth: 8, hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0,
            orientation: pixbuf.orientation)
    }

    private func pixbuf() throws(ImageError) -> OpaquePointer {
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .damaged(file.format, reason: "it has no pixels")
        }
        return pixbuf
    }

    /// Plays the animation once, with its own delays as the clock, and takes every picture.
    private func frames(
        of structure: GIFStructure
    ) throws(ImageError) -> [DecodedImage.Frame] {
        var time: gint64 = 0
        guard let animation = gdk_pixbuf_loader_get_animation(loader),
            let iterator = animation_iterator(animation)
        else { throw .damaged(file.format, reason: "it has no frames") }
        defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
        var frames: [DecodedImage.Frame] = []
        for frame in structure.frames {
            guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator) else {
                throw .damaged(file.format, reason: "frame \(frames.count + 1) has no pixels")
            }
            frames.append(
                DecodedImage.Frame(
                    image: try Self.image(of: pixbuf, file), delay: Double(frame.delay) / 100))
            let milliseconds = gdk_pixbuf_animation_iter_get_delay_time(iterator)
            guard milliseconds >= 0 else { break }
            time += gint64(milliseconds)
            animation_iterator_advance(iterator, time)
        }
        return frames
    }

    private static func image(
        of pixbuf: OpaquePointer, _ file: ImageFile
    ) throws(ImageError) -> CGImage {
        let channels = gdk_pixbuf_get_n_channels(pixbuf)
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        guard let bytes = gdk_pixbuf_read_pixels(pixbuf), channels == (hasAlpha ? 4 : 3) else {
            throw .damaged(file.format, reason: "it has no pixels")
        }
        let image = CGImage(
            copying: bytes, width: Int(gdk_pixbuf_get_width(pixbuf)),
            height: Int(gdk_pixbuf_get_height(pixbuf)),
            bytesPerRow: Int(gdk_pixbuf_get_rowstride(pixbuf)), alpha: hasAlpha ? .last : .none)
        guard let image else {
            throw .damaged(file.format, reason: "there is not enough memory for its pixels")
        }
        return image
    }
}

extension ImageFormat {
    /// GdkPixbuf's name for the module that reads and writes the format.
    var loaderName: String {
        switch self {
        // libheif's module; libavif's reads AVIF.
        case .heic: "heif/avif"
        case .png, .jpeg, .gif, .bmp, .tiff, .webp, .pnm, .svg, .avif: rawValue
        }
    }
}

extension OpaquePointer {
    /// The orientation in a pixbuf's EXIF or TIFF data.
    fileprivate var orientation: CGImagePropertyOrientation {
        let text = gdk_pixbuf_get_option(self, "orientation").map { String(cString: $0) }
        return text.flatMap { UInt32($0) }.flatMap { CGImagePropertyOrientation(rawValue: $0) }
            ?? .up
    }
}

// MARK: - Progress

/// Watches a loader, which reports a size before it spends memory on pixels.
private final class DecodingProgress {
    private let file: ImageFile
    private let stopsAtHeader: Bool

    /// The reason to decode no further.
    private(set) var failure: ImageError?

    /// `true` if everything wanted is known.
    private(set) var isDone = false

    init(of file: ImageFile, stopsAtHeader: Bool) {
        self.file = file
        self.stopsAtHeader = stopsAtHeader
    }

    /// The caller keeps the object alive as long as the loader reports.
    func connect(to loader: UnsafeMutablePointer<GdkPixbufLoader>) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        _ = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared",
            unsafeBitCast(Self.sizePrepared, to: GCallback.self), context, nil,
            GConnectFlags(rawValue: 0))
        _ = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "area-prepared",
            unsafeBitCast(Self.areaPrepared, to: GCallback.self), context, nil,
            GConnectFlags(rawValue: 0))
    }

    /// Called with the size. One that is too large is replaced by 0 × 0, for which no memory is
    /// spent.
    private static let sizePrepared:
        @convention(c) (
            UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?
        ) -> Void = { loader, width, height, context in
            guard let context else { return }
            let progress = Unmanaged<DecodingProgress>.fromOpaque(context).takeUnretainedValue()
            do throws(ImageError) {
                let file = progress.file
                try file.check(width: Int(width), height: Int(height))
                guard file.format == .svg, file.vectorScale != 1 else { return }
                let wide = (Double(width) * file.vectorScale).rounded()
                let high = (Double(height) * file.vectorScale).rounded()
                try file.check(width: Int(wide), height: Int(high))
                gdk_pixbuf_loader_set_size(loader, gint(wide), gint(high))
            } catch {
                progress.failure = error
                gdk_pixbuf_loader_set_size(loader, 0, 0)
            }
        }

    /// Called when there is a pixbuf, into which pixels are decoded next.
    private static let areaPrepared:
        @convention(c) (
            UnsafeMutablePointer<GdkPixbufLoader>?, gpointer?
        ) -> Void = { _, context in
            guard let context else { return }
            let progress = Unmanaged<DecodingProgress>.fromOpaque(context).takeUnretainedValue()
            progress.isDone = progress.stopsAtHeader
        }
}
