public import CoreGraphics

/// A reason why a window could not be opened or kept.
public enum HostError: Error, Hashable, Sendable {
    /// There is no display to open windows on. `reason` lists the attempts.
    case noDisplay(reason: String)

    /// The display was lost while the app ran.
    case displayLost(reason: String)

    /// A window of this size, in points, is not possible.
    case badWindowSize(CGSize)

    /// A screen of this scale is not possible.
    case badScale(CGFloat)
}

extension HostError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noDisplay(let reason):
            """
            No window can be opened: \(reason). Set DISPLAY or WAYLAND_DISPLAY to a running display, \
            or run with --headless.
            """
        case .displayLost(let reason):
            "The display went away: \(reason). Start the app again when it is back."
        case .badWindowSize(let size):
            """
            A window of \(size.width) × \(size.height) points cannot be made. Each side must lie between \
            \(WindowDescription.sideRange.lowerBound) and \(WindowDescription.sideRange.upperBound) points \
            and have at most \(WindowDescription.maximumPixelSide) pixels.
            """
        case .badScale(let scale):
            """
            A scale of \(scale) pixels a point cannot be used. It must lie between \
            \(ScreenDescription.scaleRange.lowerBound) and \(ScreenDescription.scaleRange.upperBound).
            """
        }
    }
}
