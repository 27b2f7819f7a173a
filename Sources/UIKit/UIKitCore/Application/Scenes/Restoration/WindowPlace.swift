import CoreGraphics
import Platform

/// The size to which the user brought a window.
struct WindowPlace: Codable, Hashable, Sendable {
    /// The size that the app had asked for. An app that asks for another size gets that one.
    var requestedWidth: Double
    var requestedHeight: Double

    /// The size in points, of a maximised window the one before.
    var width: Double
    var height: Double

    var isMaximized: Bool

    init(requested: CGSize, size: CGSize, isMaximized: Bool) {
        requestedWidth = requested.width
        requestedHeight = requested.height
        width = size.width
        height = size.height
        self.isMaximized = isMaximized
    }

    /// `true` for a size that a window can have.
    var isValid: Bool {
        let range = WindowDescription.sideRange
        return range.contains(width) && range.contains(height)
    }

    /// `true` if the place is that of a window for which the app asks the same size again.
    func applies(toRequested size: CGSize) -> Bool {
        requestedWidth == size.width && requestedHeight == size.height
    }

    /// The size, not larger than the screen.
    func size(on screen: CGSize) -> CGSize {
        CGSize(width: min(width, screen.width), height: min(height, screen.height))
    }
}
