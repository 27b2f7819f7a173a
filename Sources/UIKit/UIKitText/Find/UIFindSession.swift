public import Foundation
public import UIKitCore

/// The way in which a search compares texts.
public nonisolated struct UITextSearchOptions: Equatable, Sendable {
    /// A rule for the part of a word that has to match.
    public enum WordMatchMethod: Int, Hashable, Sendable {
        /// Any part.
        case contains = 0
        /// The beginning.
        case startsWith
        /// The whole word.
        case fullWord
    }

    /// The part of a word that has to match.
    public let wordMatchMethod: WordMatchMethod

    /// The differences that do not count. Case is ignored by default.
    public let stringCompareOptions: NSString.CompareOptions

    /// Creates options.
    public init(
        wordMatchMethod: WordMatchMethod = .contains,
        stringCompareOptions: NSString.CompareOptions = .caseInsensitive
    ) {
        self.wordMatchMethod = wordMatchMethod
        self.stringCompareOptions = stringCompareOptions
    }
}

/// A search in a view: it finds texts, highlights one of them, and replaces them.
///
/// Subclass it to search in a view of an app's own; ``UITextView`` has its own sessions.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    public override init() { super.init() }

    nonisolated deinit {}

    /// The number of results. 0 by default.
    open var resultCount: Int { 0 }

    /// The index of the result that is highlighted; `NSNotFound`, the default, for none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// `true` if results can be replaced. `false` by default.
    open var supportsReplacement: Bool { false }

    /// Finds a text. Does nothing by default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Highlights the next or previous result, after the last one the first. Does nothing by
    /// default.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Replaces the highlighted result. Does nothing by default.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Replaces all results. Does nothing by default.
    open func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}

    /// Removes the results and their highlights. Does nothing by default.
    open func invalidateFoundResults() {}
}
