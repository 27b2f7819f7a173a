public import Foundation

/// The part of a camera's picture that a square on the screen shows, in the camera's own way of counting.
///
/// A phone is held upright, and its camera's picture lies on its side: it is `video.width` long and `video.height` wide, and fills
/// the screen, beyond which its longer or its wider part hangs out. Cameras count from 0 to 1 along their own sides, which is
/// down and then across for who looks at the screen. Hence the order: ``y``, ``x``, ``height``, ``width``.
public struct RegionOfInterest: Hashable, Sendable {
    /// The top, as a part of the video's length from 0 to 1.
    public var y: Double

    /// The left side, as a part of the video's width from 0 to 1.
    public var x: Double

    /// As a part of the video's length.
    public var height: Double

    /// As a part of the video's width.
    public var width: Double

    public init(y: Double, x: Double, height: Double, width: Double) {
        self.y = y
        self.x = x
        self.height = height
        self.width = width
    }

    /// What the camera sees of a rectangle on the screen and some room around it.
    ///
    /// With ``clamped`` it stays inside of the camera's picture.
    ///
    /// - Parameters:
    ///   - crop: In points of the screen.
    ///   - expansion: How much more is looked at on each side, in points, so that a code may lap over the edges.
    ///   - screen: In points, upright.
    ///   - video: In pixels, lying: 1920 by 1080, for example.
    /// - Precondition: The sides of screen and video are positive.
    public init(crop: CGRect, expansion: Double = 50, screen: CGSize, video: CGSize) {
        precondition(
            screen.width > 0 && screen.height > 0 && video.width > 0 && video.height > 0,
            "A screen of \(screen) and a video of \(video) show nothing. Pass sizes that are positive."
        )
        let area = crop.insetBy(dx: -expansion, dy: -expansion)
        let screenShape = screen.height / screen.width
        let videoShape = video.width / video.height
        // How large the whole video is on the screen, of which the middle is seen.
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

    /// Shapes that differ by less count as the same.
    private static let sameShape = 1e-5
}

extension RegionOfInterest {
    /// As much of the region as the camera sees. Nothing of it, with sides of zero, when it lies outside altogether.
    public var clamped: RegionOfInterest {
        let (top, bottom) = (Self.clamp(y), Self.clamp(y + height))
        let (left, right) = (Self.clamp(x), Self.clamp(x + width))
        return RegionOfInterest(y: top, x: left, height: bottom - top, width: right - left)
    }

    private static func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

    /// The region in a frame of the video: every pixel that it touches.
    ///
    /// Frames come as the camera sees them, lying: what is down on the screen is to the right in them, and what is left on the screen is
    /// at their bottom when the phone is turned back upright. Here ``y`` counts along the frame's width and ``x`` along its height.
    ///
    /// - Parameters:
    ///   - width: The frame's, in pixels.
    ///   - height: The frame's, in pixels.
    public func pixels(inFrameOf width: Int, by height: Int) -> PixelRectangle {
        let inside = clamped
        let left = Int((inside.y * Double(width)).rounded(.down))
        let right = Int(((inside.y + inside.height) * Double(width)).rounded(.up))
        let top = Int((inside.x * Double(height)).rounded(.down))
        let bottom = Int(((inside.x + inside.width) * Double(height)).rounded(.up))
        return PixelRectangle(
            x: left, y: top, width: min(right, width) - left, height: min(bottom, height) - top)
    }

    /// The square in which a scanner's screen frames the code: 50 points from both sides, with a hint ten points below it, both
    /// together in the middle of what a bar at the top leaves free.
    ///
    /// - Parameters:
    ///   - screen: In points.
    ///   - hintHeight: Of the hint below, in points.
    ///   - barHeight: Of status and navigation bar together, in points.
    public static func viewfinder(
        on screen: CGSize, hintHeight: Double, barHeight: Double = 64
    ) -> CGRect {
        let side = screen.width - 100
        let y = (screen.height - barHeight - side - 10 - hintHeight) / 2
        return CGRect(x: 50, y: y, width: side, height: side)
    }
}
