import RunCommands
import UIKit

extension RunOptions.TextSize {
    /// The text size as UIKit names it.
    var category: UIContentSizeCategory {
        switch self {
        case .xs: .extraSmall
        case .s: .small
        case .m: .medium
        case .l: .large
        case .xl: .extraLarge
        case .xxl: .extraExtraLarge
        case .xxxl: .extraExtraExtraLarge
        case .ax1: .accessibilityMedium
        case .ax2: .accessibilityLarge
        case .ax3: .accessibilityExtraLarge
        case .ax4: .accessibilityExtraExtraLarge
        case .ax5: .accessibilityExtraExtraExtraLarge
        }
    }
}
