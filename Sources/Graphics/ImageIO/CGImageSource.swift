public import CoreGraphics
import Foundation
import Synchronization

/// Data that images are read from, of any ``ImageFormat``. ``ImageFile`` reports why data cannot be
/// read.
public final class CGImageSource: Sendable {
    fileprivate let file: Result<ImageFile, ImageError>

    /// The properties of the first image, read on first use.
    private let cachedHeader = Mutex<Result<ImageFile.Header, ImageError>?>(nil)

    /// The pixels of all images, decoded on first use.
    private let cachedImage = Mutex<Result<DecodedImage, ImageError>?>(nil)

    fileprivate init(file: Result<ImageFile, ImageError>) { self.file = file }

    fileprivate var header: Result<ImageFile.Header, ImageError> {
        cachedHeader.withLock { cache in
            if let cache { return cache }
            let header = file.flatMap { file in
                Result { () throws(ImageError) in try file.header() }
            }
            cache = header
            return header
        }
    }

    fileprivate var image: Result<DecodedImage, ImageError> {
        cachedImage.withLock { cache in
            if let cache { return cache }
            let image = file.flatMap { file in
                Result { () throws(ImageError) in try file.decode() }
            }
            cache = image
            return image
        }
    }

    /// The number of images according to the file's structure.
    fileprivate var count: Int {
        guard let file = try? file.get(), (try? header.get()) != nil else { return 0 }
        return max(file.gif?.frames.count ?? 1, 1)
    }
}

/// Creates a source of images in `data`.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
    CGImageSource(file: Result { () throws(ImageError) in try ImageFile(data) })
}

/// Creates a source of images in a file; `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
    guard let data = try? ImageFile.contents(ofFile: url.path) else { return nil }
    return CGImageSourceCreateWithData(data, options)
}

/// The number of images: the frames of a GIF, 1 for other formats, 0 for data that cannot be read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

/// The uniform type identifier of the source's data, such as `public.png`; `nil` if it cannot be
/// read.
public func CGImageSourceGetType(_ source: CGImageSource) -> String? {
    source.count > 0 ? try? source.file.get().format.typeIdentifier : nil
}

/// Reads an image; `nil` if there is none at `index` or the data is damaged.
///
/// The pixels are as stored: ``kCGImagePropertyOrientation`` says how to turn them. The frames of
/// an animation are whole pictures. The first call decodes all of them, and the source keeps them.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
    guard let frames = try? source.image.get().frames, frames.indices.contains(index) else {
        return nil
    }
    return frames[index].image
}

/// The properties of an image, read without decoding it where the format allows that.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
    guard let header = try? source.header.get(), (0..<source.count).contains(index) else {
        return nil
    }
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
        kCGImagePropertyDepth: header.depth, kCGImagePropertyHasAlpha: header.hasAlpha,
        kCGImagePropertyOrientation: header.orientation.rawValue,
    ]
    if let frames = try? source.file.get().gif?.frames, frames.indices.contains(index) {
        let delay = Double(frames[index].delay) / 100
        properties[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFDelayTime: DecodedImage.playedDelay(delay),
            kCGImagePropertyGIFUnclampedDelayTime: delay,
        ]
    }
    return properties
}

/// The properties of a source as a whole: ``kCGImagePropertyGIFDictionary`` for a GIF.
public func CGImageSourceCopyProperties(
    _ source: CGImageSource, _ options: [String: Any]?
) -> [String: Any]? {
    guard source.count > 0 else { return nil }
    guard let gif = try? source.file.get().gif else { return [:] }
    return [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: gif.loopCount]]
}
