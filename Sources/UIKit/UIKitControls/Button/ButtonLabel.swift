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

    /// A title that wraps has as many lines as it needs.
    override var lineBreakMode: NSLineBreakMode {
        didSet {
            if wraps, oldValue != lineBreakMode { numberOfLines = 0 }
        }
    }

    /// `true` if lines end at words or characters, so that their number depends on the width.
    var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

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
