public import Foundation

/// The part of a camera's frame that a square on the screen shows, in the camera's coordinates.
///
/// A phone is held upright while its camera's frame is in landscape orientation: it is
/// `video.width` long and `video.height` wide, and fills the screen, cropped in one dimension. The
/// camera's coordinates run from 0 to 1 along its own axes, which are down and then across on the
/// screen. Therefore the order: ``y``, ``x``, ``height``, ``width``.
public struct RegionOfInterest: Hashable, Sendable {
    /// The top, as a fraction of the video's length from 0 to 1.
    public var y: Double

    /// The left side, as a fraction of the video's width from 0 to 1.
    public var x: Double

    /// The height, as a fraction of the video's length.
    public var height: Double

    /// The width, as a fraction of the video's width.
    public var width: Double

    public init(y: Double, x: Double, height: Double, width: Double) {
        self.y = y
        self.x = x
        self.height = height
        self.width = width
    }

    /// Creates the camera's region of a rectangle on the screen with a margin.
    ///
    /// ``clamped`` limits it to the camera's frame.
    ///
    /// - Parameters:
    ///   - crop: The rectangle in points of the screen.
    ///   - expansion: The margin on each side, in points, so that a code may extend beyond the
    ///     edges.
    ///   - screen: The screen in points, in portrait orientation.
    ///   - video: The frame in pixels, in landscape orientation: 1920 by 1080, for example.
    /// - Precondition: The sides of screen and video are positive.
    public init(crop: CGRect, expansion: Double = 50, screen: CGSize, video: CGSize) {
        precondition(
            screen.width > 0 && screen.height > 0 && video.width > 0 && video.height > 0,
            "A screen of \(screen) and a video of \(video) show nothing. Pass sizes that are positive."
        )
        let area = crop.insetBy(dx: -expansion, dy: -expansion)
        let screenShape = screen.height / screen.width
        let videoShape = video.width / video.height
        // The size of the whole video on the screen, which shows its centre.
        var shown = screen
        if abs(screenShape - videoShape) >= Self.sameShape {
            if screenShape < videoShape {
                shown.height = screen.width * videoShape
            } else {
                shown.width = screen.height / videoShape
            }
        }
        y = (area.minY + (shown.height - screen.height) / 2) / shown.height
        x = (area.minX + (shown.width - screen.width) / 2) / shown.width
        height = area.height / shown.height
        width = area.width / shown.width
    }

    /// The difference below which aspect ratios count as equal.
    private static let sameShape = 1e-5
}

extension RegionOfInterest {
    /// The intersection of the region with the frame, with sides of zero when it is empty.
    public var clamped: RegionOfInterest {
        let (top, bottom) = (Self.clamp(y), Self.clamp(y + height))
        let (left, right) = (Self.clamp(x), Self.clamp(x + width))
        return RegionOfInterest(y: top, x: left, height: bottom - top, width: right - left)
    }

    private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

    /// Returns the region in a frame of the video: every pixel that it touches.
    ///
    /// Frames are in the camera's landscape orientation: down on the screen is to the right in
    /// them, and left on the screen is at their bottom. Here ``y`` applies to the frame's width and
    /// ``x`` to its height.
    ///
    /// - Parameters:
    ///   - width: The frame's width in pixels.
    ///   - height: The frame's height in pixels.
    public func pixels(inFrameOf width: Int, by height: Int) -> PixelRectangle {
        let inside = clamped
        let left = Int((inside.y * Double(width)).rounded(.down))
        let right = Int(((inside.y + inside.height) * Double(width)).rounded(.up))
        let top = Int((inside.x * Double(height)).rounded(.down))
        let bottom = Int(((inside.x + inside.width) * Double(height)).rounded(.up))
        return PixelRectangle(
            x: left, y: top, width: min(right, width) - left, height: min(bottom, height) - top)
    }

    /// Returns the square in which a scanner's screen frames the code: 50 points from both sides,
    /// with a hint ten points below it, both centred together in the area below a bar at the top.
    ///
    /// - Parameters:
    ///   - screen: The screen in points.
    ///   - hintHeight: The height of the hint in points.
    ///   - barHeight: The total height of status and navigation bar in points.
    public static func viewfinder(
        on screen: CGSize, hintHeight: Double, barHeight: Double = 64
    ) -> CGRect {
        let side = screen.width - 100
        let y = (screen.height - barHeight - side - 10 - hintHeight) / 2
        return CGRect(x: 50, y: y, width: side, height: side)
    }
}
