import CoreGraphics
public import Foundation

nonisolated extension UIImage {
    /// `true` if the image has a baseline, with which it is aligned to text.
    public var hasBaseline: Bool { traits.baselineOffset != nil }

    /// The distance from the lower edge to the baseline, in points; `nil` without one.
    public var baselineOffsetFromBottom: CGFloat? { traits.baselineOffset }

    /// Returns the same image with a baseline.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset.isFinite ? baselineOffset : nil }
    }

    /// Returns the same image without a baseline.
    public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// The format with which pictures like this one are drawn: with its scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// Reads the images `name0`, `name1` … up to `name1024` of the main bundle, and shows them in
    /// turn; `nil` when there is none.
    ///
    /// - Parameters:
    ///   - name: The images' names without their numbers.
    ///   - duration: The duration of one round in seconds; 0 for a thirtieth of a second for each
    ///     image.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            guard let image = UIImage(named: name + String(number)) else {
                // The first number is 0 or 1.
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
    }

    /// Reads images as ``animatedImageNamed(_:duration:)`` does, which keep their caps when they
    /// are drawn larger.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration).flatMap { image in
            let parts = (image.images ?? []).map {
                $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
            }
            return animatedImage(with: parts, duration: image.duration)
        }
    }

    /// Reads images as ``animatedImageNamed(_:duration:)`` does, whose middle is tiled when they
    /// are drawn larger.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(
            name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// A plus sign in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }

    /// A minus sign in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }

    /// Three dots in a circle, for further actions.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

    /// A check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }

    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage {
        UIImage(systemName: "checkmark.circle") ?? UIImage()
    }
}
