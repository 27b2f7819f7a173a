public import UIKit

/// The panel of a HUD, or the view behind it: a colour, or a material.
@preconcurrency @MainActor
public final class HUDBackgroundView: UIView {
    /// The kind of background.
    public nonisolated enum Style: Int, Hashable, Sendable {
        /// A plain colour.
        case solidColor
        /// A translucent material under the colour.
        case blur
    }

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .light))

    /// Creates a background in its default colour: white at 60 %, or dark grey in the dark.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        material.isUserInteractionEnabled = false
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(material, at: 0)
        update()
    }

    public required init?(coder: NSCoder) {
        style = .solidColor
        super.init(coder: coder)
    }

    /// The kind of background.
    public var style: Style { didSet { if style != oldValue { update() } } }

    /// The material of the style ``Style/blur``.
    public var blurEffectStyle = UIBlurEffect.Style.systemUltraThinMaterial {
        didSet { if blurEffectStyle != oldValue { update() } }
    }

    /// The colour, in front of the material if there is one.
    public var color: UIColor = HUDBackgroundView.defaultColor {
        didSet { if color != oldValue { update() } }
    }

    /// White 0.8 at 60 %; a dark grey in the dark.
    public static let defaultColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 0.22, alpha: 0.6) : UIColor(white: 0.8, alpha: 0.6)
    }

    private func update() {
        material.isHidden = style != .blur
        material.effect = style == .blur ? UIBlurEffect(style: blurEffectStyle) : nil
        material.contentView.backgroundColor = style == .blur ? color : .clear
        backgroundColor = style == .blur ? .clear : color
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        material.frame = bounds
    }
}
