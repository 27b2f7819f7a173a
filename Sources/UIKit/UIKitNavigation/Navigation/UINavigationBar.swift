import CoreGraphics
public import Foundation
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
import UIKitText

/// An object that permits changes of a bar's stack and is notified of them.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// Returns `true` (the default) if an item may be pushed.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns `true` (the default) if an item may be popped.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// A bar with a title, a back button and other buttons, for a stack of items.
///
/// A ``UINavigationController`` manages its own; stand-alone ones show the items that an app
/// pushes.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private let background = BarBackground()
    private(set) final var content: NavigationBarContent?

    /// The clipping area of the search bar.
    private let searchStrip = UIView()
    private weak var searchBar: UISearchBar?

    /// Called when the user taps the back button of a bar that a controller manages.
    final var onBack: (() -> Void)?

    /// Called when the user chooses an item of a managed bar's back menu, by its index.
    final var onBackTo: ((Int) -> Void)?

    /// Called when the height of the bar may have changed.
    final var heightDidChange: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    private func setUp() {
        addSubview(background)
        searchStrip.clipsToBounds = true
        addSubview(searchStrip)
        accessibilityIdentifier = "NavigationBar"
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { barTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (bar: UINavigationBar, delegate: any UINavigationBarDelegate) in
            bar.delegate = delegate
        }
    }

    nonisolated deinit {}

    /// An object that permits changes of the stack and is notified of them.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items

    /// The items; the last one is shown.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below it, to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Replaces the items; if `animated`, the content moves, and the delegate is notified of the
    /// item that was pushed or popped.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = stack
        stack = items ?? []
        let isPop = stack.last.map { top in old.contains { $0 === top } } ?? true
        guard animated, old.last !== stack.last else { return show(.none) }
        show(isPop ? .pop : .push)
        if isPop, let popped = old.last {
            delegate?.navigationBar(self, didPop: popped)
        } else if let pushed = stack.last {
            delegate?.navigationBar(self, didPush: pushed)
        }
    }

    /// Pushes an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        show(animated ? .push : .none)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the item that is shown, if there is another below it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return top }
        stack.removeLast()
        show(animated ? .pop : .none)
        delegate?.navigationBar(self, didPop: top)
        return top
    }

    final func backTapped() {
        if let action = topItem?.backAction {
            action.performWithSender(self, target: nil)
        } else if let onBack {
            onBack()
        } else {
            popItem(animated: true)
        }
    }

    /// Returns the menu of the items below the top one, the nearest first.
    final func makeBackMenu() -> UIMenu? {
        guard topItem?.backAction == nil else { return nil }
        let actions = stack.indices.dropLast().reversed().map { index in
            UIAction(title: stack[index].titleInMenu) { [weak self] _ in self?.goBack(to: index) }
        }
        return backItem?.backBarButtonItem?.menu ?? UIMenu(children: actions)
    }

    private func goBack(to index: Int) {
        if let onBackTo { return onBackTo(index) }
        while stack.count > index + 1 {
            let count = stack.count
            popItem(animated: stack.count == index + 2)
            if stack.count == count { return }
        }
    }

    // MARK: Appearance

    /// The preferred manner of the bar, which only a Mac has several of; see
    /// ``behavioralStyle``.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// `pad`: the bar behaves so on every desktop, whatever ``preferredBehavioralStyle`` is.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// `true` if items may have large titles. `false` by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
    }

    /// The look of the bar. It is stronger than ``barTintColor`` and the other older properties,
    /// which change it while no other is set.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            // The caller may change the object.
            setNeedsLook()
            return shownStandardAppearance
        }
        set { ownStandardAppearance = newValue }
    }

    /// The look while the content is at its start; transparent when `nil`, unless older properties
    /// state a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateBackground() } }

    /// The look in a window of little height; the standard one when `nil`.
    open var compactAppearance: UINavigationBarAppearance? { didSet { updateBackground() } }

    /// The look in a window of little height while the content is at its start; the one of other
    /// windows when `nil`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { updateBackground() }
    }

    final var ownStandardAppearance: UINavigationBarAppearance? { didSet { updateBackground() } }

    /// The look that the older properties state.
    final let olderAppearance = UINavigationBarAppearance()

    /// The background in the older way.
    final var older = OlderBarLook() {
        didSet {
            guard older != oldValue else { return }
            adoptOlderBackground()
            updateBackground()
            if older.isTranslucent != oldValue.isTranslucent { heightDidChange?() }
        }
    }

    /// `true` if the background of ``olderAppearance`` comes from ``older``.
    final var olderBackgroundIsAdopted = false

    /// The distances by which titles are moved down.
    final var titleShifts: [UIBarMetrics: CGFloat] = [:] {
        didSet {
            adoptTitleShift()
            updateBackground()
        }
    }

    /// The images of the back button, which are drawn if both are set.
    final var backImages = BackImages() {
        didSet {
            olderAppearance.setBackIndicatorImage(
                backImages.indicator, transitionMaskImage: backImages.mask)
            updateBackground()
        }
    }

    /// The style of the bar; `UIBarStyle/black` is always dark.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Attributes of the title: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            olderAppearance.titleTextAttributes = titleTextAttributes ?? [:]
            updateBackground()
        }
    }

    /// Attributes of the large title: font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            olderAppearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
            updateBackground()
        }
    }

    /// `true` while the content is at its start.
    final var isAtScrollEdge = false {
        didSet { if isAtScrollEdge != oldValue { updateBackground() } }
    }

    /// The standard look.
    final var shownStandardAppearance: UINavigationBarAppearance {
        ownStandardAppearance ?? olderAppearance
    }

    private var needsLook = false

    private func setNeedsLook() {
        needsLook = true
        setNeedsLayout()
    }

    private func updateBackground() {
        needsLook = false
        background.show(shownAppearance)
        content?.update(
            shownAppearance ?? topItem?.standardAppearance ?? shownStandardAppearance)
    }

    // MARK: The older look

    /// The colour of the background; a standard one when `nil`.
    open var barTintColor: UIColor? {
        get { older.barTintColor }
        set { older.barTintColor = newValue }
    }

    /// `true` if content shows through the bar. By default it is for bars without an opaque image.
    /// Content does not extend under other bars, unless its controller's
    /// `UIViewController/extendedLayoutIncludesOpaqueBars` is set.
    open var isTranslucent: Bool {
        get { older.isTranslucent }
        set { older.translucency = newValue }
    }

    /// The image that replaces the line at the edge; an empty one removes the line.
    open var shadowImage: UIImage? {
        get { older.shadows[.any] }
        set { older.shadows[.any] = newValue }
    }

    /// Sets the image of the background; an empty one makes the bar clear.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    // MARK: Content

    /// A change of the content.
    enum Motion { case none, push, pop, fade }

    /// Adopts the items of a controller's stack.
    final func adopt(_ items: [UINavigationItem], _ motion: Motion) {
        for item in stack { item.didChange = nil }
        stack = items
        show(motion)
    }

    /// Shows the top item. Inside an animation block the old content leaves and the new one enters.
    final func show(_ motion: Motion) {
        for item in stack { item.didChange = nil }
        topItem?.didChange = { [weak self] animated in
            self?.contentDidChange(animated: animated)
        }
        backItem?.didChange = { [weak self] _ in self?.contentDidChange() }
        let old = content
        let new = topItem.map { NavigationBarContent(item: $0, previous: backItem, target: self) }
        content = new
        guard let new else {
            old?.removeFromSuperview()
            showSearchBar()
            return
        }
        new.isLarge = isLarge(topItem)
        insertSubview(new, belowSubview: searchStrip)
        showSearchBar()
        setExtent(collapsibleHeight(of: topItem))
        updateBackground()
        setNeedsLayout()
        heightDidChange?()
        guard motion != .none, let old, window != nil else {
            old?.removeFromSuperview()
            return
        }
        exchange(old, for: new, motion)
    }

    private func exchange(
        _ old: NavigationBarContent, for new: NavigationBarContent, _ motion: Motion
    ) {
        var distance = motion == .fade ? 0 : bounds.width * (motion == .push ? 0.4 : -0.4)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { distance = -distance }
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            new.layoutIfNeeded()
            new.alpha = 0
            new.shift(by: distance)
        }
        old.isUserInteractionEnabled = false
        UIView.animate(
            withDuration: UINavigationController.transitionDuration,
            animations: {
                new.alpha = 1
                new.shift(by: 0)
                old.alpha = 0
                old.shift(by: -distance)
            },
            completion: { _ in old.removeFromSuperview() })
    }

    final func contentDidChange(animated: Bool = false) { show(animated ? .fade : .none) }

    /// `true` if an item has a large title: its own rule, or else that of the nearest item below.
    /// There are none in compact height.
    final func isLarge(_ item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, traitCollection.verticalSizeClass != .compact else {
            return false
        }
        // An item that is about to be pushed is not in the stack yet.
        let index = stack.firstIndex { $0 === item } ?? stack.count
        for below in [item] + stack[..<index].reversed() {
            switch below.largeTitleDisplayMode {
            case .always: return true
            case .never: return false
            case .automatic: continue
            }
        }
        return true
    }

    // MARK: Layout

    /// `true` in a sheet, where the row of buttons is higher.
    final var isInSheet = false {
        didSet { if isInSheet != oldValue { setNeedsLayout() } }
    }

    /// The height of the row of buttons.
    final var rowHeight: CGFloat {
        isInSheet && traitCollection.verticalSizeClass != .compact
            ? 56 : BarMetrics.rowHeight(in: traitCollection)
    }

    /// The height that stays when content is scrolled: of buttons, prompt, and a search bar that
    /// does not hide.
    final func compactHeight(of item: UINavigationItem?) -> CGFloat {
        let prompt = item?.prompt == nil ? 0 : NavigationBarContent.promptHeight
        let row = item?.isSearching == true ? Self.searchingMargin : rowHeight + prompt
        return row + (item?.hidesSearchBar == false ? item?.searchBarHeight ?? 0 : 0)
    }

    /// The space above a search bar that has replaced the title.
    private static let searchingMargin: CGFloat = 4

    /// The height that scrolling hides: of the large title and the search bar.
    final func collapsibleHeight(of item: UINavigationItem?) -> CGFloat {
        guard let item, !item.isSearching else { return 0 }
        return largeHeight(of: item) + (item.hidesSearchBar ? item.searchBarHeight : 0)
    }

    private func largeHeight(of item: UINavigationItem) -> CGFloat {
        isLarge(item) && !item.isSearching ? NavigationBarContent.largeHeight : 0
    }

    /// Shows a part of what scrolling hides: the large title, and below it the search bar. A larger
    /// extent than its height pulls the large title down.
    final func setExtent(_ extent: CGFloat) {
        guard let item = topItem else { return }
        let large = largeHeight(of: item)
        let search = item.searchBarHeight
        let hides = item.hidesSearchBar
        searchExtent = hides ? min(max(extent - large, 0), search) : search
        let pulled = max(0, extent - large - (hides ? search : 0))
        content?.isLarge = large > 0
        content?.largeExtent = large > 0 ? min(max(extent, 0), large) + pulled : 0
    }

    /// The height of the visible part of the search bar.
    private final var searchExtent: CGFloat = 0

    /// The height with the visible parts of large title and search bar.
    final var currentHeight: CGFloat {
        let fixed = topItem?.hidesSearchBar == false ? searchExtent : 0
        return compactHeight(of: topItem) - fixed + (content?.largeExtent ?? 0) + searchExtent
    }

    private func showSearchBar() {
        let new = topItem?.searchController?.searchBar
        guard new !== searchBar || new?.superview !== searchStrip else { return }
        if searchBar?.superview === searchStrip { searchBar?.removeFromSuperview() }
        searchBar = new
        guard let new else { return }
        new.isInNavigationBar = true
        searchStrip.addSubview(new)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.isFinite ? size.width : bounds.width, height: currentHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: currentHeight)
    }

    /// The gestures of a bar that was the title bar of its window.
    final var titleBarGestures: TitleBarGestures?

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        sharedTitleBarDidChange()
    }

    /// The height of the safe area above the bar, under which its background extends.
    final var statusHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsLook { updateBackground() }
        background.frame = CGRect(
            x: 0, y: -statusHeight, width: bounds.width, height: bounds.height + statusHeight)
        let buttons = titleBarButtons
        for case let content as NavigationBarContent in subviews {
            content.rowHeight = rowHeight
            content.titleBarButtons = buttons
            content.frame = bounds
            if content === self.content { content.hidesRow = topItem?.isSearching == true }
        }
        let full = topItem?.searchBarHeight ?? 0
        searchStrip.isHidden = searchExtent == 0
        // A search bar that has replaced the title is between the buttons.
        let isSearching = topItem?.isSearching == true
        let left = isSearching ? buttons.left : 0
        let width = bounds.width - left - (isSearching ? buttons.right : 0)
        searchStrip.frame = CGRect(
            x: left, y: bounds.height - searchExtent, width: width, height: searchExtent)
        searchBar?.frame = CGRect(x: 0, y: 0, width: width, height: full)
        searchBar?.alpha = full > 0 ? max(0, 2 * searchExtent / full - 1) : 1
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adoptOlderBackground()
        adoptTitleShift()
        updateBackground()
        setNeedsLayout()
        heightDidChange?()
    }
}

extension NavigationBarContent {
    /// Moves the titles and the back button's title sideways.
    fileprivate func shift(by distance: CGFloat) {
        let transform = CGAffineTransform(translationX: distance, y: 0)
        titleLabel.transform = transform
        largeTitleLabel.transform = transform
        item.titleView?.transform = transform
    }
}
