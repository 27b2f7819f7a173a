public import CoreGraphics
import Foundation
import Platform

/// A view that lays out other views in a row or a column.
///
///     let form = UIStackView(arrangedSubviews: [title, subtitle, button])
///     form.axis = .vertical
///     form.spacing = 8
///
/// Views are arranged in the order of ``arrangedSubviews``; hidden ones take no space. The stack's
/// rules belong to the same system as all constraints of the window, so constraints between a view
/// in the stack and one outside work, and a stack without a given size has the size of its views.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    nonisolated deinit {}

    /// Creates a stack of views, in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { stackTable }

    // MARK: Views

    /// The arranged views, in their order along the axis. They are among the subviews, whose order
    /// is the drawing order and independent of this one.
    open var arrangedSubviews: [UIView] { arranged }

    final var arranged: [UIView] = []

    /// Appends a view to the arranged views, and makes it a subview unless it is one.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

    /// Inserts a view before the one that is at `stackIndex` now, and makes it a subview unless it
    /// is one.
    ///
    /// - Precondition: `stackIndex` is from 0 to the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        requires(
            (0...arranged.count).contains(stackIndex),
            """
            A stack of \(arranged.count) arranged views cannot insert one at index \(stackIndex). \
            Pass 0 to \(arranged.count).
            """)
        arrange(view, at: stackIndex)
    }

    /// Removes a view from the arranged views. It remains a subview with its frame;
    /// `removeFromSuperview()` removes it entirely.
    open func removeArrangedSubview(_ view: UIView) { stopArranging(view) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    // MARK: Arrangement

    /// The direction in which views follow each other. Horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the length among the views. ``Distribution/fill`` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis. ``Alignment/fill`` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The space between two views, or the minimum for equal spacings and centerings. 0 by default,
    /// in points. NaN and infinite values are ignored.
    open var spacing: CGFloat = 0 {
        didSet {
            if !spacing.isFinite { spacing = oldValue }
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the space between a view and the next, in points; ``spacingUseDefault`` restores the
    /// stack's ``spacing``.
    ///
    /// The value is removed when the view is no longer arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }

    /// Returns the custom space after a view, or ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// `true` if vertical spacings are measured from the last baseline of one view to the first
    /// baseline of the next. `false` by default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// `true` if the views are laid out within the margins instead of the edges. `false` by
    /// default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Layout

    /// The timers for the ends of animations in which views collapse before they are hidden.
    final var collapsing: [ObjectIdentifier: any HostTimer] = [:]

    /// The guides for gaps between the views, where these are solved for.
    final var gaps: [UILayoutGuide] = []

    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Passes the rows of the current arrangement to the engine.
    open override func updateConstraints() {
        updateRows()
        super.updateConstraints()
    }

    /// Requests layout, and new proportions, because the content of a view may have changed.
    open override func setNeedsLayout() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
        super.setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { implicitRelationsDidChange() }
    }

    /// The view that provides the stack's first baseline: the first visible one.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The view that provides the stack's last baseline: in a column the last visible one, in a row
    /// the first.
    open override var forLastBaselineLayout: UIView {
        let visible = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
    }
}
