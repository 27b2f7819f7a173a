public import CoreGraphics
public import Foundation

/// The key of an image's width in pixels, an `Int`.
public let kCGImagePropertyPixelWidth = "PixelWidth"

/// The key of an image's height in pixels, an `Int`.
public let kCGImagePropertyPixelHeight = "PixelHeight"

/// The key of the bits per component, an `Int`.
public let kCGImagePropertyDepth = "Depth"

/// The key of whether an image can be transparent, a `Bool`.
public let kCGImagePropertyHasAlpha = "HasAlpha"

/// Data that an image is read from. PNG is the format that can be read; ``PNG`` says why data cannot.
public final class CGImageSource: Sendable {
    fileprivate let data: Data

    /// What is known without reading the pixels, or nothing if this is no complete PNG.
    fileprivate let header: PNGHeader?

    fileprivate init(data: Data) {
        self.data = data
        header = try? PNGHeader(data)
    }
}

/// Creates a source of images in `data`.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
    CGImageSource(data: data)
}

/// Creates a source of images in a file, or nothing if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource(data: $0) }
}

/// How many images a source holds: 1, or 0 if it cannot be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    source.header == nil ? 0 : 1
}

/// The type of the source's data, `public.png`, or nothing if it cannot be read.
public func CGImageSourceGetType(_ source: CGImageSource) -> String? {
    source.header == nil ? nil : "public.png"
}

/// Reads an image, or nothing if there is none at `index` or it is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
    index == 0 ? try? PNG.decode(source.data) : nil
}

/// What is known of an image without reading its pixels.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
    guard index == 0, let header = source.header else { return nil }
    return [
        kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
        kCGImagePropertyDepth: header.depth, kCGImagePropertyHasAlpha: header.hasAlpha,
    ]
}
