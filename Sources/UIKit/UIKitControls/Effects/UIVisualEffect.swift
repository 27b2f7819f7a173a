public import Foundation
import UIKitCore

/// A look of what lies behind or in a ``UIVisualEffectView``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// Creates an effect without a look.
    public override init() {}

    nonisolated deinit {}
}

/// A translucent material, behind which content is blurred.
///
/// `CALayer.render(in:)` draws the material over the sharp content.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The thickness and the appearance of a material.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
        case systemThickMaterialDark, systemChromeMaterialDark
    }

    package final let style: Style

    /// Creates a material in the regular style.
    public convenience override init() { self.init(style: .regular) }

    /// Creates a material.
    public init(style: Style) {
        self.style = style
    }

    nonisolated deinit {}

    /// The colour of the material, for the traits where it is shown.
    final var color: UIColor {
        let style = style
        return UIColor { traits in
            let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
            return UIColor(white: style.white(isDark: isDark), alpha: style.opacity)
        }
    }
}

nonisolated extension UIBlurEffect.Style {
    /// `true` for a style that is always dark, `false` for one that is always light.
    var isDark: Bool? {
        switch self {
        case .dark: true
        case .extraLight, .light: false
        default: rawValue >= 16 ? true : rawValue >= 11 ? false : nil
        }
    }

    /// The lightness. Bars are darker than panels in the dark, as the content below them is.
    fileprivate func white(isDark: Bool) -> CGFloat {
        guard isDark else { return 0.972 }
        return thickness == Self.chrome ? 0.1 : 0.13
    }

    /// The thickness of a system material, from 0 to 4; `nil` for the older styles.
    private var thickness: Int? {
        let first = UIBlurEffect.Style.systemUltraThinMaterial.rawValue
        return rawValue < first ? nil : (rawValue - first) % 5
    }

    private static let chrome = 4

    fileprivate var opacity: CGFloat {
        switch self {
        case .light, .regular: return 0.82
        case .dark: return 0.8
        case .extraLight, .prominent: return 0.9
        default: return [0.45, 0.6, 0.73, 0.84, 0.86][thickness ?? Self.chrome]
        }
    }

    /// The standard deviation of the blur, in points.
    var deviation: CGFloat {
        switch self {
        case .light, .dark, .extraLight, .regular, .prominent: 12
        default: 15
        }
    }
}
