import CoreGraphics
public import Foundation
public import UIKitCore

extension UITextView: UITextSearching {
    /// The identity of a document; a text view has one, with the identity `nil`.
    public typealias DocumentIdentifier = AnyHashable?

    /// Returns the order of the starts of two ranges.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
    ) -> ComparisonResult { compare(foundRange.start, to: toRange.start) }

    /// Reports the ranges of a query to an aggregator, in order.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in ranges(of: queryString, options) {
            resultAggregator.foundRange(
                OffsetRange(Range(range) ?? 0..<0), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
        guard !query.isEmpty else { return [] }
        let text = NSString(string: self.text)
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
        let word = textEditor.wordRange(at: range.location)
        return word.lowerBound == range.location
            && (method == .startsWith || word.upperBound == range.upperBound)
    }

    // MARK: Look

    /// Marks a found range, or removes its mark.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable??,
        usingStyle style: UITextSearchFoundTextStyle
    ) {
        guard style != .normal else { return }
        let holder = foundTextMarks ?? UIView()
        if foundTextMarks == nil {
            holder.isUserInteractionEnabled = false
            insertSubview(holder, at: 0)
            foundTextMarks = holder
        }
        for rect in selectionRects(for: foundTextRange) {
            let mark = UIView(frame: rect.rect.insetBy(dx: -1, dy: 0))
            mark.backgroundColor = .systemYellow.withAlphaComponent(
                style == .highlighted ? 0.9 : 0.3)
            mark.layer.cornerRadius = 3
            holder.addSubview(mark)
        }
    }

    /// Removes the marks of all found ranges.
    public func clearAllDecoratedFoundText() {
        foundTextMarks?.removeFromSuperview()
        foundTextMarks = nil
    }

    /// Scrolls so that a found range is visible.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        selectedTextRange = range
        scrollRangeToVisible(selectedRange)
    }

    // MARK: Replacing

    /// `true` if found text can be replaced: while the text is editable.
    public var supportsTextReplacement: Bool { isEditable }

    /// Returns `true` if the delegate permits the replacement of a found range.
    public func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable??, withText text: String
    ) -> Bool {
        mayReplace(offsets(of: foundTextRange), with: text)
    }

    /// Replaces a found text, and places the caret after it.
    public func replace(
        foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String
    ) {
        let start = offsets(of: foundTextRange).lowerBound
        replace(foundTextRange, withText: replacementText)
        selectedRange = NSRange(location: start + replacementText.utf16.count, length: 0)
    }

    /// Replaces from the end on, so that the places before stay valid, as one step of undo.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String)
    {
        undoManager?.beginUndoGrouping()
        for range in ranges(of: queryString, options).reversed() {
            guard let offsets = Range(range), mayReplace(offsets, with: text) else { continue }
            replace(OffsetRange(offsets), withText: text)
        }
        undoManager?.endUndoGrouping()
    }
}

extension UITextView {
    /// Installs or removes what finds and replaces.
    final func setUpFinding(_ isOn: Bool) {
        if isOn {
            let interaction = UIFindInteraction(sessionDelegate: self)
            findInteraction = interaction
            addInteraction(interaction)
        } else if let findInteraction {
            removeInteraction(findInteraction)
            self.findInteraction = nil
        }
    }
}
