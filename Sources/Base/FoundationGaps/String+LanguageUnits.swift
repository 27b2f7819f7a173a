public import Foundation

extension NSString.EnumerationOptions {
    /// Words, as `String.enumerateSubstrings` reports them: letters and digits with the marks
    /// within them (`don't`, `3.14`), and Chinese characters one by one.
    public static var byWords: Self { Self(rawValue: 3) }

    /// Sentences with the blanks behind them.
    public static var bySentences: Self { Self(rawValue: 4) }

    /// The unit to enumerate: the lowest byte.
    fileprivate var unit: Self { Self(rawValue: rawValue & 0xFF) }
}

extension String {
    /// Calls a function for each word, sentence, line, paragraph or character in a range.
    ///
    /// - Parameters:
    ///   - options: The unit, with `.reverse` to begin at the end, and `.substringNotRequired`.
    ///   - body: Gets the unit, its range, the range with what follows it up to the next unit, and
    ///     a flag to stop.
    public func enumerateSubstrings<R: RangeExpression<Index>>(
        in range: R, options: NSString.EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let range = range.relative(to: self)
        let units: [Range<Index>]
        switch options.unit {
        case .byWords: units = words(in: range)
        case .bySentences: units = sentences(in: range)
        default:
            let text: NSString = NSString(string: self)
            text.enumerateSubstrings(in: NSRange(range, in: self), options: options) {
                substring, part, enclosing, stop in
                guard let part = Range(part, in: self),
                    let enclosing = Range(enclosing, in: self)
                else { return }
                var isDone = false
                body(substring, part, enclosing, &isDone)
                if isDone { stop.pointee = true }
            }
            return
        }
        let needsText = !options.contains(.substringNotRequired)
        let isReversed = options.contains(.reverse)
        for position in isReversed ? Array(units.indices.reversed()) : Array(units.indices) {
            let unit = units[position]
            let end = position + 1 < units.count ? units[position + 1].lowerBound : range.upperBound
            let start = position == 0 ? range.lowerBound : unit.lowerBound
            var isDone = false
            body(needsText ? String(self[unit]) : nil, unit, start..<end, &isDone)
            if isDone { return }
        }
    }

    private func words(in range: Range<Index>) -> [Range<Index>] {
        var words: [Range<Index>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard self[index].isInWord else {
                formIndex(after: &index)
                continue
            }
            let start = index
            formIndex(after: &index)
            while !self[start].isIdeograph, index < range.upperBound {
                let next = self.index(after: index)
                let isInner =
                    self[index].isInWord && !self[index].isIdeograph
                    || next < range.upperBound
                        && self[index].joins(self[self.index(before: index)], self[next])
                guard isInner else { break }
                index = next
            }
            words.append(start..<index)
        }
        return words
    }

    private func sentences(in range: Range<Index>) -> [Range<Index>] {
        var sentences: [Range<Index>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let end = self[index]
            formIndex(after: &index)
            guard end.endsSentence else { continue }
            while index < range.upperBound, self[index].endsSentence || self[index].closes {
                formIndex(after: &index)
            }
            let isEnd =
                index == range.upperBound || self[index].isWhitespace || end.isWideStop
                || end.isNewline
            guard isEnd else { continue }
            while index < range.upperBound, self[index].isWhitespace { formIndex(after: &index) }
            sentences.append(start..<index)
            start = index
        }
        if start < range.upperBound { sentences.append(start..<range.upperBound) }
        return sentences
    }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }

    /// `true` for characters that are words of their own.
    fileprivate var isIdeograph: Bool {
        unicodeScalars.first?.properties.isIdeographic == true
    }

    /// `true` for a mark that belongs to a word between these characters.
    fileprivate func joins(_ before: Character, _ after: Character) -> Bool {
        switch self {
        case "'", "’", "·": before.isLetter && after.isLetter && !after.isIdeograph
        case ".": before.isLetter && after.isLetter || before.isNumber && after.isNumber
        case ",": before.isNumber && after.isNumber
        default: false
        }
    }

    fileprivate var isWideStop: Bool { "。！？".contains(self) }
    fileprivate var endsSentence: Bool { ".!?…".contains(self) || isWideStop || isNewline }
    fileprivate var closes: Bool { "\"'”’)]»」』）".contains(self) }
}
