public import Foundation
public import UIKitControls
public import UIKitCore

/// The content of a navigation bar while a certain controller is on top: title and buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// A rule for large titles.
    public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As the previous item.
        case automatic = 0
        case always
        case never
    }

    /// A rule for the title of the back button.
    public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
        /// The title of the previous item, “Back” or none, whichever fits.
        case `default` = 0
        /// “Back”.
        case generic
        /// None.
        case minimal
    }

    /// Called when the bar has to update its content.
    final var didChange: ((_ animated: Bool) -> Void)?

    /// Creates an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    nonisolated deinit {}

    private func changed(animated: Bool = false) { didChange?(animated) }

    // MARK: Title

    /// The title; shown in the middle, or as a large one.
    open var title: String? { didSet { if title != oldValue { changed() } } }

    /// A view that is shown instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }

    /// A line of text above the bar's content.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }

    /// The rule for a large title. ``LargeTitleDisplayMode/automatic`` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    // MARK: Back button

    /// The item whose title or image the back button of the *next* controller shows.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }

    /// The title of the back button of the next controller; the ``title`` when `nil`.
    open var backButtonTitle: String? { didSet { changed() } }

    /// The rule for the title of the next controller's back button.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }

    /// An action that the back button of this controller performs instead of going back.
    open var backAction: UIAction? { didSet { changed() } }

    /// `true` if this controller has no back button. `false` by default.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }

    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Buttons

    /// The items at the leading edge, which replace the back button unless
    /// ``leftItemsSupplementBackButton``.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingItemGroups.isEmpty ? nil : leadingItemGroups.flatMap(\.barButtonItems) }
        set { leadingItemGroups = newValue.map { [.uncollapsible($0)] } ?? [] }
    }

    /// The items at the trailing edge, from there on.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get {
            trailingItemGroups.isEmpty
                ? nil : trailingItemGroups.flatMap(\.barButtonItems).reversed()
        }
        set { trailingItemGroups = newValue.map { [.uncollapsible($0.reversed())] } ?? [] }
    }

    /// The first of ``leftBarButtonItems``.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of ``rightBarButtonItems``.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// `true` if the left items stand after the back button. `false` by default.
    open var leftItemsSupplementBackButton = false { didSet { changed() } }

    /// Replaces the items at the leading edge; if `animated`, they fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let report = didChange
        didChange = { _ in report?(animated) }
        leftBarButtonItems = items
        didChange = report
    }

    /// Replaces the items at the trailing edge; if `animated`, they fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let report = didChange
        didChange = { _ in report?(animated) }
        rightBarButtonItems = items
        didChange = report
    }

    /// Replaces the item at the leading edge; if `animated`, it fades.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the item at the trailing edge; if `animated`, it fades.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The groups at the leading edge, after the back button. They replace ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(leadingItemGroups, insteadOf: oldValue) }
    }

    /// The groups in the middle of bars in the styles for browsers and editors. In bars in the
    /// style for navigation they are in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(centerItemGroups, insteadOf: oldValue) }
    }

    /// The groups at the trailing edge, in the direction of reading. They replace
    /// ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(trailingItemGroups, insteadOf: oldValue) }
    }

    /// The group at the very trailing edge, which never gives way to others.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            adopt(
                [pinnedTrailingGroup].compactMap { $0 },
                insteadOf: [oldValue].compactMap { $0 })
        }
    }

    /// The name under which the user's choice of the middle groups is kept. Without one the user
    /// cannot change them.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue { changed() } }
    }

    /// Elements at the end of the overflow menu, which is there even if all groups fit.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }

    /// The button of the overflow menu, as the source of a popover; `nil` while it is not shown.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        overflowItem.shownView?.superview == nil ? nil : overflowItem
    }

    /// The item that opens the overflow menu.
    final lazy var overflowItem: UIBarButtonItem = {
        let item = UIBarButtonItem()
        item.image = UIImage(systemName: "ellipsis.circle")
        item.accessibilityLabel = SystemText.localized("More")
        item.accessibilityIdentifier = "Overflow"
        return item
    }()

    private func adopt(_ new: [UIBarButtonItemGroup], insteadOf old: [UIBarButtonItemGroup]) {
        for group in old { group.didChange = nil }
        for group in new { group.didChange = { [weak self] in self?.changed() } }
        changed()
    }

    /// The use that a bar is laid out for.
    public nonisolated enum ItemStyle: Int, Hashable, Sendable {
        /// The title is in the middle.
        case navigator = 0
        /// The title is at the leading edge, and groups are in the middle: for apps with a history
        /// or folders.
        case browser
        /// The title is at the leading edge, and groups are in the middle: for documents.
        case editor
    }

    /// The use that the bar is laid out for. ``ItemStyle/navigator`` by default.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }

    // MARK: The title's menu

    /// Returns the menu that a tap on the title opens, from the suggested commands for documents
    /// that the responders perform; `nil` for none.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }

    /// The delegate of the renaming of the title by the user, which it makes possible.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }

    /// The document, of which the menu of the title shows name and size.
    open var documentProperties: UIDocumentProperties? {
        didSet { if documentProperties !== oldValue { changed() } }
    }

    // MARK: Search

    /// The search whose bar is shown below the title.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { changed() } }
    }

    /// `true` (the default) if scrolling hides the search bar. It is shown at first.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }

    /// A place of the search bar.
    public nonisolated enum SearchBarPlacement: Int, Hashable, Sendable {
        /// The standard place: ``stacked``.
        case automatic = 0
        /// Among the buttons of the bar. Windows here have it stacked, as iPhones do.
        case inline
        /// Below the title.
        case stacked
    }

    /// The place that the app prefers for the search bar.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic

    /// The place of the search bar.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Appearance

    /// The look of the bar with this item, instead of the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// The look while the content is at its start, instead of the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// The look in a window of little height, instead of the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// The look in a window of little height while the content is at its start, instead of the
    /// bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    /// The title in the menu of back buttons.
    final var titleInMenu: String {
        backButtonTitle ?? title ?? NavigationBarContent.genericBackTitle
    }

    /// The title of the next controller's back button, before it is known to fit.
    final var titleForNext: String {
        switch backButtonDisplayMode {
        case .minimal: ""
        case .generic: NavigationBarContent.genericBackTitle
        case .default:
            backBarButtonItem?.title ?? backButtonTitle ?? title
                ?? NavigationBarContent.genericBackTitle
        }
    }
}

extension UIBarButtonItemGroup {
    /// Returns a group for the items of the older properties, which never give way.
    fileprivate static func uncollapsible(_ items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
        group.isCollapsible = false
        return group
    }
}
