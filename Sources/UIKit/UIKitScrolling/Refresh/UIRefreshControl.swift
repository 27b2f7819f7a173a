import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A spinner above the content of a scroll view that the user pulls down to load again.
///
///     list.refreshControl = UIRefreshControl(
///         frame: .zero, primaryAction: UIAction { [weak list] _ in
///             load { list?.refreshControl?.endRefreshing() }
///         })
///
/// `valueChanged` is sent once when the content has been pulled far enough. The spinner then stays
/// until ``endRefreshing()``.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60

    /// The distance that the content is pulled to load again.
    private static let trigger: CGFloat = 90

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// The scroll view that the control belongs to.
    final weak var scrollView: UIScrollView? {
        didSet { if scrollView !== oldValue { scrollViewDidChange(from: oldValue) } }
    }

    /// `true` while the inset of the scroll view has room for the spinner.
    private var isInsetAdded = false

    /// `true` from the event until the finger lifts.
    private var isTriggered = false

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        spinner.hidesWhenStopped = false
        spinner.isUserInteractionEnabled = false
        spinner.isAccessibilityElement = false
        spinner.alpha = 0
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(spinner)
        addSubview(label)
        accessibilityLabel = SystemText.localized("Refresh")
        accessibilityTraits = .updatesFrequently
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    // MARK: State

    /// `true` while content is loaded again.
    open private(set) var isRefreshing = false

    /// A text below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.textAlignment = .center
            setNeedsLayout()
        }
    }

    /// Shows the spinner as if the user had pulled. Sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.alpha = 1
        spinner.startAnimating()
        if scrollView?.isDragging != true { addInset() }
    }

    /// Hides the spinner.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        ControlStyle.change(animated: window != nil) { [self] in spinner.alpha = 0 }
        spinner.stopAnimating()
        removeInset()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        spinner.color = tintColor == UIColor.systemBlue ? nil : tintColor
    }

    // MARK: Room

    private func addInset() {
        guard !isInsetAdded, let scrollView else { return }
        isInsetAdded = true
        let offset = scrollView.contentOffset
        scrollView.contentInset.top += Self.height
        // Released content returns to the new top by itself.
        guard !scrollView.isDragging else { return }
        // The content stays where the user pulled it, and moves to the new top.
        scrollView.contentOffset = offset
        let top = CGPoint(x: offset.x, y: -scrollView.adjustedContentInset.top)
        if offset.y < top.y || offset.y <= top.y + Self.height {
            scrollView.setContentOffset(top, animated: window != nil)
        }
    }

    private func removeInset() {
        guard isInsetAdded, let scrollView else { return }
        isInsetAdded = false
        let offset = scrollView.contentOffset
        let top = -scrollView.adjustedContentInset.top + Self.height
        scrollView.contentInset.top -= Self.height
        scrollView.contentOffset = offset
        if offset.y < top, !scrollView.isDragging {
            scrollView.setContentOffset(CGPoint(x: offset.x, y: top), animated: window != nil)
        }
    }

    private func scrollViewDidChange(from old: UIScrollView?) {
        if isInsetAdded {
            old?.contentInset.top -= Self.height
            isInsetAdded = false
        }
        removeFromSuperview()
        scrollView?.insertSubview(self, at: 0)
        if isRefreshing { addInset() }
        follow()
    }

    /// Places the control above the content, and fires when it has been pulled far enough.
    final func follow() {
        guard let scrollView else { return }
        let insets = scrollView.adjustedContentInset
        let top = insets.top - (isInsetAdded ? Self.height : 0)
        let pulled = max(0, -scrollView.contentOffset.y - top)
        frame = CGRect(
            x: scrollView.bounds.minX, y: min(-Self.height, -pulled),
            width: scrollView.bounds.width, height: Self.height)
        if scrollView.isDragging {
            if !isRefreshing {
                spinner.alpha = min(1, max(0, (pulled - 15) / (Self.trigger - 30)))
                // One blade a step, as if the finger wound the spinner up.
                let turn = (min(pulled / Self.trigger, 1) * 8).rounded(.down) / 8
                spinner.transform = CGAffineTransform(rotationAngle: turn * 2 * .pi)
            }
            if pulled >= min(Self.trigger, scrollView.bounds.height * 0.3), !isTriggered,
                !isRefreshing, isEnabled
            {
                isTriggered = true
                beginRefreshing()
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            }
        } else if !isRefreshing, pulled == 0 {
            spinner.alpha = 0
        }
    }

    /// Makes room for the spinner when the finger has lifted.
    final func dragDidEnd() {
        isTriggered = false
        if isRefreshing { addInset() } else { removeInset() }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        spinner.bounds.size = spinner.intrinsicContentSize
        spinner.center = CGPoint(x: bounds.midX, y: hasTitle ? 20 : bounds.midY)
        label.frame = CGRect(x: 8, y: 36, width: max(0, bounds.width - 16), height: 20)
        label.isHidden = !hasTitle
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if isRefreshing { description.add(flag: "refreshing") }
    }
}

extension UIRefreshControl: ViewWithParts {
    package final var parts: [UIView] { [spinner, label] }
}
