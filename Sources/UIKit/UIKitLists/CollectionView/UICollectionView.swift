public import CoreGraphics
public import Foundation
@_spi(UIKitInternals) public import UIKitCore
@_spi(UIKitInternals) public import UIKitScrolling

/// A scrolling view of items, placed by a layout.
///
///     let layout = UICollectionViewFlowLayout()
///     let list = UICollectionView(frame: bounds, collectionViewLayout: layout)
///     list.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
///     list.dataSource = self
///
/// Views exist only for what is visible, and are reused. The ``dataSource`` has the items and their
/// cells, the ``delegate`` decides on selection, and ``collectionViewLayout`` has the geometry.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Creating

    /// Creates a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        storedLayout.collectionView = self
    }

    /// Creates the collection view that a nib file describes, with its layout and its cells.
    public required init?(coder: NSCoder) {
        storedLayout =
            (coder as? NibCoder)?.coder(key: "collectionViewLayout")?.object()
            as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        storedLayout.collectionView = self
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { collectionTable }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        decodeCollection(nib)
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("dataSource") {
                (view: UICollectionView, source: any UICollectionViewDataSource) in
                view.dataSource = source
            }
            .outlet("delegate") {
                (view: UICollectionView, delegate: any UICollectionViewDelegate) in
                view.delegate = delegate
            }
            .outlet("prefetchDataSource") {
                (view: UICollectionView, source: any UICollectionViewDataSourcePrefetching) in
                view.prefetchDataSource = source
            }
    }

    // MARK: Stored state

    final var storedLayout: UICollectionViewLayout
    final let optionalMethods = OptionalMethods()

    /// The number of items in each section; `nil` until it is asked for.
    final var counts: [Int]?

    final var needsReload = true
    final var isPrepared = false
    final var isPreparing = false
    final var isLayingOut = false

    /// The items whose cells are measured again.
    final var remeasured: Set<IndexPath> = []
    final var isInvalidatingBounds = false

    /// `true` while `invalidateLayout()` is followed by the call with a context.
    final var isInvalidatingWithContext = false

    /// The context of bounds that are being set; `nil` once the layout is invalidated.
    final var boundsContext: UICollectionViewLayoutInvalidationContext?

    /// The attributes of the last query.
    final var query: LayoutQuery?

    /// The elements on screen.
    final var elements: [ElementKey: CollectionElement] = [:]

    /// The views of elements, from the back to the front.
    final var stack: [UICollectionReusableView] = []

    final var reuse = ReusePool<ViewRegistration, UICollectionReusableView>(limit: 8)
    final var updates = CollectionUpdates()
    final var selection = CollectionSelection()
    final var movement: CollectionMovement?
    final var transition: LayoutTransition?
    final var dragging: ListDragging?
    final var menus: ListMenus?
    final var multipleSelection: MultipleSelection?
    final var spreading: ItemSpreading?
    final var swipe: RowSwipe?
    final var swipePan: RowSwipePan?
    final var typeSelection = TypeSelection()

    /// The section index; `nil` without titles.
    final var indexView: TableIndexView?
    final var needsIndexTitles = true

    /// The planned change of the room for dragged items.
    final var plannedDrop: PlannedDrop?

    /// The place at which cells make room for dragged items.
    final var dropGap: IndexPath?

    /// `true` while cells have made room for a drop or a placeholder.
    final var hasRoom = false
    final var prefetched = ListPrefetch<IndexPath>()
    final var sectionScrollers: [Int: SectionScroller] = [:]

    // MARK: Sources

    /// The object that decides on selection and is notified of it and of scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            addMenus()
        }
    }

    /// The object that has the items and their cells.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that prepares data before cells need it.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// `true` (the default) if ``prefetchDataSource`` is asked.
    open var isPrefetchingEnabled = true

    /// The layout. Setting it changes it without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Replaces the layout, and animates items to their new places.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        changeLayout(to: layout, animated: animated, completion: nil)
    }

    /// Replaces the layout, and animates items to their new places.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) { changeLayout(to: layout, animated: animated, completion: completion) }

    /// Begins a change of the layout that follows the user, by the layout's
    /// `UICollectionViewTransitionLayout/transitionProgress`.
    ///
    /// - Parameters:
    ///   - layout: The layout to which the change leads.
    ///   - completion: Receives whether the last animation ran to its end, and whether the change
    ///     was finished rather than cancelled.
    /// - Precondition: No other change is under way, and no collection view uses `layout`.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }

    /// Animates from where the interactive change is to the new layout.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Animates back to the layout before the interactive change.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    /// The view behind all others, as large as the visible part.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selecting

    /// `true` (the default) if the user may select items.
    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

    /// `true` if several items may be selected. `false` by default.
    open var allowsMultipleSelection = false

    /// `true` if items may be selected while editing. `false` by default.
    open var allowsSelectionDuringEditing = false

    /// `true` if several items may be selected while editing. `false` by default.
    open var allowsMultipleSelectionDuringEditing = false

    /// `true` while the user edits: list cells show the accessories for it.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// The changes after which cells that choose their size are measured again:
    /// `invalidateIntrinsicContentSize()` and new configurations by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// `true` (the default) if the keyboard can reach items.
    open var allowsFocus = true

    /// `true` if the item that the keyboard moves to is selected at once. `false` by default.
    open var selectionFollowsFocus = false

    /// `true` if the focus returns to the item that had it last, rather than to a selected one.
    /// `false` by default.
    open var remembersLastFocusedIndexPath = false

    /// Selects an item, without calls of the delegate, and scrolls to it; `nil` deselects all.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { select(indexPath, animated: animated, scrollPosition: scrollPosition) }

    /// Deselects an item, without calls of the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Drag and drop

    /// The object that provides the items of dragged items.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet { dragSettingsDidChange() }
    }

    /// The object that takes dropped items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet { dragSettingsDidChange() }
    }

    /// The delay with which items make room for what is dragged over them; none by default.
    open var reorderingCadence = ReorderingCadence.immediate

    /// `true` (the default) if items can be dragged, where there is a ``dragDelegate``.
    open var dragInteractionEnabled = true { didSet { dragSettingsDidChange() } }

    // MARK: Updating

    /// Reads everything again in the next layout pass. The selection is cleared.
    open func reloadData() {
        guard !updates.recorder.isRecording else {
            updates.recorder.reloadsEverything = true
            return
        }
        needsReload = true
        needsIndexTitles = true
        selection.selected = []
        setNeedsLayout()
    }

    /// Makes changes together and animates them.
    ///
    /// Change the data inside of `updates`. Deletions, reloads and the sources of moves have the
    /// paths before the batch, insertions and the targets of moves those after it.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { performUpdates(updates, completion: completion) }

    /// Inserts sections; the indexes are those after the batch.
    open func insertSections(_ sections: IndexSet) {
        record(sections.map { .insertSection($0) })
    }

    /// Deletes sections; the indexes are those before the batch.
    open func deleteSections(_ sections: IndexSet) {
        record(sections.map { .deleteSection($0) })
    }

    /// Moves a section, from its index before the batch to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        record([.moveSection(from: section, to: newSection)])
    }

    /// Replaces the cells of sections.
    open func reloadSections(_ sections: IndexSet) {
        record(sections.map { .reloadSection($0) })
    }

    /// Inserts items; the paths are those after the batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        record(indexPaths.map { .insert(ItemPlace($0)) })
    }

    /// Deletes items; the paths are those before the batch.
    open func deleteItems(at indexPaths: [IndexPath]) {
        record(indexPaths.map { .delete(ItemPlace($0)) })
    }

    /// Moves an item, from its path before the batch to that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        record([.move(from: ItemPlace(indexPath), to: ItemPlace(newIndexPath))])
    }

    /// Replaces the cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) {
        record(indexPaths.map { .reload(ItemPlace($0)) })
    }

    /// Configures the existing cells of items again: the data source dequeues the same cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// `true` while changes are recorded that the data source has, but the view has not.
    open var hasUncommittedUpdates: Bool {
        updates.recorder.isRecording || needsReload || movement != nil || !openings.isEmpty
    }

    // MARK: Scrolling

    /// Scrolls to an item.
    ///
    /// - Precondition: The item exists, and `scrollPosition` has at most one place for each axis.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

    // MARK: Moving items

    /// Begins moving an item with the user's finger. Returns `false` if the data source refuses.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// Moves the item to a point of the content; other items make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Drops the item at its current place, and calls the data source once.
    open func endInteractiveMovement() { endMovement(isCancelled: false) }

    /// Returns the item to where it was.
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Geometry and passes

    open override var bounds: CGRect {
        get { super.bounds }
        set { changeBounds(to: newValue) { super.bounds = newValue } }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let new = CGRect(origin: super.bounds.origin, size: newValue.size)
            changeBounds(to: new) { super.frame = newValue }
        }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        invalidate(forOffset: contentOffset)
        super.setContentOffset(contentOffset, animated: animated)
    }

    /// Requests layout. Where new bounds do, their layout is invalidated first: the delegate is
    /// notified of scrolling afterwards.
    open override func setNeedsLayout() {
        super.setNeedsLayout()
        invalidateForNewBounds()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutElements()
        updateSwipe()
        makeRoom()
        backgroundView?.frame = bounds
        layOutIndex()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            if isPrepared, semanticContentAttribute != oldValue { storedLayout.invalidateLayout() }
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if isPrepared, !isPreparing { storedLayout.invalidateLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isPrepared else { return }
        storedLayout.invalidateLayout()
        guard let old = previousTraitCollection,
            old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        storedLayout.forgetMeasurements()
        for key in elements.keys { elements[key]?.needsMeasuring = true }
    }

    @_spi(UIKitInternals) open override func targetContentOffset(
        forProposed offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        storedLayout.targetContentOffset(
            forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }

    // MARK: Keyboard

    /// A name for the items, which are one group, unless set.
    open override var focusGroupIdentifier: String? {
        get { super.focusGroupIdentifier ?? "items of \(ObjectIdentifier(self))" }
        set { super.focusGroupIdentifier = newValue }
    }

    /// The item that last had the focus, as far as it is remembered, or the selected one.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredItem.map { [$0] } ?? super.preferredFocusEnvironments
    }

    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        handleItemKey(key) || super.handleFocusKey(key)
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        let paths = UICollectionViewFocusUpdateContext(context, in: self)
        return delegate?.collectionView(self, shouldUpdateFocusIn: paths)
            ?? super.shouldUpdateFocus(in: context)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        itemFocusDidChange(UICollectionViewFocusUpdateContext(context, in: self), coordinator)
    }

    // MARK: Touches

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return swipe?.intercepts(hit, with: event) == true ? self : hit
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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchBegan(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !touchEnded(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCancelled()
        super.touchesCancelled(touches, with: event)
    }

    // MARK: Cells

    /// Registers the class of cells with an identifier; `nil` ends the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let key = ViewRegistration(category: .cell, identifier: identifier)
        reuse.makers[key] = cellClass.map { type in
            requires(
                type is UICollectionViewCell.Type,
                "\(type) is registered for cells, but is no UICollectionViewCell.")
            return UICollectionReusableView.maker(type)
        }
    }

    /// Returns a reused or new cell.
    ///
    /// - Precondition: The identifier is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let key = ViewRegistration(category: .cell, identifier: identifier)
        guard let cell = dequeue(key, for: indexPath) as? UICollectionViewCell else {
            fatalError("The class registered for \(identifier) is not one of cells.")
        }
        return cell
    }

    /// Returns a reused or new supplementary view.
    ///
    /// - Precondition: The kind and the identifier are registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(
            ViewRegistration(
                category: .supplementaryView, kind: elementKind, identifier: identifier),
            for: indexPath)
    }

    /// The number of sections, as the data source reported it.
    open var numberOfSections: Int { freshCounts().count }

    /// Returns the number of items in a section.
    ///
    /// - Precondition: The section exists.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = freshCounts()
        requires(
            counts.indices.contains(section),
            "There is no section \(section): the collection view has \(counts.count).")
        return counts[section]
    }

    /// The paths of the cells on screen, in order. UIKit promises none.
    open var indexPathsForVisibleItems: [IndexPath] {
        finishPendingLayout()
        return elements.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
    }

    /// Returns the cell of an item; `nil` if it is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        finishPendingLayout()
        return cell(at: indexPath)
    }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let found = query?.attributes.first {
            $0.representedElementCategory == .cell && $0.indexPath == indexPath
        }
        return found ?? storedLayout.layoutAttributesForItem(at: indexPath).map(mirrored)
    }

    /// The paths of the selected items; `nil` if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? {
        selection.selected.isEmpty ? [] : selection.selected.sorted()
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if let counts { description.add("items", word: "\(counts)") }
        if !selection.selected.isEmpty {
            let paths = selection.selected.sorted().map { Array($0) }
            description.add("selected", word: "\(paths)")
        }
    }
}
