import CoreGraphics
import Foundation
import UIKitCore

/// A button's title, which assistive programs know as the button's label.
final class ButtonLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The button is as large as its title, so it changes with it.
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UIButton)?.contentSizeDidChange()
    }

    override var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}
