import Foundation
import TextLayout
import UIKitCore

// Characters, words, sentences and paragraphs around a position.
extension TextEditor {
    /// The boundaries in the paragraph of a position, and the paragraph's start.
    func breaks(at offset: Int) -> (start: Int, end: Int, breaks: TextBreaks) {
        let range = layout.contentRange(of: layout.fragment(at: offset))
        return (range.lowerBound, range.upperBound, TextBreaks(text(in: range)))
    }

    /// Returns the position after the character that follows `offset`.
    func position(after offset: Int) -> Int {
        let index = layout.fragment(at: offset)
        let range = layout.contentRange(of: index)
        if offset >= range.upperBound {
            return min(layout.start(of: index) + layout.fragments[index].length, length)
        }
        let local = offset - range.lowerBound
        let next = TextBreaks(text(in: range)).characters.first { $0 > local }
        return range.lowerBound + (next ?? range.count)
    }

    /// Returns the position before the character that precedes `offset`.
    func position(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        var index = layout.fragment(at: offset)
        if layout.start(of: index) == offset, index > 0 {
            index -= 1
            if layout.fragments[index].terminator > 0 {
                return layout.contentRange(of: index).upperBound
            }
        }
        let range = layout.contentRange(of: index)
        if offset > range.upperBound { return range.upperBound }
        let local = offset - range.lowerBound
        let previous = TextBreaks(text(in: range)).characters.last { $0 < local }
        return range.lowerBound + (previous ?? 0)
    }

    /// Returns the start of what backspace deletes: the whole character, or in scripts such as
    /// Thai only its last mark.
    func startOfDeletion(before offset: Int) -> Int {
        let start = position(before: offset)
        guard offset > start else { return start }
        let (paragraph, _, breaks) = breaks(at: start)
        // A position within a character deletes all of it, but only what is before the caret.
        guard breaks.partialDeletions.contains(offset - paragraph), offset - start > 1 else {
            return start
        }
        let characters = text(in: start..<offset).unicodeScalars
        return offset - (characters.last.map { $0.utf16.count } ?? 0)
    }

    // MARK: Words

    /// Returns the word at a position; between words, the characters between them.
    func wordRange(at offset: Int) -> Range<Int> {
        let (start, end, breaks) = breaks(at: offset)
        let local = offset - start
        if let word = breaks.words.last(where: { $0.lowerBound <= local && local < $0.upperBound })
            ?? breaks.words.first(where: { $0.upperBound == local })
        {
            return start + word.lowerBound..<start + word.upperBound
        }
        let lower = breaks.words.last { $0.upperBound <= local }?.upperBound ?? 0
        let upper = breaks.words.first { $0.lowerBound > local }?.lowerBound ?? end - start
        return start + lower..<start + max(lower, upper)
    }

    /// Returns the end of the next word.
    func wordEnd(after offset: Int) -> Int {
        var offset = offset
        while true {
            let (start, end, breaks) = breaks(at: offset)
            if let word = breaks.words.first(where: { start + $0.upperBound > offset }) {
                return start + word.upperBound
            }
            if offset < end { return end }
            let next = position(after: offset)
            guard next > offset else { return offset }
            offset = next
        }
    }

    /// Returns the start of the previous word.
    func wordStart(before offset: Int) -> Int {
        var offset = offset
        while true {
            let (start, _, breaks) = breaks(at: offset)
            if let word = breaks.words.last(where: { start + $0.lowerBound < offset }) {
                return start + word.lowerBound
            }
            if offset > start { return start }
            let previous = position(before: offset)
            guard previous < offset else { return offset }
            offset = previous
        }
    }

    // MARK: Larger units

    func sentenceRange(at offset: Int) -> Range<Int> {
        let (start, end, breaks) = breaks(at: offset)
        let local = offset - start
        let sentence =
            breaks.sentences.last { $0.lowerBound <= local } ?? 0..<max(end - start, 0)
        return start + sentence.lowerBound..<start + sentence.upperBound
    }

    /// Returns the paragraph of a position without its line feed; the empty range at a position
    /// within a line feed of two characters.
    func paragraphRange(around offset: Int) -> Range<Int> {
        let offset = min(max(offset, 0), length)
        let range = paragraphRange(at: offset, includesLineFeed: false)
        return offset > range.upperBound ? offset..<offset : range
    }

    /// Returns the paragraph of a position.
    ///
    /// - Parameter includesLineFeed: `true` to include the line feed at its end.
    func paragraphRange(at offset: Int, includesLineFeed: Bool) -> Range<Int> {
        var first = layout.fragment(at: offset)
        var last = first
        while first > 0, layout.fragments[first - 1].terminator == 0 { first -= 1 }
        while last < layout.fragments.count - 1, layout.fragments[last].terminator == 0 {
            last += 1
        }
        let end = layout.contentRange(of: last).upperBound
        return layout.start(of: first)..<end
            + (includesLineFeed ? layout.fragments[last].terminator : 0)
    }
}
