import UIKit
@_spi(UIKitInternals) import UIKitCore

/// A view with a content of a certain size, and perhaps a line of text in it.
final class Block: UIView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// How far the line's baseline lies below the top; at the bottom by default.
    private let baseline: CGFloat?

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) {
        content = CGSize(width: width, height: height)
        self.baseline = baseline
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }

    override var firstBaselineOffsetFromTop: CGFloat { baseline ?? 0 }

    override var lastBaselineOffsetFromBottom: CGFloat { baseline.map { content.height - $0 } ?? 0 }

    /// Sets who stretches and shrinks first: those with the lowest priority.
    func yielding(_ priority: Float) -> Block {
        for axis in NSLayoutConstraint.Axis.allCases {
            setContentHuggingPriority(UILayoutPriority(250 + priority), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(750 + priority), for: axis)
        }
        return self
    }
}

extension UIStackView {
    /// A stack of a certain size, laid out.
    convenience init(_ views: [UIView], size: CGSize, _ change: (UIStackView) -> Void = { _ in }) {
        self.init(arrangedSubviews: views)
        // Whatever the screens of other tests have.
        contentScaleFactor = 1
        frame.size = size
        change(self)
        layoutIfNeeded()
    }

    /// Where the arranged views are.
    var frames: [CGRect] { arrangedSubviews.map(\.frame) }
}
