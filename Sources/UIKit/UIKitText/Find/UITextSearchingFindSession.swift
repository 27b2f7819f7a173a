import CoreGraphics
import Foundation
public import UIKitCore

/// A search in a ``UITextSearching`` object.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: any TextSearch

    /// Called after results came or went on their own.
    final var resultsDidChange: (() -> Void)? {
        get { search.resultsDidChange }
        set { search.resultsDidChange = newValue }
    }

    /// Creates a session.
    public init<Object: UITextSearching>(searchableObject: Object) {
        search = ObjectSearch(searchableObject)
        super.init()
    }

    nonisolated deinit {}

    /// The object that is searched.
    open var searchableObject: (any UITextSearching)? { search.searchableObject }

    open override var resultCount: Int { search.resultCount }

    open override var highlightedResultIndex: Int { search.highlighted }

    open override var supportsReplacement: Bool {
        searchableObject?.supportsTextReplacement ?? false
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.perform(query, options ?? UITextSearchOptions())
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        search.highlightNext(in: direction)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, search.replaceHighlighted(with: replacementString) else {
            return
        }
        performSearch(query: searchQuery, options: options)
    }

    open override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement else { return }
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(),
            withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() { search.clear() }
}

/// A search without the type of its object.
private protocol TextSearch: AnyObject {
    var searchableObject: (any UITextSearching)? { get }
    var resultCount: Int { get }
    var highlighted: Int { get }
    var resultsDidChange: (() -> Void)? { get set }
    func perform(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(in direction: UITextStorageDirection)
    func replaceHighlighted(with text: String) -> Bool
    func clear()
}

/// A search in an object.
private final class ObjectSearch<Object: UITextSearching>: TextSearch {
    private weak var object: Object?
    private var aggregator: UITextSearchAggregator<Object.DocumentIdentifier>?
    private(set) var highlighted = NSNotFound
    var resultsDidChange: (() -> Void)?

    /// The greatest number of results that are decorated at once.
    private static var decoratedLimit: Int { 500 }

    init(_ object: Object) { self.object = object }

    var searchableObject: (any UITextSearching)? { object }

    var resultCount: Int { aggregator?.found.count ?? 0 }

    func perform(_ query: String, _ options: UITextSearchOptions) {
        highlighted = NSNotFound
        let aggregator = UITextSearchAggregator<Object.DocumentIdentifier> {
            [weak self] isFinished in self?.resultsChanged(isFinished)
        }
        self.aggregator = aggregator
        guard !query.isEmpty else { return show() }
        object?.performTextSearch(
            queryString: query, options: options, resultAggregator: aggregator)
    }

    private func resultsChanged(_ isFinished: Bool) {
        if isFinished { highlighted = firstAfterSelection }
        if !isFinished, highlighted >= resultCount { highlighted = NSNotFound }
        show()
        resultsDidChange?()
    }

    /// The first result that is not before the selection, or the first one.
    private var firstAfterSelection: Int {
        guard let object, let found = aggregator?.found, !found.isEmpty else { return NSNotFound }
        guard let selection = object.selectedTextRange else { return 0 }
        let selected = object.selectedTextSearchDocument
        return found.firstIndex {
            if let document = $0.document, let selected, document != selected {
                return object.compare(document: document, toDocument: selected)
                    == .orderedDescending
            }
            return object.compare($0.range, toRange: selection, document: $0.document)
                != .orderedAscending
        } ?? 0
    }

    func highlightNext(in direction: UITextStorageDirection) {
        guard resultCount > 0 else { return }
        let step = direction == .forward ? 1 : resultCount - 1
        highlighted = highlighted == NSNotFound ? 0 : (highlighted + step) % resultCount
        show()
    }

    func replaceHighlighted(with text: String) -> Bool {
        guard let object, let found = aggregator?.found, found.indices.contains(highlighted) else {
            return false
        }
        let (range, document) = found[highlighted]
        guard object.shouldReplace(foundTextRange: range, document: document, withText: text)
        else { return false }
        object.replace(foundTextRange: range, document: document, withText: text)
        return true
    }

    func clear() {
        aggregator = nil
        highlighted = NSNotFound
        object?.clearAllDecoratedFoundText()
    }

    /// Decorates the results around the highlighted one, and scrolls to it.
    private func show() {
        guard let object, let found = aggregator?.found else { return }
        object.clearAllDecoratedFoundText()
        if found.indices.contains(highlighted) {
            let (range, document) = found[highlighted]
            object.willHighlight(foundTextRange: range, document: document)
            object.scrollRangeToVisible(range, inDocument: document)
        }
        let middle = highlighted == NSNotFound ? 0 : highlighted
        let first = max(0, middle - Self.decoratedLimit / 2)
        for index in found.indices.dropFirst(first).prefix(Self.decoratedLimit) {
            object.decorate(
                foundTextRange: found[index].range, document: found[index].document,
                usingStyle: index == highlighted ? .highlighted : .found)
        }
    }
}
