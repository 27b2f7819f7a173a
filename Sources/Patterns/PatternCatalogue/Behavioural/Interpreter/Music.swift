/// A small language for melodies, which is turned into numbered notation.
///
/// A score is words with spaces between them: a letter, and a number after it. `O 2` is the middle
/// register, `E 0.5` half a beat of E.
enum Music {
    /// The remainder of a score during its interpretation: the context.
    final class PlayContext {
        private var words: ArraySlice<Substring>

        init(_ score: Score) {
            words = score.text.split(separator: " ")[...]
        }

        var isFinished: Bool { words.isEmpty }

        /// The letter that comes next.
        var nextKey: String { String(words.first ?? "") }

        /// Takes the letter and the number that come next. Scores are checked when they are read,
        /// so both are there.
        func take() -> (key: String, value: Double) {
            let key = words.popFirst() ?? ""
            let value = words.popFirst().flatMap { Double($0) } ?? 0
            return (String(key), value)
        }
    }

    /// A rule of the language.
    class Expression {
        let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Takes a letter and a number from the score and says what they mean.
        final func interpret(_ context: PlayContext) -> String {
            stage.call(self, "interpret(\(context.nextKey))") {
                let (key, value) = context.take()
                return execute(key, value)
            }
        }

        /// The meaning of a letter and a number.
        func execute(_ key: String, _ value: Double) -> String {
            preconditionFailure("\(type(of: self)) has no execute(_:_:). Override it.")
        }
    }

    /// `C` to `B`, with a length in beats; `P` for a rest.
    final class Note: Expression {
        override func execute(_ key: String, _ value: Double) -> String {
            switch key {
            case "C": "1"
            case "D": "2"
            case "E": "3"
            case "F": "4"
            case "G": "5"
            case "A": "6"
            case "B": "7"
            default: "0"
            }
        }
    }

    /// `O 1` to `O 3`: the register of the notes that follow.
    final class Scale: Expression {
        override func execute(_ key: String, _ value: Double) -> String {
            switch value {
            case 1: "低音"
            case 2: "中音"
            default: "高音"
            }
        }
    }

    /// `T n`: how long a beat is, in milliseconds.
    final class Speed: Expression {
        override func execute(_ key: String, _ value: Double) -> String {
            switch value {
            case ..<500: "快速"
            case 1000...: "慢速"
            default: "中速"
            }
        }
    }

    /// The client: chooses the rule for every letter.
    final class Player {
        private let stage: Stage
        let note: Note
        let scale: Scale
        let speed: Speed

        init(stage: Stage) {
            self.stage = stage
            note = Note(stage: stage)
            scale = Scale(stage: stage)
            speed = Speed(stage: stage)
        }

        func play(_ score: Score) -> String {
            stage.call(self, "play(_:)") {
                let context = PlayContext(score)
                var signs: [String] = []
                while !context.isFinished {
                    let expression: Expression =
                        switch context.nextKey {
                        case "O": scale
                        case "T": speed
                        default: note
                        }
                    signs.append(expression.interpret(context))
                }
                return signs.joined(separator: " ")
            }
        }
    }
}
