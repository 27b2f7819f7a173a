public import CoreGraphics
public import Foundation
public import UIKitCore

/// The look of a bar: its background and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of the background; none for a transparent bar.
    open var backgroundColor: UIColor?

    /// An image in front of the colour.
    open var backgroundImage: UIImage?

    /// The way the image fills the bar; scaled by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line at the edge; no line when `nil`.
    open var shadowColor: UIColor?

    /// Creates the standard look.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of another look.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
    }

    nonisolated deinit {}

    /// Returns a copy.
    open func copy() -> Self { Self(barAppearance: self) }

    /// Sets the standard background and line.
    open func configureWithDefaultBackground() {
        backgroundColor = .barBackground
        backgroundImage = nil
        shadowColor = .barShadow
    }

    /// Sets an opaque background and a line.
    open func configureWithOpaqueBackground() {
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .barShadow
    }

    /// Removes background and line.
    open func configureWithTransparentBackground() {
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = nil
    }
}

nonisolated extension UIColor {
    /// The standard background of a bar.
    static let barBackground = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 22 / 255, alpha: 0.97) : UIColor(white: 249 / 255, alpha: 0.97)
    }

    /// The standard line at the edge of a bar.
    static let barShadow = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.2)
    }
}
