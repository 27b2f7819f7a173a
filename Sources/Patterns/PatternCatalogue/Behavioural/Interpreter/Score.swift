extension Music {
    /// A melody that was read and checked.
    struct Score: Hashable, Sendable {
        /// The text that was read.
        let text: String

        /// Its meaning: values instead of a tree of objects, because the language has no nesting.
        let signs: [Sign]

        /// Reads a score.
        ///
        /// - Throws: ``InputProblem`` for an empty score, and for the first word that does not fit,
        ///   with its position in letters, counting from 1, and what was expected there.
        init(_ text: String) throws(InputProblem) {
            var words = Words(text)
            guard !words.isAtEnd else { throw .empty }
            var signs: [Sign] = []
            while !words.isAtEnd { signs.append(try Sign(from: &words)) }
            self.text = text
            self.signs = signs
        }

        /// The melody in numbered notation.
        var notation: String {
            signs.map(\.notation).joined(separator: " ")
        }
    }

    /// One sign of a score.
    enum Sign: Hashable, Sendable {
        /// A note, from 1 for C to 7 for B, and its length in beats.
        case note(Int, beats: Double)
        case rest(beats: Double)
        case register(Register)

        /// The length of a beat, in milliseconds.
        case tempo(Double)

        enum Register: Int, Sendable {
            case low = 1
            case middle, high
        }

        var notation: String {
            switch self {
            case .note(let degree, _): "\(degree)"
            case .rest: "0"
            case .register(.low): "低音"
            case .register(.middle): "中音"
            case .register(.high): "高音"
            case .tempo(..<500): "快速"
            case .tempo(1000...): "慢速"
            case .tempo: "中速"
            }
        }
    }
}
