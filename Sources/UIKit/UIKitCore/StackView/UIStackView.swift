public import CoreGraphics
import Foundation
import Platform

/// A view that lays out other views in a row or a column.
///
///     let form = UIStackView(arrangedSubviews: [title, subtitle, button])
///     form.axis = .vertical
///     form.spacing = 8
///
/// Views are arranged in the order of ``arrangedSubviews``; hidden ones take no room. What the stack asks for
/// goes into the same system of relations as all constraints of the window, so constraints between a view in the stack and
/// one outside work, and a stack that nobody gives a size has that of its views.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of views, in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: Views

    /// The views that the stack arranges, in their order along the axis. They are among the subviews, whose order is
    /// that of drawing and another matter.
    open var arrangedSubviews: [UIView] { arranged }

    final var arranged: [UIView] = []

    /// Arranges a view after all others, and makes it a subview unless it is one.
    open func addArrangedSubview(_ view: UIView) { arrange(view, at: .max) }

    /// Arranges a view before the one that is at `stackIndex` now, and makes it a subview unless it is one.
    ///
    /// - Precondition: `stackIndex` is from 0 to the number of arranged views.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            (0...arranged.count).contains(stackIndex),
            """
            A stack of \(arranged.count) arranged views cannot take one at index \(stackIndex). Pass 0 to \
            \(arranged.count).
            """)
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view. It remains a subview, where it is; call `removeFromSuperview()` to be rid of it.
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

    /// How the length is shared among the views. ``Distribution/fill`` by default.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views lie across the axis. ``Alignment/fill`` by default.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The room between two views, at least that for equal spacings and centrings. 0 by default, in points. NaN and infinite
    /// values change nothing.
    open var spacing: CGFloat = 0 {
        didSet {
            if !spacing.isFinite { spacing = oldValue }
            if spacing != oldValue { arrangementDidChange() }
        }
    }

    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the room between a view and the next, in points; ``spacingUseDefault`` for the stack's ``spacing`` again.
    ///
    /// It is forgotten when the view is no longer arranged.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        setSpacing(spacing, after: arrangedSubview)
    }

    /// What was set for the room after a view, else ``spacingUseDefault``.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether vertical spacings are from the last line of text of one view to the first line of the next. `false` by
    /// default.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views keep within the margins, not the edges. `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: Layout

    /// The ends of animations in which views shrink before they are hidden.
    final var vanishing: [ObjectIdentifier: any HostTimer] = [:]

    /// The rooms between the views, where these are solved for.
    final var gaps: [UILayoutGuide] = []

    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Gives the engine what the arrangement asks for.
    open override func updateConstraints() {
        updateRows()
        super.updateConstraints()
    }

    /// Asks for layout, and for proportions anew: the content of a view may have changed.
    open override func setNeedsLayout() {
        if distribution == .fillProportionally { setNeedsUpdateConstraints() }
        super.setNeedsLayout()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { layoutRowsDidChange() }
    }

    /// The view whose text stands for the stack's: the first one that is seen.
    open override var forFirstBaselineLayout: UIView {
        arranged.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
    }

    /// The view whose text stands for the stack's: in a column the last one that is seen, in a row the first.
    open override var forLastBaselineLayout: UIView {
        let seen = arranged.filter { !$0.isHidden }
        return (axis == .vertical ? seen.last : seen.first)?.forLastBaselineLayout ?? self
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if axis == .vertical { description.add(flag: "vertical") }
        if distribution != .fill { description.add("distribution", word: "\(distribution)") }
        if alignment != .fill { description.add("alignment", word: "\(alignment)") }
        if spacing != 0 { description.add("spacing", spacing) }
    }
}
