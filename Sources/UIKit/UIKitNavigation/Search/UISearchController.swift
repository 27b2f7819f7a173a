import CoreGraphics
public import Foundation
public import UIKitCore
import UIKitScrolling
public import UIKitText

/// A search: the bar for its text, and the controller of its results.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     search.obscuresBackgroundDuringPresentation = false
///     navigationItem.searchController = search
///
/// The bar stands below the title of a navigation bar. While the user searches it replaces the
/// title, and the results cover the searched content.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// The occasions on which the scopes are shown.
    public nonisolated enum ScopeBarActivation: Int, Hashable, Sendable {
        /// Those of the system: the beginning of a search.
        case automatic = 0
        /// Only by `UISearchBar/showsScopeBar`.
        case manual
        /// The first letter.
        case onTextEntry
        /// The beginning of a search.
        case onSearchActivation
    }

    private weak var owner: UIViewController?
    private weak var navigation: UINavigationController?
    private let bar = UISearchBar()
    private lazy var overlay = SearchOverlay()
    private lazy var suggestionList = SuggestionList()
    private var storedIsActive = false

    /// `true` if the scrolling of the searched content has been switched off.
    private var holdsScrolling = false

    // MARK: Creating

    /// Creates a search.
    ///
    /// - Parameter searchResultsController: The controller that shows the results above the
    ///   searched content, or `nil` if the searched content shows them itself.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.observer = self
    }

    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    /// The bar with the text.
    open var searchBar: UISearchBar { bar }

    /// The controller that shows the results.
    public let searchResultsController: UIViewController?

    /// The object that finds and shows the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// An object that is notified when the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?

    // MARK: Behaviour

    /// `true` (the default) if the searched content is dimmed during the search.
    open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }

    /// The older name of ``obscuresBackgroundDuringPresentation``.
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    /// `true` (the default) if the search replaces title and buttons of the navigation bar.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { navigation?.layOutBars(animated: false) }
    }

    /// `true` (the default) if the bar has a cancel button during the search.
    open var automaticallyShowsCancelButton = true

    /// The occasion on which the scopes are shown.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// `true` (the default) if the search shows and hides the scopes.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// `true` (the default) if results are shown as soon as there is text.
    open var automaticallyShowsSearchResultsController = true { didSet { showContent() } }

    /// `true` if results are shown. By default they are while there is text or a token.
    open var showsSearchResultsController = false {
        didSet { if showsSearchResultsController != oldValue { showContent() } }
    }

    /// The proposals listed below the bar; no list when `nil` or empty.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showContent() } }

    // MARK: Searching

    /// `true` while the user searches.
    open var isActive: Bool {
        get { storedIsActive }
        set {
            guard newValue != storedIsActive else { return }
            if newValue { begin() } else { end() }
        }
    }

    private func begin() {
        delegate?.willPresentSearchController(self)
        storedIsActive = true
        adoptText()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        updateScopes()
        showOverlay()
        navigation?.layOutBars(animated: true)
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        delegate?.didPresentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        storedIsActive = false
        bar.text = ""
        bar.searchTextField.tokens = []
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        updateScopes()
        adoptText()
        hideOverlay()
        navigation?.layOutBars(animated: true)
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    private var hasText: Bool {
        !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
    }

    private func updateScopes() {
        switch scopeBarActivation {
        case .manual: break
        case .onTextEntry: bar.showsScopeBar = storedIsActive && hasText
        case .automatic, .onSearchActivation: bar.showsScopeBar = storedIsActive
        }
    }

    private func adoptText() {
        let text = storedIsActive ? bar.text ?? "" : nil
        owner?.unavailableSearchText = text
        searchResultsController?.unavailableSearchText = text
        if automaticallyShowsSearchResultsController { showsSearchResultsController = hasText }
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }

    // MARK: The view

    open override func loadView() {
        overlay.onTap = { [weak self] in self?.isActive = false }
        suggestionList.onChoice = { [weak self] in self?.choose($0) }
        view = overlay
    }

    /// Remembers the controller whose content is searched.
    final func attach(to owner: UIViewController, in navigation: UINavigationController?) {
        self.owner = owner
        self.navigation = navigation
    }

    private func showOverlay() {
        guard let owner, let content = owner.viewIfLoaded else { return }
        owner.addChild(self)
        view.frame = content.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(view)
        didMove(toParent: owner)
        showContent()
        overlay.fadeIn()
    }

    private func hideOverlay() {
        guard parent != nil else { return }
        showContent()
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// Shows suggestions, results or neither.
    private func showContent() {
        guard isViewLoaded else { return }
        let results = storedIsActive && showsSearchResultsController ? searchResultsController : nil
        let hasSuggestions = storedIsActive && !(searchSuggestions ?? []).isEmpty
        suggestionList.suggestions = searchSuggestions ?? []
        if let old = children.first, hasSuggestions || old !== results {
            old.willMove(toParent: nil)
            overlay.content = nil
            old.removeFromParent()
        }
        if hasSuggestions {
            overlay.content = suggestionList
        } else if let results {
            if results.parent !== self { addChild(results) }
            overlay.content = results.view
            results.didMove(toParent: self)
        } else {
            overlay.content = nil
        }
        overlay.dims = obscuresBackgroundDuringPresentation && overlay.content == nil
        holdScrolling(storedIsActive && (overlay.dims || overlay.content != nil))
    }

    /// Keeps searched content that is itself a scroll view in place below the overlay.
    private func holdScrolling(_ holds: Bool) {
        guard let scroll = owner?.viewIfLoaded as? UIScrollView else { return }
        if holds != holdsScrolling {
            holdsScrolling = holds
            scroll.isScrollEnabled = !holds
        }
        if holds {
            overlay.frame = scroll.bounds
            scroll.bringSubviewToFront(overlay)
        }
    }
}

extension UISearchController: SearchBarObserver {
    package func searchBarDidBeginEditing(_ searchBar: UISearchBar) { isActive = true }

    package func searchBarDidChange(_ searchBar: UISearchBar) {
        adoptText()
        updateScopes()
        showContent()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    package func searchBarDidCancel(_ searchBar: UISearchBar) { isActive = false }

    package func searchBarHeightDidChange(_ searchBar: UISearchBar) {
        navigation?.layOutBars(animated: true)
    }
}

extension UINavigationItem {
    /// `true` while a search has replaced title and buttons.
    final var isSearching: Bool {
        guard let searchController else { return false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
    }

    /// `true` if scrolling hides the search bar.
    final var hidesSearchBar: Bool {
        hidesSearchBarWhenScrolling && searchController?.isActive != true
    }

    /// The height of the search bar; 0 without one.
    final var searchBarHeight: CGFloat { searchController?.searchBar.fullHeight ?? 0 }
}
