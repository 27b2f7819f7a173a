public import CoreGraphics
import Foundation
import Synchronization

/// Data that images are read from, of any ``ImageFormat``. ``ImageFile`` reports why data cannot be
/// read.
///
/// The data of an incremental source arrives in parts, see ``CGImageSourceCreateIncremental(_:)``.
public final class CGImageSource: Sendable {
    private struct State: Sendable {
        var file: Result<ImageFile, ImageError>

        /// `false` while an incremental source waits for more data.
        var isWhole = true

        /// What the file says about its frames, read on first use.
        var animation: ImageFile.Animation??

        /// The properties of the first image, read on first use.
        var header: Result<ImageFile.Header, ImageError>?

        /// The pixels of all images, decoded on first use.
        var image: Result<DecodedImage, ImageError>?
    }

    private let state: Mutex<State>

    fileprivate init(file: Result<ImageFile, ImageError>) {
        state = Mutex(State(file: file))
    }

    /// Creates a source without data, which ``replaceData(with:isWhole:)`` brings.
    init() { state = Mutex(State(file: .failure(.empty), isWhole: false)) }

    /// Replaces the data of an incremental source by more of it.
    func replaceData(with data: Data, isWhole: Bool) {
        let file = Result { () throws(ImageError) in try ImageFile(data) }
        state.withLock { $0 = State(file: file, isWhole: isWhole) }
    }

    var file: Result<ImageFile, ImageError> { state.withLock { $0.file } }

    /// `false` while an incremental source waits for more data.
    var isWhole: Bool { state.withLock { $0.isWhole } }

    var header: Result<ImageFile.Header, ImageError> {
        state.withLock { state in
            if let header = state.header { return header }
            let isWhole = state.isWhole
            let header = state.file.flatMap { file in
                Result { () throws(ImageError) in try file.header(isWhole: isWhole) }
            }
            state.header = header
            return header
        }
    }

    var image: Result<DecodedImage, ImageError> {
        state.withLock { state in
            if let image = state.image { return image }
            let isWhole = state.isWhole
            let image = state.file.flatMap { file in
                Result { () throws(ImageError) in
                    try file.decode(isWhole || !file.endsEarly ? .allFrames : .availableFrame)
                }
            }
            state.image = image
            return image
        }
    }

    /// What the file says about its frames; `nil` for a single picture.
    var animation: ImageFile.Animation? {
        state.withLock { state in
            if let animation = state.animation { return animation }
            let animation = (try? state.file.get())?.animation
            state.animation = .some(animation)
            return animation
        }
    }

    /// The number of images according to the file's structure.
    var count: Int {
        guard (try? header.get()) != nil else { return 0 }
        return max(animation?.delays.count ?? 1, 1)
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

/// The number of images: the frames of a GIF or an animated PNG, 1 for other files, 0 for data that
/// cannot be read.
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
    if let animation = source.animation, animation.delays.indices.contains(index) {
        let delay = animation.delays[index]
        // The keys within both dictionaries are the same words.
        properties[animation.dictionary] = [
            kCGImagePropertyGIFDelayTime: DecodedImage.playedDelay(delay),
            kCGImagePropertyGIFUnclampedDelayTime: delay,
        ]
    }
    return properties
}

/// The properties of a source as a whole: ``kCGImagePropertyGIFDictionary`` for a GIF,
/// ``kCGImagePropertyPNGDictionary`` for an animated PNG.
public func CGImageSourceCopyProperties(
    _ source: CGImageSource, _ options: [String: Any]?
) -> [String: Any]? {
    guard source.count > 0 else { return nil }
    guard let animation = source.animation else { return [:] }
    return [animation.dictionary: [kCGImagePropertyGIFLoopCount: animation.loopCount]]
}
