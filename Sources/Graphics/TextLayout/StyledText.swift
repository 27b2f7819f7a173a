import FoundationGaps

/// A string with attributes for ranges of characters.
///
///     var text = StyledText("Hello, 世界", TextAttributes(font: .system(size: 17)))
///     text.setAttributes(TextAttributes(font: .system(size: 17, weight: 700)), in: 7..<9)
///
/// Ranges count UTF-16 code units, as `NSRange` does.
package struct StyledText: Hashable, Sendable {
    /// A range of the string whose attributes differ from the default ones.
    package struct Run: Hashable, Sendable {
        /// The range in UTF-16 code units, never empty.
        package let range: Range<Int>
        package let attributes: TextAttributes
    }

    package let string: String

    /// The attributes outside of all runs, which also determine an empty string's height.
    package let attributes: TextAttributes

    /// The runs in ascending order, without overlaps, within the string.
    package private(set) var runs: [Run] = []

    /// The styles of paragraphs that differ from the first one's, by ascending starts.
    package private(set) var paragraphs: [ParagraphRun] = []

    /// A style that applies from a paragraph's start on.
    package struct ParagraphRun: Hashable, Sendable {
        /// The start in UTF-16 code units.
        package let start: Int
        package let paragraph: TextParagraph
    }

    /// Creates text with the same attributes everywhere.
    package init(_ string: String, _ attributes: TextAttributes) {
        self.string = string
        self.attributes = attributes
    }

    /// Creates text by concatenating `parts`. Without parts, `attributes` determine the height.
    package init(
        _ parts: [(string: String, attributes: TextAttributes)], else attributes: TextAttributes
    ) {
        self.init(parts.map(\.string).joined(), parts.first?.attributes ?? attributes)
        var start = 0
        for part in parts {
            let end = start + part.string.utf16.count
            setAttributes(part.attributes, in: start..<end)
            start = end
        }
    }

    /// `true` if any characters are stretched.
    var hasExpansion: Bool {
        attributes.effects?.expansion ?? 0 != 0
            || runs.contains { $0.attributes.effects?.expansion ?? 0 != 0 }
    }

    /// The length in UTF-16 code units.
    package var length: Int { string.utf16.count }

    /// Sets the attributes of a range, which is clamped to the string.
    package mutating func setAttributes(_ new: TextAttributes, in range: Range<Int>) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty else { return }
        if range.lowerBound >= runs.last?.range.upperBound ?? 0 {
            if new != attributes { runs.append(Run(range: range, attributes: new)) }
            return
        }
        var changed: [Run] = []
        for run in runs {
            if run.range.lowerBound < range.lowerBound {
                let end = min(run.range.upperBound, range.lowerBound)
                changed.append(Run(range: run.range.lowerBound..<end, attributes: run.attributes))
            }
            if run.range.upperBound > range.upperBound {
                let start = max(run.range.lowerBound, range.upperBound)
                changed.append(Run(range: start..<run.range.upperBound, attributes: run.attributes))
            }
        }
        if new != attributes { changed.append(Run(range: range, attributes: new)) }
        runs = changed.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Sets the style of the paragraphs that start at `start` or later.
    ///
    /// Starts are added in ascending order. The maximum number of lines and the line break mode are
    /// those of the whole text's style.
    package mutating func setParagraph(_ paragraph: TextParagraph, from start: Int) {
        paragraphs.append(ParagraphRun(start: start, paragraph: paragraph))
    }

    /// Returns the style of the paragraph that starts at `start`; `nil` for that of the whole text.
    func paragraph(at start: Int) -> TextParagraph? {
        paragraphs.last { $0.start <= start }?.paragraph
    }

    /// Returns the text with all its attributes changed by `change`.
    package func mappingAttributes(_ change: (inout TextAttributes) -> Void) -> StyledText {
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var attributes = attributes
            change(&attributes)
            return attributes
        }
        var text = StyledText(string, changed(attributes))
        for run in runs { text.setAttributes(changed(run.attributes), in: run.range) }
        text.paragraphs = paragraphs
        return text
    }

    /// Returns the attributes of the code unit at `index`; at the end of the string, those of the
    /// last one.
    package func attributes(at index: Int) -> TextAttributes {
        let index = min(index, length - 1)
        let number = firstRun(endingAfter: index)
        guard number < runs.count, runs[number].range.contains(index) else { return attributes }
        return runs[number].attributes
    }

    /// Returns `range` split where attributes change, in order. An empty range gives one empty
    /// segment.
    func segments(in range: Range<Int>) -> [(range: Range<Int>, attributes: TextAttributes)] {
        guard !runs.isEmpty else { return [(range, attributes)] }
        guard !range.isEmpty else { return [(range, attributes(at: range.lowerBound))] }
        var found: [(Range<Int>, TextAttributes)] = []
        var covered = range.lowerBound
        for run in runs[firstRun(endingAfter: range.lowerBound)...] {
            guard run.range.lowerBound < range.upperBound else { break }
            let part = run.range.clamped(to: range)
            if part.lowerBound > covered { found.append((covered..<part.lowerBound, attributes)) }
            found.append((part, run.attributes))
            covered = part.upperBound
        }
        if covered < range.upperBound { found.append((covered..<range.upperBound, attributes)) }
        return found
    }

    /// Returns the index in ``runs`` of the first run that ends after `index`, by bisection.
    private func firstRun(endingAfter index: Int) -> Int {
        runs.partitioningIndex { $0.range.upperBound > index }
    }
}
