import CoreGraphics
public import Foundation
public import UIKitCore

/// The provider of the searches of a ``UIFindInteraction``.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns a new search in a view; `nil` for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView)
        -> UIFindSession?

    /// Called after a search began.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called after a search ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

/// An interaction that finds and replaces texts in a view, with a panel at the bottom of the
/// window.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that is searched.
    public private(set) final weak var view: UIView?

    /// The provider of the searches.
    public private(set) final weak var delegate: (any UIFindInteractionDelegate)?

    /// The panel, while it is shown.
    final private(set) var navigator: FindNavigator?

    /// The search that the panel shows.
    public private(set) final var activeFindSession: UIFindSession?

    /// Creates an interaction.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    nonisolated deinit {}

    open func willMove(to view: UIView?) { if self.view != nil { dismissFindNavigator() } }

    open func didMove(to view: UIView?) { self.view = view }

    /// `true` while the panel is shown.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The text to find.
    open var searchText: String? { didSet { navigator?.searchField.text = searchText } }

    /// The text that replaces results.
    open var replacementText: String? { didSet { navigator?.replaceField.text = replacementText } }

    /// Shows the panel.
    ///
    /// - Parameter showingReplace: `true` for a second row, to replace results where that is
    ///   possible.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, view.window != nil else { return }
        if activeFindSession == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            activeFindSession = session
            (session as? UITextSearchingFindSession)?.resultsDidChange = { [weak self] in
                self?.updateResultCount()
            }
            delegate?.findInteraction(self, didBegin: session)
        }
        let showsReplace = showingReplace && activeFindSession?.supportsReplacement == true
        if navigator?.showsReplace != showsReplace {
            navigator = FindNavigator(self, showsReplace: showsReplace)
            navigator?.searchField.text = searchText
            navigator?.replaceField.text = replacementText
        }
        if !view.isFirstResponder { view.becomeFirstResponder() }
        view.reloadInputViews()
        navigator?.searchField.becomeFirstResponder()
        navigator?.searchField.selectAll(nil)
        if !(searchText ?? "").isEmpty { search() }
    }

    /// Hides the panel, and ends the search.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        navigator = nil
        session.invalidateFoundResults()
        view?.becomeFirstResponder()
        view?.reloadInputViews()
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Highlights the next result.
    open func findNext() { step(.forward) }

    /// Highlights the previous result.
    open func findPrevious() { step(.backward) }

    private func step(_ direction: UITextStorageDirection) {
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Shows the session's current number of results.
    open func updateResultCount() {
        guard let session = activeFindSession else { return }
        navigator?.show(
            index: session.highlightedResultIndex, of: session.resultCount,
            isEmpty: (searchText ?? "").isEmpty)
    }

    final func adopt(searchText: String?, replacementText: String?) {
        self.replacementText = replacementText
        guard searchText != self.searchText else { return }
        self.searchText = searchText
        search()
    }

    private func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: nil)
        updateResultCount()
    }

    final func replace(all: Bool) {
        guard let session = activeFindSession, let query = searchText else { return }
        let text = replacementText ?? ""
        if all {
            session.replaceAll(searchQuery: query, replacementString: text, options: nil)
        } else {
            session.performSingleReplacement(query: query, replacementString: text, options: nil)
        }
        updateResultCount()
    }
}
