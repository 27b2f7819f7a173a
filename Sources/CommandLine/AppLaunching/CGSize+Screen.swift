package import Foundation

extension CGSize {
    /// The size of a first window that wishes for this one, with room around it for the desktop's
    /// bars and the window's title.
    package func fitting(screen: CGSize) -> CGSize {
        CGSize(
            width: min(width, max(screen.width - 48, 320)),
            height: min(height, max(screen.height - 128, 320)))
    }
}
