import CPNG
public import CoreGraphics
import Foundation

/// Reads and writes images in the PNG format.
///
///     let image = try PNG.decode(Data(contentsOf: url))
///     try PNG.write(image, to: copy)
///
/// Any kind of PNG is read: grey, palette and colour, 1 to 16 bits, with and without alpha,
/// interlaced or not. The same image always gives the same bytes: 8-bit sRGB with alpha, or without
/// for an opaque `CGImage`, and no date. ``ImageFile`` reads the other formats too.
public enum PNG {
    /// Reads an image.
    public static func decode(_ data: Data) throws(ImageError) -> CGImage {
        let header = try PNGHeader(data)
        return try ImageFile(data).decodePNG(header, isWhole: true)
    }

    /// Reads an image from a file.
    public static func read(from url: URL) throws(ImageError) -> CGImage {
        try decode(try ImageFile.contents(ofFile: url.path))
    }

    /// The bytes of an image as PNG.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - isFast: `true` to leave out the filters that make photographs smaller. Pictures of
    ///     screens are as small without, and are written and read four times as fast.
    public static func encode(_ image: CGImage, isFast: Bool = false) -> Data {
        let hasAlpha = image.alphaInfo.hasAlpha
        let pixels = image.straightBytes(hasAlpha: hasAlpha)
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        control.width = png_uint_32(image.width)
        control.height = png_uint_32(image.height)
        control.format = hasAlpha ? Format.rgba : Format.rgb
        if isFast { control.flags |= png_uint_32(PNG_IMAGE_FLAG_FAST) }
        // Incompressible rows grow by a filter byte each and five bytes per block of 16 KB; headers
        // take less than 4096 bytes.
        var size = pixels.count + image.height + pixels.count / 1024 + 4096
        var data = Data(count: size)
        let isWritten = data.withUnsafeMutableBytes { memory in
            png_image_write_to_memory(
                &control, memory.baseAddress, &size, 0, pixels, 0, nil)
        }
        precondition(
            isWritten != 0,
            "libpng refused an image of \(image.width) × \(image.height) pixels: \(control.text).")
        data.count = size
        return data
    }

    /// Writes an image to a file, whole or not at all.
    public static func write(_ image: CGImage, to url: URL) throws(ImageError) {
        do {
            try encode(image).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path: url.path, reason: error.reason)
        }
    }
}

// MARK: - Decoding

extension ImageFile {
    /// The pixels of a PNG.
    ///
    /// - Parameter isWhole: `true` to refuse a file that is cut off, `false` to accept the pixels
    ///   before its end, with transparent ones after them.
    func decodePNG(_ header: PNGHeader, isWhole: Bool) throws(ImageError) -> CGImage {
        try check(width: header.width, height: header.height)
        if isWhole { try header.checkEnd() }
        let outcome = data.withUnsafeBytes {
            PNG.pixels(of: $0, acceptsPart: header.missingPart != nil)
        }
        do {
            return try outcome.get()
        } catch {
            // Before its first pixels, a cut-off file is nothing but that.
            try header.checkEnd()
            throw error
        }
    }
}

extension PNG {
    /// Layouts of libpng's simplified interface, whose macros Swift does not import.
    private enum Format {
        static let rgb = png_uint_32(PNG_FORMAT_FLAG_COLOR)
        static let rgba = rgb | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
        static let bgra = rgba | png_uint_32(PNG_FORMAT_FLAG_BGR)
    }

    /// - Parameter acceptsPart: `true` to return what was decoded when libpng stops before the end.
    fileprivate static func pixels(
        of bytes: UnsafeRawBufferPointer, acceptsPart: Bool
    ) -> Result<CGImage, ImageError> {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard png_image_begin_read_from_memory(&control, bytes.baseAddress, bytes.count) != 0 else {
            return .failure(.damaged(.png, reason: control.text))
        }
        let isOpaque = control.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
        // Without a colour space in the file, 16-bit components have sRGB's curve as 8-bit ones do.
        control.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        control.format = Format.bgra
        let (width, height) = (Int(control.width), Int(control.height))
        var isRead = false
        let buffer = PixelBuffer(width: width, height: height) { memory, bytesPerRow in
            isRead =
                png_image_finish_read(&control, nil, memory, png_int_32(bytesPerRow), nil) != 0
            guard isRead || acceptsPart, !isOpaque else { return }
            PixelBuffer.premultiply(
                memory, width: width, height: height, bytesPerRow: bytesPerRow)
        }
        guard let buffer else {
            return .failure(.damaged(.png, reason: "there is not enough memory"))
        }
        guard isRead || acceptsPart else {
            return .failure(.damaged(.png, reason: control.text))
        }
        return .success(CGImage(buffer: buffer, isOpaque: isOpaque && isRead))
    }
}

extension png_image {
    /// The error in libpng's words.
    fileprivate var text: String {
        withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

extension Error {
    /// The system's message about a file, without Foundation's wrapping.
    fileprivate var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return (self as NSError).localizedDescription
    }
}
