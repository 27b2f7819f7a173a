public import CoreGraphics
public import Foundation

// The functions of image sources with arguments as they are written on Apple's platforms:
// `data as CFData`, `options as CFDictionary`.

/// A hint about keeping decoded pixels. A source keeps them as long as it lives in any case.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"

/// A hint to decode when the image is made, which happens in any case.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"

/// A hint at the format. Files are recognised by their contents.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"

/// Creates a source of images in `data`.
public func CGImageSourceCreateWithData(
    _ data: NSData, _ options: NSDictionary?
) -> CGImageSource? {
    CGImageSourceCreateWithData(Data(referencing: data), nil)
}

/// Creates a source of images in a file; `nil` if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, nil)
}

/// Reads an image; `nil` if there is none at `index` or the data is damaged.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateImageAtIndex(source, index, nil) }

/// The properties of an image, read without decoding it where the format allows that.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: NSDictionary
) -> [String: Any]? { CGImageSourceCopyPropertiesAtIndex(source, index, nil) }
