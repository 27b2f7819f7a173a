public import CoreGraphics
public import Foundation

/// A place that an image is written to, as PNG.
public final class CGImageDestination {
    fileprivate enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate let place: Place
    fileprivate var image: CGImage?

    fileprivate init?(place: Place, type: String, count: Int) {
        guard type == "public.png", count == 1 else { return nil }
        self.place = place
    }
}

/// Creates a destination that appends to `data`.
///
/// - Returns: `nil` unless `type` is `public.png` and `count` is 1.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .data(data), type: type, count: count)
}

/// Creates a destination that writes a file.
///
/// - Returns: `nil` unless `type` is `public.png` and `count` is 1.
public func CGImageDestinationCreateWithURL(
    _ url: URL, _ type: String, _ count: Int, _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination(place: .file(url), type: type, count: count)
}

/// Sets the image to write. A second one replaces the first.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: [String: Any]?
) {
    destination.image = image
}

/// Writes the image.
///
/// - Returns: Whether it was written. ``PNG/write(_:to:)`` says why not.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image else { return false }
    switch destination.place {
    case .data(let data):
        data.append(PNG.encode(image))
        return true
    case .file(let url):
        do {
            try PNG.write(image, to: url)
            return true
        } catch {
            return false
        }
    }
}
