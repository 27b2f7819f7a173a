public import CoreGraphics
public import Foundation

/// A place that an image is written to, as PNG, JPEG, TIFF or BMP, or several as an animated GIF.
public final class CGImageDestination {
    fileprivate enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate let place: Place
    fileprivate let format: ImageFormat
    fileprivate var image: CGImage?
    fileprivate var quality = ImageFile.usualQuality
    fileprivate var orientation: CGImagePropertyOrientation?

    /// The frames of a GIF, of which there may be ``count``.
    fileprivate var frames: [GIFFrame] = []
    fileprivate let count: Int
    fileprivate var loopCount: Int?

    /// `true` after an image that no GIF can have.
    fileprivate var hasFailed = false

    fileprivate init?(place: Place, type: String, count: Int) {
        let formats = ImageFile.writable + [.gif]
        guard let format = formats.first(where: { $0.typeIdentifier == type }), count > 0,
            count == 1 || format == .gif
        else { return nil }
        self.place = place
        self.format = format
        self.count = count
    }

    /// The bytes to write; `nil` without an image, or for one that cannot be written.
    fileprivate var encoded: Data? {
        if format == .gif {
            guard !hasFailed, frames.count == count else { return nil }
            return GIFFrame.data(of: frames, loopCount: loopCount)
        }
        guard let image, let data = try? ImageFile.encode(image, as: format, quality: quality)
        else { return nil }
        return orientation.map { $0.added(to: data, format) } ?? data
    }
}

/// Creates a destination that appends to `data`.
///
/// - Parameters:
///   - data: The bytes to append to.
///   - type: `public.png`, `public.jpeg`, `public.tiff`, `com.microsoft.bmp` or
///     `com.compuserve.gif`.
///   - count: The number of images: 1, or of frames in a GIF.
///   - options: Ignored.
/// - Returns: `nil` for another type or for a number of images that it cannot have.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .data(data), type: type, count: count)
}

/// Creates a destination that writes a file.
///
/// - Parameters:
///   - url: The file to write.
///   - type: `public.png`, `public.jpeg`, `public.tiff`, `com.microsoft.bmp` or
///     `com.compuserve.gif`.
///   - count: The number of images: 1, or of frames in a GIF.
///   - options: Ignored.
/// - Returns: `nil` for another type or for a number of images that it cannot have.
public func CGImageDestinationCreateWithURL(
    _ url: URL, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .file(url), type: type, count: count)
}

/// Sets the image to write, which replaces one that was set before, or adds a frame to a GIF.
/// Frames beyond the destination's number are ignored.
///
/// Of the `properties`, ``kCGImageDestinationLossyCompressionQuality`` and, in PNG and JPEG,
/// ``kCGImagePropertyOrientation`` are used, and of a GIF
/// ``kCGImagePropertyGIFUnclampedDelayTime`` or ``kCGImagePropertyGIFDelayTime``, 0.1 by default.
/// Values may be numbers of any type.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: [String: Any]?
) {
    if destination.format == .gif {
        guard destination.frames.count < destination.count else { return }
        let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
        let delay = [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime]
            .compactMap { PropertyNumber(gif?[$0])?.value }.first
        guard let frame = GIFFrame(image, delay: delay ?? 0.1) else {
            destination.hasFailed = true
            return
        }
        return destination.frames.append(frame)
    }
    destination.image = image
    destination.quality =
        PropertyNumber(properties?[kCGImageDestinationLossyCompressionQuality])?.value
        ?? ImageFile.usualQuality
    destination.orientation = PropertyNumber(properties?[kCGImagePropertyOrientation])
        .flatMap { UInt32(exactly: $0.value) }.flatMap(CGImagePropertyOrientation.init)
}

/// Sets properties of the whole file: of a GIF, ``kCGImagePropertyGIFLoopCount``. An animation
/// without one plays once.
public func CGImageDestinationSetProperties(
    _ destination: CGImageDestination, _ properties: [String: Any]?
) {
    let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
    destination.loopCount = PropertyNumber(gif?[kCGImagePropertyGIFLoopCount])
        .flatMap { Int(exactly: $0.value.rounded()) }
}

/// Writes the image, or the frames of a GIF.
///
/// - Returns: `true` if it was written; `false` with fewer images than the destination was made
///   for. ``ImageFile/encode(_:as:quality:)`` reports why not.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let encoded = destination.encoded else { return false }
    switch destination.place {
    case .data(let data):
        data.append(encoded)
        return true
    case .file(let url): return (try? encoded.write(to: url, options: .atomic)) != nil
    }
}
