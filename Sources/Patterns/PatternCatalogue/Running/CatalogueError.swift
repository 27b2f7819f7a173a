/// A reason why the catalogue could not fulfil a request.
///
/// Its text is written for the user: what happened, where, and what would help.
public enum CatalogueError: Error, Hashable, Sendable {
    /// No entry has that id. `nearest` is the one that was probably meant.
    case unknownEntry(id: String, nearest: String?)

    /// The entry has no example of that id.
    case unknownExample(id: String, entry: String, known: [String])

    /// The example has no input of that name.
    case unknownInput(name: String, example: String, known: [String])

    /// The text given for an input cannot be read.
    case badInput(name: String, text: String, problem: InputProblem)

    /// A number was to be divided by zero.
    case divisionByZero(dividend: Double)
}

/// A reason why the text of an input cannot be read.
public enum InputProblem: Error, Hashable, Sendable {
    /// The text is empty or only spaces.
    case empty

    /// It should be a number, and is not.
    case notANumber(String)

    /// It should be a number without a fraction, and is not.
    case notAWholeNumber(String)

    /// The number is outside of the range, which is given in words.
    case outOfRange(String, LocalizedText)

    /// It is none of the words that can be chosen.
    case notAChoice(String, [String])

    /// It has too many letters.
    case tooLong(letters: Int, most: Int)

    /// Something else should stand at that place. Positions count from 1.
    case unexpected(String, position: Int, expected: LocalizedText)
}
