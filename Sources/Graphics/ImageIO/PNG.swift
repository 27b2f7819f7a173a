import CPNG
public import CoreGraphics
public import Foundation

/// Reads and writes images in the PNG format.
///
///     let image = try PNG.decode(Data(contentsOf: url))
///     try PNG.write(image, to: copy)
///
/// Any kind of PNG is read: grey, palette and colour, 1 to 16 bits, with and without alpha,
/// interlaced or not. The same image always gives the same bytes: 8-bit sRGB with alpha, or without
/// for an opaque ``CGImage``, and no date.
public enum PNG {
    /// The longest side that is read, in pixels.
    public static let longestSide = 32767

    /// The most pixels that are read: 16384². They take 1 GiB of memory; a malicious file of a few
    /// bytes could ask for far more.
    public static let mostPixels = 16384 * 16384

    /// Reads an image.
    public static func decode(_ data: Data) throws(ImageError) -> CGImage {
        let header = try PNGHeader(data)
        guard header.width <= longestSide, header.height <= longestSide,
            header.width * header.height <= mostPixels
        else { throw .tooLarge(width: header.width, height: header.height) }
        let outcome = data.withUnsafeBytes { decode($0) }
        return try outcome.get()
    }

    /// Reads an image from a file.
    public static func read(from url: URL) throws(ImageError) -> CGImage {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(path: url.path, reason: error.reason)
        }
        return try decode(data)
    }

    /// The bytes of an image as PNG.
    public static func encode(_ image: CGImage) -> Data {
        let hasAlpha = image.alphaInfo.hasAlpha
        let pixels = image.straightPixels(hasAlpha: hasAlpha)
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        control.width = png_uint_32(image.width)
        control.height = png_uint_32(image.height)
        control.format = hasAlpha ? Format.bgra : Format.bgr
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

// MARK: - libpng

extension PNG {
    /// Layouts of libpng's simplified interface, which Swift cannot import.
    private enum Format {
        static let bgr = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
        static let bgra = bgr | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer) -> Result<CGImage, ImageError> {
        var control = png_image()
        control.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&control) }
        guard png_image_begin_read_from_memory(&control, bytes.baseAddress, bytes.count) != 0 else {
            return .failure(.damaged(reason: control.text))
        }
        let isOpaque = control.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) == 0
        // Without a statement in the file, 16-bit components have sRGB's curve as 8-bit ones do.
        control.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        control.format = Format.bgra
        var isRead = false
        let buffer = PixelBuffer(width: Int(control.width), height: Int(control.height)) {
            memory, bytesPerRow in
            isRead =
                png_image_finish_read(&control, nil, memory, png_int_32(bytesPerRow), nil) != 0
            if isRead, !isOpaque {
                premultiply(memory, count: bytesPerRow / 4 * Int(control.height))
            }
        }
        guard let buffer else { return .failure(.damaged(reason: "there is not enough memory")) }
        guard isRead else { return .failure(.damaged(reason: control.text)) }
        return .success(CGImage(buffer: buffer, isOpaque: isOpaque))
    }

    /// Multiplies colours with alpha, rounded to the nearest.
    private static func premultiply(_ memory: UnsafeMutableRawPointer, count: Int) {
        let pixels = memory.assumingMemoryBound(to: UInt8.self)
        for index in 0..<count {
            let pixel = pixels + index &* 4
            let alpha = UInt32(pixel[3])
            if alpha == 255 { continue }
            for channel in 0..<3 {
                pixel[channel] = UInt8((UInt32(pixel[channel]) &* alpha &+ 127) / 255)
            }
        }
    }
}

extension CGImage {
    /// The colours as they were before they were multiplied with alpha: BGRA, or BGR without alpha.
    fileprivate func straightPixels(hasAlpha: Bool) -> [UInt8] {
        let size = hasAlpha ? 4 : 3
        return [UInt8](unsafeUninitializedCapacity: width * height * size) { out, count in
            for y in 0..<height {
                let source = row(y)
                for x in 0..<width {
                    let pixel = x &* 4
                    let target = (y &* width &+ x) &* size
                    let alpha = UInt32(source[pixel &+ 3])
                    for channel in 0..<3 {
                        let value = UInt32(source[pixel &+ channel])
                        out[target &+ channel] =
                            !hasAlpha || alpha == 255
                            ? UInt8(value)
                            : alpha == 0 ? 0 : UInt8(min(255, (value &* 255 &+ alpha / 2) / alpha))
                    }
                    if hasAlpha { out[target &+ 3] = UInt8(alpha) }
                }
            }
            count = width * height * size
        }
    }
}

extension png_image {
    /// What went wrong, in libpng's words.
    fileprivate var text: String {
        withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

extension Error {
    /// What the system says about a file, without Foundation's wrapping.
    fileprivate var reason: String {
        let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        return (self as NSError).localizedDescription
    }
}
