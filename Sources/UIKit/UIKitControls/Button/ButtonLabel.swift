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

    override var accessibilityLabel: String? {
        get { nil }
        set {}
    }
}
