extension Music {
    /// The words of a score, each with its place.
    struct Words {
        private let text: String
        private var rest: ArraySlice<Substring>

        init(_ text: String) {
            self.text = text
            rest = text.split(separator: " ")[...]
        }

        var isAtEnd: Bool { rest.isEmpty }

        /// Takes the next word.
        mutating func next() -> Substring? { rest.popFirst() }

        /// Where a word begins, in letters, counting from 1; the end of the text for no word.
        func position(of word: Substring?) -> Int {
            text.distance(from: text.startIndex, to: word?.startIndex ?? text.endIndex) + 1
        }

        /// The problem that something else should stand where `word` stands.
        func problem(_ word: Substring?, expected: LocalizedText) -> InputProblem {
            .unexpected(
                word.map(String.init) ?? "", position: position(of: word), expected: expected)
        }
    }
}

extension Music.Sign {
    private static let degrees: [Substring: Int] = [
        "C": 1, "D": 2, "E": 3, "F": 4, "G": 5, "A": 6, "B": 7,
    ]

    /// Reads a letter and the number after it.
    init(from words: inout Music.Words) throws(InputProblem) {
        let key = words.next()
        switch key {
        case "O":
            let word = words.next()
            guard let word, let register = Int(word).flatMap(Register.init) else {
                throw words.problem(
                    word, expected: .localized("the register 1, 2 or 3"))
            }
            self = .register(register)
        case "T":
            self = .tempo(
                try Self.number(
                    from: &words, in: 1...10_000,
                    expected: .localized("the length of a beat in milliseconds, from 1 to 10000")))
        case "P":
            self = .rest(beats: try Self.beats(from: &words))
        case .some(let letter) where Self.degrees[letter] != nil:
            self = .note(Self.degrees[letter] ?? 0, beats: try Self.beats(from: &words))
        default:
            throw words.problem(
                key,
                expected: .localized(
                    "a note (C D E F G A B), a rest (P), a register (O) or a speed (T)"))
        }
    }

    private static func beats(from words: inout Music.Words) throws(InputProblem) -> Double {
        try number(
            from: &words, in: 0.01...64,
            expected: .localized("a length in beats, from 0.01 to 64"))
    }

    private static func number(
        from words: inout Music.Words, in range: ClosedRange<Double>, expected: LocalizedText
    ) throws(InputProblem) -> Double {
        let word = words.next()
        guard let word, let number = Double(word), range.contains(number) else {
            throw words.problem(word, expected: expected)
        }
        return number
    }
}
