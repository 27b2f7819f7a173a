/// The key of an image's width in pixels, an `Int`.
public let kCGImagePropertyPixelWidth = "PixelWidth"

/// The key of an image's height in pixels, an `Int`.
public let kCGImagePropertyPixelHeight = "PixelHeight"

/// The key of the bits per component, an `Int`.
public let kCGImagePropertyDepth = "Depth"

/// The key of a `Bool`, `true` if an image can be transparent.
public let kCGImagePropertyHasAlpha = "HasAlpha"

/// The key of an image's orientation, the `UInt32` of a ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation = "Orientation"

/// The key of a GIF's own properties, a `[String: Any]`.
public let kCGImagePropertyGIFDictionary = "{GIF}"

/// The key of how often an animation plays, an `Int`; 0 for ever.
public let kCGImagePropertyGIFLoopCount = "LoopCount"

/// The key of how long a frame is shown, a `Double` in seconds. Delays up to 0.02 count as 0.1.
public let kCGImagePropertyGIFDelayTime = "DelayTime"

/// The key of how long a frame is shown according to the file, a `Double` in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"

/// The key of a PNG's own properties, a `[String: Any]`.
public let kCGImagePropertyPNGDictionary = "{PNG}"

/// The key of how often an animated PNG plays, an `Int`; 0 for ever.
public let kCGImagePropertyAPNGLoopCount = "LoopCount"

/// The key of how long a frame of an animated PNG is shown, a `Double` in seconds. Delays up to
/// 0.02 count as 0.1.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"

/// The key of how long a frame of an animated PNG is shown according to the file, a `Double` in
/// seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"

/// The key of the quality that a lossy format is written with, a `Double` from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"

extension DecodedImage {
    /// A delay as animations play it, in seconds: a file's of at most 0.02 means 0.1.
    package static func playedDelay(_ delay: Double) -> Double { delay <= 0.02 ? 0.1 : delay }
}
