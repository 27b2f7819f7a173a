import CoreGraphics

/// The sizes of a slider's parts, in points.
enum SliderMetrics {
    static let height: CGFloat = 34
    static let usualWidth: CGFloat = 118
    static let trackHeight: CGFloat = 4
    static let thumbSide: CGFloat = 28
    /// The square around the thumb in which a finger takes hold of it.
    static let touchSide: CGFloat = 44
    /// The room between a bare end of the track and the slider's edge.
    static let inset: CGFloat = 2
    /// The room between a picture and the track.
    static let imageSpacing: CGFloat = 11
    static let disabledAlpha: CGFloat = 0.5
}
