import CoreGraphics
public import Foundation
import ImageIO

/// The frames of an animated image and how long they take together.
nonisolated struct UIImageAnimation: Hashable, Sendable {
    var frames: [CGImage]

    /// In seconds.
    var duration: TimeInterval
}

nonisolated extension UIImage {
    /// Creates an image that shows others in turn, each equally long.
    ///
    /// The first one gives the size, the scale and everything else that is not animated.
    ///
    /// - Parameters:
    ///   - images: The images, in the order in which they are shown.
    ///   - duration: The duration of one round in seconds; 0 for a thirtieth of a second for each
    ///     image.
    /// - Returns: `nil` without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var traits = first.traits
        traits.animation = UIImageAnimation(
            frames: images.compactMap(\.cgImage),
            duration: duration > 0 ? duration : Double(images.count) / 30)
        return UIImage(first.cgImage, traits)
    }

    /// The images of an animation, each shown for an equal part of ``duration``; `nil` for a still
    /// image.
    ///
    /// Where a file's frames are shown for different times, the longer ones are repeated.
    public var images: [UIImage]? {
        traits.animation?.frames.map { frame in
            var traits = traits
            traits.animation = nil
            return UIImage(frame, traits)
        }
    }

    /// How long an animation takes, in seconds; 0 for a still image.
    public var duration: TimeInterval { traits.animation?.duration ?? 0 }
}

extension UIImageAnimation {
    /// A file's animation; `nil` for a single frame.
    ///
    /// Images are shown equally long, so each frame is repeated as often as the greatest common
    /// divisor of all delays goes into its own.
    nonisolated init?(_ picture: DecodedImage) {
        guard picture.frames.count > 1 else { return nil }
        let hundredths = picture.frames.map {
            Int((DecodedImage.playedDelay($0.delay) * 100).rounded())
        }
        let total = hundredths.reduce(0, +)
        // Without a common unit, times are rounded so that there are some thousand repetitions at
        // most.
        let unit = max(hundredths.reduce(0, Self.greatestCommonDivisor), total / 5_000)
        frames = zip(picture.frames, hundredths).flatMap { frame, delay in
            repeatElement(frame.image, count: max((delay + unit / 2) / unit, 1))
        }
        duration = Double(total) / 100
    }

    nonisolated private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : greatestCommonDivisor(other, one % other)
    }
}
