public import CoreGraphics
public import Foundation

/// A place that an image is written to, as PNG, JPEG, TIFF or BMP.
public final class CGImageDestination {
    fileprivate enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate let place: Place
    fileprivate let format: ImageFormat
    fileprivate var image: CGImage?
    fileprivate var quality = ImageFile.usualQuality

    fileprivate init?(place: Place, type: String, count: Int) {
        guard let format = ImageFile.writable.first(where: { $0.typeIdentifier == type }),
            count == 1
        else { return nil }
        self.place = place
        self.format = format
    }
}

/// Creates a destination that appends to `data`.
///
/// - Parameters:
///   - data: The bytes to append to.
///   - type: `public.png`, `public.jpeg`, `public.tiff` or `com.microsoft.bmp`.
///   - count: The number of images: 1.
///   - options: Ignored.
/// - Returns: `nil` for another type or unless `count` is 1.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .data(data), type: type, count: count)
}

/// Creates a destination that writes a file.
///
/// - Parameters:
///   - url: The file to write.
///   - type: `public.png`, `public.jpeg`, `public.tiff` or `com.microsoft.bmp`.
///   - count: The number of images: 1.
///   - options: Ignored.
/// - Returns: `nil` for another type or unless `count` is 1.
public func CGImageDestinationCreateWithURL(
    _ url: URL, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .file(url), type: type, count: count)
}

/// Sets the image to write. A second one replaces the first.
///
/// Of the `properties`, only ``kCGImageDestinationLossyCompressionQuality`` is used.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: [String: Any]?
) {
    destination.image = image
    destination.quality =
        properties?[kCGImageDestinationLossyCompressionQuality] as? Double
        ?? ImageFile.usualQuality
}

/// Writes the image.
///
/// - Returns: `true` if it was written. ``ImageFile/encode(_:as:quality:)`` reports why not.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image,
        let encoded = try? ImageFile.encode(
            image, as: destination.format, quality: destination.quality)
    else { return false }
    switch destination.place {
    case .data(let data):
        data.append(encoded)
        return true
    case .file(let url): return (try? encoded.write(to: url, options: .atomic)) != nil
    }
}
