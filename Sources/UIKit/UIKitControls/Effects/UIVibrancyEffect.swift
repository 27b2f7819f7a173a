import Foundation
import UIKitCore

/// The prominence of content on a material, and with it its colour.
public nonisolated enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    /// Text and symbols.
    case label = 0
    case secondaryLabel, tertiaryLabel
    /// Hardly visible on thin materials.
    case quaternaryLabel
    /// Areas, such as those of buttons.
    case fill
    case secondaryFill, tertiaryFill
    /// Lines between parts.
    case separator
}

/// A look of content on a material: its shape, in a translucent colour through which the material
/// is seen.
///
/// A view with the effect belongs into the ``UIVisualEffectView/contentView`` of a view with the
/// material. The colours of the content are replaced; what it lets through stays transparent.
///
///     let material = UIBlurEffect(style: .systemThinMaterial)
///     let card = UIVisualEffectView(effect: material)
///     let caption = UIVisualEffectView(
///         effect: UIVibrancyEffect(blurEffect: material, style: .secondaryLabel))
///     caption.contentView.addSubview(label)
///     card.contentView.addSubview(caption)
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private nonisolated let material: UIBlurEffect.Style
    private nonisolated let style: UIVibrancyEffectStyle

    /// Creates the look of text on a material.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates the look of content with a certain prominence on a material.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        material = blurEffect.style
        self.style = style
    }

    nonisolated deinit {}

    /// The colour of the content, for the traits where it is shown: black on light materials, white
    /// on dark ones.
    final var color: UIColor {
        let (material, style) = (material, style)
        return UIColor { traits in
            let isDark = material.isDark ?? (traits.userInterfaceStyle == .dark)
            let isStrong = traits.accessibilityContrast == .high
            let opacity = style.opacity(isDark: isDark)
            return UIColor(
                white: isDark ? 1 : 0, alpha: isStrong ? (opacity + 1) / 2 : opacity)
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.material == material && other.style == style
    }

    nonisolated open override var hash: Int { material.hashValue ^ style.hashValue }
}

nonisolated extension UIVibrancyEffectStyle {
    /// The opacity of the colour. Light text on dark materials needs a little more.
    fileprivate func opacity(isDark: Bool) -> CGFloat {
        switch self {
        case .label: isDark ? 0.92 : 0.86
        case .secondaryLabel: isDark ? 0.62 : 0.56
        case .tertiaryLabel: isDark ? 0.4 : 0.34
        case .quaternaryLabel: isDark ? 0.22 : 0.2
        case .fill: isDark ? 0.22 : 0.18
        case .secondaryFill: isDark ? 0.16 : 0.13
        case .tertiaryFill: isDark ? 0.11 : 0.09
        case .separator: isDark ? 0.2 : 0.24
        }
    }
}
