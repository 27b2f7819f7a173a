extension Input where Value == Double {
    /// A number in a range.
    static func number(
        _ name: String, _ meaning: LocalizedText, in range: ClosedRange<Double>,
        default value: Double
    ) -> Input {
        let words = range.inWords
        return Input(
            name, meaning, default: value, writtenAs: value.plain,
            allowed: .localized("a number from \(words)")
        ) { text throws(InputProblem) in
            try Self.read(text, in: range)
        }
    }

    fileprivate static func read(
        _ text: some StringProtocol, in range: ClosedRange<Double>
    ) throws(InputProblem) -> Double {
        guard let number = Double(text), number.isFinite else { throw .notANumber(String(text)) }
        guard range.contains(number) else { throw .outOfRange(number.plain, range.inWords) }
        return number
    }
}

extension Input where Value == [Double] {
    /// Numbers in a range, with commas between them.
    static func numbers(
        _ name: String, _ meaning: LocalizedText, in range: ClosedRange<Double>,
        default values: [Double]
    ) -> Input {
        let words = range.inWords
        return Input(
            name, meaning, default: values,
            writtenAs: values.map(\.plain).joined(separator: ","),
            allowed: .localized("numbers from \(words), with commas between them")
        ) { text throws(InputProblem) in
            var numbers: [Double] = []
            for part in try text.listItems() {
                numbers.append(try Input<Double>.read(part, in: range))
            }
            return numbers
        }
    }
}

extension Input where Value == Int {
    /// A whole number in a range.
    static func integer(
        _ name: String, _ meaning: LocalizedText, in range: ClosedRange<Int>, default value: Int
    ) -> Input {
        let words: LocalizedText = .localized("\(range.lowerBound) to \(range.upperBound)")
        return Input(
            name, meaning, default: value, writtenAs: "\(value)",
            allowed: .localized("a whole number from \(words)")
        ) { text throws(InputProblem) in
            guard let number = Int(text) else { throw .notAWholeNumber(text) }
            guard range.contains(number) else { throw .outOfRange("\(number)", words) }
            return number
        }
    }
}

extension Input where Value == Bool {
    /// Yes or no.
    static func flag(_ name: String, _ meaning: LocalizedText, default value: Bool) -> Input {
        Input(
            name, meaning, default: value, writtenAs: "\(value)",
            allowed: .localized("true or false")
        ) { text throws(InputProblem) in
            guard let flag = Bool(text) else { throw .notAChoice(text, ["true", "false"]) }
            return flag
        }
    }
}

extension Input where Value == String {
    /// Some text that is not empty.
    static func text(
        _ name: String, _ meaning: LocalizedText, upTo longest: Int = 200, default value: String
    ) -> Input {
        Input(
            name, meaning, default: value, writtenAs: value,
            allowed: .localized("a text of 1 to \(longest) letters")
        ) { text throws(InputProblem) in
            guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
            guard text.count <= longest else { throw .tooLong(letters: text.count, most: longest) }
            return text
        }
    }
}

extension Input where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of a few words.
    static func choice(_ name: String, _ meaning: LocalizedText, default value: Value) -> Input {
        let words = Value.allCases.map(\.rawValue)
        return Input(
            name, meaning, default: value, writtenAs: value.rawValue, allowed: .oneOf(words)
        ) { text throws(InputProblem) in
            guard let choice = Value(rawValue: text) else { throw .notAChoice(text, words) }
            return choice
        }
    }
}

extension Input {
    /// Some of a few words, with commas between them.
    static func choices<Element>(
        _ name: String, _ meaning: LocalizedText, default values: [Element]
    ) -> Input
    where
        Value == [Element], Element: RawRepresentable & CaseIterable & Sendable,
        Element.RawValue == String
    {
        let words = Element.allCases.map(\.rawValue)
        return Input(
            name, meaning, default: values,
            writtenAs: values.map(\.rawValue).joined(separator: ","),
            allowed: .localized("some of \(LocalizedText.list(words)), with commas between them")
        ) { text throws(InputProblem) in
            var choices: [Element] = []
            for part in try text.listItems() {
                guard let choice = Element(rawValue: part) else {
                    throw InputProblem.notAChoice(part, words)
                }
                choices.append(choice)
            }
            return choices
        }
    }
}

// MARK: - Words

extension String {
    /// The parts between the commas, without the spaces around them.
    fileprivate func listItems() throws(InputProblem) -> [String] {
        guard contains(where: { !$0.isWhitespace }) else { throw .empty }
        return split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }
}

extension Double {
    /// The number without a needless fraction: “100”, “0.5”.
    var plain: String {
        Int(exactly: self).map(String.init) ?? "\(self)"
    }
}

extension ClosedRange<Double> {
    fileprivate var inWords: LocalizedText {
        .localized("\(lowerBound.plain) to \(upperBound.plain)")
    }
}

extension LocalizedText {
    fileprivate static func oneOf(_ words: [String]) -> LocalizedText {
        // Chinese has a form for a single word too.
        words.count == 1
            ? .localized("\(words[0])")
            : .localized("one of \(LocalizedText.list(words))")
    }
}
