public import Foundation
public import UIKitCore

/// The look of a found text.
public nonisolated enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
    /// As any text.
    case normal = 0
    /// As one of the results.
    case found
    /// As the result that is shown now.
    case highlighted
}

/// A view or document whose text a ``UITextSearchingFindSession`` finds and replaces.
///
/// Texts may be spread over several documents, each with an identifier; with one text there is
/// none.
@preconcurrency @MainActor
public protocol UITextSearching: AnyObject {
    /// The type of documents' identifiers.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection, from which a search starts.
    var selectedTextRange: UITextRange? { get }

    /// Returns the order of two found ranges of a document.
    func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
    ) -> ComparisonResult

    /// Finds a text, at once or later, and reports the ranges to the aggregator.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Gives a found text a look.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?,
        usingStyle: UITextSearchFoundTextStyle)

    /// Gives all found texts their normal look.
    func clearAllDecoratedFoundText()

    /// `true` if found text can be replaced. `false` by default.
    var supportsTextReplacement: Bool { get }

    /// The document of the selection; none by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Returns the order of two documents; the same by default.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Called before a result is highlighted.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls to a result.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Returns `true`, the default, if a found text may be replaced.
    func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool

    /// Replaces a found text.
    func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    )

    /// Replaces all found texts.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }

    public var selectedTextSearchDocument: DocumentIdentifier? { nil }

    /// Returns that both are the same.
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier)
        -> ComparisonResult
    { .orderedSame }

    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

    /// Returns `true`.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { true }

    /// Does nothing: an object that supports replacement has a method of its own.
    public func replace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) {}

    /// Does nothing: an object that supports replacement has a method of its own.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// The collector of a search's results.
@preconcurrency @MainActor
public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// The ranges in the order in which they were reported.
    private(set) var found: [(range: UITextRange, document: DocumentIdentifier?)] = []

    private let didChange: (_ isFinished: Bool) -> Void

    init(didChange: @escaping (_ isFinished: Bool) -> Void) { self.didChange = didChange }

    /// All found ranges.
    public var allFoundRanges: Set<UITextRange> { Set(found.map(\.range)) }

    /// Adds a result.
    public func foundRange(
        _ range: UITextRange, searchString string: String, document: DocumentIdentifier?
    ) {
        found.append((range, document))
    }

    /// Ends the search: all results were reported.
    public func finishedSearching() { didChange(true) }

    /// Removes a result, whose text has changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        found.removeAll { $0.range == range && $0.document == document }
        didChange(false)
    }

    /// Removes all results, because the text has changed.
    public func invalidate() {
        found = []
        didChange(false)
    }
}
