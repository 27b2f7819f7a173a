import CoreGraphics

/// The dimensions of a slider's parts, in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let defaultWidth: CGFloat = 118
    /// The distance of scrolling for a hundredth of the range, in points.
    static let wheelDistance: CGFloat = 10
    static let trackHeight: CGFloat = 4
    static let thumbSide: CGFloat = 28
    /// The side of the square around the thumb in which touches start a drag.
    static let touchSide: CGFloat = 44
    /// The space between an end of the track without an image and the slider's edge.
    static let inset: CGFloat = 2
    /// The space between an image and the track.
    static let imageSpacing: CGFloat = 11
    static let disabledAlpha: CGFloat = 0.5
}
