import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// The view of an item in a collection view.
///
/// Add subviews to ``contentView``. It covers the backgrounds, which a cell shows as its state
/// asks: ``backgroundView`` always and, in front of it, ``selectedBackgroundView`` while the cell
/// is highlighted or selected.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let content = UIView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        storedContentView = content
        addSubview(content)
        clipsToBounds = false
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        let content = UIView(frame: bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        storedContentView = content
        addSubview(content)
        clipsToBounds = false
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeCell(nib)
    }

    // MARK: Content

    final var storedContentView = UIView()

    /// The view for the cell's subviews.
    open var contentView: UIView { storedContentView }

    override var fittedView: UIView { contentView }

    // MARK: State

    /// `true` while the item is selected. Setting it changes the look only: see
    /// `selectItem(at:animated:scrollPosition:)`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// `true` while a finger is on the item.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        updateSelectedBackground()
        updateTraits()
        setNeedsUpdateConfiguration()
    }

    private func updateTraits() {
        if isSelected {
            accessibilityTraits.insert(.selected)
        } else {
            accessibilityTraits.remove(.selected)
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    // MARK: Backgrounds

    /// The view behind all others, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertBackground(backgroundView, at: 0) }
        }
    }

    /// The view behind the content while the cell is highlighted or selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView {
                insertBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            }
            updateSelectedBackground()
        }
    }

    private func insertBackground(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }

    private func updateSelectedBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    // MARK: Configurations

    final var configurations = CellConfigurations()

    final var segues = CellSegues()

    /// The configuration that describes the content. Its view replaces ``contentView``.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// The configuration that describes the background. Setting it removes `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// `true` (the default) if ``contentConfiguration`` follows the state.
    open var automaticallyUpdatesContentConfiguration = true

    /// `true` (the default) if ``backgroundConfiguration`` follows the state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A closure that configures the cell for its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// A closure that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// The state of the cell. A subclass may add states of its own.
    open var configurationState: UICellConfigurationState { currentState }

    /// Requests ``updateConfiguration(using:)`` before the next display.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Configures the cell for a state. An override calls `super` and sets configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            setContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            setBackground(background.updated(for: state))
        }
        configurationUpdateHandler?(self, state)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configurations.backgroundView?.frame = bounds
        if let list, list.selfSizingInvalidation == .enabledIncludingConstraints {
            list.cellMayNeedAnotherSize(self)
        }
    }

    /// Requests a new size of a cell that chooses its own, as the list's
    /// `selfSizingInvalidation` permits.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        list?.cellMayNeedAnotherSize(self)
    }

    // MARK: Dragging

    /// The part of a cell in a drag.
    public nonisolated enum DragState: Int, Hashable, Sendable {
        case none = 0
        /// The item is being lifted.
        case lifting
        /// The item is dragged.
        case dragging
    }

    /// Called when the item is lifted, dragged or dropped. Call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    final var dragState = UICellConfigurationState.DragState.none

    // MARK: Focus

    /// `true` if the keyboard can reach the item.
    open override var canBecomeFocused: Bool {
        guard let list, let path = list.indexPath(for: self) else { return false }
        return list.canFocus(path)
    }

    @_spi(UIKitInternals) open override var isFocusCell: Bool { list != nil }

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        let halo = UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: max(6, layer.cornerRadius))
        halo.position = list?.bounds.width == bounds.width ? .inside : .outside
        return halo
    }

    /// Selects the item as a tap does.
    open override func accessibilityActivate() -> Bool {
        guard let list, let path = list.indexPath(for: self) else { return false }
        list.chooseByUser(path)
        return true
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if isSelected { description.add(flag: "selected") }
        if isHighlighted { description.add(flag: "highlighted") }
    }
}
