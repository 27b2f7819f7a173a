import Testing
import UIKit
import UIKitTesting

/// A list of texts that can be searched, each a document.
private final class Chapters: UITextSearching {
    final class Range: UITextRange {
        let offsets: Swift.Range<Int>

        init(_ offsets: Swift.Range<Int>) {
            self.offsets = offsets
            super.init()
        }

        nonisolated override func isEqual(_ object: Any?) -> Bool {
            (object as? Range)?.offsets == offsets
        }

        nonisolated override var hash: Int { offsets.hashValue }
    }

    var texts = ["one two", "two", "three two"]
    var decorated: [String] = []
    var selectedTextRange: UITextRange?
    var aggregator: UITextSearchAggregator<Int>?

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?)
        -> ComparisonResult
    {
        guard let left = foundRange as? Range, let right = toRange as? Range else {
            return .orderedSame
        }
        return left.offsets.lowerBound < right.offsets.lowerBound
            ? .orderedAscending : .orderedSame
    }

    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<Int>
    ) {
        aggregator = resultAggregator
        for (document, text) in texts.enumerated() {
            let found = (text as NSString).range(of: queryString)
            guard found.location != NSNotFound else { continue }
            resultAggregator.foundRange(
                Range(found.location..<found.location + found.length),
                searchString: queryString, document: document)
        }
        resultAggregator.finishedSearching()
    }

    func decorate(
        foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle
    ) {
        decorated.append("\(document ?? -1) \(usingStyle)")
    }

    func clearAllDecoratedFoundText() { decorated = [] }

    var supportsTextReplacement: Bool { true }

    func replace(foundTextRange: UITextRange, document: Int?, withText replacementText: String) {
        guard let document, let range = foundTextRange as? Range else { return }
        texts[document] = (texts[document] as NSString).replacingCharacters(
            in: NSRange(range.offsets), with: replacementText)
    }

    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        texts = texts.map { $0.replacingOccurrences(of: queryString, with: withText) }
    }
}

@Suite("Searching an app's own texts")
struct SearchingTests {
    private let chapters = Chapters()

    @Test("Find session: results of several documents are decorated, stepped through, replaced")
    func session() {
        let session = UITextSearchingFindSession(searchableObject: chapters)
        session.performSearch(query: "two", options: nil)
        #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
        #expect(chapters.decorated == ["0 highlighted", "1 found", "2 found"])
        session.highlightNextResult(in: .backward)
        #expect(session.highlightedResultIndex == 2)
        #expect(chapters.decorated.last == "2 highlighted")
        session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
        #expect(chapters.texts[2] == "three 2" && session.resultCount == 2)
        session.replaceAll(searchQuery: "two", replacementString: "zwei", options: nil)
        #expect(chapters.texts == ["one zwei", "zwei", "three 2"] && session.resultCount == 0)
    }

    @Test("Find session: results that the object withdraws are no longer counted")
    func invalidation() {
        let session = UITextSearchingFindSession(searchableObject: chapters)
        session.performSearch(query: "two", options: nil)
        chapters.aggregator?.invalidate()
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        session.performSearch(query: "two", options: nil)
        session.invalidateFoundResults()
        #expect(chapters.decorated == [] && session.resultCount == 0)
    }
}
