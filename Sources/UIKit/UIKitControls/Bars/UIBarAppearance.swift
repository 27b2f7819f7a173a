import CoreGraphics
public import Foundation
public import UIKitCore

/// The look of a bar: its background and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The material of the background, below its colour.
    open var backgroundEffect: UIBlurEffect?

    /// The colour of the background, above its material; none by default.
    open var backgroundColor: UIColor?

    /// An image in front of the colour.
    open var backgroundImage: UIImage?

    /// The way the image fills the bar; scaled by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line at the edge, or of a ``shadowImage`` that is a template. No line when
    /// `nil`.
    open var shadowColor: UIColor?

    /// An image that replaces the line at the edge, outside of the bar. An empty image removes it.
    open var shadowImage: UIImage?

    /// Creates the standard look.
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy of another look.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    nonisolated deinit {}

    /// Returns a copy.
    open func copy() -> Self { Self(barAppearance: self) }

    /// Sets the standard background and line.
    open func configureWithDefaultBackground() {
        configure(effect: UIBlurEffect(style: .systemChromeMaterial), shadow: .barShadow)
    }

    /// Sets an opaque background and a line.
    open func configureWithOpaqueBackground() {
        configure(color: .systemBackground, shadow: .barShadow)
    }

    /// Removes background and line.
    open func configureWithTransparentBackground() { configure() }

    private func configure(
        effect: UIBlurEffect? = nil, color: UIColor? = nil, shadow: UIColor? = nil
    ) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }
}

nonisolated extension UIColor {
    /// The standard line at the edge of a bar.
    package static let barShadow = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.2)
    }
}
