import UIKit
@_spi(UIKitInternals) import UIKitCore

/// Letters of ten points by twenty on as many lines as the width takes.
final class Wrapping: UIView {
    var letters: Int { didSet { invalidateIntrinsicContentSize() } }

    init(letters: Int) {
        self.letters = letters
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { return nil }

    override var contentHeightFollowsWidth: Bool { true }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(letters) * 10, height: 20)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let perLine = max(1, min(letters, Int(size.width / 10)))
        let lines = (letters + perLine - 1) / perLine
        return CGSize(width: perLine * 10, height: lines * 20)
    }
}
