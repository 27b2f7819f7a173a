import CoreGraphics
import Foundation
import UIKitCore

/// A search in the text of a text view.
final class TextFindSession: UIFindSession {
    private unowned let view: UITextView
    private var results: [NSRange] = []
    private var highlighted = NSNotFound
    private let highlights = UIView()

    /// The greatest number of results that are highlighted at once.
    private static let shownLimit = 500

    init(_ view: UITextView) {
        self.view = view
        super.init()
        highlights.isUserInteractionEnabled = false
        view.insertSubview(highlights, at: 0)
    }

    nonisolated deinit {}

    override var resultCount: Int { results.count }

    override var highlightedResultIndex: Int { highlighted }

    override var supportsReplacement: Bool { view.isEditable }

    override func performSearch(query: String, options: UITextSearchOptions?) {
        results = find(query, options ?? UITextSearchOptions())
        let start = view.selectedRange.location
        highlighted =
            results.firstIndex { $0.location >= start } ?? (results.isEmpty ? NSNotFound : 0)
        showHighlighted()
    }

    private func find(_ query: String, _ options: UITextSearchOptions) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let text = NSString(string: view.text)
        var found: [NSRange] = []
        var rest = NSRange(location: 0, length: text.length)
        while rest.length > 0 {
            let range = text.range(of: query, options: options.stringCompareOptions, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            if matches(range, options.wordMatchMethod) { found.append(range) }
            let next = range.location + range.length
            rest = NSRange(location: next, length: text.length - next)
        }
        return found
    }

    private func matches(_ range: NSRange, _ method: UITextSearchOptions.WordMatchMethod) -> Bool {
        guard method != .contains else { return true }
        let word = view.textEditor.wordRange(at: range.location)
        return word.lowerBound == range.location
            && (method == .startsWith || word.upperBound == range.location + range.length)
    }

    override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !results.isEmpty else { return }
        let step = direction == .forward ? 1 : results.count - 1
        highlighted = highlighted == NSNotFound ? 0 : (highlighted + step) % results.count
        showHighlighted()
    }

    override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement, results.indices.contains(highlighted) else { return }
        let range = results[highlighted]
        guard replace(range, replacementString) else { return }
        view.selectedRange = NSRange(
            location: range.location + NSString(string: replacementString).length, length: 0)
        performSearch(query: searchQuery, options: options)
    }

    /// Replaces from the end on, so that the places before stay valid, as one step of undo.
    override func replaceAll(
        searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard supportsReplacement else { return }
        view.undoManager?.beginUndoGrouping()
        for range in results.reversed() { _ = replace(range, replacementString) }
        view.undoManager?.endUndoGrouping()
        performSearch(query: searchQuery, options: options)
    }

    private func replace(_ range: NSRange, _ text: String) -> Bool {
        guard let offsets = Range(range), view.mayReplace(offsets, with: text) else { return false }
        view.replace(OffsetRange(offsets), withText: text)
        return true
    }

    override func invalidateFoundResults() {
        results = []
        highlighted = NSNotFound
        highlights.removeFromSuperview()
    }

    // MARK: Highlights

    private func showHighlighted() {
        if results.indices.contains(highlighted) {
            let range = results[highlighted]
            view.selectedRange = range
            view.scrollRangeToVisible(range)
        }
        showHighlights()
    }

    private func showHighlights() {
        for mark in highlights.subviews { mark.removeFromSuperview() }
        let first = max(0, min(highlighted == NSNotFound ? 0 : highlighted, results.count) - 250)
        for index in results.indices.dropFirst(first).prefix(Self.shownLimit) {
            for rect in view.selectionRects(for: OffsetRange(Range(results[index]) ?? 0..<0)) {
                let mark = UIView(frame: rect.rect.insetBy(dx: -1, dy: 0))
                let isCurrent = index == highlighted
                mark.backgroundColor = .systemYellow.withAlphaComponent(isCurrent ? 0.9 : 0.3)
                mark.layer.cornerRadius = 3
                highlights.addSubview(mark)
            }
        }
    }
}
