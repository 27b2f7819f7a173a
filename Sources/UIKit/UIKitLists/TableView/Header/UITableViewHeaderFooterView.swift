import CoreGraphics
public import Foundation
public import UIKitControls
public import UIKitCore

/// A header or footer of a section.
///
/// A table shows one for each section with a title. An app registers the class or a subclass, and
/// dequeues it in `tableView(_:viewForHeaderInSection:)`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Creates a header or footer. Override this initialiser in classes that are registered.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.plainHeaderHeight))
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        contentView.frame = bounds
        contentView.insetsLayoutMarginsFromSafeArea = false
        insertSubview(contentView, at: 0)
    }

    /// The name of the views that can replace each other.
    public final let reuseIdentifier: String?

    /// The identifier of the factory that made the view.
    final var poolIdentifier: String?

    /// The view for content.
    public final let contentView = UIView()

    /// The label of the title, made on first use.
    open var textLabel: UILabel? { label ?? makeLabel() }

    /// The second label, shown in headers of grouped tables; made on first use.
    open var detailTextLabel: UILabel? { detailLabel ?? makeDetailLabel() }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view is used for another section. Call super.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// `true` (the default) if the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// `true` (the default) if the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state on which configurations depend. A subclass adds values of its own.
    open var configurationState: UIViewConfigurationState { currentConfigurationState }

    /// Updates the configurations for a state. Call super, unless the configurations are set here.
    open func updateConfiguration(using state: UIViewConfigurationState) { applyState(state) }

    final var configurations = TableConfigurations<ConfigurationUpdateHandler>()

    /// `true` while the view stays at the edge of its table.
    final var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: State

    /// The role of the view in its table.
    enum Role: Hashable {
        case plainHeader, plainFooter, groupHeader(isFirst: Bool), groupFooter
    }

    final var role = Role.plainHeader { didSet { if role != oldValue { roleDidChange() } } }
    private final var label: UILabel?
    private final var detailLabel: UILabel?

    /// The side margin of the table's content.
    final var sideMargin: CGFloat = CellMetrics.narrowMargin {
        didSet {
            guard sideMargin != oldValue else { return }
            updateMargins()
            setNeedsLayout()
        }
    }

    private func makeLabel() -> UILabel {
        let made = CellLabel(font: .headline)
        label = made
        contentView.addSubview(made)
        roleDidChange()
        return made
    }

    private func makeDetailLabel() -> UILabel {
        let made = CellLabel(font: .footnote)
        made.textColor = ControlStyle.caption
        made.numberOfLines = 0
        detailLabel = made
        contentView.addSubview(made)
        setNeedsLayout()
        return made
    }

    private func roleDidChange() {
        updateMargins()
        setNeedsLayout()
        guard let label else { return }
        switch role {
        case .plainHeader, .plainFooter:
            label.font = .preferredFont(forTextStyle: .headline)
            label.textColor = .label
            label.numberOfLines = 1
        case .groupHeader, .groupFooter:
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = ControlStyle.caption
            label.numberOfLines = 0
        }
    }

    private var verticalMargins: (top: CGFloat, bottom: CGFloat) {
        switch role {
        case .plainHeader, .plainFooter: (3.5, 3.5)
        case .groupHeader(let isFirst):
            (
                isFirst ? CellMetrics.firstGroupTextTop : CellMetrics.groupTextTop,
                CellMetrics.groupTextBottom
            )
        case .groupFooter: (CellMetrics.groupFooterMargin, CellMetrics.groupFooterMargin)
        }
    }

    private func updateMargins() {
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 4, leading: sideMargin, bottom: 4, trailing: sideMargin)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        contentView.frame = bounds
        configurations.backgroundView?.frame = bounds
        backgroundView?.frame = bounds
        let width = max(0, bounds.width - 2 * sideMargin)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let labels = [label, detailLabel].compactMap { label in
            label.map { ($0, height: $0.sizeThatFits(room).height) }
        }
        var top = textTop(of: labels.reduce(0) { $0 + $1.height })
        for (view, height) in labels {
            if view === label, role == .plainHeader || role == .plainFooter {
                top = (bounds.height - height) / 2
            }
            view.frame = CGRect(x: sideMargin, y: top, width: width, height: height)
            top += height
        }
    }

    /// Returns the top of texts of a height. Where the header is lower than they need, their
    /// distance from the bottom is kept, and then both distances are equal.
    private func textTop(of height: CGFloat) -> CGFloat {
        let margins = verticalMargins
        let rest = bounds.height - height
        // A height that is rounded to pixels is enough.
        if rest + 1 >= margins.top + margins.bottom { return margins.top }
        return min(margins.top, max(rest - margins.bottom, rest / 2))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(0, size.width - 2 * sideMargin)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let texts = [label, detailLabel].compactMap { $0?.sizeThatFits(room).height }
        let margins = verticalMargins
        var height = texts.reduce(0, +) + margins.top + margins.bottom
        if role == .plainHeader || role == .plainFooter {
            height = max(height.rounded(.down), CellMetrics.plainHeaderHeight)
        }
        return CGSize(width: size.width, height: height)
    }

    /// Returns the height of the view for a width: that of its content's constraints, or that of
    /// ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isConstrained =
            !contentView.constraints.isEmpty
            && contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
        updateConfigurationIfNeeded()
        let configured = configurations.contentView
        guard isConstrained || configured != nil else { return sizeThatFits(targetSize) }
        return (configured ?? contentView).systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.header) }
        set { super.accessibilityTraits = newValue }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? label?.text }
        set { super.accessibilityLabel = newValue }
    }
}
