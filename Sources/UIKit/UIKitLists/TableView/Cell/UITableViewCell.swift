import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A row of a table: content, with an accessory, a separator, and controls for editing.
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
///     cell.textLabel?.text = city.name
///     cell.accessoryType = .disclosureIndicator
///
/// Content of an app's own goes into ``contentView``; a row whose content is laid out by
/// constraints is as high as they require. A cell can be the delegate of recognisers that a
/// subclass adds.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// Creates a cell. Override this initialiser in cells that are registered.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    /// Creates a cell of the default style with a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        let nib = coder as? NibCoder
        cellStyle = nib.map(Self.style) ?? .default
        ownReuseIdentifier = nib?.string("reuseIdentifier")
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { cellTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeCell(nib)
    }

    final let cellStyle: CellStyle

    /// The name of the cells that can replace each other; `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { ownReuseIdentifier }

    private final let ownReuseIdentifier: String?

    // MARK: Content

    /// The view for content, which makes room for accessories and for editing.
    public final let contentView: UIView = CellContentView()

    /// The main label. `nil` if the cell's style has none.
    open var textLabel: UILabel? { texts.text(in: self) }

    /// The secondary label. `nil` if the cell's style has none.
    open var detailTextLabel: UILabel? { texts.detail(in: self) }

    /// The image before the text.
    open var imageView: UIImageView? { texts.image(in: self) }

    /// The cell's own labels and image, made on first use.
    final lazy var texts = CellTexts(style: cellStyle)

    // MARK: Configurations

    /// `true` (the default) if the content configuration is updated when the state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// `true` (the default) if the background configuration is updated when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// The state on which configurations depend. A subclass adds values of its own.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Updates the configurations for a state. Call super, unless the configurations are set here.
    open func updateConfiguration(using state: UICellConfigurationState) { applyState(state) }

    final var configurations = TableConfigurations<ConfigurationUpdateHandler>()

    // MARK: Reuse

    /// Called before the cell is used for another row. Call super.
    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
    }

    // MARK: Backgrounds

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    /// `true` if the app chose the background's colour; else the table does.
    final var hasOwnBackgroundColor = false

    /// The row's height in a storyboard's static contents; `nil` for the table's.
    final var nibRowHeight: CGFloat?

    final var segues = CellSegues()

    final func setDefaultBackgroundColor(_ color: UIColor) {
        if !hasOwnBackgroundColor, super.backgroundColor != color { super.backgroundColor = color }
    }

    /// The view behind the content.
    open var backgroundView: UIView? { didSet { backgroundViewDidChange(from: oldValue) } }

    /// The view behind the content of a selected or highlighted cell; grey by default.
    open var selectedBackgroundView: UIView? {
        get { storedSelectedBackground ?? makeSelectedBackground() }
        set { setSelectedBackground(newValue) }
    }

    /// The view behind the content of a selected cell, where several rows may be selected.
    open var multipleSelectionBackgroundView: UIView?

    final var storedSelectedBackground: UIView?

    // MARK: Selection

    /// The look of selection.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(false) } }

    /// `true` while labels and images in the cell are highlighted.
    final var highlightsContents = false

    /// `true` if the cell shows that it is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// `true` if the cell shows that it is touched.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell selected, or not. Call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        updateSelectionLook(animated)
    }

    /// Shows the cell highlighted, or not. Call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        updateSelectionLook(animated)
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false

    // MARK: Accessories

    /// The standard view at the trailing side. None by default.
    open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// A view at the trailing side, which takes precedence over ``accessoryType``.
    open var accessoryView: UIView? { didSet { accessoriesDidChange(oldValue) } }

    /// The standard view at the trailing side while the table is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// A view at the trailing side while the table is edited.
    open var editingAccessoryView: UIView? { didSet { accessoriesDidChange(oldValue) } }

    /// The standard view that is shown.
    final var standardAccessory: CellAccessory?

    // MARK: Separators and indentation

    /// The insets of the line below the cell; the table's by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? .zero }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    final var ownSeparatorInset: UIEdgeInsets?

    /// The level by which the content is indented. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of a level of indentation, 10 points by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// `true` (the default) if the content moves to make room for the editing control.
    open var shouldIndentWhileEditing: Bool {
        get { editing.indents }
        set { editing.indents = newValue }
    }

    // MARK: Editing

    /// `true` if the cell shows its controls for editing.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        willTransition(to: transitionState(isEditing: editing))
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
        editingDidChange(animated: animated)
    }

    private var storedIsEditing = false

    /// Called before the cell shows or hides its controls for editing. Call super.
    open func willTransition(to state: StateMask) {}

    /// Called after the cell has shown or hidden its controls for editing. Call super.
    open func didTransition(to state: StateMask) {}

    /// Called when the row is lifted, dragged or dropped. Call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    final var dragState = UICellConfigurationState.DragState.none

    /// `true` if the cell receives touches while its row is dragged. `false` by default.
    open var userInteractionEnabledWhileDragging = false

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if dragState != .none, !userInteractionEnabledWhileDragging { return nil }
        return super.hitTest(point, with: event)
    }

    /// The control at the leading side while the cell is edited.
    open var editingStyle: EditingStyle { editing.style }

    /// `true` if the cell can show a handle for moving it while it is edited.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// `true` if the button for deleting the row is shown.
    open var showingDeleteConfirmation: Bool { tableView?.swipe?.cell === self }

    /// The decisions of the table and its delegate about editing this row.
    final var editing = CellEditing() {
        didSet { if editing != oldValue { setNeedsLayout() } }
    }

    /// `true` while the cell is one of the visible ones.
    final var isShown = false

    /// The identifier of the factory that made the cell.
    final var poolIdentifier: String?

    final var editControl: CellEditControl?
    final var reorderControl: CellReorderControl?

    // MARK: Table

    /// The table that shows the cell.
    @_spi(UIKitInternals) public final weak var tableView: UITableView?

    /// The place of the cell among its neighbours.
    final var position = CellPosition() { didSet { positionDidChange(from: oldValue) } }

    final let separator = SeparatorLine()
    final var topSeparator: SeparatorLine?

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: texts.height(in: self, width: size.width))
    }

    /// Returns the size of a row of this width. The height is that of the content's constraints, or
    /// that of ``sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.contentSizeDidChange(of: self)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    // MARK: Focus

    /// `true` if the keyboard can reach the row.
    open override var canBecomeFocused: Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        return tableView.canFocus(ItemPlace(path))
    }

    @_spi(UIKitInternals) open override var isFocusCell: Bool { tableView != nil }

    /// The look of the row at which the keyboard is.
    open var focusStyle = FocusStyle.default

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        guard focusStyle == .default else { return nil }
        let halo = UIFocusHaloEffect(
            roundedRect: bounds.insetBy(dx: 2, dy: 1), cornerRadius: 8)
        halo.position = .inside
        return halo
    }

    /// Selects the row as a tap does.
    open override func accessibilityActivate() -> Bool {
        guard let tableView, let path = tableView.indexPath(for: self) else { return false }
        tableView.choose(ItemPlace(path))
        return true
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? texts.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue.subtracting(.selected) }
    }

    // MARK: Delegate of gesture recognisers

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// The decisions about editing a row.
nonisolated struct CellEditing: Hashable, Sendable {
    var style = UITableViewCell.EditingStyle.none
    var indents = true
    var isMovable = false

    /// `true` if the leading control selects the row.
    var selects = false
}

/// The place of a cell among its neighbours, on which its corners and lines depend.
nonisolated struct CellPosition: Hashable, Sendable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false

    /// `true` if the cell has a line below it.
    var hasSeparator = true
}
