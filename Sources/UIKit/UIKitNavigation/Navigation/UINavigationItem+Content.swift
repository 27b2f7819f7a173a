import Foundation
public import UIKitControls
public import UIKitCore

/// The values of a navigation item that name bars and their buttons.
@MainActor
private final class NavigationItemParts {
    var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
    var backBarButtonItem: UIBarButtonItem?
    var backButtonTitle: String?
    var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
    var backAction: UIAction?
    var hidesBackButton = false
    var leftItemsSupplementBackButton = false
    var leadingItemGroups: [UIBarButtonItemGroup] = []
    var centerItemGroups: [UIBarButtonItemGroup] = []
    var trailingItemGroups: [UIBarButtonItemGroup] = []
    var pinnedTrailingGroup: UIBarButtonItemGroup?
    var customizationIdentifier: String?
    var additionalOverflowItems: UIDeferredMenuElement?
    var style = UINavigationItem.ItemStyle.navigator
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    var documentProperties: UIDocumentProperties?
    var searchController: UISearchController?
    var hidesSearchBarWhenScrolling = true
    var standardAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
    var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
    lazy var overflowItem: UIBarButtonItem = {
        let item = UIBarButtonItem()
        item.image = UIImage(systemName: "ellipsis.circle")
        item.accessibilityLabel = SystemText.localized("More")
        item.accessibilityIdentifier = "Overflow"
        return item
    }()
}

extension UINavigationItem {
    private final var parts: NavigationItemParts {
        if let parts = partsStorage as? NavigationItemParts { return parts }
        let parts = NavigationItemParts()
        partsStorage = parts
        return parts
    }

    /// A value whose change the bar shows.
    private final subscript<Value>(
        part: ReferenceWritableKeyPath<NavigationItemParts, Value>
    ) -> Value {
        get { parts[keyPath: part] }
        set {
            parts[keyPath: part] = newValue
            changed()
        }
    }

    /// A value whose change the bar shows, if it is another one.
    private final subscript<Value: Equatable>(
        ifNew part: ReferenceWritableKeyPath<NavigationItemParts, Value>
    ) -> Value {
        get { parts[keyPath: part] }
        set { if newValue != parts[keyPath: part] { self[part] = newValue } }
    }

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

    // MARK: Title

    /// The rule for a large title. ``LargeTitleDisplayMode/automatic`` by default.
    public final var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { self[ifNew: \.largeTitleDisplayMode] }
        set { self[ifNew: \.largeTitleDisplayMode] = newValue }
    }

    // MARK: Back button

    /// The item whose title or image the back button of the *next* controller shows.
    public final var backBarButtonItem: UIBarButtonItem? {
        get { self[\.backBarButtonItem] }
        set { self[\.backBarButtonItem] = newValue }
    }

    /// The title of the back button of the next controller; the ``title`` when `nil`.
    public final var backButtonTitle: String? {
        get { self[\.backButtonTitle] }
        set { self[\.backButtonTitle] = newValue }
    }

    /// The rule for the title of the next controller's back button.
    public final var backButtonDisplayMode: BackButtonDisplayMode {
        get { self[\.backButtonDisplayMode] }
        set { self[\.backButtonDisplayMode] = newValue }
    }

    /// An action that the back button of this controller performs instead of going back.
    public final var backAction: UIAction? {
        get { self[\.backAction] }
        set { self[\.backAction] = newValue }
    }

    /// `true` if this controller has no back button. `false` by default.
    public final var hidesBackButton: Bool {
        get { self[ifNew: \.hidesBackButton] }
        set { self[ifNew: \.hidesBackButton] = newValue }
    }

    /// Shows or hides the back button.
    public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    // MARK: Buttons

    /// The items at the leading edge, which replace the back button unless
    /// ``leftItemsSupplementBackButton``.
    public final var leftBarButtonItems: [UIBarButtonItem]? {
        get { leadingItemGroups.isEmpty ? nil : leadingItemGroups.flatMap(\.barButtonItems) }
        set { leadingItemGroups = newValue.map { [.uncollapsible($0)] } ?? [] }
    }

    /// The items at the trailing edge, from there on.
    public final var rightBarButtonItems: [UIBarButtonItem]? {
        get {
            trailingItemGroups.isEmpty
                ? nil : trailingItemGroups.flatMap(\.barButtonItems).reversed()
        }
        set { trailingItemGroups = newValue.map { [.uncollapsible($0.reversed())] } ?? [] }
    }

    /// The first of ``leftBarButtonItems``.
    public final var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of ``rightBarButtonItems``.
    public final var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// `true` if the left items stand after the back button. `false` by default.
    public final var leftItemsSupplementBackButton: Bool {
        get { self[\.leftItemsSupplementBackButton] }
        set { self[\.leftItemsSupplementBackButton] = newValue }
    }

    /// Replaces the items at the leading edge; if `animated`, they fade.
    public final func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let report = didChange
        didChange = { _ in report?(animated) }
        leftBarButtonItems = items
        didChange = report
    }

    /// Replaces the items at the trailing edge; if `animated`, they fade.
    public final func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let report = didChange
        didChange = { _ in report?(animated) }
        rightBarButtonItems = items
        didChange = report
    }

    /// Replaces the item at the leading edge; if `animated`, it fades.
    public final func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Replaces the item at the trailing edge; if `animated`, it fades.
    public final func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    // MARK: Groups

    /// The groups at the leading edge, after the back button. They replace ``leftBarButtonItems``.
    public final var leadingItemGroups: [UIBarButtonItemGroup] {
        get { parts.leadingItemGroups }
        set {
            let old = parts.leadingItemGroups
            parts.leadingItemGroups = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    /// The groups in the middle of bars in the styles for browsers and editors. In bars in the
    /// style for navigation they are in the overflow menu.
    public final var centerItemGroups: [UIBarButtonItemGroup] {
        get { parts.centerItemGroups }
        set {
            let old = parts.centerItemGroups
            parts.centerItemGroups = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    /// The groups at the trailing edge, in the direction of reading. They replace
    /// ``rightBarButtonItems``.
    public final var trailingItemGroups: [UIBarButtonItemGroup] {
        get { parts.trailingItemGroups }
        set {
            let old = parts.trailingItemGroups
            parts.trailingItemGroups = newValue
            adopt(newValue, insteadOf: old)
        }
    }

    /// The group at the very trailing edge, which never gives way to others.
    public final var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { parts.pinnedTrailingGroup }
        set {
            let old = parts.pinnedTrailingGroup
            parts.pinnedTrailingGroup = newValue
            adopt([newValue].compactMap { $0 }, insteadOf: [old].compactMap { $0 })
        }
    }

    /// The name under which the user's choice of the middle groups is kept. Without one the user
    /// cannot change them.
    public final var customizationIdentifier: String? {
        get { self[ifNew: \.customizationIdentifier] }
        set { self[ifNew: \.customizationIdentifier] = newValue }
    }

    /// Elements at the end of the overflow menu, which is there even if all groups fit.
    public final var additionalOverflowItems: UIDeferredMenuElement? {
        get { self[\.additionalOverflowItems] }
        set { self[\.additionalOverflowItems] = newValue }
    }

    /// The button of the overflow menu, as the source of a popover; `nil` while it is not shown.
    public final var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        overflowItem.shownView?.superview == nil ? nil : overflowItem
    }

    /// The item that opens the overflow menu.
    final var overflowItem: UIBarButtonItem { parts.overflowItem }

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
    public final var style: ItemStyle {
        get { self[ifNew: \.style] }
        set { self[ifNew: \.style] = newValue }
    }

    // MARK: The title's menu

    /// Returns the menu that a tap on the title opens, from the suggested commands for documents
    /// that the responders perform; `nil` for none.
    public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { self[\.titleMenuProvider] }
        set { self[\.titleMenuProvider] = newValue }
    }

    /// The delegate of the renaming of the title by the user, which it makes possible.
    public final var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { self[\.renameDelegate] }
        set { self[\.renameDelegate] = newValue }
    }

    /// The document, of which the menu of the title shows name and size.
    public final var documentProperties: UIDocumentProperties? {
        get { self[ifNew: \.documentProperties] }
        set { self[ifNew: \.documentProperties] = newValue }
    }

    // MARK: Search

    /// The search whose bar is shown below the title.
    public final var searchController: UISearchController? {
        get { self[ifNew: \.searchController] }
        set { self[ifNew: \.searchController] = newValue }
    }

    /// `true` (the default) if scrolling hides the search bar. It is shown at first.
    public final var hidesSearchBarWhenScrolling: Bool {
        get { self[ifNew: \.hidesSearchBarWhenScrolling] }
        set { self[ifNew: \.hidesSearchBarWhenScrolling] = newValue }
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
    public final var preferredSearchBarPlacement: SearchBarPlacement {
        get { parts.preferredSearchBarPlacement }
        set { parts.preferredSearchBarPlacement = newValue }
    }

    /// The place of the search bar.
    public final var searchBarPlacement: SearchBarPlacement { .stacked }

    // MARK: Appearance

    /// The look of the bar with this item, instead of the bar's own.
    public final var standardAppearance: UINavigationBarAppearance? {
        get { self[\.standardAppearance] }
        set { self[\.standardAppearance] = newValue }
    }

    /// The look while the content is at its start, instead of the bar's own.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { self[\.scrollEdgeAppearance] }
        set { self[\.scrollEdgeAppearance] = newValue }
    }

    /// The look in a window of little height, instead of the bar's own.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { self[\.compactAppearance] }
        set { self[\.compactAppearance] = newValue }
    }

    /// The look in a window of little height while the content is at its start, instead of the
    /// bar's own.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { self[\.compactScrollEdgeAppearance] }
        set { self[\.compactScrollEdgeAppearance] = newValue }
    }

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
