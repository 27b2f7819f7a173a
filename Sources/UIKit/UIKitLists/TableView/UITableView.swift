import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
@_spi(UIKitInternals) public import UIKitScrolling

/// A scrolling list of rows in sections.
///
///     let tableView = UITableView(frame: bounds, style: .insetGrouped)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
///     tableView.dataSource = self
///
/// The table asks its ``dataSource`` for the number of rows, and for cells of those that are
/// visible. Rows are as high as their content, unless ``rowHeight`` or the delegate gives a height.
/// Heights that were not measured yet are estimated, so a million rows open at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: Creating

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Creates a plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        style = (coder as? NibCoder).map(Self.style) ?? .plain
        super.init(frame: .zero)
        prepare()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { tableViewTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeTable(nib)
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("dataSource") { (table: UITableView, source: any UITableViewDataSource) in
                table.dataSource = source
            }
            .outlet("delegate") { (table: UITableView, delegate: any UITableViewDelegate) in
                table.delegate = delegate
            }
            .outlet("prefetchDataSource") {
                (table: UITableView, source: any UITableViewDataSourcePrefetching) in
                table.prefetchDataSource = source
            }
    }

    /// The look of the sections.
    public final let style: Style

    /// The object that provides the rows.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourcesDidChange() } }
    }

    /// The delegate, which is notified of scrolling too.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            (self as UIScrollView).delegate = delegate
            addMenus()
            if delegate !== oldValue { sourcesDidChange() }
        }
    }

    /// The object that prepares data of rows that may soon be shown.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// `true` (the default) if ``prefetchDataSource`` is used.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows; `automaticDimension`, the default, measures their content.
    open var rowHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The height of headers; `automaticDimension`, the default, measures them.
    open var sectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The height of footers; `automaticDimension`, the default, measures them.
    open var sectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The expected height of rows that were not shown yet; `automaticDimension`, the default, for
    /// that of a row with one line. With 0, the heights of all rows are asked for at once.
    open var estimatedRowHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The height of the empty rows that a plain table shows below the last one, with their lines;
    /// 0, the default, for none, `automaticDimension` for ``rowHeight``.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    /// The expected height of headers.
    open var estimatedSectionHeaderHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The expected height of footers.
    open var estimatedSectionFooterHeight = automaticDimension { didSet { heightsDidChange() } }

    /// The space above each header; `automaticDimension`, the default, for 22 points in plain
    /// tables and none in others.
    open var sectionHeaderTopPadding = automaticDimension { didSet { heightsDidChange() } }

    /// The occasions on which visible rows are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Separators

    /// The style of the lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }

    /// The colour of the lines between rows; `nil` sets the default.
    open var separatorColor: UIColor? = .separator { didSet { separatorsDidChange() } }

    /// The material of the lines between rows, which takes their colour; none by default.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { separatorsDidChange() } }
    }

    /// The insets of the lines between rows. The lines start at the text until this is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            separatorsDidChange()
        }
    }

    /// The reference of ``separatorInset``.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { separatorsDidChange() }
    }

    // MARK: Views

    /// `true` (the default) if the content of rows keeps within the safe area at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { contentSafeAreaDidChange() } }
    }

    /// `true` if the content of rows keeps to a width that is easy to read. `false` by default.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            for cell in cells.values { cell.setNeedsLayout() }
            heightsDidChange()
        }
    }

    /// The view above the first section. It gets the table's width and keeps its height.
    open var tableHeaderView: UIView? { didSet { edgeViewDidChange(from: oldValue) } }

    /// The view below the last section. It gets the table's width and keeps its height.
    open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue) } }

    /// The view behind all rows, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    /// `true` (the default) if the user can select rows.
    open var allowsSelection = true

    /// `true` if several rows can be selected. `false` by default.
    open var allowsMultipleSelection = false

    /// `true` if the user can select rows while the table is edited. `false` by default.
    open var allowsSelectionDuringEditing = false

    /// `true` if several rows can be selected while the table is edited, by circles in front of
    /// them. `false` by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { updateEditingOfVisibleCells() }
    }

    /// `true` (the default) if the keyboard can reach rows.
    open var allowsFocus = true

    /// `true` if the row that the keyboard moves to is selected at once. `false` by default.
    open var selectionFollowsFocus = false

    /// `true` if the row that had the focus last gets it again. `false` by default.
    open var remembersLastFocusedIndexPath = false

    // MARK: Editing

    /// `true` if rows show their controls for deleting, inserting and moving.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing, animated: animated)
    }

    // MARK: Drag and drop

    /// The object that provides the items of dragged rows.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { dragSettingsDidChange() }
    }

    /// The object that takes dropped items.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { dragSettingsDidChange() }
    }

    /// `true` (the default) if rows can be dragged, where there is a ``dragDelegate``.
    open var dragInteractionEnabled = true { didSet { dragSettingsDidChange() } }

    // MARK: Section index

    /// The number of rows from which on the section index is shown. 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }

    /// The colour of the titles of the section index; the tint colour by default.
    open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }

    /// The colour behind the section index; none by default.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

    /// The colour behind the section index while it is touched; none by default.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Updating

    /// Reads everything from the data source again. The selection is cleared.
    open func reloadData() { reload() }

    // MARK: Stored state

    final var geometry = TableGeometry()

    // `true` if the counts have to be read before they are used, or cells be made for them.
    final var needsReload = true
    final var needsCells = true

    /// The rows of a storyboard's table with static contents; `nil` for one with prototypes.
    final var staticSections: [StaticSection]?

    final let optionalMethods = OptionalMethods()

    /// The width for which rows were measured.
    final var measuredWidth: CGFloat = 0

    /// `true` while the table makes and measures cells.
    final var isLayingOut = false

    /// The heights of rows whose content changed, until the next pass.
    final var resizedRows: [ItemPlace: Double] = [:]
    private var isInLayoutPass = false

    final var cells: [ItemPlace: UITableViewCell] = [:]

    /// The places of the visible rows, ascending.
    final var visiblePlaces: [ItemPlace] = []
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]
    final var cellPool = ReusePool<String, UITableViewCell>(limit: 16)
    final var headerPool = ReusePool<String, UITableViewHeaderFooterView>(limit: 16)

    /// The cell to return for a row that is configured again.
    final var reconfigured: UITableViewCell?

    final var selection: Set<ItemPlace> = []
    final var highlighted: ItemPlace?

    /// The row that the keyboard is at.
    final var focused: ItemPlace?

    final var recorder = UpdateRecorder()
    final var animations: [ListUpdate: RowAnimation] = [:]
    final var suppressesAnimations = false
    final var updateCompletions: [(Bool) -> Void] = []

    final var storedIsEditing = false
    final var ownSeparatorInset: UIEdgeInsets?
    final var swipe: RowSwipe?
    final var swipePan: RowSwipePan?
    final var reordering: TableReordering?
    final lazy var edgeScroller = EdgeScroller(self)
    final var indexView: TableIndexView?
    final var fillers: FillerRows?
    private var lastSafeSides = UIEdgeInsets.zero
    final var dragging: ListDragging?
    final var menus: ListMenus?
    final var multipleSelection: MultipleSelection?
    final var typeSelection = TypeSelection()
    final var dropGap: TableDropGap?
    final var prefetch = ListPrefetch<ItemPlace>()

    // MARK: Layout

    /// The size of the content, which counts the rows as soon as they are reloaded.
    open override var contentSize: CGSize {
        get {
            if !isInLayoutPass { reloadIfNeeded() }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override func layoutSubviews() {
        reloadIfNeeded()
        isInLayoutPass = true
        defer { isInLayoutPass = false }
        super.layoutSubviews()
        layOutContent()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        let sides = UIEdgeInsets(
            top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        guard sides != lastSafeSides else { return }
        lastSafeSides = sides
        contentSafeAreaDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textSizeMayHaveChanged(from: previousTraitCollection)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginHighlighting(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !finishHighlighting(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        cancelHighlighting()
        super.touchesCancelled(touches, with: event)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return swipe?.intercepts(hit, with: event) == true ? self : hit
    }

    /// Returns `false` for the section index and the handles by which rows are moved.
    @_spi(UIKitInternals) open override func delaysContentTouch(in view: UIView) -> Bool {
        !(view is TableIndexView) && !(view is CellReorderControl)
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === swipePan { return swipeShouldBegin() }
        if gestureRecognizer === panGestureRecognizer, multipleSelection?.wantsFingers == true {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Keyboard

    open override var canBecomeFirstResponder: Bool { allowsSelection }

    /// A name for the table's rows, which are one group, unless set.
    open override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier ?? "rows of \(ObjectIdentifier(self))" }
        set { super.focusGroupIdentifier = newValue }
    }

    /// The row that last had the focus, as far as it is remembered, or the selected one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredRow.map { [$0] } ?? super.preferredFocusEnvironments
    }

    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        handleTableKey(key) || super.handleFocusKey(key)
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let paths = UITableViewFocusUpdateContext(context, in: self)
        return delegate?.tableView(self, shouldUpdateFocusIn: paths)
            ?? super.shouldUpdateFocus(in: context)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        rowFocusDidChange(UITableViewFocusUpdateContext(context, in: self), coordinator)
    }

    // MARK: Batches

    /// Performs updates of rows and sections together, animated.
    ///
    /// The data is changed inside `updates`. Deletions, reloads and the sources of moves use the
    /// indexes before the batch, insertions and the targets of moves those after it. Without
    /// updates, rows are measured again.
    ///
    /// - Parameters:
    ///   - updates: The changes of the data, and the updates for them.
    ///   - completion: Called when the animations have ended; with `false` if they could not be
    ///     shown.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        // Afterwards the rows on screen are no longer those of the data source.
        if !recorder.isRecording, window != nil { layoutIfNeeded() }
        beginBatch()
        updates?()
        if let completion { updateCompletions.append(completion) }
        endBatch()
    }

    /// Begins a batch, which ``endUpdates()`` ends.
    open func beginUpdates() { beginBatch() }

    /// Ends a batch, and performs its updates together.
    open func endUpdates() {
        requires(
            recorder.isRecording, "endUpdates() without beginUpdates(). Call them in pairs. \(list)"
        )
        endBatch()
    }

    /// Inserts rows; the paths are those after the batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map { .insert(ItemPlace($0)) }, animation)
    }

    /// Deletes rows; the paths are those before the batch.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map { .delete(ItemPlace($0)) }, animation)
    }

    /// Replaces the cells of rows by new ones.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record(indexPaths.map { .reload(ItemPlace($0)) }, animation)
    }

    /// Moves a row, from its path before the batch to that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record([.move(from: ItemPlace(indexPath), to: ItemPlace(newIndexPath))], .automatic)
    }

    /// Inserts sections; the indexes are those after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections; the indexes are those before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .deleteSection($0) }, animation)
    }

    /// Replaces the cells, header and footer of sections by new ones.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section, from its index before the batch to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record([.moveSection(from: section, to: newSection)], .automatic)
    }

    // MARK: Cells

    /// Registers the class of the cells that are made for an identifier; `nil` forgets it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            cellPool.makers[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError(
                "\(cellClass) cannot be registered for cells: it is no subclass of UITableViewCell."
            )
        }
        cellPool.makers[identifier] = { _ in
            instantiateCell(of: type, reuseIdentifier: identifier)
        }
    }

    /// Returns a cell that was used before, or a new one of the registered class; `nil` if no class
    /// is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reusedOrNewCell(identifier)
    }

    /// Returns a cell that was used before, or a new one of the registered class, for a row.
    ///
    /// - Precondition: A class is registered for the identifier.
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        registeredCell(identifier, for: indexPath)
    }

    /// Returns a header or footer that was used before, or a new one of the registered class; `nil`
    /// if no class is registered.
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        reusedOrNewHeader(identifier)
    }

    /// The number of sections, as the data source reported it.
    open var numberOfSections: Int {
        reloadIfNeeded()
        return geometry.sections.count
    }

    /// Returns the number of rows in a section; 0 if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return geometry.sections.indices.contains(section)
            ? geometry.sections[section].rows.count : 0
    }

    /// Returns the visible cell of a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        // A table that was reloaded shows its new cells; while it makes them, those that it has.
        if needsReload, !isLayingOut, !isInLayoutPass { layoutIfNeeded() }
        return cells[ItemPlace(indexPath)]
    }

    /// The paths of the rows in the visible part, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        reloadIfNeeded()
        return geometry.rows(from: bounds.minY, to: bounds.maxY).map(\.indexPath)
    }

    /// Scrolls a row to a place in the table, as far as the content allows.
    open func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scrollRow(at: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection by the app

    /// The path of the selected row, the first of several; `nil` if none is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The paths of the selected rows, from top to bottom; `nil` if none is selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.sorted().map(\.indexPath)
    }

    /// Selects a row without calling the delegate; `nil` deselects all.
    open func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard indexPath.count == 2 else { return }
        setSelected(false, ItemPlace(indexPath), animated: animated)
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if !needsReload { description.add("sections", geometry.sections.count) }
    }
}
