import CoreGraphics
import Foundation
import UIKitCore

/// The title of a button. Assistive technologies report it as the button's label.
final class ButtonLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Forwards a changed size to the button, whose size depends on it.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.contentSizeDidChange()
    }

    override var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}
