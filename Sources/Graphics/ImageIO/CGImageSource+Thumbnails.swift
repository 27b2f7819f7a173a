public import CoreGraphics
public import Foundation

/// The key of the larger side of a thumbnail in pixels, a number. Without it, a thumbnail is as
/// large as its image.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"

/// The key of a `Bool`: makes a thumbnail from the image even if the file contains one.
public let kCGImageSourceCreateThumbnailFromImageAlways =
    "kCGImageSourceCreateThumbnailFromImageAlways"

/// The key of a `Bool`: makes a thumbnail from the image if the file contains none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// The key of a `Bool`: turns a thumbnail as the image's orientation says.
public let kCGImageSourceCreateThumbnailWithTransform =
    "kCGImageSourceCreateThumbnailWithTransform"

/// Returns a small copy of an image with its proportions, never larger than the image.
///
/// Thumbnails that files contain are not read: one is made from the image if
/// ``kCGImageSourceCreateThumbnailFromImageAlways`` or
/// ``kCGImageSourceCreateThumbnailFromImageIfAbsent`` is `true`.
///
/// - Returns: `nil` if there is no image at `index`, the data is damaged, or none is to be made.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> CGImage? {
    func isSet(_ key: String) -> Bool { options?[key] as? Bool ?? false }
    guard
        isSet(kCGImageSourceCreateThumbnailFromImageAlways)
            || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let stored = CGImageSourceCreateImageAtIndex(source, index, nil)
    else { return nil }
    var image = stored
    if isSet(kCGImageSourceCreateThumbnailWithTransform) {
        let number =
            CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyOrientation]
        let orientation = (number as? UInt32).flatMap(CGImagePropertyOrientation.init(rawValue:))
        image = stored.upright(from: orientation ?? .up)
    }
    let side = Double(max(image.width, image.height))
    let limit = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(pixels) ?? side
    return limit < side ? image.scaled(by: max(limit, 1) / side) : image
}

/// Returns a small copy of an image with its proportions, never larger than the image.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? {
    CGImageSourceCreateThumbnailAtIndex(source, index, options as? [String: Any])
}

/// A number of any type as dictionaries of options have it.
private func pixels(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    default: (value as? NSNumber)?.doubleValue
    }
}

extension CGImage {
    /// The image with both sides multiplied by a factor, at least one pixel each.
    fileprivate func scaled(by factor: Double) -> CGImage? {
        let size = CGSize(
            width: max((Double(width) * factor).rounded(), 1),
            height: max((Double(height) * factor).rounded(), 1))
        let context = CGContext(
            data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(self, in: CGRect(origin: .zero, size: size))
        return context?.makeImage()
    }
}
